"""A player who never sees a picture: reads the board in words, and answers from there.

    python -m tests.bot.reading ti4 --answers 5000

Nothing can be drawn at its table. Before each answer it takes `/game look`, looks around as people do, and presses
*Answer* below the words.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
import simcord

from bot.gathering.text_board import PICK, Look
from bot.widgets.lead_lists import LATER, leads, parts
from bot.widgets.maker import CONTENT
from bot.widgets.presses import ButtonKind
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.games import rules_of
from render import NoPainter
from tests.bot.harness import World, make_bot, raw
from tests.bot.rounds import Presser, choices_of, steps, values_of
from tests.bot.scripts import Given, Round
from tests.bot.steady import steady

SEATS = {"ti4": 3}
OPTIONS = {"space_empires": {"scenario": "knife_fight"}}


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be drawn."""

    def paint(game: str, *_: Any, **__: Any) -> Any:
        raise NoPainter(game)

    monkeypatch.setattr("bot.drawing.painters.paint", paint)


class Blind(Presser):
    """Everybody at a table, each of whom reads before answering."""

    def __init__(self, world: World, round: Round, seed: int = 1) -> None:
        super().__init__(world, round)
        self.chance = stream(str(seed), 0, round.seats, "play")
        self.read: list[str] = []

    async def turn(self) -> bool:
        """One answer; False when the game is over."""
        table = await self.table()
        if table.ask is None:
            return False
        given = choose(table, self.chance, cuts=0)
        move = Given(given.seat, table.ask.of(given.seat).kind, None, given.value, table.shape(given.seat))
        own = await self.own(move)
        await self.fill(move.seat, own, move.shape, move.value)
        await self._sure(move.seat, own)
        await self.world.env.settle()
        return True

    async def _pick(self, seat: int, own: Any, id: str) -> None:
        """Where one press answers what comes next as well, that is any of it, or it is asked then with its picture."""
        for custom_id, step in steps(own):
            led = [one for one in values_of(own, custom_id) if step.op == "lead" and leads(one, id)]
            later = [one for one in led if LATER in parts(one)]
            led = later if later and self.chance.random() < 0.5 else led
            if led:
                await self.press(seat, own, custom_id, [led[int(self.chance.random() * len(led))]])
                return
        await super()._pick(seat, own, id)

    async def own(self, move: Given) -> Any:
        """The own prompt, by way of the board in words."""
        looked = await self.people[move.seat].slash(self.world.channel, "game look")
        message = looked.followups[-1] if looked.followups else looked.response
        self.note(message)
        await self._look_around(move.seat, message)
        answer = next(id for id, choice in choices_of(message) if choice == ButtonKind.ANSWER)
        opened = await self.press(move.seat, message, answer)
        return opened.response

    async def _look_around(self, seat: int, message: Any) -> None:
        """One of the lists, and one of its places."""
        for name in ("lists", "places"):
            menu = next((id for id, choice in choices_of(message) if choice == str(Look(PICK, name))), None)
            if menu is not None:
                offered = [o["value"] for row in raw(message) for c in row["components"] if c["custom_id"] == menu
                           for o in c["options"]]  # fmt: skip
                await self.press(seat, message, menu, [offered[int(self.chance.random() * len(offered))]])
                self.note(message)

    def note(self, message: Any) -> None:
        """What is read is words for one reader, no more than Discord takes."""
        assert message.ephemeral and not message.attachments and 0 < len(message.content) <= CONTENT
        self.read.append(message.content)


def round_of(game: str) -> Round:
    """A table of this game, without a script."""
    return Round(rules_of(game), SEATS.get(game, 2), OPTIONS.get(game, {}), frozenset(), (), frozenset())


async def sit_down(world: World, round: Round) -> Blind:
    """A game at its first question."""
    people, options = list(world.people.values()), " ".join(f"{name}={value}" for name, value in round.options.items())
    await people[0].slash(world.channel, "game new", game=round.rules.name, options=options)
    for person in people[1 : round.seats]:
        await person.slash(world.channel, "game join")
    await people[0].slash(world.channel, "game start")
    await world.env.settle()
    return Blind(world, round)


async def played(game: str, answers: int) -> tuple[int, bool, float]:
    """So many answers, whether the game is over, and the seconds that it took."""
    with tempfile.TemporaryDirectory() as folder:
        async with simcord.run(make_bot(Path(folder) / "games.sqlite")) as env:
            player, given, began = await sit_down(World.of(env, Path(folder)), round_of(game)), 0, perf_counter()
            while given < answers and await player.turn():
                given += 1
            return given, (await player.table()).ask is None, perf_counter() - began


def main(argv: list[str]) -> int:
    """Plays and tells how far it came."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.reading", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--answers", type=int, default=100_000)
    args = parser.parse_args(argv)
    with pytest.MonkeyPatch.context() as patched:
        steady(patched)
        blind(patched)
        given, over, seconds = asyncio.run(played(args.game, args.answers))
    print(f"{args.game}: {given} answers from the board in words in {seconds:.0f} s, {'over' if over else 'goes on'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
