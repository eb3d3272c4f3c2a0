"""Nothing that the bot shows a seat, or anybody, depends on what this seat, or anybody, cannot see."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.gathering import board_commands
from bot.live.model import Live
from bot.live.standing_orders import Due
from bot.store import GameRow
from bot.tables.standing_orders import delay
from bot.wording import status
from engine import games
from engine.ask import Seat
from engine.players.mind import Mind, Offer
from engine.players.situation import Situation
from engine.table import Table
from engine.text import T, Text
from tests.bot.harness import BotToy
from tests.bot.leaking import asked, compared, differences, leaks, stand_still, viewer_of
from tests.bot.two_worlds import (
    SEED,
    Position,
    reached,
    scrambled,
)
from tests.toy import BID, KEEP, PLAY, ROLL, ToyView

TOY = Position("toy", 3, 6)
POSITIONS = (
    TOY,
    Position("eclipse", 3, 150),
    Position("forbidden_stars", 3, 120),
    Position("space_empires", 3, 60),
    Position("ti4", 3, 100, (("map", "ready"), ("opening", "midgame"))),
)
MIDDLE = ("game status", "game history", "game since", "game undo", "secret all", "help")
OF_NO_GAME = ("me", "rules")
"""Commands that are walked through at the table of one game only."""


def without(position: Position) -> tuple[str, ...]:
    """What is not walked through there."""
    return () if position == TOY else OF_NO_GAME


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and the toy is there."""
    stand_still(monkeypatch)
    games.register(BotToy())


@pytest.mark.parametrize(
    ("position", "who"),
    [(position, who) for position in POSITIONS for who in ("asked", "public")] + [(TOY, "waiting")],
    ids=str,
)
async def test_nothing_differs_when_only_others_secrets_differ(position: Position, who: str, tmp_path: Path) -> None:
    one, two = await compared(tmp_path, position, viewer_of(position, who), without=without(position))
    found = differences(one, two)
    assert found == [], "\n\n".join(found)
    sealed = sum(a.sealed or b.sealed for a, b in zip(one, two, strict=True))
    assert len(one) > 150 and sealed < len(one) / 4


@pytest.mark.parametrize("further", [2, 8])
@pytest.mark.parametrize("position", POSITIONS, ids=str)
async def test_nothing_differs_in_the_middle_of_a_turn(position: Position, further: int, tmp_path: Path) -> None:
    """Where others have answered since, and windows are open, for a seat that waits in each of the games."""
    found = await leaks(tmp_path, position, "waiting", only=MIDDLE, further=further)
    assert found == [], "\n\n".join(found)


PROGRAMS = ("game advise", "game status", "game history", "game since", "game undo", "game board", "secret all")


@pytest.mark.parametrize("who", ["asked", "waiting"])
@pytest.mark.parametrize("position", [at for at in POSITIONS[1:] if games.rules_of(at.game).mind is not None], ids=str)
async def test_nothing_differs_at_a_table_of_computer_players(position: Position, who: str, tmp_path: Path) -> None:
    """Also not by the advice that the table allows, nor by what they are thinking of."""
    found = await leaks(tmp_path, position, who, only=PROGRAMS, programs=True)
    assert found == [], "\n\n".join(found)


async def test_advice_from_what_others_hold_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who looks into the state is found out."""
    games.register(Peeping())
    at = Position("toy", 3, 6)
    assert await leaks(tmp_path, at, "asked", only=("game advise",), programs=True) != []


PEEPER: Mind[ToyView] = Mind("toy", 1)


class Peeping(BotToy):
    """Its view holds a card of somebody else, of which nothing but a mind makes anything."""

    mind = PEEPER

    def view(self, state: Any, seat: Seat | None) -> ToyView:
        seen = super().view(state, seat)
        return replace(seen, deck=sum(map(ord, card_of(state, 0 if seat is None else seat))))


@PEEPER.judges(BID, ROLL, KEEP, PLAY)
def peep(at: Situation[ToyView]) -> Iterator[Offer]:
    """Answers as the hidden card goes."""
    ways = list(at.shape.ways())
    yield Offer(ways[at.view.deck % len(ways)], 1)


# --- the test would see it -------------------------------------------------------------------------------------------


def card_of(state: Any, seat: Seat) -> str:
    """A card of somebody else."""
    return str(next(player.hand[0] for n, player in enumerate(state.players) if n != seat and player.hand))


def in_the_prompt(monkeypatch: pytest.MonkeyPatch, viewer: Seat) -> None:
    in_what_others_were_told(monkeypatch, viewer)
    monkeypatch.setattr(BotToy, "headline", lambda self, view: self.held(view, "hand")[0])


def in_a_view(monkeypatch: pytest.MonkeyPatch, viewer: Seat) -> None:
    """The public view shows hands, and autocomplete offers what it shows."""
    real = BotToy.view

    def view(self: BotToy, state: Any, seat: Seat | None) -> ToyView:
        return real(self, state, (viewer + 1) % 3 if seat is None else seat)

    def places(self: BotToy, shown: ToyView) -> list[tuple[Text, str]]:
        return [(T("toy-card", card=card), card) for seat in shown.seats for card in seat.hand]

    monkeypatch.setattr(BotToy, "view", view)
    monkeypatch.setattr(BotToy, "places", places)


def in_the_log(monkeypatch: pytest.MonkeyPatch, viewer: Seat) -> None:
    real = status.status_lines

    def told(live: Live, *rest: Any, **how: Any) -> list[str]:
        assert live.table is not None
        logging.getLogger("bot.planted").debug("status of %s", card_of(live.table.state, viewer))
        return real(live, *rest, **how)

    monkeypatch.setattr(board_commands, "status_lines", told)


def in_what_others_were_told(monkeypatch: pytest.MonkeyPatch, viewer: Seat) -> None:
    """Own secrets are those of everybody."""

    def held(self: BotToy, view: ToyView, section: str) -> list[Text]:
        (live,) = LIVE
        return [T("toy-card", card=card_of(live, viewer))]

    LIVE: list[Any] = []  # noqa: N806
    real = BotToy.view

    def view(self: BotToy, state: Any, seat: Seat | None) -> ToyView:
        LIVE[:] = [state]
        return real(self, state, seat)

    monkeypatch.setattr(BotToy, "view", view)
    monkeypatch.setattr(BotToy, "held", held)


def in_a_picture(monkeypatch: pytest.MonkeyPatch, viewer: Seat) -> None:
    """The own hand is told in words, and drawn with a card of somebody else."""
    in_what_others_were_told(monkeypatch, viewer)
    told = BotToy.held

    def drawn(self: BotToy, view: ToyView, section: str) -> list[str]:
        return [f"card:{text.params['card']}" for text in told(self, view, section)]

    monkeypatch.setattr(BotToy, "held_components", drawn)
    monkeypatch.setattr(BotToy, "held", lambda self, view, section: ())


PLANTED = {
    in_the_prompt: ("game status", "the prompt"),
    in_a_view: ("game board", "/game board {} zoom: …"),
    in_the_log: ("game status", "/game status "),
    in_what_others_were_told: ("secret hand", "/secret hand "),
    in_a_picture: ("secret hand", "/secret hand "),
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    viewer, (command, deed) = asked(TOY), PLANTED[plant]
    plant(monkeypatch, viewer)
    found = differences(*await compared(tmp_path, TOY, viewer, only=(command,)))
    assert any(line.startswith(f"{deed}\n") for line in found), found


async def test_without_a_planted_leak_these_few_deeds_are_alike(tmp_path: Path) -> None:
    some = ("game status", "game board", "secret hand")
    assert differences(*await compared(tmp_path, TOY, asked(TOY), only=some)) == []


# --- standing orders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_delay_of_an_ordered_answer_is_drawn_from_nothing_hidden(position: Position) -> None:
    at = reached(position)
    game = GameRow(1, 1, 1, position.game, {}, SEED, "running", "en", 1)
    for seat in range(position.seats):
        worlds = [at.safe, *(scrambled(at, seat, luck) for luck in range(3))]
        drawn = [delay(_live(game, safe), Due(1, "0.1", seat)) for safe in worlds]
        assert len(set(drawn)) == 1


def _live(game: GameRow, safe: bytes) -> Live:
    rules = games.rules_of(game.name)
    return Live(game, (), rules, Table(rules, rules.load(safe)))
