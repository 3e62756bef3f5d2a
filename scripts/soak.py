"""Compares the kernels with the naive twins, round after round with other seeds, until the time is over or they differ."""

import argparse
import itertools
import os
import subprocess
import sys
import time


def main() -> None:
    """Runs rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0)
    arguments = parser.parse_args()
    end = time.monotonic() + 3600 * arguments.hours
    for number in itertools.count(1):
        environment = {**os.environ, "TABLIER_SOAK": str(number)}
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "tests/test_twins.py"]
        ran = subprocess.run(command, env=environment, check=False)
        if ran.returncode or time.monotonic() > end:
            sys.exit(ran.returncode)


if __name__ == "__main__":
    main()
