"""Where a fleet goes: one target is chosen by the odds of its battle, and all ships that help go there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from engine.eclipse.galaxy.movement import MOVE
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, duel, economy, guarding, odds, paying, sieges, stakes, voyages
from engine.eclipse.minds.finding import exploring
from engine.eclipse.minds.mind import DOOMED, MIND, ONCE, At, farsighted
from engine.eclipse.phases.action_phase import ACTION
from engine.players.aims import Aim

FAR = 4
"""No ship comes by so many moves."""
WAITS = 3
"""A sector whose disc has to wait loses one part of so many of its worth."""


@dataclass(frozen=True, slots=True)
class MovePlan:
    """A sector to go to, which ships come from where, and what that is worth. `short`: some lie there already who would
    not have come alone, `begun`: and the others do not leave a battle for that.
    """

    target: str
    crew: tuple[tuple[str, duel.Ship], ...]
    worth: int
    short: bool = False
    begun: bool = False

    @property
    def sources(self) -> tuple[str, ...]:
        """The sectors from which ships come."""
        return tuple(dict.fromkeys(source for source, _ in self.crew))


Sailor = tuple[str, duel.Ship, int]
"""A ship that could come, from where, and in how many moves."""


def neighbours(at: At, sector: SectorView) -> list[SectorView]:
    """Sectors that the own seat can move to from there."""
    return charts.linked(at.view, sector, at.seat)


@ONCE.once
def best(at: At) -> MovePlan | None:
    """The target of the whole map that seems best, if any is worth going to and the disc that it takes; what was begun
    is finished first, also by an action under way, which is paid.
    """
    paid, going = paying.price_of_disc(at), paying.price_of_disc(at, economy.acting(at))
    begun = [plan for plan in plans(at) if plan.begun and plan.worth > going]
    useful = begun or _not_for_discs(at, plans(at))
    return MIND.chosen(at, useful, lambda plan: (plan.worth, f"sector {plan.target}"), paid)


@ONCE.once
def plans(at: At) -> list[MovePlan]:
    """What going to each sector is worth where anything is to be had and ships could come."""
    return [plan for sector in _targets(at) if (plan := _plan(at, sector)) is not None]


def _not_for_discs(at: At, plans: list[MovePlan]) -> list[MovePlan]:
    """Plans without those for which a disc would do and that are worth less than another: no action was chosen for
    them, and no level takes them for what it was chosen for. EC-INF-07
    """
    for_discs = _for_discs(at)
    most = max((plan.worth for plan in plans if plan.target not in for_discs), default=0)
    return [plan for plan in plans if plan.target not in for_discs or plan.worth > most]


def _targets(at: At) -> list[SectorView]:
    """Sectors for which an action could be chosen: what lies free beside own ones a disc takes, and ships stay where
    they are. EC-INF-07
    """
    if at.question.kind != ACTION.name or economy.me(at).passed:
        return list(at.view.sectors)
    for_discs = _for_discs(at)
    return [sector for sector in at.view.sectors if sector.id not in for_discs]


def _for_discs(at: At) -> set[str]:
    return {sector.id for sector in free(at)}


def free(at: At) -> list[SectorView]:
    """Sectors without an owner or guard next to own ones."""
    return [near for near in border(at) if near.owner is None and not voyages.guarded(at, near)]


def _plan(at: At, target: SectorView) -> MovePlan | None:
    """What going to a sector is worth with as many ships as bring most, less what they leave to others; in the last
    round the weakest of those that bring as much, for others draw tiles for them. EC-DRAW-03, EC-DRAW-05
    """
    if not wanted(at, target):
        return None
    found = [_voyage(at, target, crew) for crew in _crews(at, target)]
    strong = 0 if economy.left(at) else 1
    return max(found, key=lambda plan: (plan.worth, -strong * _strength(plan)), default=None)


def _strength(plan: MovePlan) -> int:
    return guarding.strength([ship for _, ship in plan.crew])


def _crews(at: At, target: SectorView) -> list[list[Sailor]]:
    """Ships that could come by the moves that are left, or those of one more action: as many as these carry, or fewer,
    the nearest or the strongest ones.
    """
    more = (0, economy.activations(at, "move")) if paying.payable(at) else (0,)
    all = [carried(able, moves_left(at) + number) for number in more for able in orders(at, target)]
    return [crew[:number] for crew in all for number in range(len(crew), 0, -1)]


def _able(at: At, target: SectorView) -> list[Sailor]:
    """Ships that could come, the nearest and strongest first."""
    near = voyages.sources(at, target)
    return [
        (source.id, *one) for source, legs in near for one in _movable(at, source, legs) if _leaves(at, source, one)
    ]


def orders(at: At, target: SectorView) -> list[list[Sailor]]:
    """The same, the strongest first, and those first that nobody misses where they come from, as far as these are other
    orders; in the last round the weakest first, too.
    """
    near = _able(at, target)
    strong = sorted(near, key=lambda one: -guarding.strength([one[1]]))
    missed = {source: _missed(at, source) for source in dict.fromkeys(one[0] for one in near)}
    able = [near, strong, sorted(near, key=lambda one: missed[one[0]])]
    able += [] if economy.left(at) else [strong[::-1]]
    return [order for number, order in enumerate(able) if order not in able[:number]]


@ONCE.once_each
def _missed(at: At, source: str) -> bool:
    """Whether something may be lost with the ships on a sector."""
    sector = charts.named(at.view, source)
    assert sector is not None
    return guarding.left(at, sector, odds.fleet(at.view.seats, sector, at.seat)) > 0


def carried(able: list[Sailor], moves: int) -> list[Sailor]:
    """As many ships as so many moves bring."""
    crew, used = list[Sailor](), 0
    for one in able:
        if used + one[2] <= moves:
            crew.append(one)
            used += one[2]
    return crew


def moves_left(at: At) -> int:
    """Moves of the action under way, or of the one that is still to be chosen. EC-MOV-02"""
    left = at.question.about.params.get("n") if at.question.kind == MOVE.name else None
    return left if isinstance(left, int) else economy.activations(at, "move")


def _voyage(at: At, target: SectorView, crew: list[Sailor]) -> MovePlan:
    """What it is worth to go there with these ships."""
    here, going = odds.fleet(at.view.seats, target, at.seat), dict[str, list[duel.Ship]]()
    for source, one, _ in crew:
        going.setdefault(source, []).append(one)
    again = sum(needed for _, _, needed in crew) > moves_left(at)
    first = [one for _, one, _ in carried(crew, moves_left(at))]
    paid = _paid(at, target, again) if not again or holds_out(at, target, first) else DOOMED
    ships, foes = (*here, *(one for _, one, _ in crew)), stakes.defenders(at, target)
    short = bool(here) and odds.wins(here, foes) < stakes.daring(at) <= odds.wins(ships, foes)
    begun = short and not any(voyages.embattled(at, source) for source in going)
    left = sum(_left(at, source, some, (target.id, len(crew))) for source, some in going.items())
    who = tuple((source, one) for source, one, _ in crew)
    return MovePlan(target.id, who, _worth(at, target, here, ships) - paid - left, short, begun)


def holds_out(at: At, target: SectorView, first: Sequence[duel.Ship]) -> bool:
    """Whether those who come by the first action are not as good as lost to who comes to help before the next one.
    EC-ROUND-02
    """
    relief, ships = guarding.relief(at, target.id), (*odds.fleet(at.view.seats, target, at.seat), *first)
    return not relief or odds.wins(ships, (*stakes.defenders(at, target), *relief)) >= stakes.SLIM


def _leaves(at: At, source: SectorView, ship: tuple[duel.Ship, int]) -> bool:
    """Whether a ship may set out: out of a battle only to where one move brings it, for half way it would come back."""
    return ship[1] == 1 or not voyages.embattled(at, source.id)


def _left(at: At, source: str, going: list[duel.Ship], bound: tuple[str, int]) -> int:
    """What is lost with ships that leave a sector, perhaps in the middle of a battle for it, to go where with others
    they are so many.
    """
    sector = charts.named(at.view, source)
    assert sector is not None
    if not voyages.embattled(at, source):
        return guarding.left(at, sector, going, *bound)
    relief, fleet = guarding.joining(at, sector), odds.fleet(at.view.seats, sector, at.seat)
    staying = guarding.staying(at, sector, going)
    return max(0, stakes.stake(at, sector, fleet, relief) - stakes.stake(at, sector, staying, relief))


def _paid(at: At, target: SectorView, again: bool) -> int:
    """What the discs cost that a plan needs after that of its action: for moving again, and on the sector that it
    conquers, unless that had better wait or one is kept for it already. That of an action under way has been paid.
    Nothing waits in the last round, so no level forgets that one then. EC-BANKR-01
    """
    acting = economy.acting(at)
    moved = paying.price_of_disc(at, acting + again)
    paid = moved - paying.price_of_disc(at, acting) + _robbed(at, acting + again)
    if target.owner == at.seat or sieges.conquered(at, target):
        return paid
    if economy.me(at).discs <= acting + again + economy.promised(at):
        return paid + _awaited(at, target)
    if economy.left(at) and not farsighted(at):
        return paid
    squares = [square for square, _ in target.squares]
    claimed = paying.price_of_disc(at, acting + again + 1, squares) - moved
    return paid + max(0, min(claimed, _awaited(at, target)))


def _robbed(at: At, discs: int) -> int:
    """What is lost of sectors that ships on them will conquer anyway, if so many discs go to actions and some of those
    kept for the sectors are among them. EC-CLAIM-02
    """
    missing = discs + economy.promised(at) - economy.me(at).discs
    if missing <= 0:
        return 0
    return sum(sorted(_awaited(at, sector) for sector in sieges.conquests(at))[:missing])


def _awaited(at: At, target: SectorView) -> int:
    """What is lost of a conquest for which no disc is left: it has to wait for the next round. EC-CLAIM-02"""
    worth = max(0, min(stakes.prize(at, target), economy.sector_worth(at, target)))
    return worth // WAITS if economy.left(at) else worth


def wanted(at: At, target: SectorView) -> bool:
    """Whether there is anything to be had by going there, against whomever that may be; what lies free has to be worth
    the disc that then takes it. EC-CLAIM-03
    """
    if not voyages.guarded(at, target) and target.owner in (None, at.seat):
        here = charts.has_ships(target, at.seat)
        return target.owner is None and not here and exploring.taken(at, target) > 0
    return not voyages.partner(at, target) and not voyages.peaceful(at, target)


def _movable(at: At, sector: SectorView, legs: voyages.Legs) -> Iterator[tuple[duel.Ship, int]]:
    """Ships there that can come, the strongest first, and in how many moves each does."""
    mine = economy.me(at)
    fleet = next(fleet for fleet in sector.fleets if fleet.seat == at.seat)
    cards = [odds.blueprint(mine, type) for type in sorted(fleet.ships)]
    able = [card for card in sorted(cards, key=lambda card: -odds.quality(card)) if card.move in legs]
    found = ((odds.ship(card, hurt), legs[card.move]) for card in able if card.move for hurt in fleet.ships[card.type])
    return islice(found, voyages.spared(at, sector))


def _worth(at: At, target: SectorView, here: tuple[duel.Ship, ...], ships: tuple[duel.Ship, ...]) -> int:
    """What is won there, times the chance to win it, less the ships that may be lost; where some are `here` already
    who may win, what those who come add.
    """
    foes, relief = stakes.defenders(at, target), guarding.relief(at, target.id)
    lost = _lost(at, target, here)
    if stakes.chance(ships, foes, relief) < _least(at, joining=bool(here) and not lost):
        return -800
    if at.character.deputy and any(fleet.seat != at.seat for fleet in target.fleets):
        return -800
    before = stakes.stake(at, target, here, relief) if here and not lost else 0
    return stakes.stake(at, target, ships, relief) - before


def _lost(at: At, target: SectorView, here: tuple[duel.Ship, ...]) -> bool:
    """Whether those who are there are as good as lost; in the last round they draw a tile all the same. EC-DRAW-12"""
    foes = stakes.defenders(at, target) if economy.left(at) and target.owner != at.seat else ()
    return bool(foes) and odds.wins(here, foes) < stakes.SLIM


def _least(at: At, *, joining: bool) -> int:
    """How often a battle has to be won for ships to go there, or to join others: in the last round they are worth
    nothing but what it brings. EC-SCORE-11
    """
    if not economy.left(at):
        return 0
    return stakes.HOPELESS if joining else max(stakes.HOPELESS, stakes.daring(at))


# --- the border and battlefields --------------------------------------------------------------------------------------


@ONCE.once
def border(at: At) -> list[SectorView]:
    """Sectors next to the own ones, and own ones among them."""
    links = charts.web(at.view, at.seat, economy.owned(at))
    return list({other.id: other for near in links.values() for other in near}.values())


@ONCE.once
def battlefields(at: At) -> list[SectorView]:
    """Where own ships lie and there will be a battle at the end of the round."""
    mine = [one for one in at.view.sectors if charts.has_ships(one, at.seat)]
    return [one for one in mine if voyages.embattled(at, one.id)]


@ONCE.once
def threat(at: At) -> int:
    """How much stronger others' fleets near the own sectors are, in hundredths of the own strength, at most 150."""
    own = sum(_power(at, sector, at.seat) for sector in at.view.sectors)
    foes = [foe for foe in voyages.strangers(at) if any(charts.has_ships(near, foe) for near in border(at))]
    strongest = max((sum(_power(at, one, foe) for one in at.view.sectors) for foe in foes), default=0)
    return min(150, 100 * strongest // max(1, own)) if strongest else 0


def _power(at: At, sector: SectorView, seat: int) -> int:
    ships = odds.fleet(at.view.seats, sector, seat)
    return sum(one.points * max(1, one.power) * (2 + one.computer) for one in ships)


def why(at: At, plan: MovePlan | None) -> Aim:
    """Whether its target has to be taken from another seat."""
    target = charts.named(at.view, plan.target) if plan is not None else None
    if target is None:
        return Aim.BEST
    others = {target.owner, *(fleet.seat for fleet in target.fleets)} - {None, at.seat}
    return Aim.ATTACK if others else Aim.EXPAND
