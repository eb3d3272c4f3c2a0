"""Cards, abilities and objectives: what they do, and that a card is gone once it is played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects import PASS, component_of
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer, picks
from engine.text import T
from engine.ti4 import words
from engine.ti4.abilities.windows import Moment
from engine.ti4.advice.advice import ADVICE
from engine.ti4.components import ACTION_CARDS, AGENDAS, FACTION_ABILITIES, NOTES, OBJECTIVES, TECHNOLOGIES
from engine.ti4.interface import passable_windows
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import objectives
from engine.ti4.objectives.secrets import RETURN_SECRET
from engine.ti4.phases.setup import KEEP_SECRET
from engine.ti4.phases.status_phase import SCORE_PUBLIC, SCORE_SECRET


def component(at: At, id: str) -> Iterator[Point]:
    """What a component does, by the id of an option that uses it: `card:sabotage`."""
    name = component_of(id)
    if name in ACTION_CARDS:
        yield aim(words.effect(words.card(name)))
        yield cost(T("ti4-advice-card-gone"))
    elif name in TECHNOLOGIES:
        yield aim(words.effect(words.technology(name)))
    elif name in FACTION_ABILITIES:
        yield aim(words.effect(words.ability(name)))
    elif name in NOTES:
        yield aim(words.effect(words.note(name)))
    elif name in AGENDAS:
        yield aim(words.effect(words.agenda(name)))
    elif name in OBJECTIVES:
        yield aim(T("ti4-advice-scores", objective=words.objective(name)))


@ADVICE.on(*(Moment.known[kind].question_kind for kind in passable_windows.kinds()))
def window(at: At, offer: Offer) -> Iterator[Point]:
    """What a reaction does. TI-ABILITY-01"""
    yield from component(at, str(offer.answer))
    held = [component_of(option.id) for option in picks(at)] if offer.answer == PASS else []
    kept = tuple(words.card(id) for id in held if id in ACTION_CARDS)
    if kept:
        yield aim(T("ti4-advice-keeps", cards=kept))
    later = tuple(KINDS[id](id) for id in held if id in KINDS)
    if later:
        yield aim(T("ti4-advice-unused", what=later))


KINDS = {
    **dict.fromkeys(TECHNOLOGIES, words.technology), **dict.fromkeys(NOTES, words.note),
    **dict.fromkeys(FACTION_ABILITIES, words.ability), **dict.fromkeys(AGENDAS, words.agenda),
}  # fmt: skip
"""What else a reaction can use: technologies, promissory notes, abilities of factions and laws, and their names."""


@ADVICE.on(SCORE_PUBLIC, SCORE_SECRET)
def score(at: At, offer: Offer) -> Iterator[Point]:
    """The points, or that none can be had. TI-STATUSPHASE-03"""
    ready = [option.id for option in picks(at) if option.id in OBJECTIVES]
    if str(offer.answer) in OBJECTIVES:
        yield aim(T("ti4-advice-points", n=OBJECTIVES[str(offer.answer)].points))
    elif ready:
        yield against(T("ti4-advice-could-score", n=len(ready)))
    else:
        yield aim(T("ti4-advice-none-to-score"))


@ADVICE.on(KEEP_SECRET, RETURN_SECRET)
def secret(at: At, offer: Offer) -> Iterator[Point]:
    """What it asks for, and how far away that is where it can be told."""
    id = str(offer.answer)
    if id not in OBJECTIVES:
        return
    yield aim(words.effect(words.objective(id)))
    if id in objectives.NEEDS:
        steps = objectives.missing(at, id, objectives.holding(at))
        yield aim(T("ti4-advice-missing", n=min(steps, 1) if id in objectives.SINGLE else steps))
