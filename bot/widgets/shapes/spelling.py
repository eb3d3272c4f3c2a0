"""Options as people type them: by id, or by the name that they read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import BotError
from bot.locales import Say
from bot.widgets.seat_spelling import SEAT, seat_spelled, seat_spelling
from bot.widgets.shapes.face import LONGEST, MOST, Offered
from engine.ask import Option, Seat
from engine.digits import whole
from engine.text import T, seat_name


def parts_of(typed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in typed.split(",") if part.strip()]


def option_id(options: Sequence[Option], typed: str, say: Say) -> str:
    """The option that is meant, by its id, then by its name; what is neither is left for the shape to refuse.

    Raises:
        BotError: several are called so.
    """
    found = _meant(options, typed, say)
    if len(found) > 1:
        raise BotError(T("bot-name-ambiguous", typed=typed.strip()[:40]))
    if found:
        return found[0]
    of_rules = {option.id for option in options if _seat_of(option) is not None}
    return SEAT + typed.strip() if typed.strip() in of_rules else typed.strip()


def _meant(options: Sequence[Option], typed: str, say: Say) -> list[str]:
    """The ids of the options that can be meant. An id wins over every name: people may be called like one."""
    wanted, called, seat = typed.strip(), typed.strip().casefold(), seat_spelled(typed)
    by_id = [option.id for option in options if wanted == spelling(option)]
    by_id = by_id or [option.id for option in options if seat is not None and seat == _seat_of(option)]
    if by_id or not wanted:
        return by_id
    names = [(say(option.text).casefold(), option.id) for option in options]
    near = [id for name, id in names if name.startswith(called)]
    return [id for name, id in names if name == called] or (near if len(near) == 1 else [])


def spelling(option: Option) -> str:
    """What stands in a command for an option. Seats have numbers for ids, from 0: they are spelled as lists count."""
    seat = _seat_of(option)
    return option.id if seat is None else seat_spelling(seat)


def _seat_of(option: Option) -> Seat | None:
    """The seat that an option is about, and has for its id."""
    number = whole(option.id, 2)
    named = (option.text, *option.text.params.values())
    return number if number is not None and seat_name(number) in named else None


def id_spelled(options: Sequence[Option], id: object) -> str:
    """An id as it is spelled."""
    return next((spelling(option) for option in options if option.id == id), str(id))


def matching(options: Sequence[Option], typed: str, say: Say) -> Offered:
    """The options whose names or ids hold what was typed, those that begin with it first."""
    wanted = typed.strip().casefold()
    found = [(say(option.text), spelling(option)) for option in options]
    starting = [offer for offer in found if offer[0].casefold().startswith(wanted)]
    inside = [o for o in found if o not in starting and (wanted in o[0].casefold() or wanted in o[1].casefold())]
    return fitting(starting + inside)


def several_matching(options: Sequence[Option], typed: str, say: Say) -> Offered:
    """What was typed so far, with another option behind it."""
    before, _, last = typed.rpartition(",")
    ids = [id for part in parts_of(before) for id in _meant(options, part, say)[:1]]
    chosen = [option for id in ids for option in options if option.id == id]
    said, spelled = [say(option.text) for option in chosen], [spelling(option) for option in chosen]
    left = [option for option in options if option not in chosen]
    found = [(", ".join([*said, label]), ",".join([*spelled, id])) for label, id in matching(left, last, say)]
    so_far = [(", ".join(said), ",".join(spelled))] if chosen and not last.strip() else []
    return fitting(so_far + found)[:MOST]


def fitting(offers: Offered) -> Offered:
    """Those that fit into a command, with labels as long as Discord takes them."""
    return [(label[:LONGEST], value) for label, value in offers if len(value) <= LONGEST]
