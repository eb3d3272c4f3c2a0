"""The two commands that prove what a server of many people has of the bot: four weeks, and ratings; in small."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from bot import clock
from bot.tables import stand_ins
from bot.waiting import waiting
from engine.measuring.recorded import Recorded
from tests.bot import four_weeks, rating_proof


def test_a_few_people_find_tables_within_a_few_days(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for module, name in ((clock, "now"), (stand_ins, "BATCH"), (waiting, "GAP")):
        monkeypatch.setattr(module, name, getattr(module, name))  # the command sets them; they are put back
    monkeypatch.setattr(logging, "disable", lambda level: None)
    wanted = ["--people", "8", "--days", "3", "--seed", "3", "--folder", str(tmp_path), "--json"]
    monkeypatch.setattr(sys, "argv", ["four_weeks", *wanted])
    four_weeks.main()
    told = json.loads(capsys.readouterr().out)
    assert told["seekers"] == 3 and told["seated in time at a table that fits"] > 0
    assert (told["misfits"], told["with somebody they avoid"], told["refused"]) == (0, 0, 0)


def test_players_of_known_levels_are_rated_in_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games"
    file.write_text("".join(f"{Recorded((), (0,), (), pair).line()}\n" for pair in RANKED * 60))
    monkeypatch.setattr(sys, "argv", ["rating_proof", "ti4", str(file)])
    rating_proof.main()
    told = [line.strip() for line in capsys.readouterr().out.splitlines()]
    shown = {line.split(":")[0]: int(line.split()[1]) for line in told if line.split(":")[0] in rating_proof.LEVELS}
    assert told[0] == f"ti4: {60 * len(RANKED)} games"
    assert sorted(shown, key=lambda level: shown[level]) == [*rating_proof.LEVELS]
    assert "sharp ahead of keen: 60 of 60, 100.0 %" in told and any("came true 100.0 %" in line for line in told)
    assert told[-2:] == ["built anew: the same", "forgotten: gone"]


RANKED = (("sharp", "keen"), ("keen", "steady"), ("steady", "calm"), ("sharp", "calm"))
