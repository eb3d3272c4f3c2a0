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
from engine.ti4.draft.factions import FACTION
from engine.ti4.economy.payment import PAY
from engine.ti4.economy.production import PRODUCE, PRODUCE_PIECES
from engine.ti4.economy.technology import SPECIALTY, TECHNOLOGY
from engine.ti4.economy.tokens import GAIN_TOKENS, REDISTRIBUTE
from engine.ti4.economy.transactions import ACCEPT, DECLINE, OFFER, WITHDRAW
from engine.ti4.galaxy.loading import LOAD
from engine.ti4.galaxy.map_building import POSITION, TILE
from engine.ti4.galaxy.movement import ASK_MOVE, MOVE_NUMBER, ROUTE
from engine.ti4.interface.view import HandView
from engine.ti4.phases.action_phase import ACTION, PASS, TACTICAL
from engine.ti4.phases.strategy_phase import STRATEGY_CARD
from engine.ti4.phases.voting import VOTE, VOTE_PLANETS

VERBS = (
    Verb.of("faction", faction=FACTION),
    Verb.of("tile", tile=TILE, position=POSITION),
    Verb.of("strategy", card=STRATEGY_CARD),
    Verb.of("action", action=ACTION),
    Verb.of("activate", system=ACTIVATE).after(ACTION, TACTICAL),
    Verb.of("move", ships=ASK_MOVE, number=MOVE_NUMBER, route=ROUTE, load=LOAD),
    Verb.of("bombard", targets=BOMBARD),
    Verb.of("land", troops=LAND),
    Verb.of("produce", unit=PRODUCE, pieces=PRODUCE_PIECES),
    Verb.of("pay", planets=PAY),
    Verb.of("research", technology=TECHNOLOGY, planet=SPECIALTY),
    Verb.of("tokens", pools=GAIN_TOKENS),
    Verb.of("redistribute", pools=REDISTRIBUTE),
    Verb.of("follow", choice=ASK_SECONDARY),
    Verb.of("retreat", choice=RETREAT, system=RETREAT_TO),
    Verb.of("losses", units=LOSSES),
    Verb.of("vote", outcome=VOTE, planets=VOTE_PLANETS),
    Verb.of("pass").after(ACTION, PASS),
    Verb.interrupting(OFFER, "terms"),
    Verb.interrupting(ACCEPT, "offer"),
    Verb.interrupting(DECLINE, "offer"),
    Verb.interrupting(WITHDRAW, "offer"),
)


def held(hand: HandView, section: str) -> list[Text]:
    """The cards of a hand, a line each: action cards and notes, or secret objectives."""
    if section == "objectives":
        return [words.objective_explained(id) for id in hand.secrets]
    cards = [words.explained(words.card(id)) for id in hand.action_cards]
    notes = [_line(words.note(id), Text(f"ti4-note-{words.Note.read(id).name}-text")) for id in hand.notes]
    tiles = [T("ti4-held-tile", tile=tile) for tile in hand.tiles]
    return cards + notes + tiles


def _line(name: Text, text: Text) -> Text:
    return T("ti4-held-card", name=name, text=text)
