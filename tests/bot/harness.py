"""The bot in a simulated Discord, at a table of the toy game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import Astrarch
from bot.locales import HERE, read_once
from bot.store import SqliteStore
from engine import games
from engine.component import Component
from engine.game import Verb
from engine.text import T, Text
from tests.asked import asked, by_name
from tests.bot.laid_out import pressable, raw
from tests.bot.zoo import Zoo
from tests.toy import ToyRules

TEXTS = Path(__file__).parent / "locales"


class BotToy(ToyRules):
    """The toy with verbs of its own, an open question, and a hand in words."""

    verbs = (
        Verb("bid", (("coins", "bid"),)),
        Verb("roll", (("choice", "roll"), ("keep", "keep"))),
        Verb("gift", (("terms", ""),), cut="gift"),
    )
    questions = {**ToyRules.questions, **by_name(asked("roll", open=True), asked("keep", open=True))}

    def held(self, view: Any, section: str) -> Sequence[Text]:
        return [T("toy-card", card=card) for card in hand_of(view)] if section == "hand" else []

    def components(self) -> Sequence[Component]:
        return CARDS

    def held_components(self, view: Any, section: str) -> Sequence[str]:
        return [f"card:{card}" for card in hand_of(view)] if section == "hand" else []


def hand_of(view: Any) -> tuple[str, ...]:
    """The hand that a view shows."""
    return next((seat.hand for seat in view.seats if seat.hand), ())


CARDS = tuple(
    Component(f"card:card-{n}", T("toy-kind-card"), T("toy-card", card=f"card-{n}"), T("toy-card-text", n=n % 4 + 1))
    for n in range(20)
)


def make_bot(path: Path, **how: Any) -> Astrarch:
    """The bot on a database file, with the toy among its games."""
    games.register(BotToy())
    if "zoo" not in games.names():
        games.register(Zoo())
    return Astrarch(SqliteStore(path), locales=read_once(HERE, TEXTS), **how)


@dataclass
class World:
    """A server with a channel and people."""

    env: simcord.Env
    path: Path
    guild: Any = None
    channel: Any = None
    people: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, env: simcord.Env, path: Path, names: Sequence[str] = ("ann", "bob", "cid")) -> World:
        guild = env.create_guild("Hall")
        everyone = env.backend.guilds[guild.id].everyone_role
        everyone.permissions |= discord.Permissions(create_private_threads=True).value  # as on a new server of Discord
        world = cls(env, path, guild, guild.create_text_channel("table"))
        for name in names:
            world.people[name] = guild.add_member(env.create_user(name))
        return world

    @property
    def bot(self) -> Astrarch:
        bot = self.env.bot
        assert isinstance(bot, Astrarch)
        return bot

    def __getattr__(self, name: str) -> Any:
        try:
            return self.people[name]
        except KeyError:
            raise AttributeError(name) from None

    async def started(self, players: int = 2, **options: str) -> World:
        """A table of ann, bob, ... at its first question."""
        names = list(self.people)[:players]
        await self.people[names[0]].slash(self.channel, "game new", game="toy", **options)
        for name in names[1:]:
            await self.people[name].slash(self.channel, "game join")
        await self.people[names[0]].slash(self.channel, "game start")
        await self.env.settle()
        return self

    def said(self, viewer: Any = None) -> list[str]:
        """All messages of the channel, oldest first."""
        return [message.content for message in self.channel.history(viewer=viewer)]

    @property
    def prompt(self) -> Any:
        """The message with the question."""
        asking = [m for m in self.channel.history() if any(_waits(part["custom_id"]) for part in pressable(m))]
        return asking[-1]

    async def ended(self, person: Any, channel: Any = None) -> Any:
        """Whoever opened the table ends the game, and says so twice when it is running."""
        asked = await person.slash(channel or self.channel, "game end")
        if not asked.response.components:
            return asked
        return await person.click(asked.response, label="End the game for all")

    async def resigned(self, person: Any) -> Any:
        """Somebody gives the own seat up, and says so twice."""
        asked = await person.slash(self.channel, "game resign")
        return await person.click(asked.response, label="Give up my seat")

    async def restart(self) -> None:
        """The bot ends and another one comes up on the same database."""
        await self.env.restart_bot(make_bot(self.path))
        await self.env.settle()


def _waits(custom_id: str) -> bool:
    return custom_id.split(":")[1] != "-"


def labels(message: Any) -> list[str]:
    """The labels of the buttons."""
    return [c["label"] for row in raw(message) for c in row["components"] if c["type"] == 2]


def enabled(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed."""
    buttons = (c for row in raw(message) for c in row["components"] if c["type"] == 2)
    return [button["label"] for button in buttons if not button.get("disabled")]


def option_values(message: Any) -> list[str]:
    """What the first list of a message offers."""
    return [o["value"] for row in raw(message) for c in row["components"] if c["type"] == 3 for o in c["options"]]


def messages(result: Any) -> list[Any]:
    """What was said to somebody; not the message that they pressed in the channel, where it stays as it was."""
    told = [message for message in (result.response, *result.followups) if message is not None]
    return [message for message in told if message.ephemeral or not result.deferred]


def error(result: Any) -> str:
    """The one sentence that a refused interaction got, for its reader only."""
    told = messages(result)
    said = [message for message in told if message.content]
    assert len(said) == 1, [message.content for message in told]
    assert said[0].ephemeral
    return str(said[0].content)


async def press(person: Any, message: Any, choice: str) -> Any:
    """Presses the button of that label, or picks it from the list."""
    if choice in labels(message):
        return await person.click(message, label=choice)
    return await person.select(message, [choice])
