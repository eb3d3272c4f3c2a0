"""How a battle would go as a picture."""

from __future__ import annotations

import logging

import discord

from bot.drawing.painters import Painters
from bot.drawing.pictures import picture_file
from bot.locales import Say, plainly
from bot.wording.odds import lost_text, odds_lines, percent
from engine.odds.battles import Losses, Odds
from engine.text import Text
from render.odds.bar import Bar, Loss, paint_odds

log = logging.getLogger(__name__)


async def odds_picture(painters: Painters, found: Odds, first: Text, second: Text, say: Say) -> discord.File | None:
    """The picture; None where it cannot be drawn."""
    try:
        picture = await painters.call(paint_odds, bar(found, first, second, plainly(say)))
    except Exception:  # the words are there without it, whatever a painter raises
        log.exception("odds could not be drawn")
        return None
    return picture_file(picture.png, "odds.png", picture.alt)


def bar(found: Odds, first: Text, second: Text, say: Say) -> Bar:
    """What is drawn, in words of its reader."""
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
    )


def _loss(one: Losses, say: Say) -> Loss:
    return Loss(say(lost_text(one)), one.lost // max(1, one.number))
