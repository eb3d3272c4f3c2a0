"""How a battle would go as a picture."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.drawing.painters import Painters
from bot.drawing.pictures import picture_file
from bot.locales import Say, plainly
from bot.wording.odds import lost_text, odds_lines, percent
from engine.game import AnyRules
from engine.odds.battles import AtHand, Losses, Odds
from engine.text import Text
from render.colours import Rgb, seat_colour
from render.odds.bar import FIRST, SECOND, Bar, Loss, paint_odds

log = logging.getLogger(__name__)


class Sides(NamedTuple):
    """Who fights: what both sides are called, and their colours."""

    names: tuple[Text, Text]
    colours: tuple[Rgb, Rgb] = (FIRST, SECOND)


def seated_sides(rules: AnyRules, found: AtHand) -> Sides:
    """Two seats, each in its own colour, or nobody's."""
    seats = found.first, found.second
    own = [rules.colours[seat] if seat is not None and seat < len(rules.colours) else None for seat in seats]
    one, other = (seat_colour(name).rgb if name else plain for name, plain in zip(own, (FIRST, SECOND), strict=True))
    return Sides(found.names, (one, other))


async def odds_picture(painters: Painters, shown: Sequence[Bar]) -> discord.File | None:
    """The picture; None where it cannot be drawn."""
    try:
        picture = await painters.call(paint_odds, shown)
    except Exception:  # the words are there without it, whatever a painter raises
        log.exception("odds could not be drawn")
        return None
    return picture_file(picture.png, "odds.png", picture.alt)


def drawn_battle(rules: AnyRules, found: AtHand, say: Say) -> Bar:
    """A battle at a table as it is drawn, in words of its reader."""
    sides, plain = seated_sides(rules, found), plainly(say)
    return replace(bar(found.odds, sides, say), place="" if found.place is None else plain(found.place))


def bar(found: Odds, sides: Sides, say: Say) -> Bar:
    """What is drawn, in words of its reader."""
    say, (first, second) = plainly(say), sides.names
    shares = (found.first, found.second, found.nobody)
    chances = [say(percent(share)) for share in shares]
    losses = [tuple(_loss(one, say) for one in side) for side in found.losses]
    alt = " ".join(odds_lines(found, first, second, say).replace("-# ", "").replace("**", "").splitlines())
    return Bar(
        (say(first), say(second)),
        (chances[0], chances[1], chances[2]),
        shares,
        found.range,
        (losses[0], losses[1]),
        alt,
        sides.colours,
    )


def _loss(one: Losses, say: Say) -> Loss:
    return Loss(say(lost_text(one)), one.lost // max(1, one.number))
