"""Objectives as questions: which are scored, kept and given back."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.components import OBJECTIVES
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import objectives, savings, weights
from engine.ti4.objectives.secrets import RETURN_SECRET
from engine.ti4.phases.setup import KEEP_SECRET
from engine.ti4.phases.status_phase import SCORE_PUBLIC, SCORE_SECRET

NONE = "none"
HARDER = 50
"""What a secret objective is harder than the easiest one, in hundredths of the most, to be given back."""


@MIND.judges(SCORE_PUBLIC, SCORE_SECRET, aim=Aim.SCORE, careful=True)
def score(at: At) -> Iterator[Offer]:
    """The one with most points that costs least; points are never left."""
    for option in picks(at):
        if option.id == NONE:
            yield Offer(NONE, -500)
        else:
            points = OBJECTIVES[option.id].points * weights.SURE
            yield Offer(option.id, 2 * points - savings.cost(option.id))


@MIND.rates(KEEP_SECRET, aim=Aim.SCORE)
def keep_secret(at: At, id: str) -> int:
    """The one that is easier to score."""
    return easy(at, id)


@MIND.judges(RETURN_SECRET, aim=Aim.SCORE, least=HARDER)
def return_secret(at: At) -> Iterator[Offer]:
    """One that is hard to score; nobody takes a near one for it. TI-SECRETOBJ-05"""
    found = {option.id: easy(at, option.id) for option in picks(at)}
    easiest = max(found.values(), default=0)
    yield from (Offer(id, easiest - easy_) for id, easy_ in found.items())


EASE = {
    "threaten_enemies": 520, "learn_the_secrets_of_the_cosmos": 480, "control_the_region": 460,
    "become_the_gatekeeper": 420, "mine_rare_metals": 320, "forge_an_alliance": 320, "monopolize_production": 320,
    "fuel_the_war_machine": 430, "establish_a_perimeter": 430, "adapt_new_strategies": 360,
    "master_the_laws_of_physics": 380,
    "form_a_spy_network": 400, "cut_supply_lines": 300, "gather_a_mighty_fleet": 260,
    "occupy_the_seat_of_the_empire": 340,
}  # fmt: skip
"""How easy a secret objective is in general."""


def easy(at: At, objective: str) -> int:
    """How near a secret objective is, with how easy it is in general."""
    return objectives.secret_worth(at, objective) + EASE.get(objective, objectives.DEEDS.get(objective, 100))
