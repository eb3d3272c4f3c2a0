"""The verbs of the rulebook as shortcuts, and a hand in words."""

from __future__ import annotations

from engine.game import Verb
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.actions.invasion import LAND
from engine.ti4.actions.strategy_action import ASK_SECONDARY
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.combat.bombardment import BOMBARD
from engine.ti4.combat.hits import LOSSES
from engine.ti4.combat.retreat import RETREAT, RETREAT_TO
from engine.ti4.economy.payment import PAY
from engine.ti4.economy.production import PRODUCE, PRODUCE_PIECES
from engine.ti4.economy.technology import SPECIALTY, TECHNOLOGY
from engine.ti4.economy.tokens import GAIN_TOKENS, REDISTRIBUTE
from engine.ti4.economy.transactions import ACCEPT, DECLINE, OFFER, WITHDRAW
from engine.ti4.face.view import HandView
from engine.ti4.galaxy.loading import LOAD
from engine.ti4.galaxy.map_building import POSITION, TILE
from engine.ti4.galaxy.movement import ASK_MOVE, MOVE_NUMBER, ROUTE
from engine.ti4.phases.action_phase import ACTION, PASS, TACTICAL
from engine.ti4.phases.setup import FACTION
from engine.ti4.phases.strategy_phase import STRATEGY_CARD
from engine.ti4.phases.voting import VOTE, VOTE_PLANETS

VERBS = (
    Verb("faction", (("faction", FACTION.name),)),
    Verb("tile", (("tile", TILE.name), ("position", POSITION.name))),
    Verb("strategy", (("card", STRATEGY_CARD.name),)),
    Verb("action", (("action", ACTION.name),)),
    Verb("activate", (("system", ACTIVATE.name),), first=((ACTION.name, TACTICAL),)),
    Verb(
        "move",
        (("ships", ASK_MOVE.name), ("number", MOVE_NUMBER.name), ("route", ROUTE.name), ("load", LOAD.name)),
    ),
    Verb("bombard", (("targets", BOMBARD.name),)),
    Verb("land", (("troops", LAND.name),)),
    Verb("produce", (("unit", PRODUCE.name), ("pieces", PRODUCE_PIECES.name))),
    Verb("pay", (("planets", PAY.name),)),
    Verb("research", (("technology", TECHNOLOGY.name), ("planet", SPECIALTY.name))),
    Verb("tokens", (("pools", GAIN_TOKENS.name),)),
    Verb("redistribute", (("pools", REDISTRIBUTE.name),)),
    Verb("follow", (("choice", ASK_SECONDARY.name),)),
    Verb("retreat", (("choice", RETREAT.name), ("system", RETREAT_TO.name))),
    Verb("losses", (("units", LOSSES.name),)),
    Verb("vote", (("outcome", VOTE.name), ("planets", VOTE_PLANETS.name))),
    Verb("pass", (), first=((ACTION.name, PASS),)),
    Verb("offer", (("terms", ""),), cut=OFFER.name),
    Verb("accept", (("offer", ""),), cut=ACCEPT.name),
    Verb("decline", (("offer", ""),), cut=DECLINE.name),
    Verb("withdraw", (("offer", ""),), cut=WITHDRAW.name),
)


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
