"""Units that move together: everything on a hex, one group, or some of them; and where to, in one go.

SE-MOVE-01, SE-MOVE-02
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from random import Random

from engine.ask import Option, PickOne, PickSome, Refusal, Seat
from engine.errors import IllegalAnswer
from engine.space_empires import words
from engine.space_empires.components import UNARMED
from engine.space_empires.galaxy import entering, movement, random_weights, ways
from engine.space_empires.galaxy.movement import Party
from engine.space_empires.galaxy.order_ids import Everything, March
from engine.space_empires.galaxy.orders import Moves, Orders
from engine.space_empires.galaxy.surroundings import Surroundings
from engine.space_empires.galaxy.ways import Way
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Unit
from engine.text import T, Text, seat_name

SOME, ALIKE = 2, 3
"""Of four ways in which chance chooses units."""
Touched = Collection[str]
"""Hexes where units came or went by an order."""
STAY = random_weights.STAY
MOVE_UNITS = Question("move_units", open=False)
MOVE_TO = Question("move_to", open=False, undoing=[STAY])
SHORT = 20
"""More moves than so many are not listed unit by unit."""
PAIR = 2


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


# --- which units -----------------------------------------------------------------------------------------------------


def moves(
    around: Surroundings, by_hex: Mapping[str, list[Unit]], before: Mapping[str, Moves], touched: Collection[str]
) -> dict[str, Moves]:
    """Every way to begin a move of these units, hex by hex: all there are, one of a kind, or some.

    Args:
        before: what was offered before in this phase; `touched`: the hexes where something came or went since.
    """
    brief, found = sum(map(len, by_hex.values())) > SHORT, dict[str, Moves]()
    for at, there in by_hex.items():
        kept = None if at in touched else before.get(at)
        stays = kept is not None and kept.brief == brief and kept.sure
        found[at] = kept if kept is not None and stays else _from(around, at, there, brief)
    return found


def _from(around: Surroundings, at: str, there: list[Unit], brief: bool) -> Moves:
    if len(there) == 1:
        moving = _alone(around, there[0])
        return Moves.of(there, moving, brief=brief, sure=bool(moving))
    able = () if brief else _kinds(there)
    alone = [option for unit in able for option in _alone(around, unit)]
    whole = not around.game.options.carriers or _go_together(around.game, around.seat, at, there)
    moving = [
        *([_moving_all(at, len(there))] if whole else []),
        *alone,
        *([_moving_some(at)] if len(there) > PAIR or not alone else []),
    ]
    if not moving[1:] and not whole and not _some_go(around.game, around.seat, at, there):
        return Moves.of(there, [], brief=brief, sure=False)
    return Moves.of(there, moving, brief=brief, sure=len(alone) == len(able))


def _alone(around: Surroundings, unit: Unit) -> list[Option]:
    """The move of one unit, if it can go by itself."""
    if unit.type in UNARMED and not movement.gets_anywhere(around, unit):
        return []
    bound = unit.type in movement.CARRYING and around.game.options.carriers
    if bound and not _go_together(around.game, around.seat, unit.at, [unit]):
        return []
    return [_moving_one(unit.at, unit.type, unit.number, unit.count)]


def older(by_hex: Mapping[str, Sequence[Unit]]) -> list[str]:
    """Moves of one unit as files of games begun before may hold them: such a one may have had no way."""
    return [March(at, unit.id).id for at, there in by_hex.items() for unit in there]


@cache
def _moving_one(at: str, type: str, number: int, count: int) -> Option:
    text = T("space_empires-march-one", what=words.counter(type, number, count), hex=words.hex(at))
    return Option(March(at, f"{type}{number}").id, text)


@cache
def _moving_all(at: str, number: int) -> Option:
    return Option(Everything(at, number).id, T("space_empires-march-all", n=number, hex=words.hex(at)))


@cache
def _moving_some(at: str) -> Option:
    return Option(at, T("space_empires-march-some", hex=words.hex(at)))


def _kinds(there: Iterable[Unit]) -> list[Unit]:
    """The first of all units that are alike: of the same type, size and technology, and with the same done by now."""
    found: list[Unit] = []
    levels: dict[tuple[object, ...], list[dict[str, int]]] = {}
    for unit in there:
        alike = levels.setdefault(_done(unit), [])
        if unit.levels not in alike:
            alike.append(unit.levels)
            found.append(unit)
    return found


def _done(unit: Unit) -> tuple[object, ...]:
    """What a unit is and what has become of it in this turn, as far as it matters which of two moves."""
    turn = (unit.moved, unit.up, unit.extra, unit.chained, unit.looks)
    return (unit.type, unit.count, unit.cargo is None, *turn)


def _go_together(game: Game, seat: Seat, at: str, some: Sequence[Unit]) -> bool:
    return movement.carried_too_many(game, seat, at, some) is None


def _some_go(game: Game, seat: Seat, at: str, there: Sequence[Unit]) -> bool:
    """Whether any of these units can go: carriers can be held by squadrons that rest with them. SE-FIGHTER-10"""
    choices = chain.from_iterable(combinations(there, number) for number in range(1, len(there) + 1))
    return any(_go_together(game, seat, at, some) for some in choices)


def _movable(game: Game, seat: Seat, at: str, offered: Orders | None) -> list[Unit]:
    """What can leave a hex; since it was offered nothing has moved."""
    moves = None if offered is None else offered.moves.get(at)
    return movement.movable(game, seat, at) if moves is None else moves.units


async def march(game: Game, seat: Seat, order: March, offered: Orders | None) -> Touched:
    """One unit moves, unless it stays after all. SE-MOVE-02"""
    there = _movable(game, seat, order.at, offered)
    return await _go(game, seat, [unit for unit in there if unit.id == order.unit], offered)


async def march_all(game: Game, seat: Seat, order: Everything, offered: Orders | None) -> Touched:
    """All that can leave a hex move together, unless they stay after all. SE-MOVE-02"""
    return await _go(game, seat, _movable(game, seat, order.at, offered), offered)


async def march_some(game: Game, seat: Seat, at: str, offered: Orders | None = None) -> Touched:
    """Some units of a hex move, unless they stay after all. SE-MOVE-01, SE-MOVE-02"""
    there = {unit.id: unit for unit in _movable(game, seat, at, offered)}
    choices = [Option(unit.id, words.group(unit)) for unit in there.values()]

    def fits(ids: list[str]) -> Refusal | None:
        return movement.carried_too_many(game, seat, at, [there[id] for id in ids])

    shape = Stack(choices, {id: unit.type for id, unit in there.items()}, fits)
    about, told = (
        T("space_empires-ask-move-units", seat=seat_name(seat)),
        T("space_empires-move-from", hex=words.hex(at)),
    )
    picked = await game.pick_some(MOVE_UNITS, seat, shape, about, always=True, private={seat: told})
    return await _go(game, seat, [there[id] for id in picked], offered)


# --- where to --------------------------------------------------------------------------------------------------------


async def _go(game: Game, seat: Seat, chosen: Sequence[Unit], offered: Orders | None) -> Touched:
    """These units move, as far as they can get in one go; nowhere where carriers and fighters cannot part so."""
    at, party = chosen[0].at, Party(game, seat, chosen, None if offered is None else offered.around)
    apart = movement.carried_too_many(game, seat, at, chosen)
    found = ways.ways(party) if apart is None else {}
    choices = [_to(party, to, len(way)) for to, way in found.items()]
    choices.append(_staying(at))

    def why(to: str) -> Refusal | None:
        return (apart or movement.forbids(party, to)) if to in game.state.systems else None

    pull, told = random_weights.Pull(game, seat, chosen), _moving(party, found, why)
    about = _ask_move_to(seat)
    to = await game.pick(MOVE_TO, seat, choices, about, always=True, why=why, lean=pull, private={seat: told})
    if to == STAY:
        return ()
    await _follow(game, seat, chosen, found[to])
    return (at, *found[to])


@cache
def _ask_move_to(seat: Seat) -> Text:
    return T("space_empires-ask-move-to", seat=seat_name(seat))


@cache
def _staying(at: str) -> Option:
    return Option(STAY, T("space_empires-stay", hex=words.hex(at)))


def stays_at(shape: PickOne) -> str | None:
    """Where units stand that are asked where they go: told to their owner alone."""
    stay = next((option.text.params["hex"] for option in shape.options if option.id == STAY), None)
    return str(stay.params["id"]) if isinstance(stay, Text) else None


async def _follow(game: Game, seat: Seat, chosen: Sequence[Unit], way: Way) -> None:
    """Each hex of a way is entered as if it were ordered by itself, as far as all of them get. SE-MOVE-02"""
    for to in way:
        if [unit for unit in chosen if unit.count == 0 or unit.halted]:
            return
        await entering.enter(game, seat, chosen, to)


def _moving(party: Party, near: Collection[str], why: Callable[[str], Refusal | None]) -> Text:
    """What moves, and why it cannot where there is no way: told to its owner alone."""
    text = T("space_empires-moving", what=words.groups(party.units), hex=words.hex(party.at))
    if near:
        return text
    found = (why(to) for to in party.game.beside(party.at))
    first = next((refusal.text for refusal in found if refusal is not None), None)
    return text if first is None else T("space_empires-no-way", what=text, why=first)


def _to(party: Party, to: str, steps: int) -> Option:
    """A hex to move to, with what everybody knows to be there, and how far it is."""
    system = party.game.state.systems[to]
    marker = system.marker if system.known else None
    if system.known and party.around.foreign(to):
        lies = None if marker is None else (marker.type, marker.value)
        colony = system.colony
        settled = colony is not None and party.game.hostile(party.seat, colony.owner)
        return _to_enemy(to, steps, lies, party.around.occupied.get(to, 0), settled)
    if not system.known:
        return _to_unexplored(to, steps)
    return _to_open(to, steps) if marker is None else _to_marker(to, steps, marker.type, marker.value)


@cache
def _to_enemy(to: str, steps: int, lies: tuple[str, int] | None, number: int, settled: bool) -> Option:
    """A hex with how much of enemies everybody sees there: counters, and whether a colony. SE-MOVE-15, D-82"""
    foes = [T("space_empires-foes", n=number)] if number else []
    foes += [T("space_empires-foes-colony")] if settled else []
    place = words.hex(to) if lies is None else _marked(to, *lies)
    return _far(to, steps, T("space_empires-to-enemy", place=place, what=tuple(foes)) if foes else place)


@cache
def _to_unexplored(to: str, steps: int) -> Option:
    return _far(to, steps, T("space_empires-to-unexplored", hex=words.hex(to)))


@cache
def _to_open(to: str, steps: int) -> Option:
    return _far(to, steps, words.hex(to))


@cache
def _to_marker(to: str, steps: int, type: str, value: int) -> Option:
    return _far(to, steps, _marked(to, type, value))


@cache
def _marked(to: str, type: str, value: int) -> Text:
    return T("space_empires-to-marker", hex=words.hex(to), marker=words.marker_of(type, value))


def _far(to: str, steps: int, place: Text) -> Option:
    return Option(to, place if steps == 1 else T("space_empires-to-far", place=place, n=steps))
