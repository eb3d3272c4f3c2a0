"""The configuration: the example is the defaults, and a slip is one sentence with the key and the line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from pydantic import BaseModel

from bot.config import Config, ConfigError, read_config
from bot.locales import read_once
from bot.operating.check import main_check

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


def written(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, encoding="utf-8")
    return path


def keys(model: type[BaseModel]) -> dict[str, object]:
    """All keys of a model, sections as dicts."""
    parts = {name: field.annotation for name, field in model.model_fields.items()}
    sections = {name: part for name, part in parts.items() if isinstance(part, type) and issubclass(part, BaseModel)}
    return {name: keys(sections[name]) if name in sections else None for name in parts}


def shape(plain: dict[str, object]) -> dict[str, object]:
    return {name: shape(value) if isinstance(value, dict) else None for name, value in plain.items()}


def test_the_example_holds_the_defaults() -> None:
    assert read_config(EXAMPLE, {}) == Config()


def test_the_example_has_every_key_with_a_word_about_it() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert shape(tomllib.loads(text)) == keys(Config)
    blocks = [block for block in text.split("\n\n") if "=" in block]
    assert all("#" in block for block in blocks)


def test_without_a_file_the_defaults_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_config(None, {}) == Config()


def test_the_environments_token_goes_first_and_is_never_shown(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, 'token = "from file"'), {"ASTRARCH_TOKEN": "from-outside"})
    assert config.token == "from-outside"
    assert "from-outside" not in repr(config)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('database = "a"\n\nlanguage = "de"\n', "language", 3),
        ("# a\n[sandbox]\nport = 'x'\n", "sandbox.port", 3),
        ("[limits]\nlive_games = 0\n", "limits.live_games", 2),
        ("port = 1\n[sandbox]\nport = 2\n", "port", 1),
        ("[sandbox]\nport = 2\nprot = 2\n", "sandbox.prot", 3),
        ("moderator_role = '7'\n", "moderator_role", 1),
        ("\nsandbox = 7\n", "sandbox", 2),
    ],
)
def test_a_slip_names_its_key_and_line(tmp_path: Path, text: str, key: str, line: int) -> None:
    with pytest.raises(ConfigError) as refused:
        read_config(written(tmp_path, text), {})
    assert (refused.value.text.params["name"], refused.value.text.params["line"]) == (key, line)


def test_what_is_not_toml_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        read_config(written(tmp_path, 'token = ""\ndatabase = oops\n'), {})
    assert refused.value.text.params["line"] == 2


def test_a_missing_or_unreadable_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="bot-config-unreadable"):
        read_config(tmp_path / "nowhere.toml", {})
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="bot-config-unreadable"):
        read_config(tmp_path / "bytes.toml", {})


@pytest.mark.parametrize(
    "text", ["language = 1", "[sandbox]\nx = 1", "a = [", 'log_level = "LOUD"', "[limits]\nlock_seconds = 99"]
)
def test_the_program_says_one_line_and_gives_2(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main_check(["--config", str(written(tmp_path, text))]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert len(err.splitlines()) == 1
    assert "bot-" not in err and "Traceback" not in err


def test_every_sentence_about_the_configuration_is_said_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        read_config(written(tmp_path, 'language = "de"'), {})
    words = read_once()
    said = {language: words.say(refused.value.text, language) for language in ("en", "pl")}
    assert said["en"] == 'config.toml, line 1: “language” must be one of "en", "pl".'
    assert said["pl"] == 'config.toml, wiersz 1: „language” to ma być jedno z: "en", "pl".'
