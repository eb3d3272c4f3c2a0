"""What a random walk looks at after every deed: errors, silence, secrets, pings, limits, games that are rebuilt."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from simcord.http import router
from simcord.results import InteractionResult

from bot.errors import BotError
from bot.live.rebuild import rebuild
from engine import games
from engine.game import AnyRules
from tests.bot import pings
from tests.bot.harness import BotToy, World
from tests.bot.openapi import REQUESTS, wrong
from tests.toy import ToyState

CARD = re.compile(r"card-\d{6,}")
EPHEMERAL = 64
IDS = re.compile(r"^\d{5,}$|^simcord_interaction_\d+$")


class Marked(BotToy):
    """The toy with cards that no other table has, so that a card seen anywhere says whose it is."""

    def new(self, seats: int, seed: str, options: Any) -> ToyState:
        state = super().new(seats, seed, options)
        first = 100_000_000 + int(seed[:8], 16) * 1000
        state.deck = [f"card-{first + n}" for n in range(len(state.deck))]
        return state

    def held_components(self, view: Any, section: str) -> list[str]:
        return []


@dataclass
class Logs(logging.Handler):
    """What the bot logs as an error."""

    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def __hash__(self) -> int:
        return id(self)


class Eyes:
    """Looks at a walk from outside."""

    def __init__(self, world: World) -> None:
        self.world, self.logs = world, Logs()
        self.requests: list[str] = []
        self.known: dict[int, str] = {}
        self.out: set[str] = set()
        self.hands: dict[str, int | None] = {}
        self.cursor = world.env.error_cursor

    @contextmanager
    def open(self) -> Iterator[None]:
        """Sees all requests and all complaints."""
        dispatch, root = router.dispatch, logging.getLogger()

        def judged(backend: Any, method: str, path: str, *, json: Any = None, **how: Any) -> Any:
            self.requests.extend(pings.wrong(method, path, json))
            template = _template(path)
            if json is not None and (method, template) in REQUESTS:
                self.requests.extend(wrong(method, template, json))
            return dispatch(backend, method, path, json=json, **how)

        root.addHandler(self.logs)
        try:
            with mock.patch.object(router, "dispatch", judged):
                yield
        finally:
            root.removeHandler(self.logs)

    async def before(self) -> None:
        """Before a deed."""
        self.hands = await self._held()

    async def after(self, who: Any, moderates: bool, told: Any) -> list[str]:
        """What is wrong after the deed of somebody."""
        env = self.world.env
        found = [*self.requests, *self.logs.lines, *map(repr, env.errors_since(self.cursor))]
        self.cursor = env.error_cursor
        found += _silence(told)
        found += [line async for line in self._leaks(who, moderates, told)]
        found += [line async for line in self._apart()]
        return found

    # --- secrets -----------------------------------------------------------------------------------------------------

    async def _held(self) -> dict[str, int | None]:
        """Every card in a hand of a game that goes on, and whose hand it is."""
        found: dict[str, int | None] = {}
        services = self.world.bot.services
        for game in await services.call(services.store.games):
            if game.name != "toy" or game.status not in ("running", "paused"):
                continue
            try:
                live = await services.tables.look(game.id)
            except BotError:
                continue
            if live.table is not None and not live.game.told:
                players = live.table.state.players
                found.update({card: row.user for row in live.seats for card in players[row.seat].hand})
        return found

    async def _leaks(self, who: Any, moderates: bool, told: Any) -> Any:
        now = await self._held()
        self.out |= self.hands.keys() - now.keys()
        secret = {card for card in self.hands.keys() & now.keys() if card not in self.out}
        for reader, words in self._fresh(who, told):
            for card in secret & set(CARD.findall(words)):
                if reader is None or (reader not in (self.hands[card], now[card]) and not moderates):
                    yield f"{card} of {now[card]} is shown to {reader or 'all'}: {words[:300]}"

    def _fresh(self, who: Any, told: Any) -> Iterator[tuple[int | None, str]]:
        """What is new or changed, and for whom."""
        backend = self.world.env.backend
        letters = {person.user.dm_channel.id: person.id for person in self.world.people.values()}
        for channel, messages in backend.messages.items():
            for message in messages.values():
                words = _words(backend, message)
                if self.known.get(message.id) != words:
                    self.known[message.id] = words
                    own = who.id if message.flags & EPHEMERAL else None
                    yield letters.get(channel, own), words
        if isinstance(told, list):
            yield who.id, repr(told)
        elif isinstance(told, InteractionResult) and told.modal:
            yield who.id, repr(told.modal)

    # --- games -------------------------------------------------------------------------------------------------------

    async def _apart(self) -> Any:
        """Games that are another one when they are rebuilt."""
        services = self.world.bot.services
        for game in await services.call(services.store.games):
            if game.status not in ("running", "paused"):
                continue
            try:
                live = await services.tables.look(game.id)
            except BotError:
                continue
            if live.table is None:
                continue
            rules: AnyRules = games.rules_of(game.name)
            again = rebuild(rules, await services.call(services.store.load, game.id), services.store)
            if again.lost or rules.dump(again.table.state) != rules.dump(live.table.state):
                yield f"game {game.id} is another one when it is rebuilt"
            if again.table.question != live.table.question:
                yield f"game {game.id} asks {live.table.question}, rebuilt {again.table.question}"


def _silence(told: Any) -> Iterator[str]:
    """A deed without any answer."""
    if not isinstance(told, InteractionResult):
        return
    if not told.acknowledged:
        yield f"nothing was answered: {told!r}"
    if told._interaction.loading:
        yield f"an answer was promised and never came: {told!r}"


def _words(backend: Any, message: Any) -> str:
    """All of a message that can be read, with its files."""
    files = [backend.cdn.get(file["url"]) or b"" for file in message.attachments]
    texts = [file.decode(errors="replace") for file in files if file[:1] in (b"{", b"[")]
    return repr([message.content, message.components, message.embeds, *texts])


def _template(path: str) -> str:
    return "/".join(":id" if IDS.match(part) else part for part in path.strip("/").split("/"))
