"""One walk: step by step through the bot, looked at after every step, and gone on with after a find."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import discord
import simcord
from simcord.backend.errors import BackendError

from bot.errors import BotError
from bot.live.model import Live
from bot.services.services import Services
from bot.store import GameRow
from tests.bot.harness import World
from tests.bot.monkey import manner
from tests.bot.monkey.eyes import Eyes
from tests.bot.monkey.manner import Manner
from tests.bot.monkey.usage import Usage, Used

NAMES = ("ann", "bob", "cid", "dee", "eve")
PLACES = ("annex", "attic", "cellar", "garden", "kitchen", "library", "porch")
REMEMBERED, FORMS, LATELY, REASON = 60, 5, 6, 120
LAYOUT, EPHEMERAL = 1 << 15, 64
DEAF = (simcord.SetupError, BackendError, LookupError)
"""What Discord itself does not let through."""
NO_STEPS = 5
"""So many deeds without a step are done before a walk counts one for them."""

Deed = Callable[["Walk"], Awaitable[None]]


class Old:
    """A part of a message that could be pressed once, and of which kind the message was."""

    def __init__(self, part: dict[str, Any], *, layout: bool) -> None:
        self.part, self.layout = part, layout


class Walk:
    """People, places, and what they have done.

    Attributes:
        did: a line for every step.
        found: what was wrong, with the steps that led there.
        opened: what opened for somebody in the last step: the person, and the result of the press or command.
        files: of games that the bot exported.
        earnest: whether people want what they do to be accepted: nothing is junk, or typed where it does not fit.
    """

    def __init__(self, world: World, how: Manner, usage: Usage) -> None:
        self.world, self.how, self.eyes, self.usage = world, how, Eyes(world), usage
        self.earnest = False
        self.chance = Random(how.seed)
        self.mods = world.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        self.mod = world.people["mod"] = world.guild.add_member(world.env.create_user("mod"), roles=[self.mods])
        self.rooms = [world.channel, *map(world.guild.create_text_channel, PLACES)]
        self.forms: list[tuple[Any, Any]] = []
        self.old: list[Old] = []
        self.opened: tuple[Any, Any] | None = None
        self.files: list[bytes] = []
        self.did: list[str] = []
        self.found: list[str] = []

    @property
    def services(self) -> Services:
        """Those of the bot that is up."""
        return self.world.bot.services

    @property
    def people(self) -> list[Any]:
        """Everybody, the moderator last."""
        return list(self.world.people.values())

    @property
    def channels(self) -> list[Any]:
        """All places in which there are messages: channels and threads."""
        return [place for room in self.rooms for place in (room, *room.threads)]

    def by_chance(self, share: float) -> bool:
        """Whether something happens that is so likely, and that nobody does in earnest."""
        return not self.earnest and self.chance.random() < share

    @contextmanager
    def in_earnest(self) -> Iterator[None]:
        """For as long as it goes on, people want what they do to be accepted."""
        before, self.earnest = self.earnest, True
        try:
            yield
        finally:
            self.earnest = before

    async def walk(self, deeds: dict[Deed, int], steps: int, until: float | None = None) -> None:
        """So many steps, or until that time."""
        names, weights = zip(*deeds.items(), strict=True)
        idle = 0
        with self.eyes.open():
            while len(self.did) + idle // NO_STEPS < steps and (until is None or monotonic() < until):
                before = len(self.did)
                await self.chance.choices(names, weights)[0](self)
                idle += len(self.did) == before

    async def step(self, who: Any, words: str, used: Used | None, work: Callable[[], Awaitable[Any]]) -> Any:
        """One thing that somebody does, and what is wrong afterwards; None where Discord does not let it through."""
        eyes, told = self.eyes, None
        await eyes.before()
        refused = eyes.refusals
        self.did.append(f"{who.name}: {words}")
        self.world.env.backend.advance_clock(1.0)
        try:
            told = await work()
        except DEAF as error:
            self.did[-1] += f" (nothing: {error!r})"[:REASON]
        await self.world.env.settle()
        self._remember(who, told)
        if used is not None and isinstance(told, simcord.InteractionResult):
            accepted = told.acknowledged and eyes.refusals == refused
            self.usage.note(used, accepted)
            self.did[-1] += "" if accepted else f" (refused: {eyes.why[:REASON]})"
        for line in await eyes.after(who, who is self.mod, told, looks_up=words.startswith("/rules")):
            self._find(line)
        return told

    def _find(self, line: str) -> None:
        self.found.append("\n".join([*self.did[-12:], line, f"({self.how}, step {len(self.did)})"]))

    def _remember(self, who: Any, told: Any) -> None:
        self.opened = None
        if isinstance(told, simcord.InteractionResult):
            self.opened = (who, told)
            if told.modal:
                self.forms.append((who, told))
        for messages in self.world.env.backend.messages.values():
            for message in list(messages.values())[-3:]:
                laid = bool(message.flags & LAYOUT)
                self.old += [Old(part, layout=laid) for part in parts(message.components)]
        self.old, self.forms = self.old[-REMEMBERED:], self.forms[-FORMS:]

    # --- what there is -----------------------------------------------------------------------------------------------

    def visible(self, who: Any) -> Iterator[Any]:
        """The last messages that this person can see, those in private among them."""
        backend = self.world.env.backend
        for place in (who.user.dm_channel, *self.channels):
            seen = [one for one in backend.messages.get(place.id, {}).values() if one.visible_to(who.id)]
            yield from seen[-LATELY:]

    async def games(self) -> list[GameRow]:
        """All games, the newest first."""
        return list(await self.services.call(self.services.store.games, live=False))

    async def running(self) -> list[Live]:
        """The tables that take answers."""
        found = []
        for game in await self.games():
            if game.status == "running" and game.archived is None:
                with suppress(BotError):
                    live = await self.services.tables.look(game.id)
                    found += [live] if live.table is not None and live.table.ask is not None else []
        return found

    async def standing(self) -> list[tuple[Any, GameRow | None]]:
        """Each place, and the newest game in it."""
        newest: dict[int, GameRow] = {}
        for game in await self.games():
            kept = newest.setdefault(game.channel, game)
            if game.live and not kept.live:
                newest[game.channel] = game
        return [(place, newest.get(place.id)) for place in self.channels]

    def person(self, user: int | None) -> Any | None:
        """Whose id that is."""
        return next((person for person in self.people if person.id == user), None)

    def place(self, channel: int) -> Any | None:
        """Which channel or thread that is."""
        return next((place for place in self.channels if place.id == channel), None)

    async def restart(self) -> None:
        """The bot ends, and another one comes up on the same database."""
        await self.world.env.restart_bot(self.how.bot(self.world.path))
        self.forms.clear()


def parts(components: Any) -> list[dict[str, Any]]:
    """Everything that can be pressed or filled in."""
    found: list[dict[str, Any]] = []
    for part in components or ():
        plain = part if isinstance(part, dict) else part.to_dict()
        beside = [plain[key] for key in ("accessory", "component") if key in plain]
        inner = [*plain.get("components", ()), *beside]
        found += parts(inner) if inner else [plain] if "custom_id" in plain else []
    return found


@asynccontextmanager
async def walking(path: Path, how: Manner, usage: Usage | None = None) -> AsyncIterator[Walk]:
    """A walk on a new database, whose world ends with it. `usage`: what earlier ones have used."""
    told = logging.getLogger("bot")
    level = told.level
    told.setLevel(logging.ERROR)
    try:
        async with manner.simulated(how.bot(path)) as env:
            with env.time_context():
                yield Walk(World.of(env, path, NAMES), how, usage or Usage())
    finally:
        told.setLevel(level)
