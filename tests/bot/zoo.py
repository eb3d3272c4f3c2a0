"""A game that asks one seat for every shape of an answer, one after the other."""

from __future__ import annotations

from collections.abc import Collection, Coroutine
from typing import Any

from engine.ask import (
    Amount,
    Answer,
    Arrange,
    Ask,
    Form,
    FreeText,
    Option,
    PickOne,
    PickSome,
    Refusal,
    Reply,
    Shape,
    Slot,
    Spread,
)
from engine.text import T
from tests.asked import asked, by_name
from tests.toy import ToyRules, ToyState


def animals(count: int, worth: int = 0) -> list[Option]:
    return [Option(f"animal-{n}", T("zoo-animal", n=n), worth and n % 4) for n in range(count)]


def no_lions(answer: dict[str, Answer]) -> Refusal | None:
    return Refusal("ZOO-LION-01", T("zoo-no-lions")) if answer["which"] == "animal-1" else None


def talking(count: int) -> list[Option]:
    """Animals of which there is something to know."""
    return [option._replace(more=T("zoo-says", n=n)) for n, option in enumerate(animals(count))]


SHAPES: dict[str, Shape] = {
    "few": PickOne(animals(3)),
    "many": PickOne(animals(30)),
    "crowd": PickOne(animals(80)),
    "some": PickSome(animals(6), 2, 3),
    "hundred": PickSome(animals(60), 1, 60),
    "pay": PickSome(animals(12, worth=1), 0, 12, 5, "ZOO-PAY-01"),
    "number": Amount(0, 100),
    "spread": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(3)], 4, 4, "ZOO-CAGE-01"),
    "single": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(3)], 1, 1, "ZOO-CAGE-01"),
    "moved": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(2)], 3, 3, start={"cage-0": 2}),
    "wide": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(7)], 2, 9),
    "wide-room": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(3)], 0, 6),
    "order": Arrange(animals(4)),
    "form": Form({"which": PickOne(animals(3)), "count": Amount(0, 3), "words": FreeText(150)}, no_lions),
    "nothing": PickSome([], 0, 0),
}

TELLING: dict[str, Shape] = {
    "split": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 2) for n in range(3)], 0, 2, "ZOO-CAGE-01"),
    "halves": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 2) for n in range(2)], 2, 2, "ZOO-CAGE-01"),
    "pair": PickSome(animals(2), 0, 2),
    "votes": PickSome(animals(4, worth=1), 1, 4),
    "cards": PickOne([*talking(3), Option("pass", T("zoo-animal", n=99))]),
    "library": PickOne(talking(30)),
    "hand": PickSome(talking(10), 1, 2),
    "any": PickSome(animals(60), 0, 60),
    "guarded": Form(
        {
            "which": PickOne(animals(3)),
            "cages": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(2)], 1, 1),
        },
        no_lions,
    ),
    "offer": Form(
        {
            "which": PickOne(animals(3)),
            "count": Amount(0, 0),
            "these": PickOne([Option("none", T("zoo-animal", n=99))]),
            **{name: Amount(0, 3) for name in ("more", "words", "cages", "beasts", "birds")},
        }
    ),
    "sheet": Form(
        {
            "which": PickOne(animals(12)),
            "count": Amount(0, 3),
            "cages": Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 4) for n in range(2)], 1, 4),
            "these": PickSome(talking(4), 0, 2),
            "more": Amount(0, 300),
            "words": FreeText(150),
        }
    ),
}


class Zoo(ToyRules):
    """Which shapes are asked stands in the options, with dots."""

    name = "zoo"
    choices = ()

    def __init__(self, *kinds: str, open: Collection[str] = ()) -> None:
        super().__init__()
        self.kinds = kinds
        self.questions = by_name(*(asked(kind, open=kind in open) for kind in kinds))

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._parade(run)

    async def _parade(self, run: Any) -> None:
        state: ToyState = run.state
        for kind in self.kinds:
            answer = await run.ask_one(self.questions[kind], 0, (SHAPES | TELLING)[kind], T("zoo-ask"))
            run.say(T("zoo-got", answer=str(answer)))
        state.round = state.rounds + 1
