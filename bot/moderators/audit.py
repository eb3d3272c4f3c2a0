"""What moderators did, as sentences and in pages. What is looked for stands in the buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from bot.clock import moment
from bot.live.audit_lines import ACTIONS, entry, is_early, told_once
from bot.services.authority import MODERATING
from bot.services.buttons import Values, button
from bot.services.here import server_of
from bot.services.services import Services
from bot.store import AuditLine, GameRow, Store
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.lines import lines, pages
from bot.widgets.maker import GREY, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from engine.digits import SNOWFLAKE, whole
from engine.errors import StaleQuestion
from engine.text import T

ROOM, LONGEST = 1700, 600


class Filter(NamedTuple):
    """What is looked for. `game` 0: all of the server; `actor` 0: every moderator; `action` empty: every kind."""

    game: int
    actor: int
    action: str
    most: int

    def __str__(self) -> str:
        return f"{self.actor}.{self.action}.{self.most}"

    @classmethod
    def read(cls, game: int, state: str) -> Filter:
        """The inverse. Raises StaleQuestion: it was not written by us."""
        parts = state.split(".")
        actor, most = (whole(parts[0], SNOWFLAKE), whole(parts[2], 3)) if len(parts) == 3 else (None, None)
        if actor is None or most is None or (parts[1] and parts[1] not in ACTIONS):
            raise StaleQuestion
        return cls(game, actor, parts[1], min(max(most, 1), 200))


async def page(services: Services, interaction: Interaction, wanted: Filter, number: int) -> Panel:
    """A page of what was found."""
    say = await services.say(interaction)
    found = await _found(services, interaction, wanted)
    games = {game.id: game for game in await services.call(_games, services.store, found)}
    found = told_once(line for line in found if not _is_too_early(line, games, interaction.user.id))
    channels = {game.id: game.channel for game in games.values()}
    told = [say(entry(line, channels.get(line.game or 0), _seconds(line))) for line in found]
    title = f"**{say(T('audit-title', n=len(told)))}**"
    if not told:
        return Panel(lines(title, say(T("audit-nothing"))), ())
    leaves = pages("\n".join(f"- {cut(line, LONGEST)}" for line in told), ROOM)
    number = min(number, len(leaves) - 1)
    back, on = say(T("bot-page-back")), say(T("bot-page-next", n=number + 1, of=len(leaves)))
    rows = (_buttons(wanted, number, len(leaves), back, on),) if len(leaves) > 1 else ()
    return Panel(lines(title, leaves[number]), rows)


def _is_too_early(line: AuditLine, games: Mapping[int, GameRow], reader: int) -> bool:
    """Whether only who did it may know of it yet, since moderators may play."""
    game = games.get(line.game or 0)
    return game is not None and line.actor != reader and is_early(line, game.question)


def _seconds(line: AuditLine) -> int:
    return int(moment(line.at).timestamp())


async def _found(services: Services, interaction: Interaction, wanted: Filter) -> list[AuditLine]:
    actor, action, last = wanted.actor or None, wanted.action or None, wanted.most
    store = services.store
    if wanted.game:
        return await services.call(store.audited, game=wanted.game, actor=actor, action=action, last=last)
    return await services.call(store.audited_on, server_of(interaction), actor=actor, action=action, last=last)


def _games(store: Store, found: Sequence[AuditLine]) -> list[GameRow]:
    """The games that these deeds are about. Blocks."""
    return [store.game(game) for game in sorted({line.game for line in found if line.game is not None})]


def _buttons(wanted: Filter, number: int, of: int, back: str, on: str) -> Row:
    def button(label: str, to: int, disabled: bool) -> Button:
        custom_id = str(Press(wanted.game, "-", f"{ButtonKind.AUDIT}{to}.{wanted}"))
        return discord.ui.Button(label=cut(label, LABEL), style=GREY, custom_id=custom_id, disabled=disabled)

    return [button(back, max(0, number - 1), number == 0), button(on, number + 1, number + 1 == of)]


@button(ButtonKind.AUDIT, need=MODERATING)
async def turned(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Another page."""
    typed, _, state = press.rest.partition(".")
    number = whole(typed, 3)
    if number is None:
        raise StaleQuestion
    wanted = Filter.read(press.game, state)
    await interaction.response.defer()
    shown = await page(services, interaction, wanted, number)
    view = view_of(shown.rows) if shown.rows else None
    await interaction.edit_original_response(content=shown.content, view=view)
