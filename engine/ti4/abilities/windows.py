"""Moments of this game: at which abilities may or must be used, and the order in which players use them.

How a window is led stands in `engine.effects.window`. Order: in the action phase from the active player in initiative
order, otherwise clockwise from the speaker. Mandatory abilities resolve by themselves in their player's turn.
TI-TIMING-01, TI-TIMING-02, TI-TIMING-09, TI-ABILITY-05

Each paragraph of a card is an ability of its own, with its own moment. The rule opens it where the event is: "when"
before "after", both at once, never later in the turn. TI-TIMING-03, TI-TIMING-04, TI-TIMING-07. An announced card
resolves in the order of its effects, each when the one before is done. TI-ABILITY-04, TI-TIMING-08
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine import effects
from engine.ask import Option, Seat
from engine.effects import PASS
from engine.text import Param, T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import Occasion
from engine.ti4.phases.order import reaction_order
from engine.ti4.play import Game, Question

O = TypeVar("O", bound=Occasion)
_PASSING = Option(PASS, T("ti4-pass-window"))
TARGET = Question("target", open=False)
"""What an ability is used on, as every window asks it when the ability is announced."""


class Moment(effects.Moment[Game, O]):
    """A moment of this game. `card` names the card that it is about, by its id.

    TI-ABILITY-01, TI-ABILITY-10, TI-ABILITY-11, TI-TIMING-05, TI-TIMING-06
    """

    questions, target = Question, TARGET

    def __init__(self, name: str, *, card: Callable[[str], Text] | None = None, passable: bool = True) -> None:
        super().__init__(name, passable=passable)
        self._card = card

    def order(self, game: Game) -> list[Seat]:
        return reaction_order(game)

    def discreet(self, game: Game) -> bool:
        return game.state.options.windows != "holders"

    def deals(self, game: Game) -> int:
        return len(game.state.transacted)

    def passing(self) -> Option:
        return _PASSING

    def where(self, occasion: O) -> Sequence[str]:
        return occasion.systems()

    def question(self, occasion: O, asked: Sequence[Seat]) -> Text:
        happened = Text(f"ti4-react-{self.name}", self._happened(occasion))
        if len(asked) == 1:
            return T("ti4-ask-window-one", seat=seat_name(asked[0]), happened=happened)
        return T("ti4-ask-window", happened=happened)

    def _happened(self, occasion: O) -> dict[str, Param]:
        """What just happened, where and by whom, as everyone may know it."""
        params: dict[str, Param] = {"n": occasion.number()}
        if occasion.actor is not None:
            params["seat"] = seat_name(occasion.actor)
        if place := occasion.place():
            params["place"] = words.place(place)
        if units := occasion.units():
            type, number = units
            params |= {"unit": words.unit(type), "units": words.units({type: number})}
        if self._card is not None and (card := occasion.component()):
            params |= {"card": self._card(card), "text": words.effect(self._card(card))}
        if (target := occasion.aim()) is not None:
            params["target"] = target
        return params


def registered() -> set[str]:
    """The sources of all abilities. TI-ABILITY-02"""
    return {ability.source for moment in Moment.known.values() for ability in moment.abilities}
