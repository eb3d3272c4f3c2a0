"""Combats as players ask for them: by units that they name, or the one at which they are asked.

FS-COMBAT-04, FS-COMBAT-10, FS-INFO-04
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from math import isqrt

from engine.ask import Ask, Seat
from engine.errors import IllegalAnswer
from engine.forbidden_stars import words
from engine.forbidden_stars.combat.damage import SUFFER
from engine.forbidden_stars.combat.execution import COMBAT_CARD
from engine.forbidden_stars.combat.preparation import REINFORCE
from engine.forbidden_stars.components import (
    ASSET_LIMIT,
    BUILT,
    CARDS_OF,
    COPIES,
    DICE,
    EXECUTION_ROUNDS,
    LEVEL_ZERO,
    STACKED,
    UNITS,
)
from engine.forbidden_stars.interface.view import AreaView, CombatView, SeatView, SideView, View
from engine.forbidden_stars.minds.odds import value
from engine.forbidden_stars.odds.luck import WALKS, Luck, Sample, Walks, every, gift, plays, tail
from engine.forbidden_stars.odds.rounds import BASTION, Fight, Piece, Pieces, in_order, suffered
from engine.odds.battles import HUNDREDTHS, WHOLE, AtHand, Battle, Battles, Force, Losses, Odds, Word
from engine.text import T, Text

REINFORCEMENT, NO_CARDS = "reinforcement", "no_cards"
EXACT, TENTH = 40_000, 10
"""So many ways of dice and cards are all counted; of more, samples are."""
SAMPLES, FEWER, MOST = 4096, 1024, 65_536
"""Samples that are taken at first, and how many at most."""
NEAR, SURE = 3000, 236
"""In parts of a million: what is near enough. So many hundredths of an error wide holds 95 times of 100 (8 walks)."""

FORT = BUILT["bastion"]


@dataclass(frozen=True, slots=True)
class Side:
    """What a side has. `pool`: cards of which it plays one a round; `sure`: they are its hand."""

    pieces: Pieces
    luck: Luck
    pool: tuple[str, ...]
    sure: bool = False


@cache
def _words() -> tuple[Word, ...]:
    return (
        *(Word(id, words.unit(id), most=min(STACKED, unit.supply)) for id, unit in UNITS.items()),
        Word(BASTION, words.structure(BASTION)),
        Word(REINFORCEMENT, words.asset(REINFORCEMENT), most=ASSET_LIMIT),
        Word(NO_CARDS, T("forbidden_stars-odds-no-cards"), "place"),
    )


class Combats(Battles[View]):
    """Combats of two factions."""

    example = T("forbidden_stars-odds-example")
    counted = T("forbidden_stars-odds-counted")
    asked = frozenset({COMBAT_CARD.name, SUFFER.name, REINFORCE.name})

    def words(self) -> Sequence[Word]:
        """Units, bastions, tokens."""
        return _words()

    def odds(self, battle: Battle) -> Odds:
        """From the dice to morale, with the decks of the beginning."""
        bare = bool(battle.place.get(NO_CARDS))
        sides = _named(battle.first, bare), _named(battle.second, bare)
        kinds = {UNITS[one.type].kind for side in sides for one in side.pieces if one.type in UNITS}
        if len(kinds) != 1:
            raise IllegalAnswer(T("forbidden_stars-odds-one-kind"))
        return reckoned(*sides, SAMPLES)

    def at_hand(self, view: View, seat: Seat, ask: Ask) -> Sequence[AtHand]:
        """The combat as it stands, with all cards that the other side can hold."""
        combat = view.combat
        if combat is None or ask.kind not in self.asked or seat not in (combat.attacker, combat.defender):
            return ()
        area = next(one for one in view.areas if one.id == combat.area)
        both = [_seated(view, combat, area, side) for side in combat.sides]
        return (AtHand(combat.attacker, combat.defender, _ranged(both[0], both[1])),)


def _ranged(first: Side, second: Side) -> Odds:
    """With what a hidden hand can change: between its worst tenth and its best."""
    found, chances = reckoned(first, second, SAMPLES), list[int]()
    for side in (first, second):
        for best in (False, True) if side.pool and not side.sure else ():
            other = replace(side, luck=side.luck._replace(cards=tail(side.luck.cards, TENTH, best=best)))
            pair = (other, second) if side is first else (first, other)
            chances.append(reckoned(*pair, FEWER).first)
    return replace(found, least=min(chances), most=max(chances)) if chances else found


# --- sides -----------------------------------------------------------------------------------------------------------


def piece(type: str, routed: bool = False) -> Piece:
    """A unit or a bastion as it fights."""
    if type == BASTION:
        return Piece(WHOLE, FORT.health, FORT.morale, type)
    return Piece(value(type), UNITS[type].health, UNITS[type].morale, type, routed)


def _named(force: Force, bare: bool) -> Side:
    """A side as it is named. Raises IllegalAnswer: of two factions, of none, or too many."""
    found = [id for id in UNITS for _ in range(force.get(id, 0))]
    factions = {UNITS[id].faction for id in found}
    over = next((word for word in _words() if force.get(word.id, 0) > word.most), None)
    if over is not None:
        raise IllegalAnswer(T("odds-too-many", name=over.name, n=over.most))
    if len(factions) > 1:
        raise IllegalAnswer(T("forbidden_stars-odds-two-factions"))
    if not found or len(found) > STACKED:
        raise IllegalAnswer(T("forbidden_stars-odds-stack", n=STACKED))
    faction, forts = max(factions), min(1, force.get(BASTION, 0))
    tokens = min(force.get(REINFORCEMENT, 0), len(found))
    dice = sum(UNITS[id].combat for id in found) + forts * FORT.combat
    stand_in = LEVEL_ZERO[faction, UNITS[found[0]].kind]
    pieces = in_order(tuple(piece(id) for id in (*found, *[BASTION] * forts, *[stand_in] * tokens)))
    deck = () if bare else _deck(faction, ())
    return Side(pieces, Luck((0, 0, 0), min(DICE, dice), plays(deck, EXECUTION_ROUNDS)), deck)


def _deck(faction: str, shelf: Sequence[str]) -> tuple[str, ...]:
    """The combat deck of a seat, which everybody knows: what lies on its shelf is not in it. FS-CUPG-04"""
    basic = [one.id for one in CARDS_OF[faction] if (one.kind == "basic") == (one.id not in shelf)] if shelf else []
    cards = basic or [one.id for one in CARDS_OF[faction] if one.kind == "basic"]
    return tuple(sorted(id for id in cards for _ in range(COPIES)))


def _seated(view: View, combat: CombatView, area: AreaView, side: SideView) -> Side:
    """A side of the combat at hand: what lies open, and what can still be played."""
    player, own = view.seats[side.seat], view.own
    force = next((one.units for one in area.forces if one.seat == side.seat), ())
    pieces = [piece(unit.type, unit.routed) for unit in force]
    pieces += [piece(BASTION) for one in area.structures if one.kind == BASTION and one.owner == side.seat]
    open_, rounds = _open(side), _rounds(combat)
    mine = own is not None and view.viewer == side.seat
    pool = _hand(own.hand, own.laid) if mine and own is not None else _unseen(player, side)
    waiting = pieces if combat.step != "damage" else list(suffered(in_order(tuple(pieces)), side.left))
    dice = 0 if side.dice else _thrown(pieces)
    return Side(in_order(tuple(waiting)), Luck(open_, dice, plays(pool, rounds)), pool, mine)


def _open(side: SideView) -> tuple[int, int, int]:
    """Symbols that stay: dice and face-up cards."""
    found = []
    for at, face in enumerate(("bolter", "shield", "morale")):
        found.append(side.dice.count(face) + sum(gift(card).stays[at] for card in side.played))
    return found[0], found[1], found[2]


def _rounds(combat: CombatView) -> int:
    """Rounds in which damage is still dealt."""
    done = combat.round if combat.step in ("damage", "resolution", "over") else max(0, combat.round - 1)
    return max(0, EXECUTION_ROUNDS - done)


def _thrown(pieces: Sequence[Piece]) -> int:
    up = [one for one in pieces if not one.routed]
    return min(DICE, sum(FORT.combat if one.type == BASTION else UNITS[one.type].combat for one in up))


def _hand(hand: Sequence[str], laid: str | None) -> tuple[str, ...]:
    return tuple(sorted([*hand, *([laid] if laid else [])]))


def _unseen(player: SeatView, side: SideView) -> tuple[str, ...]:
    """What another side's hand is drawn from."""
    left = Counter(_deck(player.faction, player.shelf))
    left.subtract(side.played)
    return (
        tuple(sorted(id for id, number in left.items() for _ in range(max(0, number))))
        if side.hand or side.laid
        else ()
    )


# --- the reckoning ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def reckoned(first: Side, second: Side, number: int) -> Odds:
    """How a combat goes; the first side attacks. `number`: of samples at first, where not all is counted."""
    if not any(not one.routed for one in second.pieces):
        return Odds(WHOLE, 0, (_lost(first.pieces, None), _lost(second.pieces, None)))
    fight = Fight(first.pieces, second.pieces)
    if first.luck.ways * second.luck.ways <= EXACT:
        counted = Tally(fight)
        counted.add(every(first.luck, second.luck))
        return _odds(first, second, [counted])
    walks, tallies, done = Walks(first.luck, second.luck), [Tally(fight) for _ in range(WALKS)], 0
    while done < MOST // WALKS and (not done or _error(tallies) > (NEAR if number == SAMPLES else WHOLE)):
        some = range(done, done + number // WALKS)
        for walk, tally in enumerate(tallies):
            tally.add(walks.samples(walk, some))
        done = some.stop
    return _odds(first, second, tallies)


@dataclass
class Tally:
    """What came of combats: their weight, that of those that each side won, and what was left of both."""

    fight: Fight
    ends: Counter[int] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """Of all."""
        return self.ends.total()

    def won(self, side: int) -> int:
        """Of those that it won."""
        return sum(weight for end, weight in self.ends.items() if self.fight.ends[end].winner == side)

    def left(self, side: int) -> Counter[str]:
        """Its pieces after all of them."""
        found = Counter[str]()
        for end, weight in self.ends.items():
            for piece in self.fight.ends[end].left[side]:
                found[piece.type] += weight
        return found

    def add(self, played: Iterable[Sample]) -> None:
        """Plays these as well."""
        for one, other, weight in played:
            self.ends[self.fight.fought(one, other)] += weight


def _error(tallies: Sequence[Tally]) -> int:
    """How far the chances may be off by the samples that were taken: by how much the walks differ."""
    if len(tallies) == 1:
        return 0
    shares = [[WHOLE * tally.won(side) // tally.total for tally in tallies] for side in (0, 1)]
    return 1 + SURE * max(isqrt(_variance(one)) for one in shares) // 100


def _variance(found: Sequence[int]) -> int:
    """That of the mean of these."""
    n, mean = len(found), sum(found)
    return sum((n * one - mean) ** 2 for one in found) // (n**3 * (n - 1))


def _odds(first: Side, second: Side, tallies: Sequence[Tally]) -> Odds:
    total = sum(one.total for one in tallies)
    chances = [WHOLE * sum(one.won(side) for one in tallies) // total for side in (0, 1)]
    left = [sum((one.left(side) for one in tallies), Counter[str]()) for side in (0, 1)]
    losses = [
        _lost(side.pieces, {type: HUNDREDTHS * n // total for type, n in kept.items()})
        for side, kept in zip((first, second), left, strict=True)
    ]
    notes = (T("forbidden_stars-odds-cards"),) if first.pool or second.pool else ()
    return Odds(chances[0], chances[1], (losses[0], losses[1]), _error(tallies), notes=notes)


def _lost(pieces: Pieces, left: Mapping[str, int] | None) -> tuple[Losses, ...]:
    """What of each is lost, by hundredths that are left; nothing without a fight."""
    had = Counter(one.type for one in pieces)
    return tuple(
        Losses(_name(type), n, 0 if left is None else max(0, n * HUNDREDTHS - left.get(type, 0)))
        for type, n in had.items()
    )


def _name(type: str) -> Text:
    return words.structure(type) if type == BASTION else words.unit(type)


COMBATS = Combats()
