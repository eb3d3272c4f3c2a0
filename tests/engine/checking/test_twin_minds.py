"""Programs decide alike in worlds that differ only in what their seat cannot see; one that peeks is found."""

from __future__ import annotations

import json

import pytest

from engine import games
from engine.__main__ import main
from engine.ask import Seat
from engine.checking import twin_minds
from engine.checking.twin_minds import compare
from engine.checking.worlds import worlds
from engine.players.mind import Decision
from engine.players.player import Player
from engine.table import Table
from tests.engine.players.test_players import Knowing
from tests.toy import ToyState


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(Knowing())


def peeking(who: Player, table: Table, seat: Seat) -> Decision:
    """Bids nothing where the next card is an even one; which it is nobody can see."""
    state, made = table.state, DECIDE(who, table, seat)
    assert isinstance(state, ToyState)
    even = bool(state.deck) and int(state.deck[-1].removeprefix("card-")) % 2 == 0
    return Decision(0, True) if even and table.ask is not None and table.ask.kind == "bid" else made


DECIDE = Player.decide


def test_whoever_reads_what_its_seat_reads_decides_alike() -> None:
    found = compare(Knowing(), ("keen", "steady", "calm"), "twins", 100)
    assert (found.decisions, found.differing) == (100, [])


def test_whoever_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "decide", peeking)
    assert compare(Knowing(), ("keen", "steady", "calm"), "twins", 100).differing


def test_what_has_no_twin_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    some = iter(range(7))
    monkeypatch.setattr(
        twin_minds, "worlds", lambda *which: iter(()) if next(some, None) is not None else worlds(*which)
    )
    found = compare(Knowing(), ("keen", "steady"), "twins", 5)
    assert (found.decisions, found.alone) == (5, 7)


def test_what_the_table_chooses_holds_for_twins(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, new = list[str](), Knowing.new
    monkeypatch.setattr(
        Knowing,
        "new",
        lambda self, seats, seed, options: (asked.append(options["length"]), new(self, seats, seed, options))[1],
    )
    compare(Knowing(), ("keen", "steady"), "twins", 5, {"length": "1"})
    assert set(asked) == {"1"}
    assert main(["twins", "toy", "--players", "keen,calm", "--decisions", "5", "--option", "length=1", "--json"]) == 0


def test_the_command_line_compares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["twins", "toy", "--players", "keen,calm", "--decisions", "10", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] == 10 and told["differing"] == [] and told["players"] == ["keen", "calm"]
