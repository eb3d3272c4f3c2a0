"""Games that begin late: each was played by chance once, and a table begins with as many of its answers as it likes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from engine import games
from engine.chance import commitment
from engine.checking.checks import filled
from engine.players.player import player
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, SavedTable
from engine.table import Table


@dataclass(frozen=True)
class Late:
    """A game to begin late: with so many seats, at most so many answers, and these options; so often in ten answers it
    is a computer player's and not chance's.
    """

    game: str
    seats: int
    answers: int
    minded: int = 0
    options: tuple[tuple[str, str], ...] = ()
    luck: int = 0


SHIPS = (("carriers", "on"), ("mines", "on"), ("raiders", "on"), ("slingshot", "on"))
SMALL = (*SHIPS, ("aliens", "on"), ("doomsday_machines", "2"), ("warp_points", "4"))
LATE = (
    Late("ti4", 3, 1200, 8),
    Late("ti4", 3, 1200, 8, luck=1),
    Late("ti4", 3, 150, 0, (("factions", "choose"), ("map", "tiles"))),
    Late("eclipse", 4, 600, 8, luck=2),
    Late("eclipse", 2, 100, 0, (("species", "choose"),)),
    Late("forbidden_stars", 2, 430, 8, luck=1),
    Late("forbidden_stars", 3, 150, 0, (("board", "built"), ("factions", "choose"))),
    Late("space_empires", 2, 900, 0, SMALL, luck=1),
    Late("space_empires", 2, 900, 0, SMALL, luck=2),
    Late("space_empires", 3, 300, 0, (*SHIPS, ("pipelines", "on")), luck=2),
    Late("space_empires", 3, 100, 8, (*SHIPS, ("research", "grants"))),
    Late("space_empires", 4, 1600, 8, (*SHIPS, ("teams", "uneasy_alliance")), luck=6),
)
"""What walks begin with; among these is nearly each kind of question that play of either sort comes to."""


class Played(NamedTuple):
    """A game that was played by chance: its seed, the answers, and what each was asked."""

    seed: str
    answers: tuple[SavedAnswer, ...]
    kinds: tuple[str, ...]


@cache
def played(of: Late) -> Played:
    """The same, whenever it is played."""
    rules, chance = games.rules_of(of.game), Random(repr(of))
    seed = chance.randbytes(32).hex()
    table, answers, kinds = Table.new(rules, of.seats, seed, dict(of.options)), list[SavedAnswer](), list[str]()
    minds = [player(rules.mind, "calm", f"{seed}/{seat}") for seat in range(of.seats)]
    while table.ask is not None and len(answers) < of.answers:
        seat, shape = table.random_seat(chance)
        kinds.append(table.ask.of(seat).kind)
        decided = chance.randrange(10) < of.minded
        value = minds[seat].decide(table, seat).answer if decided else filled(shape, "late", chance)
        table.answer(seat, value)
        answers.append(SavedAnswer.model_validate({"seat": seat, "value": value}))
    return Played(seed, tuple(answers), tuple(kinds))


def fitting(game: str, wanted: frozenset[str], chance: Random) -> Late:
    """One of this game, if there is one in which one of these kinds is asked."""
    every = [of for of in LATE if of.game == game]
    return next((of for of in every if wanted & {*played(of).kinds}), chance.choice(every))


def late(of: Late, people: dict[int, str], answers: int) -> SavedGame:
    """The file of the game after so many answers; the seats without people are stand-ins'."""
    users, found = [*people, *[None] * of.seats][: of.seats], played(of)
    return SavedGame(
        game=of.game,
        seats=of.seats,
        seed=found.seed,
        hash=commitment(found.seed),
        options=dict(of.options),
        edition=games.rules_of(of.game).edition,
        people=[SavedPerson(name=people.get(user or 0, ""), user=user) for user in users],
        table=SavedTable.model_validate({"status": "running", "language": "en", "owner": users[0]}),
        answers=list(found.answers[:answers]),
    )


def until(of: Late, wanted: frozenset[str], chance: Random) -> int:
    """So many answers that one of these kinds is asked next; any number where none is, mostly near the end."""
    kinds = played(of).kinds
    places = [at for at, kind in enumerate(kinds) if kind in wanted]
    if places:
        return chance.choice(places)
    last = len(kinds)
    return chance.randint(last // 2, last - 1) if chance.random() < 0.5 else max(0, last - chance.randint(1, 30))
