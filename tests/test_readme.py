"""What the README shows works: its commands run, its files are there, the guide names what the bot needs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot.locales import Locales
from bot.operating.check_discord import NEEDED
from bot.services.permissions import NAMES
from engine.text import Text

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^python -m (engine .+)$", README, re.MULTILINE)


def test_the_shown_commands_run_one_after_the_other(tmp_path: Path) -> None:
    assert len(COMMANDS) >= 5
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for command in COMMANDS:
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout


@pytest.mark.parametrize("target", re.findall(r"\]\((?!https?:)([^)]+)\)", README))
def test_links_lead_somewhere(target: str) -> None:
    assert (ROOT / target).exists()


def test_the_makefile_has_the_commands_that_are_named() -> None:
    pages = README + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", pages, re.MULTILINE))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"run", "test", "fuzz"} <= named <= targets


def test_the_guide_names_the_permissions_that_a_game_needs() -> None:
    guide = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    words = Locales()
    for needed in NEEDED:
        assert f"*{words.say(Text(NAMES[needed]))}*" in guide, needed
