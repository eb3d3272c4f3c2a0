"""Each combat card is used once, all of its paragraphs, and its unit box is refused without an unrouted unit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.forbidden_stars.cards.steps import Printed
from engine.forbidden_stars.combat import execution
from engine.forbidden_stars.components import AREAS, BUILT, CARDS, UNITS, UNITS_OF, CombatCard
from tests.engine.forbidden_stars.battlefield import Clash, clash
from tests.engine.forbidden_stars.positions import station

TOLD = {
    "gain_tokens": ("gains-tokens",),
    "gain_dice": ("gains-dice",),
    "convert": ("converts",),
    "reroll": ("rerolls",),
    "lose_dice": ("loses-dice",),
    "lose_tokens": ("loses-tokens",),
    "spend_dice": ("spends-dice",),
    "rally": ("rallies",),
    "rout": ("routs",),
    "destroy": ("unit-destroyed",),
    "retreat": ("retreats", "unit-destroyed"),
    "place_free_reinforcement": ("free-token",),
    "look": ("looks-at-card",),
    "discard_faceup": ("discards-card",),
    "discard_hand": ("discards-card",),
    "draw_combat_card": ("draws-combat",),
    "play_icons_only": ("plays-for-icons",),
    "mill_gain_icons": ("gains-icons",),
    "place_free_unit": ("places",),
    "take_unit": ("moves",),
    "move_units": ("moves",),
    "replace_unit": ("replaces",),
}


def told(steps: Any) -> set[str]:
    """What an account tells of these steps, at least one of it."""
    found: set[str] = set()
    for step in steps:
        if step["op"] == "choose":
            found |= {key for option in step["options"] for key in told(option)}
        elif step["op"] == "unless":
            found |= told(step["pays"]) | told(step["otherwise"])
        else:
            found |= {f"forbidden_stars-{key}" for key in TOLD.get(step["op"], ())}
    return found


def setting(card: CombatCard, role: str, *, routed: bool = False) -> Clash:
    """A position in which everything on a card could do something."""
    ground = [name for name in card.requires if name in BUILT or UNITS[name].kind == "ground"]
    at_sea = bool(card.requires) and not ground
    other = "chaos" if card.faction != "chaos" else "space_marines"
    zero = {(u.faction, u.kind): u.id for u in UNITS.values() if u.level == 0}
    kind = "ship" if at_sea else "ground"
    names = [name for name in (card.requires if at_sea else ground) if name in UNITS]
    own = {name + "-" * routed: 2 for name in names}
    own[f"{zero[card.faction, kind]}-"] = own.get(f"{zero[card.faction, kind]}-", 0) + 1  # type: ignore[index]
    if not routed:
        own[zero[card.faction, kind]] = own.get(zero[card.faction, kind], 0) + 3  # type: ignore[index]
    strong = next(u.id for u in UNITS_OF[other] if u.kind == kind and u.level == 2)
    foe = {strong: 1, zero[other, kind]: 1, f"{zero[other, kind]}-": 1}  # type: ignore[index]
    laid, played = ("dark_faith", "impure_zeal") if other == "chaos" else ("ambush", "reconnaissance")
    if role == "attacker":
        fight = clash(card.faction, own, "bbssmmm", other, foe, "bsm", cards=("", ""), at_sea=at_sea)
    else:
        fight = clash(other, foe, "bsm", card.faction, own, "bbssmmm", cards=("", ""), at_sea=at_sea)
    seat, enemy = fight.game.seat_of(card.faction), fight.game.seat_of(other)
    mine, theirs = fight.combat.sides[seat], fight.combat.sides[enemy]
    mine.laid, mine.hand = card.id, [next(id for id in fight.game.player(seat).deck if id != card.id)]
    theirs.laid, theirs.played, theirs.hand = laid, [played], [played]
    theirs.tokens = {"bolter": 3, "shield": 3}
    reserve = next(id for id in fight.game.state.areas if id != fight.combat.area and _world(fight, id))
    station(fight.game, seat, reserve, **{unit.id: 1 for unit in UNITS_OF[card.faction] if unit.kind == "ground"})
    return fight


def _world(fight: Clash, id: str) -> bool:
    return AREAS[id].kind == "world" and id not in fight.game.board.near[fight.combat.area]


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> list[Printed]:
    """The paragraphs that were resolved."""
    found: list[Printed] = []
    real = Printed.__call__

    async def call(self: Printed, game: Any, seat: Any, about: Any, target: str) -> None:
        found.append(self)
        await real(self, game, seat, about, target)

    monkeypatch.setattr(Printed, "__call__", call)
    return found


@pytest.mark.rule("FS-CARD-04", "FS-CARD-05", "FS-CARD-06", "FS-CARD-07", "FS-CARD-08", "FS-CARD-10", "FS-CARD-12")
@pytest.mark.parametrize("id", CARDS)
def test_every_paragraph_is_used(id: str, resolved: list[Printed]) -> None:
    card, numbers = CARDS[id], set[int]()
    for role in ("attacker", "defender"):
        fight = setting(card, role)
        before = len(resolved)
        seat = fight.game.seat_of(card.faction)
        fight.drive(execution.reveal(fight.game, fight.combat, seat))
        for printed in resolved[before:]:
            numbers.add(printed.number)
            wanted = told(printed.ability.do)
            lasting = any(step["op"] == "effect" for step in printed.ability.do)
            assert wanted & set(fight.said()) or (lasting and fight.game.effect(id, seat)), printed
        order = [printed.number for printed in resolved[before:]]
        assert order == sorted(order), "from top to bottom, the general box first"
    assert numbers == set(range(1, len(card.general) + len(card.unit) + 1))


@pytest.mark.rule("FS-CARD-11", "FS-ROUT-02", "FS-CARD-10")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.unit])
def test_the_unit_box_needs_an_unrouted_unit(id: str, resolved: list[Printed]) -> None:
    card = CARDS[id]
    fight = setting(card, "attacker", routed=True)
    # A general paragraph that rallies or brings units may enable the unit box, which is looked at afterwards.
    seat, brings = fight.game.seat_of(card.faction), ("rally", "place_free_unit", "replace_unit")
    refused = [("ability", "no")] * sum(any(word in str(one.do) for word in brings) for one in card.general)
    if refused:
        with pytest.raises(AssertionError, match="never asked"):
            fight.drive(execution.reveal(fight.game, fight.combat, seat), *[("ability", "no")] * 9)
    else:
        fight.drive(execution.reveal(fight.game, fight.combat, seat))
    assert all(printed.number <= len(card.general) for printed in resolved)
