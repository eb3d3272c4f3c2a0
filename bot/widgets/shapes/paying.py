"""Payments: what is chosen for them is worth, and a cheap choice that is enough."""

from __future__ import annotations

from engine.ask import PickSome


def suggestion(shape: PickSome) -> list[str]:
    """A cheap choice that is enough: the least worth above the need, then the least loss besides, then the fewest."""

    def price(chosen: tuple[int, ...]) -> tuple[int, int]:
        return sum(shape.options[at].loss for at in chosen), len(chosen)

    best: dict[int, tuple[int, ...]] = {0: ()}
    for at, option in enumerate(shape.options):
        for worth, chosen in sorted(best.items(), reverse=True):
            total, longer = worth + option.worth, (*chosen, at)
            if len(longer) <= shape.high and (total not in best or price(best[total]) > price(longer)):
                best[total] = longer
    enough = [worth for worth in sorted(best) if worth >= shape.need and len(best[worth]) >= shape.low]
    chosen = best[enough[0]] if enough else tuple(range(min(shape.high, len(shape.options))))
    return [shape.options[at].id for at in chosen]


def worth(shape: PickSome, partial_answer: object) -> int:
    """What the chosen options are worth together."""
    return sum(
        option.worth for option in shape.options if isinstance(partial_answer, list) and option.id in partial_answer
    )
