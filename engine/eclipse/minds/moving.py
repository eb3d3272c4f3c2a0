"""Where a fleet goes: one target is chosen by the odds of its battle, and all ships that help go there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.ask import NO, YES
from engine.eclipse.galaxy.movement import BREAK_RELATIONS, MOVE, MOVE_PATH, MOVE_TO, Leaving
from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, conquests, duel, economy, exploring, guarding, odds, sieges, voyages
from engine.eclipse.minds.mind import MIND, ONCE, At, farsighted
from engine.eclipse.phases.action_phase import ACTION
from engine.players.aims import Aim
from engine.players.mind import Offer, picks

TARGETS, FAR = 3, 4
SUREST = 850
"""A battle that is won so often, in thousandths, everybody dares."""
SLIM = 300
"""A battle that is won less often, in thousandths, is as good as lost: whoever comes has to turn it."""
HOPELESS = 180
"""A battle that is won less often, in thousandths, nobody joins, and it is left where that is possible."""
WAITS = 3
"""A sector whose disc has to wait loses one part of so many of its worth."""


@dataclass(frozen=True, slots=True)
class MovePlan:
    """A sector to go to, the sectors from which ships come, and what that is worth. `begun`: some lie there already who
    would not have come alone.
    """

    target: str
    sources: tuple[str, ...]
    worth: int
    begun: bool = False


def neighbours(at: At, sector: SectorView) -> list[SectorView]:
    """Sectors that the own seat can move to from there."""
    return charts.linked(at.view, sector, at.seat)


@ONCE.once
def best(at: At) -> MovePlan | None:
    """The target of the whole map that seems best, if any is worth going to and the disc that it takes; what was begun
    is finished first, also by an action under way, which is paid.
    """
    coming, paid = guarding.comers(at, economy.owned(at)), economy.price_of_disc(at)
    plans = [plan for sector in _targets(at) if (plan := _plan(at, sector, coming)) is not None]
    going = economy.price_of_disc(at, economy.acting(at))
    begun = [plan for plan in plans if plan.begun and plan.worth > going]
    useful = begun or _not_for_discs(at, plans)
    return MIND.chosen(at, useful, lambda plan: (plan.worth, f"sector {plan.target}"), paid)


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


def _plan(at: At, target: SectorView, comers: guarding.Comers) -> MovePlan | None:
    """What going to a sector is worth with as many ships as one action moves, or two, where that is worth more, less
    what they leave to others.
    """
    if not _wanted(at, target):
        return None
    near, steps = voyages.sources(at, target), economy.activations(at, "move")
    one = _voyage(at, target, near, comers, steps)
    if not _acts_again(at):
        return one
    two = _voyage(at, target, near, comers, 2 * steps)
    return two if one is None or two is None or two.worth > one.worth else one


def _voyage(
    at: At, target: SectorView, near: list[tuple[SectorView, voyages.Legs]], comers: guarding.Comers, most: int
) -> MovePlan | None:
    """What it is worth with as many ships as so many moves bring."""
    here, steps = odds.fleet(at.view.seats, target, at.seat), economy.activations(at, "move")
    going, left, used = dict[str, list[duel.Ship]](), 0, 0
    for source, legs in near:
        for one, needed in _movable(at, source, legs):
            if used + needed <= most:
                going.setdefault(source.id, []).append(one)
                used += needed
        left += guarding.left(at, source, going.get(source.id, ()), comers.get(source.id, ()))
    if not going:
        return None
    paid, coming = _paid(at, target, used > steps), (one for some in going.values() for one in some)
    ships, foes = (*here, *coming), defenders(at, target)
    begun = bool(here) and odds.wins(here, foes) < _daring(at) <= odds.wins(ships, foes)
    return MovePlan(target.id, tuple(going), _worth(at, target, here, ships) - paid - left, begun)


def _acts_again(at: At) -> bool:
    """Whether there is a disc for another action after the one that is chosen or under way."""
    mine = economy.me(at)
    return not mine.passed and mine.discs > economy.acting(at)


def _paid(at: At, target: SectorView, again: bool) -> int:
    """What the discs cost that a plan needs after that of its action: for moving again, and on the sector that it
    conquers, unless that had better wait or one is kept for it already. That of an action under way has been paid.
    """
    acting = economy.acting(at)
    moved = economy.price_of_disc(at, acting + again)
    paid = moved - economy.price_of_disc(at, acting) + _robbed(at, acting + again)
    if target.owner == at.seat or conquests.falls(at, target):
        return paid
    if economy.me(at).discs <= acting + again + economy.promised(at):
        return paid + _awaited(at, target)
    if not farsighted(at):
        return paid
    claimed = min(economy.price_of_disc(at, acting + again + 1) - moved, prize(at, target) // WAITS)
    return paid + max(0, claimed)


def _robbed(at: At, discs: int) -> int:
    """What is lost of sectors that ships on them will conquer anyway, if so many discs go to actions and some of those
    kept for the sectors are among them. EC-CLAIM-02
    """
    missing = discs + economy.promised(at) - economy.me(at).discs
    if missing <= 0:
        return 0
    return sum(sorted(_awaited(at, sector) for sector in conquests.expected(at))[:missing])


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
    for type in sorted(fleet.ships, key=lambda type: -odds.quality(odds.blueprint(mine, type))):
        card = odds.blueprint(mine, type)
        if type != "starbase" and card.move in legs:
            yield from ((odds.ship(card, hurt), legs[card.move]) for hurt in fleet.ships[type])


def _worth(at: At, target: SectorView, here: tuple[duel.Ship, ...], ships: tuple[duel.Ship, ...]) -> int:
    """What is won there, times the chance to win it, less the ships that may be lost; where some are `here` already
    who may win, what those who come add.
    """
    foes = defenders(at, target)
    if foes and odds.wins(ships, foes) < HOPELESS:
        return -800
    lost = bool(foes) and target.owner != at.seat and odds.wins(here, foes) < SLIM
    if foes and (lost or not here) and odds.wins(ships, foes) < _daring(at):
        return -800
    if at.character.deputy and any(fleet.seat != at.seat for fleet in target.fleets):
        return -800
    return _stake(at, target, ships) - (_stake(at, target, here) if here and not lost else 0)


@ONCE.once
def _daring(at: At) -> int:
    """How often a battle has to be won for ships to set out for it."""
    return min(SUREST, at.weights["bold"] * 100 // at.character.traits.war)


def _stake(at: At, target: SectorView, ships: tuple[duel.Ship, ...]) -> int:
    """What ships stand to win and to lose there. In the last round people who are left keep the sector. EC-BOMB-12"""
    foes = defenders(at, target)
    chance = odds.wins(ships, foes)
    falls = odds.SURE if economy.left(at) else sieges.fall(at, target, ships)
    gain = prize(at, target) * falls // odds.SURE + 900 * min(len(foes), 3)
    return gain * chance // odds.SURE - at.weights["lost"] * len(ships) * (odds.SURE - chance) // odds.SURE // 2


# --- what a fleet is for ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hunt:
    """What all own ships together are after: sectors at the border that have to be fought for."""

    at: At
    targets: tuple[SectorView, ...]

    def worth(self, more: tuple[duel.Ship, ...] = (), cards: Mapping[str, BlueprintView] | None = None) -> int:
        """What the best of them is worth, with some more ships, or were the cards of the ships others."""
        ships = _all(self.at, cards) + more
        return max((_stake(self.at, target, ships) for target in self.targets), default=0)

    def quarry(self) -> SectorView | None:
        """The best of them."""
        ships = _all(self.at)
        able = [(_stake(self.at, target, ships), target.id, target) for target in self.targets]
        return max(able, key=lambda one: one[:2])[2] if able else None


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


def _all(at: At, cards: Mapping[str, BlueprintView] | None = None) -> tuple[duel.Ship, ...]:
    """The own ships that can move."""
    known = cards or {card.type: card for card in economy.me(at).blueprints}
    fleets = [fleet.ships for sector in at.view.sectors for fleet in sector.fleets if fleet.seat == at.seat]
    found = [(known[type], hurt) for ships in fleets for type, marks in ships.items() for hurt in marks]
    return tuple(odds.ship(card, hurt) for card, hurt in found if card.move)


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


def pressure(at: At, sector: SectorView) -> int:
    """How many neighbouring sectors hold others' ships or guards."""
    return sum(voyages.guarded(at, near) for near in neighbours(at, sector))


def danger(at: At, sector: SectorView) -> int:
    """On how many sectors, this one and its neighbours, ships of others lie that could fight for it."""
    friends = (at.seat, *economy.me(at).ambassadors)
    around = (sector, *neighbours(at, sector))
    return sum(any(fleet.seat not in friends for fleet in near.fleets) for near in around)


def far(at: At, sector: SectorView, target: str) -> int:
    """Moves from one sector to another, at most 4."""
    return charts.reach(charts.web(at.view, at.seat), sector, at.seat, voyages.REACH).get(target, FAR)


@ONCE.once
def battlefields(at: At) -> list[SectorView]:
    """Where own ships lie and there will be a battle at the end of the round."""
    mine = [one for one in at.view.sectors if any(fleet.seat == at.seat for fleet in one.fleets)]
    return [one for one in mine if not voyages.quiet(at, one) and not voyages.partner(at, one)]


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


# --- the questions ---------------------------------------------------------------------------------------------------


@MIND.judges(MOVE, careful=True)
def move(at: At) -> Iterator[Offer]:
    """Ships that bring the target nearer, as long as it is worth it; none when the last one has not moved."""
    plan, lying = best(at), _lying(at)
    yield Offer("done", 0)
    if plan is None or plan.worth <= 0 or at.memory.get(TRIED) == lying:
        return
    at.memory[TRIED] = lying
    moves = {(source, type): number for source, type, number in _sailing(at, plan)}
    for option in picks(at):
        leaving = Leaving.maybe(option.id)
        number = moves.get((leaving.sector, leaving.type)) if leaving else None
        if leaving and number:
            strong = odds.quality(odds.blueprint(economy.me(at), leaving.type))
            yield Offer(option.id, plan.worth + 50 * (FAR - number) + strong, why(at, plan))


def _sailing(at: At, plan: MovePlan) -> Iterator[tuple[str, str, int]]:
    """From where which ships come by a plan, and in how many moves."""
    target = charts.named(at.view, plan.target)
    near = voyages.sources(at, target) if target is not None else []
    for source, legs in near:
        for card in economy.me(at).blueprints:
            if source.id in plan.sources and card.move in legs:
                yield source.id, card.type, legs[card.move]


TRIED = "move tried"


def _lying(at: At) -> str:
    """Where the own ships lie in this action, in a note: discs come back in the middle of a round, those on actions do
    not.
    """
    fleets = [(one.id, fleet.ships) for one in at.view.sectors for fleet in one.fleets if fleet.seat == at.seat]
    turn = f"{at.view.round} {sum(economy.me(at).actions.values())}"
    return " ".join([turn, *(f"{id} {type} {len(marks)}" for id, ships in fleets for type, marks in ships.items())])


def why(at: At, plan: MovePlan | None) -> Aim:
    """Whether its target has to be taken from another seat."""
    target = charts.named(at.view, plan.target) if plan is not None else None
    if target is None:
        return Aim.BEST
    others = {target.owner, *(fleet.seat for fleet in target.fleets)} - {None, at.seat}
    return Aim.ATTACK if others else Aim.EXPAND


@MIND.judges(MOVE_TO, aim=Aim.EXPAND, careful=True)
def move_to(at: At) -> Iterator[Offer]:
    """The target, or else an own sector from which the ship comes to it soonest."""
    plan = best(at)
    target = charts.named(at.view, plan.target) if plan is not None else None
    coming = voyages.from_each(at, target) if target is not None else {}
    for option in picks(at):
        if target is None:
            yield Offer(option.id, 0)
        else:
            yield Offer(option.id, 5000 if option.id == target.id else _step(at, option.id, coming))


def _step(at: At, id: str, coming: Mapping[str, int]) -> int:
    """What a sector on the way is worth."""
    if id in voyages.halts(at):
        return -300 * coming.get(id, FAR)
    sector = charts.named(at.view, id)
    if sector is None or voyages.partner(at, sector):
        return -9000
    return -6000 if voyages.guarded(at, sector) else -3000


MIND.in_order(MOVE_PATH, careful=True)
"""Any way is as good as another."""


@MIND.judges(BREAK_RELATIONS, careful=True)
def break_relations(at: At) -> Iterator[Offer]:
    """Relations are kept."""
    yield Offer(NO, 500, Aim.KEEP)
    yield Offer(YES, 0, Aim.BREAK)
