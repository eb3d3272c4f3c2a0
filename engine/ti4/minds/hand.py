"""The hand: what an action card is worth there, how many there is room for, and which goes first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4 import words
from engine.ti4.cards.action_cards import DISCARD_CARDS
from engine.ti4.components import HAND_LIMIT
from engine.ti4.factions.yssaril import TAKE_CARD
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, objectives, savings, weights

KEEP: Mapping[str, int] = {
    "sabotage": 170, "direct_hit": 150, "imperial_rider": 260, "morale_boost": 90, "shields_holding": 130,
    "maneuvering_jets": 70, "skilled_retreat": 80, "focused_research": 200, "mining_initiative": 240,
    "industrial_initiative": 180, "economic_initiative": 160, "war_effort": 160, "ghost_ship": 120, "uprising": 170,
    "frontline_deployment": 140, "rise_of_a_messiah": 180, "trade_rider": 180, "leadership_rider": 200,
    "technology_rider": 190, "warfare_rider": 180, "construction_rider": 150, "veto": 120, "bribery": 90,
    "plague": 120, "unexpected_action": 180, "public_disgrace": 90, "political_stability": 160, "summit": 260,
    "reactor_meltdown": 120, "insubordination": 110, "lucky_shot": 150, "bunker": 60, "parley": 140,
    "fighter_prototype": 70, "fire_team": 80, "emergency_repairs": 110, "disable": 60, "spy": 110,
}  # fmt: skip
"""What a card is worth in hand."""
UNKNOWN = min(KEEP.values())
"""What any other is worth: it is the first to be used or discarded."""
UNPLAYED: Mapping[str, int] = {"flank_speed": 10, "in_the_silence_of_space": 10, "lost_star_chart": 5}
"""What is worth next to nothing, for plans are made without it."""
PRICED: Mapping[str, int] = {"focused_research": 4}
"""What costs so many trade goods."""
SPARE = 20
"""What a card is worth that takes the place of one in a full hand."""
NEARLY = 75
"""What is worth less of the best card of an open hand, in hundredths, nobody takes."""
ENDLESS, LAW, FEW = "yssaril", "executive_sanctions", 3


def keep(at: At, card: str) -> int:
    """What an action card is worth in hand: little where it cannot be paid in the rounds to come."""
    value = UNPLAYED.get(card, KEEP.get(card, UNKNOWN))
    mine = galaxy.me(at)
    within = mine.trade_goods + mine.commodities + 1 >= PRICED.get(card, 0)
    return value if within else UNKNOWN // 2


def spent(at: At, card: str, share: int) -> int:
    """What using an action card costs: a share of what it is worth in hand, and what a secret objective brings at the
    end of this round that asks for all cards that are there; not in the agenda phase, for what is used in it can come
    back before the next time. TI-STATUSPHASE-02
    """
    kept = savings.kept(at).cards if at.view.phase != "agenda" else 0
    needed = [id for id in objectives.open_secrets(at) if id in objectives.CARDS]
    bound = 0 < galaxy.me(at).action_cards <= kept
    lost = savings.LATER * sum(objectives.value(at, id) for id in needed) // 100 if bound else 0
    return keep(at, card) // share + lost


def room(at: At) -> int:
    """How many more cards there is room for. TI-ACTIONCARD-02"""
    mine = galaxy.me(at)
    if mine.faction == ENDLESS:
        return HAND_LIMIT
    few = any(law.id == LAW for law in at.view.laws)
    return max(0, (FEW if few else HAND_LIMIT) - mine.action_cards)


def drawn(at: At, number: int) -> int:
    """What it is worth to draw so many: little for those that there is no room for."""
    fits = min(number, room(at))
    needed = any(objectives.missing(at, id, objectives.holding(at)) for id in objectives.open_secrets(at)
                 if id in objectives.CARDS)  # fmt: skip
    return fits * (weights.ACTION_CARD + SPARE * needed) + (number - fits) * SPARE


@MIND.judges(DISCARD_CARDS, aim=Aim.KEEP, careful=True)
def discard_cards(at: At) -> Iterator[Offer]:
    """What is worth least in hand; of two alike, one is worth less."""
    held, seen = list[tuple[int, str]](), set[str]()
    for option in picks(at):
        card = words.Copy.read(option.id).card
        held.append((keep(at, card) - SPARE * (card in seen), option.id))
        seen.add(card)
    yield Offer([id for _, id in sorted(held, key=lambda one: one[0])[: getattr(at.shape, "low", 1)]], 100)


@MIND.judges(TAKE_CARD, least=NEARLY)
def take_card(at: At) -> Iterator[Offer]:
    """What is worth most in hand."""
    yield from (Offer(option.id, keep(at, words.Copy.read(option.id).card)) for option in picks(at))
