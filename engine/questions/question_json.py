"""A question as plain JSON: what everyone may know of it, and what one seat is asked. For comparing and for export."""

from __future__ import annotations

from engine.ask import Amount, Arrange, Ask, Form, FreeText, Option, PickOne, PickSome, Seat, Shape, Slot, Spread
from engine.text import Json, to_json


def shape_json(shape: Shape) -> Json:
    """What can be answered, without the reasons for refusals."""
    match shape:
        case PickOne(options):
            return {"pick": _options(options)}
        case PickSome(options, low, high, need):
            return {"pick_some": _options(options), "low": low, "high": high, "need": need}
        case Amount(low, high):
            return {"amount": [low, high]}
        case Spread(slots, low, high):
            return {"spread": _slots(slots), "low": low, "high": high}
        case Arrange(options):
            return {"order": _options(options)}
        case FreeText(most):
            return {"words": most}
        case Form(fields):
            return {"form": {name: shape_json(field) for name, field in fields.items()}}
    raise TypeError(f"no such shape: {shape!r}")


def public_json(ask: Ask | None) -> Json:
    """What everyone may know of a question; None when the game is over."""
    if ask is None:
        return None
    return {
        "kind": ask.kind,
        "about": to_json(ask.about),
        "number": ask.number,
        "seats": list(ask.shown),
        "where": list(ask.where),
        "pending": [to_json(step) for step in ask.pending],
    }


def seat_json(ask: Ask | None, seat: Seat) -> Json:
    """What one seat is asked, told in private and may do meanwhile; None when the question is not for it."""
    if ask is None:
        return None
    own = ask.of(seat)
    private = own.private.get(seat)
    plain: dict[str, Json] = {
        "must": shape_json(own.must[seat]) if seat in own.must else None,
        "may": {verb: shape_json(shape) for verb, shape in own.may(seat).items()},
        "private": None if private is None else to_json(private),
    }
    return plain if own is ask else {**plain, "own": public_json(own)}


def _options(options: list[Option]) -> Json:
    return [[option.id, to_json(option.text), option.worth] for option in options]


def _slots(slots: list[Slot]) -> Json:
    return [[slot.id, to_json(slot.text), slot.most] for slot in slots]
