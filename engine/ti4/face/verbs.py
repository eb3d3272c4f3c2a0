"""The verbs of the rulebook as shortcuts, the questions everybody may look into, and a hand in words."""

from __future__ import annotations

from types import MappingProxyType

from engine.game import Verb
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.face.view import HandView

TACTICAL = (("action", "tactical"),)
VERBS = (
    Verb("faction", (("faction", "faction"),)),
    Verb("tile", (("tile", "tile"), ("position", "position"))),
    Verb("strategy", (("card", "strategy_card"),)),
    Verb("action", (("action", "action"),)),
    Verb("activate", (("system", "activate"),), first=TACTICAL),
    Verb("move", (("ships", "move"), ("number", "move_number"), ("route", "route"), ("load", "load"))),
    Verb("bombard", (("targets", "bombard"),)),
    Verb("land", (("troops", "land"),)),
    Verb("produce", (("unit", "produce"), ("pieces", "produce_pieces"))),
    Verb("pay", (("planets", "pay"),)),
    Verb("research", (("technology", "technology"), ("planet", "specialty"))),
    Verb("tokens", (("pools", "gain_tokens"),)),
    Verb("redistribute", (("pools", "redistribute"),)),
    Verb("follow", (("choice", "secondary"),)),
    Verb("retreat", (("choice", "retreat"), ("system", "retreat_to"))),
    Verb("losses", (("units", "losses"),)),
    Verb("vote", (("outcome", "vote"), ("planets", "vote_planets"))),
    Verb("pass", (), first=(("action", "pass"),)),
    Verb("offer", (("terms", ""),), cut="offer"),
    Verb("accept", (("offer", ""),), cut="accept"),
    Verb("decline", (("offer", ""),), cut="decline"),
    Verb("withdraw", (("offer", ""),), cut="withdraw"),
)

LEADS = MappingProxyType(
    {
        "action": frozenset({"tactical"}),
        **dict.fromkeys(("move", "produce"), frozenset[str]()),
    }
)
FOLLOWERS = MappingProxyType({"move": frozenset({"move_number", "load"}), "produce": frozenset({"produce_pieces"})})
"""What is asked next by the same breath: how many, and with whom aboard."""

OPEN_KINDS = frozenset(
    {
        "faction",
        "ban_faction",
        "strategy_card",
        "activate",
        "move",
        "move_number",
        "route",
        "secondary",
        "research",
        "technology",
        "specialty",
        "produce",
        "produce_pieces",
        "deploy",
        "take_back",
        "drop_group",
        "land",
        "land_ships",
        "order_planets",
        "extra_die",
        "revive",
        "transit_diodes_from",
        "transit_diodes_to",
        "retreat",
        "retreat_to",
        "rift_cargo",
        "sustain",
        "losses",
        "lose_ships",
        "lose_cargo",
        "retreat_load",
        "load",
        "custodians",
        "bombard",
        "diplomacy",
        "warfare",
        "speaker",
        "structure",
        "construction",
        "home_dock",
        "buy_tokens",
        "vote",
        "decide_outcome",
    }
)
"""Kinds whose options follow from what lies open on the table."""


def held(hand: HandView, section: str) -> list[Text]:
    """The cards of a hand, a line each: action cards and notes, or secret objectives."""
    if section == "objectives":
        return [words.objective_explained(id) for id in hand.secrets]
    cards = [words.explained(words.card(id)) for id in hand.action_cards]
    notes = [_line(words.note(id), Text(f"ti4-note-{id.partition(':')[0]}-text")) for id in hand.notes]
    tiles = [T("ti4-held-tile", tile=tile) for tile in hand.tiles]
    return cards + notes + tiles


def _line(name: Text, text: Text) -> Text:
    return T("ti4-held-card", name=name, text=text)
