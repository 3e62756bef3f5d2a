"""The documentation is true."""

import doctest
import re
from pathlib import Path

import pytest

import tablier

ROOT = Path(__file__).parent.parent
INNER = {"state", "game"}  # what one part of the package uses of another
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_python_examples(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(code, {}, path.name, str(path), 0)
    results = doctest.DocTestRunner().run(test)
    assert results.failed == 0
    assert results.attempted > 0 or ">>>" not in text


def test_every_public_name_is_documented() -> None:
    """Every name of the package, and of what its main classes offer, stands in an example, or in what it prints."""
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    members = [name for kind in (tablier.Match, tablier.Position, tablier.Outcome, tablier.Record) for name in vars(kind)]
    names = [*tablier.__all__, *(name for name in members if not name.startswith("_") and name not in INNER)]
    assert [name for name in names if not re.search(rf"\b{name}\b", code)] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
