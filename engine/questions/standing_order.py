"""What a seat lays down in advance for all questions of a kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.ask import Answer, Shape
from engine.errors import IllegalAnswer
from engine.text import Text


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """Something that a seat can lay down in advance for all questions of a kind: to fire at the weakest, to retreat
    below half. What it lays down is an answer that fits the shape.

    A game offers them (`Rules.orders`) and follows them (`Rules.by_order`); all else is the bot's: its player gives,
    changes and drops them in private by `/game orders`, and after a while, drawn as for passes, the answer is given.

        def orders(self, view):
            return [StandingOrder("fire", T("x-order-fire"), PickOne([Option("weakest", T("x-fire-weakest")), ...]))]

        def by_order(self, view, ask, laid):
            if ask.kind != "fire" or "fire" not in laid:
                return None
            return weakest_of(view, ask) if laid["fire"] == "weakest" else ...

    Attributes:
        name: one word, without `/`; `laid` names it, and it is kept in the database.
        text: what stands before the answer, such as `Fire at`.
        shape: any but `Nothing`. It may narrow later; what does not fit it any more counts as not laid down.
        verb: of an order that the game itself keeps and follows: the cut-in (`Run.may`) by which its seat lays it down,
            one of `Rules.order_verbs`; `drop` is what cuts in to drop it, `now` what is laid down.
    """

    name: str
    text: Text
    shape: Shape
    verb: str | None = None
    drop: Answer | None = None
    now: Answer | None = None


def fits(order: StandingOrder, laid: Mapping[str, Answer]) -> bool:
    """Whether something is laid down by this order that can be laid down by it now."""
    try:
        return order.name in laid and order.shape.check(laid[order.name]) is not None
    except IllegalAnswer:
        return False
