"""What a random walk looks at after every deed: errors, silence, secrets, pings, limits, games that are rebuilt."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest import mock

from simcord.http import router
from simcord.results import InteractionResult

from bot.errors import BotError
from bot.live.model import Live
from bot.live.rebuild import rebuild
from bot.services import replies
from engine.ask import Amount, Answer, Ask, Form, Option, PickOne, PickSome, Seat, Shape
from engine.events import Event
from engine.questions.standing_order import StandingOrder
from engine.text import T
from tests.bot import pings
from tests.bot.harness import BotToy, World
from tests.bot.monkey.secrets import APART, LANGUAGES, Secret, apart_of, hands_of, secrets_of
from tests.bot.openapi import REQUESTS, wrong
from tests.toy import BID, ToyState

EPHEMERAL, REASONABLE = 64, 300
Shown = tuple[int, int | None, str]
"""In which channel, to whom (None: to all), and what."""
IDS = re.compile(r"^\d{5,}$|^simcord_interaction_\d+$")


class Marked(BotToy):
    """The toy with cards that no other table has, so that a card seen anywhere says whose it is; and with a number that
    seats lay down in advance.
    """

    def new(self, seats: int, seed: str, options: Any) -> ToyState:
        state = super().new(seats, seed, options)
        first = 100_000_000 + int(seed[:8], 16) * 1000
        state.deck = [f"card-{first + n}" for n in range(len(state.deck))]
        return state

    def held_components(self, view: Any, section: str) -> list[str]:
        return []

    def orders(self, view: Any) -> Sequence[StandingOrder]:
        return [StandingOrder("bid", T("toy-order-bid"), Amount(0, 99))]

    def by_order(self, view: Any, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
        return laid.get("bid") if ask.kind == BID.name else None


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
        self.known: dict[int, int] = {}
        self.out: set[Secret] = set()
        self.hands: dict[Secret, int | None] = {}
        self.refusals, self.why = 0, ""
        self.apart: dict[str, set[int | None]] = {}
        self._knew: dict[str, set[int | None]] = {}
        self._secrets: dict[tuple[int, int], dict[Secret, int | None]] = {}
        self._rebuilt: dict[int, int] = {}
        self._readers: dict[int, int] = {}
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

        refuse = replies._refuse

        async def refused(*args: Any) -> None:
            self.refusals, self.why = self.refusals + 1, _why(args[-1])
            await refuse(*args)

        root.addHandler(self.logs)
        try:
            with mock.patch.object(router, "dispatch", judged), mock.patch.object(replies, "_refuse", refused):
                yield
        finally:
            root.removeHandler(self.logs)

    async def before(self) -> None:
        """Before a deed."""
        self.hands = await self._held()

    async def after(self, who: Any, moderates: bool, told: Any, *, looks_up: bool = False) -> list[str]:
        """What is wrong after the deed of somebody. `looks_up`: in the rulebook, which names every card to all."""
        env = self.world.env
        found = [*self.requests, *self.logs.lines, *map(repr, env.errors_since(self.cursor))]
        self.cursor = env.error_cursor
        self.requests.clear()
        env.backend.http_requests.clear()
        env.backend.transcript.clear()
        self.logs.lines.clear()
        found += _silence(told)
        fresh = [*self._fresh(who, told)]
        found += [line async for line in self._leaks(fresh, moderates or looks_up)]
        found += [line async for line in self._overheard(fresh)]
        found += [line async for line in self._apart()]
        return found

    # --- secrets -----------------------------------------------------------------------------------------------------

    async def _held(self) -> dict[Secret, int | None]:
        """Everything that one seat alone may read of games that go on, and who sits there."""
        found: dict[Secret, int | None] = {}
        async for live in self._live():
            if not live.game.is_revealed:
                key = (live.game.id, live.game.version)
                if key not in self._secrets:
                    hands = hands_of(live, self.world.bot.services)
                    self._secrets[key] = secrets_of(live, hands)
                    for seat, held in hands.items():
                        self._note(held, None if seat is None else live.user_of(seat))
                found |= self._secrets[key]
        return found

    def _note(self, held: Sequence[str], user: int | None) -> None:
        """Somebody has held this, alone or not, in whatever game."""
        for words in held:
            self._knew.setdefault(words, set()).add(user)

    async def _live(self) -> AsyncIterator[Live]:
        """The games under way that can be read."""
        services = self.world.bot.services
        for game in await services.call(services.store.games):
            with suppress(BotError):
                live = await services.tables.look(game.id)
                if game.status in ("running", "paused") and live.table is not None:
                    yield live

    async def _leaks(self, fresh: Sequence[Shown], moderates: bool) -> AsyncIterator[str]:
        now = await self._held()
        self.out |= self.hands.keys() - now.keys()
        secret = {one for one in self.hands.keys() & now.keys() if one not in self.out}
        places = {live.game.id: live.game.channel async for live in self._live()}
        for place, reader, words in fresh:
            for one in secret:
                if not stands_in(one.words, words) or not self._leaked(
                    one, place == places.get(one.game), reader, moderates
                ):
                    continue
                told_anyway = [line async for line in self._told(one.game, reader, place) if one.words in line]
                if not told_anyway and not await self._is_revealed(one.words):
                    at = words.index(one.words)
                    around = words[max(0, at - 200) : at + 200]
                    yield f"{one.words} of {now[one]} in game {one.game} is shown to {reader or 'all'}: {around}"

    async def _overheard(self, fresh: Sequence[Shown]) -> AsyncIterator[str]:
        """What is written for nobody else, or for one other person, is read by somebody else, be it a moderator."""
        tables, people = [live async for live in self._live()], [one.id for one in self.world.people.values()]
        async for words, user in apart_of(self.world.bot.services, people, tables):
            self.apart.setdefault(words, set()).add(user)
        for _, reader, shown in fresh:
            for words, readers in self.apart.items() if APART in shown else ():
                if words.startswith(APART) and words in shown and reader not in readers:
                    yield f"{words!r}, which is for {readers}, is shown to {reader or 'all'}: {shown[:REASONABLE]}"

    def _leaked(self, one: Secret, here: bool, reader: int | None, moderates: bool) -> bool:
        """Whether this reader (None: all) must not be told. Who has ever held the same anywhere may read of that; what
        stands in the channel of another game is that game's.
        """
        return here if reader is None else not moderates and reader not in self._knew[one.words]

    async def _told(self, game: int, reader: int | None, place: int) -> AsyncIterator[str]:
        """What this reader may read of games: of this one and of the one in this place what everybody may, all that the
        own seats were told, and what they can choose in other games.
        """
        async for live in self._live():
            seat = None if reader is None else live.seat_of(reader)
            if live.game.id == game or live.game.channel == place or seat is not None:
                async for line in self._account(live, seat):
                    yield line
            if seat is not None and live.game.id != game and live.table is not None and live.table.ask is not None:
                for say in map(partial(self.world.bot.services.speaker, live), LANGUAGES):
                    for option in _options(live.table.ask.must.get(seat)):
                        yield say(option.text)

    async def _is_revealed(self, words: str) -> bool:
        """Whether somebody held the same in a game of which everything may be known, which looks alike by chance."""
        services = self.world.bot.services
        for game in await services.call(services.store.games, live=False):
            if game.is_revealed:
                with suppress(BotError):
                    live = await services.tables.look(game.id)
                    if live.table is not None and any(words in held for held in hands_of(live, services).values()):
                        return True
        return False

    async def _account(self, live: Live, seat: Seat | None) -> AsyncIterator[str]:
        """The account so far as a seat reads it, and what the open question stands within."""
        services = self.world.bot.services
        rows = await services.call(services.store.log, live.game.id, retracted=True)
        texts = [text for row in rows for event in row.events for text, *_ in Event.from_json(event).lines(seat)]
        if live.table is not None and live.table.ask is not None:
            texts += [live.table.ask.about, *live.table.ask.pending]
        for language in LANGUAGES:
            say = services.speaker(live, language)
            for text in texts:
                yield say(text)

    def _fresh(self, who: Any, told: Any) -> Iterator[Shown]:
        """What is new or changed: in which channel, for whom; a private message may change when others act."""
        backend = self.world.env.backend
        letters = {person.user.dm_channel.id: person.id for person in self.world.people.values()}
        for channel, messages in backend.messages.items():
            for message in messages.values():
                seen = hash((message.content, repr(message.components), repr(message.embeds), len(message.attachments)))
                if self.known.get(message.id) != seen:
                    self.known[message.id] = seen
                    own = self._readers.setdefault(message.id, who.id) if message.flags & EPHEMERAL else None
                    yield channel, letters.get(channel, own), _words(backend, message)
        if isinstance(told, list):
            yield 0, who.id, "\n".join(_strings(told))
        elif isinstance(told, InteractionResult) and told.modal:
            yield 0, who.id, "\n".join(_strings(told.modal))

    # --- games -------------------------------------------------------------------------------------------------------

    async def _apart(self) -> AsyncIterator[str]:
        """Games that are another one when they are rebuilt; each is looked at once for every change of it."""
        services = self.world.bot.services
        async for live in self._live():
            game = live.game
            if self._rebuilt.get(game.id) == game.version or live.table is None:
                continue
            self._rebuilt[game.id] = game.version
            again = rebuild(live.rules, await services.call(services.store.load, game.id), services.store)
            if again.lost or live.rules.dump(again.table.state) != live.rules.dump(live.table.state):
                yield f"game {game.id} ({game.name}) is another one when it is rebuilt"
            if again.table.question != live.table.question:
                yield f"game {game.id} ({game.name}) asks {live.table.question}, rebuilt {again.table.question}"


def _options(shape: Shape | None) -> Iterator[Option]:
    """All that can be chosen there, in the fields of a form too."""
    if isinstance(shape, PickOne | PickSome):
        yield from shape.options
    for each in shape.fields.values() if isinstance(shape, Form) else ():
        yield from _options(each)


def stands_in(secret: str, words: str) -> bool:
    """Whether it stands there by itself: `Scout 1, C1` does not stand in `Scout 1, C12`."""
    at = words.find(secret)
    while at >= 0:
        around = words[max(0, at - 1) : at] + words[at + len(secret) : at + len(secret) + 1]
        if not any(map(str.isalnum, around)):
            return True
        at = words.find(secret, at + 1)
    return False


def _why(error: object) -> str:
    """Why something was refused, for whoever reads what was done."""
    return repr(getattr(error, "text", error))


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
    alts = [file.get("description") or "" for file in message.attachments]
    return "\n".join([message.content, *_strings(message.components), *_strings(message.embeds), *texts, *alts])


def _strings(value: Any) -> Iterator[str]:
    """All words that stand in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _strings(part)


def _template(path: str) -> str:
    return "/".join(":id" if IDS.match(part) else part for part in path.strip("/").split("/"))
