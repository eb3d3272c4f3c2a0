"""Games that begin late: each was played by chance once, and a table begins with as many of its answers as it likes.

`python -m tests.bot.monkey.saves ti4 --games 40` says anew in which of them each kind of question is asked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Mapping
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
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, SavedTable
from engine.table import Table
from tests.bot.monkey.riches import RICH, rich

PEOPLE, CUTS, UNUSUAL, MIDDLE, HASTY, ENDING, LEANING, FURTHER = 5, 0.05, 0.4, 0.9, 0.3, 0.6, 0.9, 1_000_000
ENDS: tuple[Answer, ...] = ("done", {}, [])
"""How many people there are; how often seats cut in, tables choose something unusual, and games begin in the middle."""


@dataclass(frozen=True)
class Late:
    """A game to begin late, by its number: how it was played follows from that, but for what these options say.

    Attributes:
        most: answers.
        leaning: what seats mostly take wherever it is on offer.
    """

    game: str
    number: int
    fixed: tuple[tuple[str, str], ...] = ()
    most: int = 700
    leaning: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """As many as sit at it, for each of whom there is somebody."""
        return self._chance("seats").choice([count for count in games.rules_of(self.game).seats if count <= PEOPLE])

    @property
    def options(self) -> dict[str, str]:
        """What is unusual at it; mostly it begins in the middle, where the game has that. An option that a game gets
        later changes none of the others.
        """
        rules = games.rules_of(self.game)
        chances = {one.name: self._chance(f"options/{one.name}") for one in (*rules.choices, *rules.trials)}
        chosen = {
            one.name: chances[one.name].choice(one.values)
            for one in rules.choices
            if chances[one.name].random() < UNUSUAL
        }
        begun = {one.name: one.values[-1] for one in rules.trials if chances[one.name].random() < MIDDLE}
        return chosen | begun | dict(self.fixed)

    @property
    def seed(self) -> str:
        """In hexadecimal digits; the game begins rich."""
        return RICH + self._chance("seed").randbytes(30).hex()

    @property
    def hasty(self) -> bool:
        """Whether seats end phases as soon as they can, so that it comes far."""
        return self._chance("hasty").random() < HASTY

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
    answers, kinds = list[SavedAnswer](), list[str]()
    try:
        table = Table.new(rules, of.seats, of.seed, of.options)
    except IllegalAnswer:  # so many cannot play with these options
        return Played((), ())
    while table.ask is not None and len(answers) < of.most:
        seat, verb, value = _next(of, table, chance)
        kind = verb or table.ask.of(seat).kind
        with suppress(IllegalAnswer):
            table.answer(seat, value, verb)
            answers.append(SavedAnswer.model_validate({"seat": seat, "value": value, "verb": verb}))
            kinds.append(kind)
    return Played(tuple(answers), tuple(kinds))


def _next(of: Late, table: Table, chance: Random) -> tuple[Seat, str | None, Answer]:
    """The next answer, or how somebody cuts in."""
    if (cut := table.random_cut(chance, CUTS)) is not None:
        return cut
    seat, shape = table.random_seat(chance)
    leaning = of.leaning if of.leaning and chance.random() < LEANING else ()
    ending = ENDS if of.hasty and chance.random() < ENDING else ()
    for value in (*leaning, *ending):
        with suppress(IllegalAnswer):
            return seat, None, shape.check(value)
    return seat, None, filled(shape, "late", chance)


def fitting(game: str, wanted: frozenset[str], chance: Random, cut: str | None = None) -> Late:
    """One of this game in which one of these kinds is asked; where there is none, one that is not known yet. `cut`: in
    which a seat cuts in by that verb, where there is such a one.
    """
    every = [of for of in LATE if of.game == game]
    cutting = (of for of in every if cut and any(one.verb == cut for one in played(of).answers))
    known = (of for of in every if wanted & {*played(of).kinds})
    return next(cutting, None) or next(known, None) or _unknown(game, chance)


def _unknown(game: str, chance: Random) -> Late:
    """A game that nobody has looked at yet."""
    while True:
        of = Late(game, chance.randrange(FURTHER, 10 * FURTHER))
        if played(of).kinds:
            return of


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


def until(of: Late, wanted: frozenset[str], chance: Random, cut: str | None = None) -> int:
    """So many answers that one of these kinds is asked next; any number where none is, mostly near the end. `cut`: that
    a seat cuts in next by that verb, where one did.
    """
    kinds, answers = played(of).kinds, played(of).answers
    places = [at for at, kind in enumerate(kinds) if kind in wanted]
    places = [at for at in places if cut and answers[at].verb == cut] or places
    if places:
        return places[0] if chance.random() < 0.5 else chance.choice(places)
    last = len(kinds)
    return chance.randint(last // 2, last - 1) if chance.random() < 0.5 else max(0, last - chance.randint(1, 30))


def stretch(of: Late, kind: str, wanted: Collection[str], length: int) -> int:
    """After how many answers so many of them follow with that kind among what they answer, and the most others that are
    wanted.
    """
    kinds = played(of).kinds
    at = kinds.index(kind) if kind in kinds else max(0, len(kinds) - length)
    starts = range(max(0, at - length + 1), at + 1)
    return max(starts, key=lambda start: len({*kinds[start : start + length]} & {*wanted}))


COVERING: Mapping[str, tuple[int, ...]] = {
    "ti4": (68, 169, 167, 187, 139, 39, 85, 13, 162, 195, 250, 74, 75, 193),
    "eclipse": (165, 74, 24, 28, 64, 166),
    "forbidden_stars": (237, 94, 13, 108, 149, 101, 5, 12, 36, 39, 81),
    "space_empires": (165, 173, 3, 17, 39, 70, 100),
}
"""In these nearly every kind of question is asked that play by chance comes to; `main` finds others."""
LONG = (("victory", "long"), ("carriers", "on"), ("opening", "midgame"), ("mines", "on"))
RAIDING = (("raiders", "on"), ("mines", "on"), ("opening", "midgame"))
MIDGAME = (("opening", "midgame"),)
CHOSEN = (("opening", "midgame"), ("factions", "choose"))
RAMMING = ("sardakk_norr", "exotrireme_2", "yes")
SCHEMING = ("orks", "space_marines", "teer_it_down", "unwavering_resolve")
LATE = (
    *(Late(game, number) for game, numbers in COVERING.items() for number in numbers),
    *(Late("ti4", number) for number in (1186, 1574)),
    *(Late("ti4", number, CHOSEN, leaning=RAMMING) for number in (60139, 200982, 213357)),
    Late("eclipse", 238034, MIDGAME, 500),
    Late("eclipse", 130232, MIDGAME, 900, ("attack", "fight", "dreadnought")),
    *(Late("forbidden_stars", number, (("factions", "choose"),), leaning=SCHEMING) for number in (60057, 60419)),
    *(Late("forbidden_stars", number) for number in (1033, 1043, 1451)),
    *(Late("space_empires", number, RAIDING) for number in (30026, 80065)),
    Late("space_empires", 100205, MIDGAME),
    *(Late("space_empires", number, LONG) for number in (1050, 1056, 10004, 10010)),
    Late("space_empires", 1440),
)
ENDED = (*(Late("eclipse", number) for number in (5, 6, 11)), *(Late("forbidden_stars", number) for number in (1, 5)))
"""These come to an end soon."""


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
