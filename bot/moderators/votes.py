"""Votes by button: what is asked for, by whom, and who has agreed stand in the database; buttons only name the vote.

Who agrees is kept by person and not by seat: somebody who has left is not waited for, a newcomer is asked anew, and who
is away behind a stand-in is waited for like everybody to whom a seat belongs. What can be asked for is a
`Matter`; each kind registers itself beside what it does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import ClassVar, Protocol
from weakref import WeakValueDictionary

import discord

from bot.errors import BotError, NotSeated
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.replies import put, tell
from bot.services.services import Services
from bot.store import VoteRow
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.lines import lines
from bot.widgets.maker import GREEN, GREY, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from engine.digits import SNOWFLAKE, whole
from engine.text import Json, Param, T, Text, seat_name

WITHDRAW = ".w"
_turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Two presses at once are looked at one after the other; nothing that counts is remembered here."""


class Matter(Protocol):
    """A kind of thing that people are asked to agree to.

    Attributes:
        majority: more than half of them decide; else all have to agree, and one who refuses ends it.
    """

    majority: ClassVar[bool]

    def voters(self, live: Live, vote: VoteRow) -> set[int]:
        """All whose voice counts."""

    async def check(self, services: Services, live: Live, vote: VoteRow) -> None:
        """Raises BotError when what is asked for makes no sense any more."""

    async def words(self, services: Services, live: Live, vote: VoteRow, say: Say) -> list[str]:
        """What is asked for, and what it means."""

    async def carry_out(self, services: Services, live: Live, vote: VoteRow, agreed: Collection[int], say: Say) -> str:
        """Does it, and says that it is done. Raises BotError: it could not be done."""

    def closed(self, key: str, who: Param) -> Text:
        """What is said when it is `refused` or `withdrawn`, and by whom."""


MATTERS: dict[str, Matter] = {}
"""By `kind` of a vote."""


async def ask(services: Services, interaction: Interaction, live: Live, what: Mapping[str, Json]) -> None:
    """Asks before everybody's eyes; who asks and has a voice agrees with it. With nobody else to ask it is done."""
    matter, user, say = MATTERS[str(what["kind"])], interaction.user.id, services.aloud(live)
    unasked = VoteRow(0, live.game.id, user, dict(what), frozenset({user}))
    voters = matter.voters(live, unasked)
    if voters and not _needed(live, unasked):
        await tell(interaction, await matter.carry_out(services, live, unasked, {user}, say))
        return
    vote = await services.call(services.store.ask_vote, live.game.id, user, what, {user} & voters)
    words = await _words(services, live, vote, say)
    await tell(interaction, words, Panel(words, _rows(say, vote)))


def _needed(live: Live, vote: VoteRow) -> int:
    """How many more have to agree."""
    matter = MATTERS[str(vote.what["kind"])]
    voters = matter.voters(live, vote)
    enough = len(voters) // 2 + 1 if matter.majority else len(voters)
    return max(0, enough - len(voters & vote.agreed))


def called(live: Live, user: int) -> Param:
    """A person at the table by name, everybody else by mention."""
    seat = live.seat_of(user)
    return f"<@{user}>" if seat is None else seat_name(seat)


async def _words(services: Services, live: Live, vote: VoteRow, say: Say) -> str:
    matter = MATTERS[str(vote.what["kind"])]
    voters = matter.voters(live, vote)
    missing = tuple(f"<@{user}>" for user in _in_order(live, voters - vote.agreed))
    with_it = tuple(called(live, user) for user in _in_order(live, (vote.agreed & voters) - {vote.asker}))
    yes = [say(T("undo-agreed-so-far", players=with_it))] if with_it else []
    needs = Text("bot-vote-needs" if matter.majority else "bot-undo-needs", {"players": missing})
    more = {**needs.params, "n": _needed(live, vote)} if matter.majority else needs.params
    return lines(*await matter.words(services, live, vote, say), *yes, say(Text(needs.key, more)))


def _in_order(live: Live, people: Collection[int]) -> list[int]:
    """By seat; who owns none any more comes last."""
    owners = [user for row in live.seats if (user := row.user or row.was) is not None]
    return [user for user in dict.fromkeys([*owners, *sorted(people)]) if user in people]


def _rows(say: Say, vote: VoteRow) -> tuple[Row, ...]:
    """Where more than half decide, nobody can refuse for all."""

    def button(op: str, key: str, style: discord.ButtonStyle, more: str = "") -> Button:
        custom_id = str(Press(vote.game, "-", f"{op}{vote.id}{more}"))
        return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=custom_id)

    withdraw = button(ButtonKind.REFUSE, "undo-withdraw", GREY, WITHDRAW)
    agree, refuse = button(ButtonKind.AGREE, "bot-agree", GREEN), button(ButtonKind.REFUSE, "bot-refuse", GREY)
    return ([agree, withdraw] if MATTERS[str(vote.what["kind"])].majority else [agree, refuse, withdraw],)


# --- presses ---------------------------------------------------------------------------------------------------------


@button(ButtonKind.AGREE, ButtonKind.REFUSE, need=ALOUD)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Somebody agrees, refuses, or withdraws the request."""
    number = whole(press.choice[1:].removesuffix(WITHDRAW), SNOWFLAKE)
    turn = _turns.setdefault(number or 0, asyncio.Lock())
    async with turn:
        vote = await services.call(services.store.vote, number or 0)
        if vote is None or vote.game != press.game:
            raise BotError(T("bot-undo-stale"))
        await _counted(services, interaction, press, vote)


async def _counted(services: Services, interaction: Interaction, press: Press, vote: VoteRow) -> None:
    live, user, matter = await services.tables.look(vote.game), interaction.user.id, MATTERS[str(vote.what["kind"])]
    withdraws = press.choice.endswith(WITHDRAW)
    if withdraws and user != vote.asker:
        raise BotError(T("undo-not-yours"))
    if not withdraws and user not in matter.voters(live, vote):
        raise NotSeated
    if matter.majority and press.choice[0] == ButtonKind.REFUSE and not withdraws:
        raise BotError(T("bot-undo-stale"))
    await matter.check(services, live, vote)
    await interaction.response.defer()
    if press.choice[0] == ButtonKind.AGREE:
        await _agree(services, interaction, live, vote, matter)
        return
    key = "withdrawn" if user == vote.asker else "refused"
    await _close(services, interaction, vote, services.aloud(live)(matter.closed(key, called(live, user))))


async def _agree(services: Services, interaction: Interaction, live: Live, vote: VoteRow, matter: Matter) -> None:
    say, agreed = services.aloud(live), await services.call(services.store.agree, vote.id, {interaction.user.id})
    vote = VoteRow(vote.id, vote.game, vote.asker, vote.what, frozenset(agreed))
    if _needed(live, vote):
        words = await _words(services, live, vote, say)
        await _show(interaction, words, _rows(say, vote))
        return
    await _close(services, interaction, vote, await matter.carry_out(services, live, vote, vote.agreed, say))


async def _close(services: Services, interaction: Interaction, vote: VoteRow, words: str) -> None:
    """The vote is over."""
    await services.call(services.store.forget_vote, vote.id)
    await _show(interaction, words, ())


async def _show(interaction: Interaction, words: str, rows: tuple[Row, ...]) -> None:
    await put(interaction, Panel(words, rows), ephemeral=False)
