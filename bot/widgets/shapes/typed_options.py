"""Options as people type them: by id, or by the name that they read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import BotError
from bot.locales import Say
from bot.names import alike
from bot.widgets.shapes.face import LONGEST, MOST, Offered
from bot.widgets.spelling import id_of, seat_of, seat_spelled, spelling
from engine.ask import Option
from engine.text import T


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
    return found[0] if found else id_of(options, typed.strip(), say)


def _meant(options: Sequence[Option], typed: str, say: Say) -> list[str]:
    """The ids of the options that can be meant. An id wins over every name: people may be called like one."""
    wanted, called, seat = typed.strip(), alike(typed), seat_spelled(typed)
    by_id = [option.id for option in options if wanted == spelling(option, say)]
    by_id = by_id or [option.id for option in options if seat is not None and seat == seat_of(option)]
    if by_id or not wanted:
        return by_id
    names = [(alike(say(option.text)), option.id) for option in options]
    near = [id for name, id in names if name.startswith(called)]
    return [id for name, id in names if name == called] or (near if len(near) == 1 else [])


def id_spelled(options: Sequence[Option], id: object, say: Say) -> str:
    """An id as it is spelled."""
    return next((spelling(option, say) for option in options if option.id == id), str(id))


def matching(options: Sequence[Option], typed: str, say: Say) -> Offered:
    """The options whose names or ids hold what was typed, those that begin with it first."""
    wanted = alike(typed)
    found = [(say(option.text), spelling(option, say)) for option in options]
    starting = [offer for offer in found if alike(offer[0]).startswith(wanted)]
    inside = [o for o in found if o not in starting and (wanted in alike(o[0]) or wanted in alike(o[1]))]
    return fitting(starting + inside)


def several_matching(options: Sequence[Option], typed: str, say: Say) -> Offered:
    """What was typed so far, with another option behind it."""
    before, _, last = typed.rpartition(",")
    ids = [id for part in parts_of(before) for id in _meant(options, part, say)[:1]]
    chosen = [option for id in ids for option in options if option.id == id]
    said, spelled = [say(option.text) for option in chosen], [spelling(option, say) for option in chosen]
    left = [option for option in options if option not in chosen]
    found = [(", ".join([*said, label]), ",".join([*spelled, id])) for label, id in matching(left, last, say)]
    so_far = [(", ".join(said), ",".join(spelled))] if chosen and not last.strip() else []
    return fitting(so_far + found)[:MOST]


def fitting(offers: Offered) -> Offered:
    """Those that fit into a command, with labels as long as Discord takes them."""
    return [(label[:LONGEST], value) for label, value in offers if len(value) <= LONGEST]
