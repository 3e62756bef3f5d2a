"""The two decorators of compiled code, and where its machine code is kept.

Machine code is cached on disk. Numba looks only at the file of the function it loads, not at those of the functions that it
calls, so the cache directory is named after a hash of every source that can be compiled: after an edit it is another one.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])

PACKAGE = Path(__file__).parent.parent
COMPILED_PACKAGES = ("core", "kernel", "games", "search")  # of core, constants are compiled in
HASH_LENGTH = 16  # hexadecimal digits: 64 bits
KEPT_DAYS = 30  # a cache of other sources is deleted when it was not used for so long (another version may be installed)

# No reference counts: compiled code allocates nothing, and atomic counting of its arguments took up to half of its time.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

# Every function that is cached on disk by itself.
ENTRIES: list[Callable[..., object]] = []


def sources_hash(package: Path = PACKAGE) -> str:
    """A hash of all the sources that take part in compilation."""
    digest = hashlib.sha256()
    for name in COMPILED_PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:HASH_LENGTH]


def _usable(directory: Path) -> bool:
    """Whether a directory is there, or can be made, for us alone: what is loaded from it is run."""
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.utime(directory)
        ours = not hasattr(os, "getuid") or all(d.stat().st_uid == os.getuid() for d in (directory, directory.parent))
        shared = any(d.stat().st_mode & 0o022 for d in (directory, directory.parent)) and os.name == "posix"
    except OSError:
        return False
    return ours and not shared and os.access(directory, os.W_OK)


def _cache_directory() -> Path:
    name = sources_hash()
    owner = os.getuid() if hasattr(os, "getuid") else os.getpid()
    temporary = Path(tempfile.gettempdir()) / f"tablier-{owner}"
    for parent in (platformdirs.user_cache_path("tablier"), temporary):
        if _usable(parent / name):
            return parent / name
    return Path(tempfile.mkdtemp(prefix="tablier-"))


CACHE_DIRECTORY = _cache_directory()


def forget_old_caches(now: float | None = None) -> None:
    """Deletes the caches of other sources that have not been used for a while."""
    now = time.time() if now is None else now
    for directory in CACHE_DIRECTORY.parent.iterdir():
        is_cache = directory.is_dir() and len(directory.name) == HASH_LENGTH
        if is_cache and directory != CACHE_DIRECTORY and directory.stat().st_mtime < now - KEPT_DAYS * 86400:
            shutil.rmtree(directory, ignore_errors=True)


def inner(function: Function) -> Function:
    """Compiles a function that other compiled functions call. It is cached as a part of its callers."""
    return cast(Function, numba.njit(**OPTIONS)(function))


def inlined(function: Function) -> Function:
    """Like `inner`, for the small functions of which the call would cost as much as the work."""
    return cast(Function, numba.njit(**OPTIONS, forceinline=True)(function))


def entry(function: Function) -> Function:
    """Compiles a function that Python calls, for each game when it is first asked for, and keeps the machine code on disk."""
    # Numba picks the directory while it decorates. It is put back, since other packages may use Numba in this process.
    settings: Any = numba.config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(CACHE_DIRECTORY)
    try:
        jitted = cast(Function, numba.njit(**OPTIONS, cache=True)(function))
    finally:
        settings.CACHE_DIR = before
    ENTRIES.append(jitted)
    return jitted
