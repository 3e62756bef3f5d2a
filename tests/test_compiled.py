"""Compilation: once, kept on disk, and never stale."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import platformdirs
import pytest

import tablier
from scale import COMPILED
from tablier.kernel import compiled
from tablier.kernel.warmup import steps, warmup

USE = """
import json, sys
import tablier
from tablier.kernel.compiled import ENTRIES
from tablier.search import random_games
positions = [kind().start() for kind in tablier.all_games()]
positions += [tablier.game("khan-tsin", setup="random", seed=1).start(), tablier.game("ken-wan", players=2).start()]
for position in positions:
    position.play(position.legal_moves()[0])
    tablier.perft(position, 2)
    random_games([position], 1, 0)
    list(tablier.analyse(position, nodes=10))
    match = tablier.Match(position.game, position)
    match.resign(position.to_move)
    match.takeback() if match.moves else match
    match.agree() if not match.outcome else match
print(json.dumps({
    "moves": [len(position.legal_moves()) for position in positions],
    "hits": sum(sum(entry.stats.cache_hits.values()) for entry in ENTRIES),
    "misses": [entry.__name__ for entry in ENTRIES if entry.stats.cache_misses],
}))
"""


@pytest.mark.skipif(not COMPILED, reason="the compiler is off")
def test_second_process_finds_everything_compiled() -> None:
    assert len(list(warmup())) == len(steps())
    ran = subprocess.run([sys.executable, "-c", USE], capture_output=True, text=True, check=True)
    told = json.loads(ran.stdout)
    assert told["misses"] == []
    assert told["hits"] > 0
    assert told["moves"] == [282, 36, 108, 6, 140, 282]


def test_an_edit_anywhere_in_compiled_sources_is_another_cache(tmp_path: Path) -> None:
    package = tmp_path / "tablier"
    shutil.copytree(compiled.PACKAGE, package)
    before = compiled.sources_hash(package)
    assert before == compiled.sources_hash()
    for name in ("core/outcome.py", "kernel/bits.py", "games/ken_wan/geometry.py", "search/perft.py"):
        path = package / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        assert compiled.sources_hash(package) != before
        before = compiled.sources_hash(package)
    path = package / "cli" / "another.py"
    path.write_text("", encoding="utf-8")
    assert compiled.sources_hash(package) == before


def test_unwritable_cache_goes_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("", encoding="utf-8")
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: blocker / name)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert compiled._cache_directory().parent.parent == tmp_path
    (tmp_path / "sub").mkdir()
    monkeypatch.setattr(compiled, "_usable", lambda directory: False)
    assert compiled._cache_directory().parent == tmp_path


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_a_directory_that_others_can_write_to_is_no_cache(tmp_path: Path) -> None:
    assert compiled._usable(tmp_path / "own" / "hash")
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o777)
    assert not compiled._usable(tmp_path / "shared" / "hash")


def test_old_caches_are_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own, old, recent, other = (tmp_path / name for name in ("0" * 16, "1" * 16, "2" * 16, "another folder"))
    for directory in (own, old, recent, other):
        directory.mkdir()
    long_ago = time.time() - 40 * 86400
    for directory in (own, old, other):
        os.utime(directory, (long_ago, long_ago))
    monkeypatch.setattr(compiled, "CACHE_DIRECTORY", own)
    compiled.forget_old_caches()
    assert sorted(tmp_path.iterdir()) == [own, recent, other]


def test_other_users_of_numba_keep_their_cache() -> None:
    assert str(compiled.CACHE_DIRECTORY) != vars(numba.config)["CACHE_DIR"]


def test_foreign_games_have_no_kernel() -> None:
    class Odd:
        id = "odd"

    position = tablier.Position(Odd(), b"")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="odd"):
        tablier.perft(position, 1)
