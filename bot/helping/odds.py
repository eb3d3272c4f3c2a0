"""Odds of battles: of forces that somebody types after `/rules odds`, and of the battle at hand by a button under its
question. Both for the reader alone.
"""

from __future__ import annotations

import asyncio

from bot.drawing.odds import Sides, bar, drawn_battle, odds_picture
from bot.errors import BotError, NotSeated
from bot.helping.odds_typed import reader_of
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.context import Context
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.presses import ButtonKind, Press
from bot.wording.odds import battles_lines, odds_at_hand, odds_lines
from engine import games
from engine.errors import NotAsked, StaleQuestion
from engine.text import T


async def show_odds(at: Context, typed: str, game: str) -> None:
    """The odds of typed forces.

    Raises:
        BotError: no game is named, the table allows no odds, or the forces cannot be read.
        IllegalAnswer: there is no such battle.
    """
    live = await at.live_or_none()
    if live is not None and live.game.standing == "running" and not live.game.settings.odds and game == live.game.name:
        raise BotError(T("odds-off"))
    if not game:
        raise BotError(T("odds-which-game"))
    battles = games.rules_of(game).battles
    if battles is None:
        raise BotError(T("odds-not-here"))
    battle = reader_of(at.services.locales, games.rules_of(game)).read(typed)
    await think(at.interaction)
    found, say = await asyncio.to_thread(battles.odds, battle), await at.say()
    sides = Sides((T("odds-first"), T("odds-second")))
    words = lines(odds_lines(found, *sides.names, say), f"-# {say(battles.counted)}")
    picture = await odds_picture(at.services.pictures.painters, [bar(found, sides, say)])
    await whisper(at.interaction, words, file=picture)


@button(ButtonKind.ODDS, need=ASKED)
async def at_hand(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The odds of the battle in which the seat of who presses is asked.

    Raises:
        NotSeated, NotAsked, StaleQuestion
        BotError: the table allows none, or there is no battle.
    """
    live = await services.tables.look(press.game)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    if not live.game.settings.odds:
        raise BotError(T("odds-off"))
    if live.table is None or press.question not in (live.table.question, live.table.question_of(seat)):
        raise StaleQuestion
    if live.table.decides(seat) is None:
        raise NotAsked
    await think(interaction)
    found = await asyncio.to_thread(odds_at_hand, live, seat)
    if not found:
        raise BotError(T("odds-no-battle"))
    assert live.rules.battles is not None
    say = await services.say(interaction, live)
    words = lines(battles_lines(found, say), f"-# {say(live.rules.battles.counted)}")
    drawn = [drawn_battle(live.rules, one, say) for one in found]
    await whisper(interaction, words, file=await odds_picture(services.pictures.painters, drawn))
