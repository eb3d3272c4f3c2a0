"""Every component of a faction comes into play, as at a table: all that it registers is used and makes a difference."""

from __future__ import annotations

import pytest

from engine.ti4.abilities import implemented, sources
from engine.ti4.components import FACTIONS
from tests.engine.ti4.factions.sheets import midgame
from tests.engine.ti4.games import Eager
from tests.engine.ti4.test_everything_is_used import Notebook

TRIES, ANSWERS = range(120), 250
SELDOM = {
    "brilliant": {"may_follow"},
    "hil_colish": {"returns"},
    "guild_ships": {"deals_afar"},
    "arbiters": {"deals_cards"},
    "trade_convoys": {"deals_afar"},
    "pillage": {"after_transaction"},
    "harrow": {"end_of_combat_round"},
    "blood_ties": {"custodians_price"},
    "reclamation": {"after_gain_control_of_planet", "after_tactical_action"},
    "lazax_gate_folding": {"wormholes"},
    "raghs_call": {"after_commit_ground_forces"},
}
"""What chance hardly ever leads to; the tests of the faction show it."""


def components() -> list[tuple[str, str]]:
    """Faction and component, for all that register something."""
    found = []
    for faction in FACTIONS.values():
        own = (*faction.abilities, *faction.units, faction.flagship, *faction.technologies, faction.note)
        found += [(faction.id, id) for id in dict.fromkeys(own) if id in implemented.registered()]
    return found


@pytest.mark.parametrize(
    ("faction", "component"), components(), ids=[f"{faction}-{id}" for faction, id in components()]
)
def test_everything_that_a_component_does_is_used(
    faction: str, component: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = f"{sources.NOTE}{component}" if component == FACTIONS[faction].note else component
    notebooks = [Notebook(id, monkeypatch) for id in dict.fromkeys((component, source))]
    missing = set().union(*(notebook.all for notebook in notebooks)) - SELDOM.get(component, set())
    for seed in TRIES:
        game, seat = midgame(faction, ("action", "status", "strategy", "agenda")[seed % 4], seed)
        wanted = [f"{kind}:{component}" for kind in ("faction", "tech", "unit")] + [f"note:{component}:{seat}", "yes"]
        eager = Eager(game.state, wanted, seed=seed)
        for _ in range(ANSWERS):
            missing -= set().union(*(notebook.used for notebook in notebooks))
            if eager.table.ask is None or not missing:
                break
            eager.answer()
        if not missing:
            return
    pytest.fail(f"never: {missing}")
