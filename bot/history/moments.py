"""A moment of a game: what a message of the bot was about (*What was this?*), and a button for all that leads to a step
of its history (`/play link`). A step is a turn of `Turns`; a game may call something else a turn.
"""

from __future__ import annotations

from datetime import datetime

import discord

from bot import rulebook
from bot.clock import moment
from bot.errors import BotError
from bot.history.history import AT, FIRST, Turns, show, turns_of
from bot.live.model import Live
from bot.locales import Say
from bot.services.commands import command, message_command
from bot.services.context import Context
from bot.services.here import matching
from bot.services.replies import tell
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Item, Offer
from bot.widgets.lookups import ASIDE, Sought
from bot.widgets.maker import BLUE, GREY, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.reader import aloud, reader_of
from engine.digits import whole
from engine.text import T

OFFERED = 25


# --- what was this? --------------------------------------------------------------------------------------------------


@message_command("what")
async def what(at: Context, message: discord.Message) -> None:
    """The turn that a message of the bot tells, with the board as the reader saw it then.

    Raises:
        NoGame
        BotError: somebody else wrote it, or it is about no turn of this channel's game.
    """
    client = at.interaction.client.user
    if client is None or message.author.id != client.id:
        raise BotError(T("bot-what-not-mine"))
    live, told = await at.begun(), message.edited_at or message.created_at
    if told < moment(live.game.created):
        raise BotError(T("bot-what-before"))
    turns = await turns_of(at.services, live, reader_of(live, at.user))
    goal, say = await _goal(at.services, live, turns, told), await at.say(live)
    headline = say(turns.told[turns.place(goal)].headline)
    rules = await rule_button(live.game.name, await at.services.language(at.interaction), headline, say)
    await show(at.services, at.interaction, live, goal, more=rules)


async def _goal(services: Services, live: Live, turns: Turns, told: datetime) -> str:
    """The last turn that was over by then."""
    log = await services.call(services.store.log, live.game.id)
    times = {row.seq: moment(row.at) for row in log}
    over = [n for entry, n in zip(turns.told, turns.numbers, strict=True) if times.get(entry.last, told) <= told]
    return f"{AT}{over[-1]}" if over else FIRST


async def rule_button(game: str, language: str, words: str, say: Say) -> Row | None:
    """The way to the rule that these words are about; None where no rule is."""
    found = rulebook.find(await rulebook.opened([game], language), words, 1)
    if not found:
        return None
    custom_id = str(Sought(ASIDE, id=found[0].rule.id, game=game, query=words))
    return [discord.ui.Button(label=cut(say(T("bot-rules-what")), LABEL), style=GREY, custom_id=custom_id)]


# --- a link ----------------------------------------------------------------------------------------------------------


async def complete_step(at: Context, typed: str) -> list[Offer]:
    """The steps that everybody knows, the last first."""
    live = await at.live_or_none()
    if live is None or live.table is None:
        return []
    say = await at.say(live)
    try:
        turns = await turns_of(at.services, live, aloud(live))
    except BotError:
        return []
    listed = [(f"{n + 1}. {say(entry.headline)}", str(n + 1)) for n, entry in enumerate(turns.told)]
    return matching(listed[::-1], typed)[:OFFERED]


@command("play link", complete={"step": complete_step}, aloud=True)
async def link(at: Context, step: str = "") -> None:
    """Posts a button for everybody that leads to a step, by default the last one.

    Raises:
        NoGame
        BotError: there is no such step.
    """
    live = await at.begun()
    turns = await turns_of(at.services, live, aloud(live))
    number = whole(step, 6) if step else len(turns.told)
    if number is None or not 0 < number <= len(turns.told):
        raise BotError(T("bot-link-unknown", n=len(turns.told)))
    entry, say = turns.told[number - 1], at.services.aloud(live)
    custom_id = str(Press(live.game.id, "-", f"{ButtonKind.HISTORY}{AT}{turns.numbers[number - 1]}"))
    label = cut(say(T("bot-link-open")), LABEL)
    button: Item = discord.ui.Button(label=label, style=BLUE, custom_id=custom_id)
    words = say(T("bot-link", n=number, of=len(turns.told), headline=entry.headline))
    await tell(at.interaction, words, Panel(words, ([button],)))
