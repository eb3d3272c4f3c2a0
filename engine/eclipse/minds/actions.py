"""Which action a turn is used for, and when a seat passes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.eclipse.actions.influence import INFLUENCE, INFLUENCE_TO
from engine.eclipse.components import SPECIES
from engine.eclipse.minds import building, economy, fitting, learning, moving, paying, sailing, upkeep
from engine.eclipse.minds.finding import exploring, monoliths
from engine.eclipse.minds.mind import MIND, ONCE, SLIGHT, At
from engine.eclipse.phases.action_phase import ACTION
from engine.players.aims import Aim
from engine.players.mind import Offer, picks

LATER = 0
"""Passing brings nothing, and costs nothing."""
WAITING = ("build", "research", "upgrade")
"""What can be done as well in the next round where no battle waits."""


@MIND.judges(ACTION, least=SLIGHT)
def action(at: At) -> list[Offer]:
    """What the best use of each action brings, less the influence that it costs. What would only waste a disc does not
    come into question.
    """
    plan, never = moving.best(at), _never(at)
    paying = [offer for offer in _actions(at, plan) if offer.answer not in never]
    useful = _points_before_parts(at, [offer for offer in paying if offer.worth > LATER or offer.answer == "pass"])
    if plan is None:
        return useful
    if plan.begun:
        return _finishing(at, useful, plan.target)
    return _following(useful) if sailing.underway(at, plan) else useful


def _following(useful: list[Offer]) -> list[Offer]:
    """Nothing that brings less than the other half of a plan of which a ship was set down on its way. EC-MOV-02"""
    move = next((offer.worth for offer in useful if offer.answer == "move"), LATER)
    return [offer for offer in useful if offer.answer == "pass" or offer.worth >= move]


def _finishing(at: At, useful: list[Offer], target: str) -> list[Offer]:
    """Nothing before an attack that was begun is finished: what that takes may be gone then. Parts for those who went
    first may come before, and in the last round sure points, if they are worth more. EC-SCORE-05, EC-SCORE-06
    """
    move = next((offer.worth for offer in useful if offer.answer == "move"), None)
    if move is None:
        return useful
    sure = [offer.answer for offer in useful if offer.answer in _scoring(at) and offer.worth > move]
    sure += ["upgrade"] if fitting.armed(at, target) - paying.price_of_disc(at) > move else []
    return [offer for offer in useful if offer.answer in ("move", "pass", *sure)]


def _scoring(at: At) -> list[str]:
    """Actions of the last round that bring points whatever others do: technologies and monoliths."""
    if economy.left(at):
        return []
    points = {
        "research": learning.points(at, economy.free(at, "science")),
        "build": monoliths.for_monoliths(at),
    }
    return [id for id, some in points.items() if some]


def _points_before_parts(at: At, useful: list[Offer]) -> list[Offer]:
    """Without parts that are fitted in the last round where no battle waits, if something else brings more: no level
    misses points for them, not by an error in what it would learn or where it would go either.
    """
    if economy.left(at) or moving.battlefields(at) or all(offer.answer != "upgrade" for offer in useful):
        return useful
    most = max(offer.worth for offer in (*useful, *_unerring(at)))
    return [offer for offer in useful if offer.answer != "upgrade" or offer.worth >= most]


def _unerring(at: At) -> list[Offer]:
    """What each action brings that comes into question, for who errs in no technology and no target."""
    level = replace(at.character.level, noise=0)
    clear = replace(at, look=lambda: at.view, character=replace(at.character, level=level))
    never = _never(clear)
    return [offer for offer in _actions(clear, moving.best(clear)) if offer.answer not in never]


def _never(at: At) -> tuple[str, ...]:
    """What does not come into question: all that needs a disc of which a conquest is in need, and what can wait where
    its disc would cost a sector.
    """
    if unpromised(at) < 1:
        return (*VALUES, "research")
    return WAITING if _waits(at) else ()


def unpromised(at: At) -> int:
    """Discs on the track that no sector will need which own ships are about to conquer. EC-CLAIM-02"""
    return economy.me(at).discs - economy.promised(at)


def _waits(at: At) -> bool:
    """Whether the upkeep of a disc cannot be paid, so that a sector would be given up for it, and no battle is near.
    EC-BANKR-01
    """
    return bool(economy.left(at)) and economy.short(at, 1) and not moving.battlefields(at)


def _actions(at: At, plan: moving.MovePlan | None) -> Iterator[Offer]:
    paid = paying.price_of_disc(at)
    for option in picks(at):
        if option.id == "move":
            worth, target = (plan.worth, f"sector {plan.target}") if plan is not None else (-500, "")
            yield Offer("move", worth - paid, moving.why(at, plan), target)
        elif option.id == "research":
            technology, worth = _technology(at)
            yield Offer("research", worth - paid, Aim.RESEARCH, f"technology {technology}")
        elif option.id in VALUES:
            yield Offer(option.id, VALUES[option.id](at) - paid, WHY[option.id])
        else:
            yield Offer(option.id, LATER if option.id == "pass" else -9000, Aim.PASS)


def _explore(at: At) -> int:
    """A disc for the action and one for the sector."""
    if unpromised(at) < 2:
        return -500
    return exploring.mean(at) - paying.price_of_next_disc(at)


def _influence(at: At) -> int:
    """Colony ships turn up, and a disc may go to a sector that lies free."""
    mine = economy.me(at)
    ready = min(SPECIES[mine.species].flips, mine.all_colony_ships - mine.colony_ships)
    takes = max((worth for _, worth in claims(at)), default=0) if unpromised(at) > 1 else 0
    return upkeep.hastened(at, ready) + max(0, takes) - 200


@ONCE.once
def claims(at: At) -> list[tuple[str, int]]:
    """Sectors that lie free next to own ones, and what each is worth after its influence. Where own ships lie, a disc
    comes at the end of the round without an action. EC-CLAIM-02
    """
    free = [near for near in moving.free(at) if not near.fleets]
    paid = economy.price_of_sector(at) + paying.price_of_next_disc(at)
    return [(near.id, economy.growth(at, economy.sector_worth(at, near)) - paid) for near in free]


@MIND.judges(INFLUENCE, aim=Aim.EXPAND)
def influence(at: At) -> Iterator[Offer]:
    """A free sector is taken from the track; own ones stay, unless money runs out."""
    best, own = max((worth for _, worth in claims(at)), default=-1), {one.id: one for one in economy.owned(at)}
    for option in picks(at):
        if option.id == "track":
            yield Offer("track", best)
        elif option.id == "done":
            yield Offer("done", 0)
        else:
            yield Offer(option.id, _relief(at) - economy.loss(at, own[option.id]))


def _relief(at: At) -> int:
    """What a disc that comes home is worth where the upkeep cannot be paid."""
    return max(0, -economy.balance(at) - economy.spare(at)) * paying.SHORT


@MIND.judges(INFLUENCE_TO, aim=Aim.EXPAND, careful=True)
def influence_to(at: At) -> Iterator[Offer]:
    """The best sector that lies free; back to the track where there is none."""
    worth = dict(claims(at))
    for option in picks(at):
        yield Offer(option.id, worth.get(option.id, 0 if option.id == "track" else 300))


@ONCE.once
def _technology(at: At) -> tuple[str, int]:
    """The technology that seems best, and what it is worth, with what the same action learns then."""
    more, paid = learning.further(at), paying.price_of_disc(at)
    able = [(id, worth + more) for id, worth in learning.technologies(at)]
    return MIND.chosen(at, able, lambda one: (one[1], f"technology {one[0]}"), paid) or ("", -500)


VALUES = {
    "explore": _explore,
    "influence": _influence,
    "upgrade": fitting.upgrade_gain,
    "build": building.build_gain,
}
WHY = {
    "explore": Aim.EXPAND,
    "influence": Aim.EXPAND,
    "upgrade": Aim.PRODUCE,
    "build": Aim.PRODUCE,
}
"""Why; research and a move are for what comes of them."""
