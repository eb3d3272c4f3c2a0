"""Games that begin late: each was played by chance once, and a table begins with as many of its answers as it likes.

`python -m tests.bot.monkey.saves ti4 --games 40` says anew in which of them each kind of question is asked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from engine import games
from engine.ask import Answer, Seat
from engine.chance import commitment
from engine.checking.checks import filled
from engine.errors import IllegalAnswer
from engine.players.player import Player, player
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, SavedTable
from engine.table import Table
from tests.bot.monkey.riches import RICH, rich

PEOPLE, CUTS, UNUSUAL, MIDDLE, MINDED, FURTHER = 5, 0.05, 0.4, 0.8, 0.05, 1_000_000
"""How many people there are; how often seats cut in, tables choose something unusual, and games begin in the middle."""


@dataclass(frozen=True)
class Late:
    """A game to begin late, by its number: how it was played follows from that. `most`: answers."""

    game: str
    number: int
    most: int = 700

    @property
    def seats(self) -> int:
        """As many as sit at it, for each of whom there is somebody."""
        return self._chance("seats").choice([count for count in games.rules_of(self.game).seats if count <= PEOPLE])

    @property
    def options(self) -> dict[str, str]:
        """What is unusual at it; mostly it begins in the middle, where the game has that."""
        rules, chance = games.rules_of(self.game), self._chance("options")
        chosen = {one.name: chance.choice(one.values) for one in rules.choices if chance.random() < UNUSUAL}
        return chosen | {one.name: one.values[-1] for one in rules.trials if chance.random() < MIDDLE}

    @property
    def seed(self) -> str:
        """In hexadecimal digits; the game begins rich."""
        return RICH + self._chance("seed").randbytes(30).hex()

    @property
    def minded(self) -> int:
        """So often in ten answers it is a computer player's and not chance's."""
        return 8 if self._chance("minded").random() < MINDED else 0

    def _chance(self, what: str) -> Random:
        return Random(f"{self.game}/{self.number}/{what}")


class Played(NamedTuple):
    """A game that was played by chance: the answers, and what each was asked, or by which verb it cut in."""

    answers: tuple[SavedAnswer, ...]
    kinds: tuple[str, ...]


@cache
def played(of: Late) -> Played:
    """The same, whenever it is played."""
    rules, chance = games.rules_of(of.game), Random(f"{of.game}/{of.number}")
    table, answers, kinds = Table.new(rules, of.seats, of.seed, of.options), list[SavedAnswer](), list[str]()
    minds = [player(rules.mind, "calm", f"{of.seed}/{seat}") for seat in range(of.seats)]
    while table.ask is not None and len(answers) < of.most:
        seat, verb, value = _next(table, minds, of.minded, chance)
        kind = verb or table.ask.of(seat).kind
        with suppress(IllegalAnswer):
            table.answer(seat, value, verb)
            answers.append(SavedAnswer.model_validate({"seat": seat, "value": value, "verb": verb}))
            kinds.append(kind)
    return Played(tuple(answers), tuple(kinds))


def _next(table: Table, minds: Sequence[Player], minded: int, chance: Random) -> tuple[Seat, str | None, Answer]:
    """The next answer: somebody's who cuts in, a computer player's, or one by chance."""
    if (cut := table.random_cut(chance, CUTS)) is not None:
        return cut
    seat, shape = table.random_seat(chance)
    if chance.randrange(10) < minded:
        return seat, None, minds[seat].decide(table, seat).answer
    return seat, None, filled(shape, "late", chance)


def fitting(game: str, wanted: frozenset[str], chance: Random) -> Late:
    """One of this game in which one of these kinds is asked; where there is none, one that is not known yet."""
    every = [of for of in LATE if of.game == game]
    known = (of for of in every if wanted & {*played(of).kinds})
    return next(known, None) or Late(game, chance.randrange(FURTHER, 10 * FURTHER))


def late(of: Late, people: dict[int, str], answers: int) -> SavedGame:
    """The file of the game after so many answers; the seats without people are stand-ins'."""
    users = [*people, *[None] * of.seats][: of.seats]
    return SavedGame(
        game=of.game,
        seats=of.seats,
        seed=of.seed,
        hash=commitment(of.seed),
        options=of.options,
        edition=games.rules_of(of.game).edition,
        people=[SavedPerson(name=people.get(user or 0, ""), user=user) for user in users],
        table=SavedTable.model_validate({"status": "running", "language": "en", "owner": users[0]}),
        answers=list(played(of).answers[:answers]),
    )


def until(of: Late, wanted: frozenset[str], chance: Random) -> int:
    """So many answers that one of these kinds is asked next; any number where none is, mostly near the end."""
    kinds = played(of).kinds
    places = [at for at, kind in enumerate(kinds) if kind in wanted]
    if places:
        return places[0] if chance.random() < 0.5 else chance.choice(places)
    last = len(kinds)
    return chance.randint(last // 2, last - 1) if chance.random() < 0.5 else max(0, last - chance.randint(1, 30))


COVERING: Mapping[str, tuple[int, ...]] = {
    "ti4": (50, 263, 66, 71, 2, 18, 39, 83, 165, 47, 63, 90, 121, 11),
    "eclipse": (46, 57, 4, 34),
    "forbidden_stars": (103, 119, 13, 87, 78, 26, 27, 102, 3),
    "space_empires": (135, 76, 145, 167, 191, 15, 88),
}
"""In these nearly every kind of question is asked that play by chance comes to; `main` finds others."""
LATE = tuple(Late(game, number) for game, numbers in COVERING.items() for number in numbers)


# --- finding them anew -----------------------------------------------------------------------------------------------


def covering(game: str, count: int, first: int = 0) -> tuple[list[Late], list[str]]:
    """Few of so many games in which all the kinds are asked that are asked in any; and which kinds are not."""
    found = {Late(game, number): {*played(Late(game, number)).kinds} for number in range(first, first + count)}
    left, chosen = set(games.rules_of(game).questions), list[Late]()
    while found and (best := max(found, key=lambda of: len(found[of] & left))) and found[best] & left:
        chosen.append(best)
        left -= found.pop(best)
    return chosen, sorted(left)


def main(argv: list[str]) -> None:
    """Prints them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.monkey.saves")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args(argv)
    with pytest.MonkeyPatch.context() as patches:
        rich(patches)
        chosen, left = covering(asked.game, asked.games, asked.first)
    print(*chosen, f"never asked: {', '.join(left)}", sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
