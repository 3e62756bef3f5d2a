"""`python -m tablier` is the same as `tablier`."""

import sys

from tablier.cli import main

sys.exit(main())
