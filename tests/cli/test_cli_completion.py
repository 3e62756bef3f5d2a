"""What a shell completes, and how completion is installed."""

from pathlib import Path

import pytest

from cli.conftest import Tablier
from tablier.core.page import rules_page
from tablier.core.registry import all_games


def completed(tablier: Tablier, monkeypatch: pytest.MonkeyPatch, *given: str) -> list[str]:
    """What Bash is offered for the last word."""
    monkeypatch.setenv("_TABLIER_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(["tablier", *given]))
    monkeypatch.setenv("COMP_CWORD", str(len(given)))
    run = tablier()
    assert run.code == 0
    return run.out.split()


def test_commands_games_and_options(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "show" in completed(tablier, monkeypatch, "s")
    assert completed(tablier, monkeypatch, "show", "") == [kind.id for kind in all_games()]
    assert completed(tablier, monkeypatch, "show", "kol") == ["kolowis"]
    assert completed(tablier, monkeypatch, "show", "kolowis", "bo") == ["board=kolowis", "board=mosona"]
    assert completed(tablier, monkeypatch, "show", "kolowis", "--po") == ["--position"]
    assert completed(tablier, monkeypatch, "analyse", "kolowis", "--n") == ["--nodes"]
    assert completed(tablier, monkeypatch, "warmup", "kolowis", "ken") == ["ken-wan"]


def test_values_as_bash_takes_words_apart(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(tablier, monkeypatch, "show", "kolowis", "board", "=") == ["kolowis", "mosona"]
    assert completed(tablier, monkeypatch, "show", "kolowis", "board", "=", "m") == ["mosona"]


def test_values_of_options(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(tablier, monkeypatch, "--lang", "") == ["en", "fr"]
    assert completed(tablier, monkeypatch, "record", "x", "--to", "j") == ["json"]
    assert completed(tablier, monkeypatch, "play", "kolowis", "--seat", "d") == ["dark=program"]
    kolowis = next(kind for kind in all_games() if kind.id == "kolowis")
    examples = [example.id for example in rules_page(kolowis, "en").examples]
    assert completed(tablier, monkeypatch, "rules", "kolowis", "--example", "") == examples


def test_nothing_is_offered_for_a_game_that_does_not_exist(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed(tablier, monkeypatch, "show", "chess", "bo") == []
    assert completed(tablier, monkeypatch, "rules", "chess", "--example", "a") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_installing(process: Tablier, tmp_path: Path, language: str) -> None:
    run = process(shell=f"tablier --lang {language} --install-completion; true")
    assert ("is installed in" if language == "en" else "est installée dans") in run.out
    assert run.out.count("\n") == 1
    assert (tmp_path / ".bash_completions" / "tablier.sh").exists()
    shown = process(shell=f"tablier --lang {language} --show-completion; true")
    assert "_TABLIER_COMPLETE=complete_bash" in shown.out


def test_an_unknown_shell(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: "tcsh")
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: "tcsh")
    for option in ("--install-completion", "--show-completion"):
        run = tablier("--lang", "fr", option)
        assert (run.code, run.out) == (2, "")
        assert "Votre shell n’a pas été reconnu" in run.err
