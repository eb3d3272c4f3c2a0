"""The question of a reaction window: what just happened, where and by whom, as everyone may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.ask import Seat
from engine.text import Param, T, Text, seat_name
from engine.ti4 import words

if TYPE_CHECKING:
    from engine.ti4.windows import Moment

_CARDS: dict[str, Callable[[str], Text]] = {
    "when_action_card_played": words.card,
    "when_choose_strategy_card": words.strategy,
    "when_resolve_strategy_card_ability": words.strategy,
    "after_resolve_strategy_card_ability": words.strategy,
    "after_research_technology": words.technology,
    "when_agenda_revealed": words.agenda,
    "after_agenda_revealed": words.agenda,
    "before_vote": words.agenda,
    "when_elected": words.agenda,
}
"""What the card of a moment is, by kind."""


def question(moment: Moment, asked: Sequence[Seat]) -> Text:
    """What is asked of these seats."""
    happened = Text(f"ti4-react-{moment.kind}", _params(moment))
    if len(asked) == 1:
        return T("ti4-ask-window-one", seat=seat_name(asked[0]), happened=happened)
    return T("ti4-ask-window", happened=happened)


def _params(moment: Moment) -> dict[str, Param]:
    params: dict[str, Param] = {"n": moment.hits or moment.amount}
    if moment.actor is not None:
        params["seat"] = seat_name(moment.actor)
    if place := moment.planet or moment.system:
        params["place"] = words.place(place)
    if moment.unit is not None:
        params["unit"] = words.unit(moment.unit)
        params["units"] = words.units({moment.unit: moment.amount})
    if moment.card is not None and moment.kind in _CARDS:
        card = _CARDS[moment.kind](moment.card)
        params |= {"card": card, "text": words.effect(card)}
    return params
