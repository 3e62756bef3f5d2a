"""Dependencies point up the list of the packages, never down, and only a game's own folder knows it by name."""

import ast
import re
from pathlib import Path

import pytest

import tablier
from tablier.core.words import PACKAGE

LAYERS = ("core", "kernel", "games", "search", "study", "server", "cli", "adapters")
SOURCES = sorted(PACKAGE.rglob("*.py"))


def _imports(path: Path) -> set[str]:
    """The modules of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{path}: imports are absolute"
    return {name for name in found if name.split(".")[0] == "tablier"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_dependencies_point_up(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if parts[0] not in LAYERS:
        return
    allowed = LAYERS[: LAYERS.index(parts[0]) + 1]
    for name in _imports(path):
        words = name.split(".")
        if len(words) > 1:
            assert words[1] in allowed, f"{path} imports {name}"
        if parts[0] == "games" and len(parts) > 2 and words[1] == "games" and len(words) > 2:
            assert words[2] == parts[1], f"{path} imports {name}: a game knows no other game"


@pytest.mark.parametrize("kind", tablier.all_games(), ids=lambda kind: kind.id)
def test_nobody_else_knows_a_game_by_name(kind: type[tablier.Game]) -> None:
    name = re.compile(rf"\b({kind.id}|{kind.folder.name}|{kind.__name__})\b")
    for path in SOURCES:
        if path.is_relative_to(kind.folder) or path == PACKAGE / "games" / "__init__.py":
            continue
        code = ast.unparse(_without_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        assert not name.search(code), path


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body[0] = ast.Pass()
    return tree
