"""The Movement Phase: a player moves units hex by hex, settles, tows, looks, manages counters, until content.

SE-MOVE-02, SE-COLONY-04, SE-MINERAL-05, SE-EXPTECH-02
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from engine.ask import Option, PickSome, Refusal, Seat
from engine.errors import IllegalAnswer
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.galaxy import (
    board,
    colonies,
    entering,
    looking,
    managing,
    mining,
    movement,
    presence,
    random_weights,
)
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T, Text, seat_name

SOME, ALIKE = 2, 3
"""Of four ways in which chance chooses units."""
DONE, MANAGE, STAY = "done", "manage", random_weights.STAY


@dataclass(frozen=True)
class Settle(Id):
    """A colony is begun in a hex."""

    at: str
    tag: ClassVar[str] = "settle"


@dataclass(frozen=True)
class Tow(Id):
    """A miner takes what lies in its hex."""

    unit: str
    tag: ClassVar[str] = "tow"


@dataclass(frozen=True)
class Unload(Id):
    """A miner leaves its cargo on the colony."""

    unit: str
    tag: ClassVar[str] = "unload"


@dataclass(frozen=True)
class Look(Id):
    """A cruiser looks at a marker."""

    at: str
    tag: ClassVar[str] = "look"


class Stack(PickSome):
    """Units of a hex that move together; `fits` says why some do not go together, `types` what each is."""

    __slots__ = ("fits", "types")

    def __init__(
        self, options: list[Option], types: dict[str, str], fits: Callable[[list[str]], Refusal | None]
    ) -> None:
        super().__init__(options, 1, len(options))
        self.fits, self.types = fits, types

    def check(self, value: object) -> list[str]:
        chosen = super().check(value)
        refusal = self.fits(chosen)
        if refusal is not None:
            raise IllegalAnswer(refusal.text, refusal.rule)
        return chosen

    def random(self, chance: Random) -> list[str]:
        """Mostly everything, else some, or the units of one type; what does not go together is left out."""
        chosen = [option.id for option in self.options]
        way = int(chance.random() * 4)
        if way == SOME:
            chosen = super().random(chance)
        elif way == ALIKE:
            type = self.types[chosen[int(chance.random() * len(chosen))]]
            chosen = [id for id in chosen if self.types[id] == type]
        while self.fits(chosen) is not None and len(chosen) > 1:
            chosen.pop()
        return chosen if self.fits(chosen) is None else self._fitting()

    def _fitting(self) -> list[str]:
        """The first choice that goes together."""
        lists = (list(some) for some in self.ways() if isinstance(some, list))
        return next((some for some in lists if self.fits(some) is None), [self.options[0].id])


async def order(game: Game, seat: Seat) -> bool:
    """One order; whether the phase is over."""
    options = choices(game, seat)
    about = T("space_empires-ask-move", seat=seat_name(seat), turn=game.state.turn)
    picked = await game.pick("move", seat, options, about, always=True, lean=_lean)
    if picked == DONE:
        return True
    if picked == MANAGE:
        await managing.manage(game, seat)
    elif picked in game.state.systems:
        await move_from(game, seat, picked)
    else:
        await _small(game, seat, picked)
    return False


def choices(game: Game, seat: Seat) -> list[Option]:
    """All that can be ordered now."""
    own = game.player(seat).units
    places = list(dict.fromkeys(unit.at for unit in own if movement.mobile(game, unit)))
    found = [Option(at, T("space_empires-move-from", hex=words.hex(at))) for at in places]
    for ship in colonies.settlers(game, seat):
        found.append(Option(Settle(ship.at).id, T("space_empires-settle", hex=words.hex(ship.at))))
    for miner in mining.miners(game, seat):
        found += _of_miner(game, miner)
    for at in looking.places(game, seat):
        found.append(Option(Look(at).id, T("space_empires-look", hex=words.hex(at))))
    if managing.can(game, seat):
        found.append(Option(MANAGE, T("space_empires-manage")))
    return [*found, Option(DONE, T("space_empires-movement-done"))]


def _of_miner(game: Game, miner: Unit) -> list[Option]:
    at = words.hex(miner.at)
    if mining.can_tow(game, miner):
        marker = game.marker(miner.at)
        assert marker is not None
        return [Option(Tow(miner.id).id, T("space_empires-tow", what=words.marker(marker), hex=at))]
    if mining.can_unload(game, miner):
        assert miner.cargo is not None
        return [Option(Unload(miner.id).id, T("space_empires-unload", what=words.marker(miner.cargo), hex=at))]
    return []


def _lean(id: str) -> int:
    if id in (DONE, MANAGE):
        return 1
    return 4 if id in board.NEIGHBOURS else 8


async def _small(game: Game, seat: Seat, picked: str) -> None:
    """What moves nothing."""
    if (settle := Settle.maybe(picked)) is not None:
        ship = next(ship for ship in colonies.settlers(game, seat) if ship.at == settle.at)
        colonies.settle(game, ship)
    elif (tow := Tow.maybe(picked)) is not None:
        mining.tow(game, game.unit(seat, tow.unit))
    elif (unload := Unload.maybe(picked)) is not None:
        mining.unload(game, game.unit(seat, unload.unit))
    else:
        at = Look.read(picked).at
        await looking.look(game, seat, looking.places(game, seat)[at], at)


# --- moving ----------------------------------------------------------------------------------------------------------


async def move_from(game: Game, seat: Seat, at: str) -> None:
    """Which units of a hex move, and where to. SE-MOVE-01, SE-MOVE-02"""
    chosen = await _stack(game, seat, at)
    by_hex = presence.stacks(game)
    near = movement.targets(game, seat, chosen, by_hex)
    options = [Option(to, _towards(game, to)) for to in near]
    options.append(Option(STAY, T("space_empires-stay", hex=words.hex(at))))
    about = T("space_empires-ask-move-to", seat=seat_name(seat))

    def why(to: str) -> Refusal | None:
        return movement.forbids(game, seat, chosen, to, by_hex) if to in game.state.systems else None

    pull, told = random_weights.towards(game, seat, chosen), {seat: _moving(game, seat, chosen, near, by_hex)}
    to = await game.pick("move_to", seat, options, about, always=True, why=why, lean=pull, private=told)
    if to != STAY:
        await entering.enter(game, seat, chosen, to)


def _moving(game: Game, seat: Seat, chosen: Sequence[Unit], near: Sequence[str], by_hex: presence.Stacks) -> Text:
    """What moves, and why it cannot where there is no way: told to its owner alone."""
    at = chosen[0].at
    text = T("space_empires-moving", what=words.groups(chosen), hex=words.hex(at))
    if near:
        return text
    found = (movement.forbids(game, seat, chosen, to, by_hex) for to in game.beside(at))
    why = next((refusal.text for refusal in found if refusal is not None), None)
    return text if why is None else T("space_empires-no-way", what=text, why=why)


async def _stack(game: Game, seat: Seat, at: str) -> list[Unit]:
    there = {unit.id: unit for unit in movement.movable(game, seat, at)}
    options = [Option(unit.id, words.group(unit)) for unit in there.values()]

    def fits(ids: list[str]) -> Refusal | None:
        return movement.carried_too_many(game, seat, at, [there[id] for id in ids])

    about = T("space_empires-ask-move-units", seat=seat_name(seat))
    picked = await game.pick_some(
        "move_units",
        seat,
        Stack(options, {id: unit.type for id, unit in there.items()}, fits),
        about,
        always=True,
        private={seat: T("space_empires-move-from", hex=words.hex(at))},
    )
    return [there[id] for id in picked]


def _towards(game: Game, to: str) -> Text:
    """A hex to move to, with what everybody knows to be there."""
    system = game.system(to)
    if not system.known:
        return T("space_empires-to-unexplored", hex=words.hex(to))
    if system.marker is None:
        return words.hex(to)
    return T("space_empires-to-marker", hex=words.hex(to), marker=words.marker(system.marker))
