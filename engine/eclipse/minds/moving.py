"""Where a fleet goes: one target is chosen by the odds of its battle, and all ships that help go there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from engine.eclipse.galaxy.movement import MOVE
from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, duel, economy, exploring, guarding, odds, sieges, voyages
from engine.eclipse.minds.mind import DOOMED, MIND, ONCE, At, farsighted
from engine.eclipse.phases.action_phase import ACTION
from engine.players.aims import Aim

TARGETS, FAR = 3, 4
SUREST = 850
"""A battle that is won so often, in thousandths, everybody dares."""
SLIM = 300
"""A battle that is won less often, in thousandths, is as good as lost: whoever comes has to turn it."""
HOPELESS = 180
"""A battle that is won less often, in thousandths, nobody joins, and it is left where that is possible."""
BUILT = 3
"""So many times of four somebody comes to an empty sector that is attacked, or is built there. EC-BUI-17"""
WAITS = 3
"""A sector whose disc has to wait loses one part of so many of its worth."""


@dataclass(frozen=True, slots=True)
class MovePlan:
    """A sector to go to, the sectors from which ships come, and what that is worth. `short`: some lie there already who
    would not have come alone, `begun`: and the others do not leave a battle for that.
    """

    target: str
    sources: tuple[str, ...]
    worth: int
    short: bool = False
    begun: bool = False


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
    paid, going = economy.price_of_disc(at), economy.price_of_disc(at, economy.acting(at))
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
    """What going to a sector is worth with as many ships as bring most, less what they leave to others."""
    if not _wanted(at, target):
        return None
    found = [_voyage(at, target, crew) for crew in _crews(at, target)]
    return max(found, key=lambda plan: plan.worth, default=None)


def _crews(at: At, target: SectorView) -> list[list[Sailor]]:
    """Ships that could come by the moves that are left, or those of one more action: as many as these carry, or fewer,
    the nearest or the strongest ones.
    """
    more = (0, economy.activations(at, "move")) if voyages.payable(at) else (0,)
    all = [_carried(able, moves_left(at) + number) for number in more for able in _orders(at, target)]
    return [crew[:number] for crew in all for number in range(len(crew), 0, -1)]


def _able(at: At, target: SectorView) -> list[Sailor]:
    """Ships that could come, the nearest and strongest first."""
    near = voyages.sources(at, target)
    return [
        (source.id, *one) for source, legs in near for one in _movable(at, source, legs) if _leaves(at, source, one)
    ]


def _orders(at: At, target: SectorView) -> list[list[Sailor]]:
    """The same, and the strongest first if that is another order."""
    near = _able(at, target)
    strong = sorted(near, key=lambda one: -guarding.strength([one[1]]))
    return [near] if strong == near else [near, strong]


def _carried(able: list[Sailor], moves: int) -> list[Sailor]:
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
    paid = _paid(at, target, again) if not again or _holds_out(at, target, crew) else DOOMED
    ships, foes = (*here, *(one for _, one, _ in crew)), defenders(at, target)
    short = bool(here) and odds.wins(here, foes) < _daring(at) <= odds.wins(ships, foes)
    begun = short and not any(voyages.embattled(at, source) for source in going)
    left = sum(_left(at, source, some, target) for source, some in going.items())
    return MovePlan(target.id, tuple(going), _worth(at, target, here, ships) - paid - left, short, begun)


def _holds_out(at: At, target: SectorView, crew: list[Sailor]) -> bool:
    """Whether those who come by this action are not as good as lost to who comes to help before the next one.
    EC-ROUND-02
    """
    relief, first = guarding.relief(at, target.id), (one for _, one, _ in _carried(crew, moves_left(at)))
    ships = (*odds.fleet(at.view.seats, target, at.seat), *first)
    return not relief or odds.wins(ships, (*defenders(at, target), *relief)) >= SLIM


def _leaves(at: At, source: SectorView, ship: tuple[duel.Ship, int]) -> bool:
    """Whether a ship may set out: out of a battle only to where one move brings it, for half way it would come back."""
    return ship[1] == 1 or not voyages.embattled(at, source.id)


def _left(at: At, source: str, going: list[duel.Ship], target: SectorView) -> int:
    """What is lost with ships that leave a sector, perhaps in the middle of a battle for it."""
    sector = charts.named(at.view, source)
    assert sector is not None
    if not voyages.embattled(at, source):
        return guarding.left(at, sector, going, target.id)
    relief, fleet = guarding.relief(at, source), odds.fleet(at.view.seats, sector, at.seat)
    staying = guarding.staying(at, sector, going)
    return max(0, _stake(at, sector, fleet, relief) - _stake(at, sector, staying, relief))


def _paid(at: At, target: SectorView, again: bool) -> int:
    """What the discs cost that a plan needs after that of its action: for moving again, and on the sector that it
    conquers, unless that had better wait or one is kept for it already. That of an action under way has been paid.
    Nothing waits in the last round, so no level forgets that one then. EC-BANKR-01
    """
    acting = economy.acting(at)
    moved = economy.price_of_disc(at, acting + again)
    paid = moved - economy.price_of_disc(at, acting) + _robbed(at, acting + again)
    if target.owner == at.seat or sieges.conquered(at, target):
        return paid
    if economy.me(at).discs <= acting + again + economy.promised(at):
        return paid + _awaited(at, target)
    if economy.left(at) and not farsighted(at):
        return paid
    squares = [square for square, _ in target.squares]
    claimed = economy.price_of_disc(at, acting + again + 1, squares) - moved
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
    worth = max(0, min(prize(at, target), economy.sector_worth(at, target)))
    return worth // WAITS if economy.left(at) else worth


def _wanted(at: At, target: SectorView) -> bool:
    """Whether there is anything to be had by going there, against whomever that may be; what lies free has to be worth
    the disc that then takes it. EC-CLAIM-03
    """
    if not voyages.guarded(at, target) and target.owner in (None, at.seat):
        here = any(fleet.seat == at.seat for fleet in target.fleets)
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
    foes, relief = defenders(at, target), guarding.relief(at, target.id)
    chance = _chance(ships, foes, relief)
    lost = bool(foes) and target.owner != at.seat and odds.wins(here, foes) < SLIM
    if chance < HOPELESS or ((lost or not here) and chance < _daring(at)):
        return -800
    if at.character.deputy and any(fleet.seat != at.seat for fleet in target.fleets):
        return -800
    return _stake(at, target, ships, relief) - (_stake(at, target, here, relief) if here and not lost else 0)


def _chance(ships: tuple[duel.Ship, ...], foes: tuple[duel.Ship, ...], relief: tuple[duel.Ship, ...]) -> int:
    """How often, in thousandths, ships win where others may come to help; what lies empty they mostly do not leave."""
    chance = odds.wins(ships, foes)
    weight = 1 if foes else BUILT
    return (chance + weight * odds.wins(ships, (*foes, *relief))) // (1 + weight) if relief else chance


@ONCE.once
def _daring(at: At) -> int:
    """How often a battle has to be won for ships to set out for it."""
    return min(SUREST, at.weights["bold"] * 100 // at.character.traits.war)


def _stake(at: At, target: SectorView, ships: tuple[duel.Ship, ...], relief: tuple[duel.Ship, ...] = ()) -> int:
    """What ships stand to win and to lose there. In the last round people who are left keep the sector. EC-BOMB-12"""
    foes = defenders(at, target)
    chance = _chance(ships, foes, relief)
    falls = sieges.falling_soon(at, target, ships) if economy.left(at) else sieges.fall(at, target, ships)
    gain = prize(at, target) * falls // odds.SURE + sieges.spoils(at, len(foes))
    return gain * chance // odds.SURE - at.weights["lost"] * len(ships) * (odds.SURE - chance) // odds.SURE // 2


# --- what a fleet is for ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hunt:
    """What the own ships that could come are after: sectors at the border that have to be fought for."""

    at: At
    targets: tuple[SectorView, ...]

    def worth(self, more: tuple[duel.Ship, ...] = (), cards: Mapping[str, BlueprintView] | None = None) -> int:
        """What the best of them is worth, or none, with some more ships, or were the cards of the ships others."""
        return max((0, *(self._worth(one, more, cards) for one in self.targets)))

    def gain(self, ship: duel.Ship, number: int) -> int:
        """What a ship brings as one of those of one action, so many at most, if a fleet sets out with them."""
        before = self._dared(())
        return max((self._dared((ship,) * more) - before) // more for more in range(1, number + 1))

    def _dared(self, more: tuple[duel.Ship, ...]) -> int:
        """What the best of them is worth for which a fleet sets out, or none, with some more ships."""
        at, number = self.at, len(more)
        fleets = [(one, (*crew, *more)) for one in self.targets for crew in _hunters(at, (one.id, number))]
        dared = [pair for pair in fleets if odds.wins(pair[1], defenders(at, pair[0])) >= _daring(at)]
        return max((0, *(_stake(at, *pair) for pair in dared)))

    def quarry(self, more: tuple[duel.Ship, ...] = ()) -> SectorView | None:
        """The best of them, with some more ships."""
        able = [(self._worth(one, more), one.id, one) for one in self.targets]
        return max(able, key=lambda one: one[:2])[2] if able else None

    def _worth(
        self, target: SectorView, more: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None = None
    ) -> int:
        """What one of them is worth to the best of the crews that could come."""
        crews = _hunters(self.at, (target.id, len(more)))
        return max(_stake(self.at, target, (*_refitted(self.at, crew, cards), *more)) for crew in crews)


@ONCE.once
def hunt(at: At) -> Hunt:
    """The few sectors next to the own ones that are worth most of those that have to be fought for."""
    found = [other for other in border(at) if voyages.guarded(at, other) and _wanted(at, other)]
    return Hunt(at, tuple(sorted(found, key=lambda other: (-prize(at, other), other.id))[:TARGETS]))


@ONCE.once
def border(at: At) -> list[SectorView]:
    """Sectors next to the own ones, and own ones among them."""
    links = charts.web(at.view, at.seat, economy.owned(at))
    return list({other.id: other for near in links.values() for other in near}.values())


@ONCE.once_each
def _hunters(at: At, where: tuple[str, int]) -> list[tuple[duel.Ship, ...]]:
    """Own ships that lie on a sector, and those that come there by the actions that can be paid, beside so many more
    ships, be it the nearest or the strongest: whoever stands too far away never comes. EC-MOV-02, EC-DISC-05
    """
    target = charts.named(at.view, where[0])
    assert target is not None
    number, here = voyages.sailings(at), odds.fleet(at.view.seats, target, at.seat)
    beside = 0 if economy.left(at) and number > 1 else where[1]
    moves = number * economy.activations(at, "move") - beside
    return [(*here, *(one for _, one, _ in _carried(able, moves))) for able in _orders(at, target)]


def _refitted(at: At, ships: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None) -> tuple[duel.Ship, ...]:
    """Own ships, were their cards others."""
    mine = economy.me(at).blueprints if cards else ()
    new = {
        odds.ship(one, hurt): odds.ship((cards or {})[one.type], hurt) for one in mine for hurt in range(one.hull + 1)
    }
    return tuple(new.get(one, one) for one in ships)


def defenders(at: At, target: SectorView) -> tuple[duel.Ship, ...]:
    """Everything that fights there against the own seat."""
    return odds.foes(at.view.seats, target, at.seat)


def prize(at: At, target: SectorView) -> int:
    """What the sector itself is worth, and that another loses it."""
    worth = economy.sector_worth(at, target) - economy.price_of_sector(at)
    if target.owner is not None and target.owner != at.seat:
        people = 250 * sum(full for _, full in target.squares) if sieges.withstand(at, target.owner) else 0
        gain = worth * 6 // 10 - people + 500 * target.vp + _lead(at, target.owner)
        return gain * at.character.traits.war // 100
    return worth


def _lead(at: At, owner: int) -> int:
    """What it is worth that another falls back, the more the further ahead it is."""
    return at.weights["lead"] * min(10, max(0, at.view.seats[owner].open_points - economy.me(at).open_points))


# --- the border ------------------------------------------------------------------------------------------------------


@ONCE.once
def battlefields(at: At) -> list[SectorView]:
    """Where own ships lie and there will be a battle at the end of the round."""
    mine = [one for one in at.view.sectors if any(fleet.seat == at.seat for fleet in one.fleets)]
    return [one for one in mine if voyages.embattled(at, one.id)]


@ONCE.once
def threat(at: At) -> int:
    """How much stronger others' fleets near the own sectors are, in hundredths of the own strength, at most 150."""
    own = sum(_power(at, sector, at.seat) for sector in at.view.sectors)
    friends = (at.seat, *economy.me(at).ambassadors)
    foes = [fleet.seat for other in border(at) for fleet in other.fleets if fleet.seat not in friends]
    strongest = max((sum(_power(at, one, foe) for one in at.view.sectors) for foe in sorted(set(foes))), default=0)
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
