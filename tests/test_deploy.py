"""The compose file: what it says to the bot is a configuration, and all of it fits together."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent

import pytest

from bot.config import Config, read_config, shards_of

ROOT = Path(__file__).parents[1]
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")


def configs() -> dict[str, str]:
    """What stands in the file as configurations, by name."""
    _, _, told = COMPOSE.partition("\nconfigs:\n")
    found = re.findall(r"^  (\w+):\n    content: \|\n((?:      .*\n)+)", told, flags=re.MULTILINE)
    return {name: dedent(words) for name, words in found}


@pytest.fixture
def read(tmp_path: Path) -> dict[str, Config]:
    """The same as the bot reads them."""
    found = {}
    for name, words in configs().items():
        (tmp_path / f"{name}.toml").write_text(words, encoding="utf-8")
        found[name] = read_config(tmp_path / f"{name}.toml", {})
    return found


def test_each_process_has_a_configuration_of_its_own(read: dict[str, Config]) -> None:
    assert len(read) == 3 and re.findall(r"- source: (\w+)", COMPOSE) == [*read]
    assert {one.database for one in read.values()} == {"postgresql://astrarch@database/astrarch"}
    assert all(one.token == "" for one in read.values())


def test_every_shard_is_meant_for_one_process(read: dict[str, Config]) -> None:
    meant = [shard for one in read.values() for shard in shards_of(one).meant]
    assert sorted(meant) == [*range(3)] and {one.shards.count for one in read.values()} == {3}


def test_what_it_builds_is_there_and_has_what_the_configurations_need(read: dict[str, Config]) -> None:
    (dockerfile,) = re.findall(r"dockerfile: (\S+)", COMPOSE)
    built = (ROOT / dockerfile).read_text(encoding="utf-8")
    assert "[postgresql,metrics]" in built and all(one.metrics.port for one in read.values())
    for folder in re.findall(r"^COPY (\w+) \1$", built, flags=re.MULTILINE):
        assert (ROOT / folder).is_dir()


def test_nothing_secret_stands_in_it() -> None:
    secrets = re.findall(r"^ *(?:ASTRARCH_TOKEN|PGPASSWORD|POSTGRES_PASSWORD): (.*)$", COMPOSE, flags=re.MULTILINE)
    assert len(secrets) == 3 and all(one.startswith("${") for one in secrets)


def test_a_container_is_healthy_whatever_became_of_the_other_processes() -> None:
    told = (ROOT / "docs" / "running" / "Containerfile").read_text(encoding="utf-8")
    asked = re.search(r"HEALTHCHECK .* CMD (.*)", told)
    assert asked and json.loads(asked[1]) == ["python", "-m", "bot", "status", "--here"]
