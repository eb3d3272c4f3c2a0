"""A random walk through the whole bot: `python -m tests.bot.monkey --seconds 300 --seed 1`.

Several people in several channels type every command, press every button and fill in every form, old ones and new ones,
with junk and with what is offered; they race, the bot restarts, days pass, letterboxes close, rights come and go. After
every deed `monkey_eyes` looks at what came of it. What is found is printed with the deeds that led there, and the same
seed leads there again.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import discord
import pytest
import simcord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.backend import serializers
from simcord.backend.errors import BackendError

from bot.errors import BotError
from bot.widgets.presses import TEMPLATE
from engine import games
from engine.errors import AnswerError
from render import Picture
from tests.bot.harness import World, make_bot
from tests.bot.laid_out import RADIO
from tests.bot.monkey_eyes import Eyes, Marked
from tests.bot.playing import PIXEL
from tests.bot.steady import steady
from tests.bot.walking import commands

NAMES = ("ann", "bob", "cid", "dee", "eve")
JUNK = ("1", "0", "-1", "²", "999999999999999999999", "@everyone", "ann", "*", "x" * 99, "a=b c=d", "3d", "", "１")
"""What people type that is no answer; among it digits of other scripts."""
GAMES = ("toy", "toy", "toy", "toy", "ti4", "eclipse", "forbidden_stars", "space_empires", "zoo")
PAUSES = (2.0, 40.0, 600.0, 4000.0, 90_000.0)
REMEMBERED = 60


class Monkey:
    """One walk."""

    def __init__(self, world: World, chance: Random) -> None:
        self.world, self.chance, self.eyes = world, chance, Eyes(world)
        self.mods = world.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = world.guild.add_member(world.env.create_user("mod"), roles=[self.mods])
        world.people["mod"] = mod
        self.channels = [world.channel, world.guild.create_text_channel("annex")]
        self.forms: list[Any] = []
        self.old: list[dict[str, Any]] = []
        self.who: Any = world.ann
        self.did: list[str] = []

    async def walk(self, deeds: int, until: float | None = None) -> list[str]:
        """So many deeds, or until that time; what is wrong after the last of them."""
        with self.eyes.open():
            while len(self.did) < deeds and (until is None or monotonic() < until):
                if found := await self.deed(None if self.did else Monkey.begins):
                    return found
        return []

    async def deed(self, wanted: Any = None) -> list[str]:
        """One deed, that which is wanted or any, and what is wrong afterwards."""
        self.who = self.chance.choice(list(self.world.people.values()))
        names, weights = zip(*DEEDS.items(), strict=True)
        name = wanted or self.chance.choices(names, weights)[0]
        await self.eyes.before()
        told = None
        self.did.append(f"{self.who.name}: {name.__name__}")
        with suppress(simcord.SetupError, BackendError, LookupError):  # what Discord itself does not let through
            told = await name(self)
        await self.world.env.settle()
        self._remember(told)
        return await self.eyes.after(self.who, self.moderates(), told)

    def note(self, words: object) -> None:
        """What the deed is, for whoever reads about it."""
        self.did[-1] += f" {words}"

    def moderates(self) -> bool:
        """Who moderates may see more (and loses the right to a seat, and the audit says so)."""
        return bool(self.who.name == "mod")

    def _remember(self, told: Any) -> None:
        if isinstance(told, simcord.InteractionResult) and told.modal:
            self.forms.append((self.who, told))
        for messages in self.world.env.backend.messages.values():
            for message in list(messages.values())[-3:]:
                self.old += _parts(message.components)
        self.old, self.forms = self.old[-REMEMBERED:], self.forms[-5:]

    # --- deeds -------------------------------------------------------------------------------------------------------

    async def types(self) -> Any:
        """Any command in any channel, with what is offered or with junk."""
        command = self.chance.choice([*commands(self.world.bot.tree, ""), *_often(self.world.bot.tree)])
        name, channel = command.qualified_name, self.chance.choice(self.channels)
        filled: dict[str, Any] = {}
        for option in command.parameters:
            if option.required or self.chance.random() < 0.5:
                value = await self._value(channel, name, option, filled)
                if value is not None:
                    filled[option.display_name] = value
        self.note(f"/{name} {filled}")
        return await self.who.slash(channel, name, **filled)

    async def _value(self, channel: Any, name: str, option: app_commands.Parameter, filled: dict[str, Any]) -> Any:
        chance = self.chance
        if option.type is Kind.attachment:
            return ("game.json", chance.choice([b"{}", b"[", b"\0" * 99])) if option.required else None
        if option.choices:
            return chance.choice(option.choices).value
        if name == "game new" and option.name == "game" and chance.random() < 0.9:
            return chance.choice(GAMES)
        if option.autocomplete and chance.random() < 0.8:
            typed = chance.choice(["", "", "a"])
            offered = await self.who.autocomplete(channel, name, option.display_name, typed, **filled)
            await self.world.env.settle()
            if offered:
                return chance.choice(offered)["value"]
        if option.type in (Kind.integer, Kind.number):
            low, high = int(option.min_value or 0), int(option.max_value or 9)
            return chance.randint(low, high)
        plain: dict[Kind, Any] = {
            Kind.boolean: chance.random() < 0.5,
            Kind.user: chance.choice(list(self.world.people.values())),
            Kind.channel: chance.choice(self.channels),
            Kind.role: self.mods,
        }
        return plain.get(option.type, chance.choice(JUNK)[: option.max_value and int(option.max_value)] or "?")

    async def presses(self) -> Any:
        """Something that can be pressed, by whoever can see it."""
        seen = [(m, part) for m in self._visible() for part in _parts(m.components) if not part.get("disabled")]
        if not seen:
            return None
        message, part = self.chance.choice(seen)
        self.note(part["custom_id"])
        if part["type"] == 2:
            return await self.who.click(message, custom_id=part["custom_id"])
        return await self.who.select(message, self._picked(part), custom_id=part["custom_id"])

    def _visible(self) -> list[Any]:
        """The last messages that this person can see, the own ones in private among them."""
        found = list(self.who.user.dm_channel.history())[-6:]
        for place in self.channels:
            found += list(place.history(viewer=self.who))[-6:]
        return found

    def _picked(self, part: dict[str, Any]) -> list[str]:
        values = [option["value"] for option in part["options"]]
        low, high = part.get("min_values", 1), min(part.get("max_values", 1), len(values))
        return self.chance.sample(values, self.chance.randint(min(max(low, 1), high), high))

    async def forges(self) -> Any:
        """A press on what is no longer there, in any channel, or on what never was."""
        if not self.old:
            return None
        part = self.chance.choice(self.old)
        custom_id = part["custom_id"]
        if self.chance.random() < 0.3:
            at = self.chance.randrange(len(custom_id))
            bent = (custom_id[:at] + self.chance.choice("0:-9~Zv/²") + custom_id[at + 1 :])[:100]
            custom_id = bent if re.fullmatch(TEMPLATE, bent) else custom_id  # others are not ours: nobody answers
        data: dict[str, Any] = {"component_type": part["type"], "custom_id": custom_id}
        if part["type"] == 3:
            data["values"] = self._picked(part) if self.chance.random() < 0.6 else [self.chance.choice(JUNK) or "?"]
        channel = self.chance.choice(self.channels)
        at_hand = list(channel.history(viewer=self.who))
        if not at_hand:
            return None
        self.note(f"{custom_id} {data.get('values', '')} in {channel.name}")
        backend = self.world.env.backend
        message = dict(serializers.message_payload(backend, backend.get_message(channel.id, at_hand[-1].id)))
        message["components"] = [{"type": 1, "components": [{**part, "custom_id": custom_id}]}]
        about = {"message": message}
        return await self.who._dispatch_interaction(3, channel, data, extra=about, source_message_id=at_hand[-1].id)

    async def fills(self) -> Any:
        """A form that somebody has open, perhaps for long."""
        if not self.forms:
            return None
        self.who, form = self.forms.pop(self.chance.randrange(len(self.forms)))
        fields = _parts(form.modal["components"])
        values = {part["custom_id"]: self._given(part) for part in fields if self.chance.random() < 0.8}
        self.note(values)
        return await self.who.submit_modal(form, values)

    def _given(self, field: Mapping[str, Any]) -> Any:
        """Something in a field of a form; in a list only what stands there, as Discord's own clients do."""
        if "options" in field:
            value = self.chance.choice(field["options"])["value"]
            return value if field["type"] == RADIO else [value]
        return self.chance.choice([*JUNK, "2", "3"])[:6]

    async def begins(self) -> Any:
        """A table is opened, filled and started, where there is none."""
        channel, people = self.chance.choice(self.channels), list(self.world.people.values())[:5]
        first, *others = self.chance.sample(people, self.chance.randint(2, 4))
        self.note(f"{first.name} in {channel.name}")
        await first.slash(channel, "game new", game="toy", options="length=40")
        for person in others:
            await person.slash(channel, "game join")
        return await first.slash(channel, "game start")

    async def plays(self) -> Any:
        """Somebody who is asked gives a legal answer."""
        await self._legal(await self._asked())
        return None

    async def _asked(self) -> list[tuple[int, int, Any]]:
        """Who is asked in which game, and a legal answer."""
        services, found = self.world.bot.services, []
        for game in await services.call(services.store.games):
            with suppress(BotError):
                live = await services.tables.look(game.id)
                users = {row.seat: row.user for row in live.seats}
                for seat in live.waiting() if live.table is not None and game.status == "running" else ():
                    if users[seat] is not None:
                        assert live.table is not None
                        found.append((game.id, users[seat], live.table.shape(seat).random(self.chance)))
        return found

    async def _legal(self, asked: Sequence[tuple[int, int, Any]]) -> None:
        if asked:
            game, user, value = self.chance.choice(asked)
            self.note(f"game {game}: {value}")
            with suppress(BotError, AnswerError):
                await self.world.bot.services.tables.answers.answer(game, user, value)

    async def races(self) -> Any:
        """A press or a command while answers of others are under way."""
        asked = await self._asked()
        with self.world.env._bot_scope():
            beside = [asyncio.create_task(self._legal(asked)) for _ in range(self.chance.randint(1, 3))]
        try:
            return await self.chance.choice([self.presses, self.types, self.forges])()
        finally:
            await asyncio.gather(*beside)

    async def restarts(self) -> Any:
        """The bot ends, and another one comes up on the same database."""
        bot = make_bot(self.world.path)
        games.register(Marked())
        await self.world.env.restart_bot(bot)
        self.forms.clear()

    async def waits(self) -> Any:
        """Time passes."""
        seconds = self.chance.choices(PAUSES, (5, 4, 3, 2, 1))[0]
        self.note(seconds)
        await self.world.env.advance_time(seconds)

    async def closes(self) -> Any:
        """Direct messages are closed, or opened again."""
        faults = self.world.env.backend.faults
        if faults:
            faults.clear()
        else:
            self.world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)

    async def turns(self) -> Any:
        """A moderator loses the right, or gets it back."""
        mod = self.world.people["mod"]
        member = self.world.env.backend.guilds[self.world.guild.id].members[mod.id]
        member.role_ids[:] = [] if member.role_ids else [self.mods.id]

    async def chats(self) -> Any:
        """People talk, and now and then delete what the bot has said."""
        channel = self.chance.choice(self.channels)
        if self.chance.random() < 0.7:
            await self.who.send(channel, "hello")
        elif messages := channel.history():
            message = self.chance.choice(messages)
            self.note(f"deletes {message.id}")
            await self.world.people["mod"].delete(message)


DEEDS = {
    Monkey.types: 40,
    Monkey.presses: 30,
    Monkey.begins: 5,
    Monkey.plays: 24,
    Monkey.forges: 8,
    Monkey.fills: 8,
    Monkey.races: 8,
    Monkey.waits: 3,
    Monkey.chats: 3,
    Monkey.restarts: 1,
    Monkey.closes: 1,
    Monkey.turns: 1,
}


def _often(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Commands without which little happens."""
    names = ("game new", "game join", "game start", "toy answer", "game undo", "toy bid") * 4
    found = {command.qualified_name: command for command in tree.walk_commands()}
    return [found[name] for name in names if name in found]


def _parts(components: Any) -> list[dict[str, Any]]:
    """Everything that can be pressed or filled in."""
    found: list[dict[str, Any]] = []
    for part in components or ():
        plain = part if isinstance(part, dict) else part.to_dict()
        beside = [plain[key] for key in ("accessory", "component") if key in plain]
        inner = [*plain.get("components", ()), *beside]
        found += _parts(inner) if inner else [plain] if "custom_id" in plain else []
    return found


def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes when a deed says so, and the bot looks at the clock seldom enough that days can pass."""
    steady(monkeypatch)
    monkeypatch.setattr("bot.waiting.waiting.PERIOD", 900.0)
    monkeypatch.setattr("bot.drawing.painters.paint", lambda *_, **__: Picture(PIXEL, "a board", 1, 1))


async def walked(path: Path, seed: int, deeds: int, seconds: float | None = None) -> tuple[Monkey, list[str]]:
    """A walk on a new database; what is wrong at its end."""
    bot = make_bot(path)
    games.register(Marked())
    async with simcord.run(bot, check_errors=False) as env:
        with env.time_context():
            monkey = Monkey(World.of(env, path, NAMES), Random(seed))
            found = await monkey.walk(deeds, None if seconds is None else monotonic() + seconds)
            return monkey, found


def main(argv: list[str]) -> int:
    """The exit code: 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.monkey")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deeds", type=int, default=400, help="of one walk; the next one has the next seed")
    asked = parser.parse_args(argv)
    logging.getLogger("bot").setLevel(logging.ERROR)
    end, seed, deeds = monotonic() + asked.seconds, asked.seed, 0
    with ExitStack() as kept:
        prepared(kept.enter_context(pytest.MonkeyPatch.context()))
        while monotonic() < end:
            folder = kept.enter_context(tempfile.TemporaryDirectory())
            monkey, found = asyncio.run(walked(Path(folder, "games.sqlite"), seed, asked.deeds, end - monotonic()))
            deeds += len(monkey.did)
            if found:
                print(*monkey.did[-12:], *found, f"seed {seed}, deed {len(monkey.did)}", sep="\n")
                return 1
            seed += 1
    print(f"{deeds} deeds in {seed - asked.seed} walks, nothing wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
