"""Games that begin late: each was played by chance once, and a table begins with as many of its answers as it likes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from engine import games
from engine.chance import commitment
from engine.checking.checks import filled
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, SavedTable
from engine.table import Table

MOST = {"ti4": 1200, "eclipse": 600, "forbidden_stars": 600, "space_empires": 800}
"""So many answers of a game are played at most; longer ones take too long to open."""
CUTS = 0.05


class Played(NamedTuple):
    """A game that was played by chance: its seed, the answers, and what each was asked."""

    seed: str
    answers: tuple[SavedAnswer, ...]
    kinds: tuple[str, ...]


@cache
def played(game: str, seats: int, number: int) -> Played:
    """One of them; the same arguments, the same game."""
    rules, chance = games.rules_of(game), Random(f"{game}/{seats}/{number}")
    seed = chance.randbytes(32).hex()
    table, answers, kinds = Table.new(rules, seats, seed, {}), list[SavedAnswer](), list[str]()
    while table.ask is not None and len(answers) < MOST[game]:
        seat, verb, _ = table.random_answer(chance, CUTS)
        kinds.append(verb or table.ask.of(seat).kind)
        value = filled(table.shape(seat, verb), "late", chance)
        table.answer(seat, value, verb)
        answers.append(SavedAnswer(seat=seat, value=value, verb=verb))
    return Played(seed, tuple(answers), tuple(kinds))


def late(found: Played, game: str, people: dict[int, str], answers: int, seats: int) -> SavedGame:
    """The file of the game after so many answers; the seats without people are stand-ins'."""
    users = [*people, *[None] * seats][:seats]
    return SavedGame(
        game=game,
        seats=seats,
        seed=found.seed,
        hash=commitment(found.seed),
        options={},
        people=[SavedPerson(name=people.get(user or 0, ""), user=user) for user in users],
        table=SavedTable.model_validate({"status": "running", "language": "en", "owner": users[0]}),
        answers=list(found.answers[:answers]),
    )


def until(found: Played, wanted: frozenset[str], chance: Random) -> int:
    """So many answers that one of these kinds is asked next; any number where none is, mostly near the end."""
    fitting = [at for at, kind in enumerate(found.kinds) if kind in wanted]
    if fitting:
        return chance.choice(fitting)
    last = len(found.kinds)
    return chance.randint(last // 2, last - 1) if chance.random() < 0.5 else max(0, last - chance.randint(1, 30))
