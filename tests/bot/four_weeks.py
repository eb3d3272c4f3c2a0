"""Four weeks of a server with 200 people, on the bot's real services and a database, with a clock of its own:

    python -m tests.bot.four_weeks [--people 200] [--days 28] [--seed 1] [--seats 6] [--without] [--json]

People seek tables, play, are late or gone, vote, and go on with another game; what they play is the tests' toy, by the
names and seats of the real titles. It prints how many seekers sit at a fitting table in time, who sits with whom, how
many tables go on, which seats were lost, and how long the rounds of six take. `--without`: nobody plans, and nobody
hears that a table comes next.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import logging
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot import clock
from bot.clock import moment, stamp
from bot.errors import BotError
from bot.live.model import Live
from bot.live.plans import Step
from bot.live.standing_orders import Due, ordered
from bot.locales import Locales
from bot.services.services import Services
from bot.settings import PersonSettings
from bot.store import Preferences, Seek, SqliteStore, Wait
from bot.tables import stand_ins
from bot.tables.lobby import TableTerms
from bot.tables.standing_orders import delay
from bot.tables.tables import Tables
from bot.waiting import waiting
from bot.waiting.waiting import TableWatch
from engine.ask import PickOne
from engine.errors import AnswerError
from engine.games import rules_of
from engine.text import T, to_json
from tests.bot.townsfolk import TITLES, Person, median, people
from tests.toy import ToyRules

SERVER, CHANNEL = 77, 5
START = datetime(2026, 3, 2, tzinfo=UTC)
LOOK = timedelta(minutes=30)
FIRST_ROUNDS = 2
PLAN = {"roll": ("still", "roll"), "play": ("none",)}


class Title(ToyRules):
    """The toy by the name and the seats of a real title."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.seats = name, rules_of(name).seats  # type: ignore[misc]


class Posts:
    """Takes what would go to Discord."""

    def __init__(self) -> None:
        self.threads, self.letters = 100, Counter[int]()

    def text_channel(self, channel: int) -> Any:
        return SimpleNamespace(create_thread=self._thread)

    async def _thread(self, **how: Any) -> Any:
        self.threads += 1
        return SimpleNamespace(id=self.threads)

    async def to_channel(self, channel: int, letter: Any) -> int:
        return 1

    def language_on(self, server: int) -> str:
        return "en"

    async def direct(self, user: int, letter: Any, channel: int | None = None) -> int:
        self.letters[user] += 1
        return 1


class Town:
    """The server and its weeks.

    Attributes:
        at: the time there; `agenda`: what happens next, and when.
        found: seekers who got a table, by whether it fits; `given_up`: how many did not.
    """

    def __init__(self, folder: Path, args: argparse.Namespace) -> None:
        self.at, self.args = START, args
        self.rules = {name: Title(name) for name in TITLES}
        self.store = SqliteStore(folder / "town.db")
        self.tables = Tables(self.store, rules=self.rules.__getitem__, on_change=self._changed)
        self.services = Services(self.store, self.tables, Locales())
        self.posts = Posts()
        self.watch = TableWatch(self.services, self.posts)  # type: ignore[arg-type]
        self.people = {one.user: one for one in people(args.people, START, args.days, str(args.seed))}
        for one in self.people.values() if args.seats else ():
            one.seats, one.titles = args.seats, tuple(name for name in TITLES if args.seats in self.rules[name].seats)
        self.agenda: list[tuple[datetime, int, Any]] = []
        self.count, self.moved = 0, set[int]()
        self.wanted: dict[int, Seek] = {}
        self.tally, self.lost, self.asked = Counter[str](), list[int](), dict[tuple[int, str], datetime]()
        self.games, self.wrong = dict[int, bool](), list[str]()
        self.again, self.members = Counter[str](), dict[int, set[int]]()

    def _changed(self, game: int) -> None:
        self.moved.add(game)

    def put(self, at: datetime, what: Any) -> None:
        """Something that happens then."""
        self.count += 1
        heapq.heappush(self.agenda, (at, self.count, what))

    # --- the weeks ---------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """All of them."""
        tell = self.tables.next_up.tell
        self.tables.next_up.tell = self._heralding(tell)  # type: ignore[method-assign]
        for one in self.people.values():
            await self._settle_in(one)
        self.put(START + LOOK, self._look)
        end = START + timedelta(days=self.args.days)
        while self.agenda and self.agenda[0][0] <= end:
            self.at, _, what = heapq.heappop(self.agenda)
            try:
                await what()
            except (BotError, AnswerError) as error:  # somebody was refused something, as people are
                self.tally[f"refused: {error}"] += 1
            await self.tables.stand_ins.settle()
            await self._follow()

    async def _settle_in(self, one: Person) -> None:
        settings = PersonSettings(
            timezone=one.zone, quiet=("23:00", "07:00"), ahead="none" if self.args.without else "dm"
        )
        self.store.prefer(Preferences(one.user, settings=settings))
        for other in one.avoids:
            self.store.avoid(one.user, other)
        self.put(START + timedelta(hours=one.begins), lambda: self._seek(one))
        self.put(one.next_look(START), lambda: self._habit(one))
        if one.gone is not None and one.says_so:
            away = settings.model_copy(update={"away": one.gone[1].date().isoformat(), "gone": stamp(one.gone[0])})
            self.put(one.gone[0], lambda: self._prefer(one, away))

    async def _prefer(self, one: Person, settings: PersonSettings) -> None:
        self.store.prefer(Preferences(one.user, settings=settings))

    async def _look(self) -> None:
        """The bot looks, as it does every half minute; here that is seldom enough to be quick."""
        before = {one.user for one in self.store.seeks(SERVER)}
        seats = {game: self._sitting(game) for game, goes_on in self.games.items() if goes_on}
        await self.watch.look()
        await self._count_seekers(before)
        for game, sat in seats.items():
            for seat in sat - self._sitting(game):
                self._lose(game, seat)
        if self.at.hour == self.at.minute == 0:
            print(self.at.date(), dict(self.tally), len(self.games), file=sys.stderr, flush=True)
        self.put(self.at + LOOK, self._look)

    def _sitting(self, game: int) -> set[int]:
        return {row.seat for row in self.store.seats(game) if row.user is not None}

    def _lose(self, game: int, seat: int) -> None:
        self.lost.append(max([wait.warnings for wait in self.store.waits(game) if wait.seat == seat], default=0))

    # --- seeking -----------------------------------------------------------------------------------------------------

    async def _seek(self, one: Person) -> None:
        until = self.at + timedelta(hours=one.hours)
        seats = one.seats if any(one.seats in rules_of(title).seats for title in one.titles) else 0
        self.wanted[one.user] = Seek(
            SERVER, one.user, one.name, CHANNEL, one.titles, seats, one.pace, one.level, one.language,
            stamp(self.at), stamp(until),
        )  # fmt: skip
        self.store.keep_seek(self.wanted[one.user])
        before = {seek.user for seek in self.store.seeks(SERVER)}
        await self.watch.seeking.match(SERVER)
        await self._count_seekers(before)

    async def _count_seekers(self, before: set[int]) -> None:
        """Who sought and seeks no more has a table, or nothing came of it."""
        new = [game for game in self.store.games() if game.id not in self.games]
        for game in new:
            self.games[game.id] = True
            self.members[game.id] = {row.user for row in self.store.seats(game.id) if row.user is not None}
        seated = {row.user: game.id for game in new for row in self.store.seats(game.id) if row.user is not None}
        for user in before - {one.user for one in self.store.seeks(SERVER)}:
            fits = user in seated and self._fits(seated[user], self.wanted[user])
            in_time = fits and self.at <= moment(self.wanted[user].until) + LOOK
            self.tally["found" if in_time else "misfit" if user in seated else "given up"] += 1
            if user not in seated:
                self.put(self.at + timedelta(days=2), lambda one=self.people[user]: self._seek(one))
        for game in new:
            self.put(self.at + timedelta(minutes=20), lambda game=game.id: self._start(game))

    def _fits(self, game: int, seek: Seek) -> bool:
        row, seats = self.store.game(game), self.store.seats(game)
        users = [seat.user for seat in seats if seat.user is not None]
        programs = len(seats) - len(users)
        if any(frozenset((one, other)) in self.store.apart(users) for one in users for other in users if one != other):
            self.wrong.append(f"game {game}: people sit together who avoid each other")
        return row.name in seek.titles and seek.seats in (0, len(seats)) and (not programs or bool(seek.level))

    async def _start(self, game: int) -> None:
        row = self.store.game(game)
        if row.status == "open" and len(self.store.seats(game)) in self.rules[row.name].seats:
            await self.tables.lobby.start(game)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def _habit(self, one: Person) -> None:
        await self._visit(one)
        self.put(one.next_look(self.at), lambda: self._habit(one))

    async def _visit(self, one: Person) -> None:
        """Answers whatever waits, plans, votes, sits down where invited."""
        one.due = None
        if one.gone is not None and one.gone[0] <= self.at < one.gone[1]:
            return
        for game in [game for game, goes_on in self.games.items() if goes_on and one.user in self.members[game]]:
            live = await self.tables.look(game)
            if live.game.status == "open":
                await self._sit_down(one, live)
            elif live.game.status == "running" and live.seat_of(one.user) is not None:
                await self._answer(one, live)
                await self._vote(one, await self.tables.look(game))
                await self._plan(one, await self.tables.look(game))

    async def _sit_down(self, one: Person, live: Live) -> None:
        invited = await self.tables.guests.of(live.game.id, "invited")
        if one.user in invited and live.seat_of(one.user) is None:
            live = await self.tables.lobby.join(live.game.id, one.user, one.name)
            if all(live.seat_of(user) is not None for user in invited):
                self.put(self.at + timedelta(minutes=20), lambda: self._start(live.game.id))

    async def _answer(self, one: Person, live: Live) -> None:
        for _ in range(10):
            seat = live.seat_of(one.user)
            ask = live.table.decides(seat) if live.table is not None and seat is not None else None
            if ask is None or seat is None or live.game.status != "running":
                return
            value = self._choice(one, ask.must[seat])
            try:
                await self.tables.answers.answer(live.game.id, one.user, value)
            except (BotError, AnswerError):
                return
            live = await self.tables.look(live.game.id)

    def _choice(self, one: Person, shape: Any) -> object:
        options = [option.id for option in shape.options] if isinstance(shape, PickOne) else []
        wanted = next((id for id in ("still", "none") if id in options), None)
        return wanted if wanted and one.chance.random() < 0.7 else shape.random(one.chance)

    async def _plan(self, one: Person, live: Live) -> None:
        """What comes next can be foreseen now and then; a premise that falls ends the plan."""
        seat = live.seat_of(one.user)
        if self.args.without or live.table is None or seat is None or live.game.status != "running":
            return
        if not live.laid.get(seat) and one.chance.random() < one.plans:
            kinds = [kind for kind in ("roll", "play") if one.chance.random() < one.plans]
            steps = tuple(_step(kind) for kind in kinds)
            await self.tables.orders.plan(live.game.id, one.user, lambda before: steps)

    async def _vote(self, one: Person, live: Live) -> None:
        """Votes for going on without somebody whom the table has asked about; a majority does it."""
        for seat, since in list(live.game.settings.put_to_vote.items()):
            wait = next((w for w in self.store.waits(live.game.id) if (w.seat, w.since) == (seat, since)), None)
            if wait is None or live.seat_of(one.user) == seat:
                continue
            voices = live.game.settings.agreed.get(f"sim{seat}", ())
            others = [row for row in live.seats if row.user is not None and row.seat != seat]
            key = (live.game.id, f"{seat}@{since}/{one.user}")
            self.asked[key] = self.at
            yes = sum(game == live.game.id and mark.startswith(f"{seat}@{since}/") for game, mark in self.asked)
            if 2 * (yes + len(voices)) > len(others):
                await self._unseat(wait)

    async def _unseat(self, wait: Wait) -> None:
        if await self.tables.late.unseat_by_vote(wait):
            self.lost.append(wait.warnings)

    # --- what follows ------------------------------------------------------------------------------------------------

    async def _follow(self) -> None:
        """Pings whom tables wait for by now; planned answers come in their time; games that are over go on or not."""
        for game in [*self.moved]:
            self.moved.discard(game)
            live = await self.tables.look(game)
            if live.game.status == "over" and self.games.get(game):
                self.games[game] = False
                await self._ended(live)
            for seat in live.owing() if live.game.status == "running" else []:
                user = live.user_of(seat)
                if user is not None:
                    self._ping(self.people[user], live)
        orders = self.tables.orders
        timers, orders._timers = orders._timers, {}
        for timer in timers.values():
            timer.cancel()
        for due in timers:
            live = await self.tables.look(due.game)
            seconds = await orders.planned_delay(live, due) if _is_planned(live, due) else delay(live, due)
            self.put(max(self.at, live.opened + timedelta(seconds=seconds)), lambda due=due: self._given(due))

    async def _given(self, due: Due) -> None:
        await self.tables.orders._given(due)

    def _ping(self, one: Person, live: Live) -> None:
        if one.due is None:
            one.due = one.answers_at(self.at)
            if one.due < one.next_look(self.at):
                self.put(one.due, lambda: self._visit(one))
            else:
                one.due = None

    def _heralding(self, tell: Any) -> Any:
        """Whoever hears that the table comes next is ready for a while."""

        async def told(wait: Wait, wishing: Any) -> bool:
            before = {row.user for row in self.store.seats(wait.game)}
            done = bool(await tell(wait, wishing))
            if done:
                self.tally["heralded"] += 1
                live = await self.tables.look(wait.game)
                after = (wait.seat + 1) % len(live.seats)
                user = live.user_of(after)
                if user in before and user is not None:
                    self.people[user].ready = self.at + timedelta(hours=2)
            return done

        return told

    async def _ended(self, live: Live) -> None:
        """Who wants another game presses for one, and the others have a day."""
        sat = [self.people[row.user] for row in live.seats if row.user is not None]
        wanting = [one for one in sat if one.chance.random() < one.again]
        self.tally["over"] += 1
        if 2 * len(wanting) <= len(sat) or len(sat) < 2:
            for one in sat:
                self.put(self.at + timedelta(hours=one.chance.uniform(1, 48)), lambda one=one: self._seek(one))
            return
        self.again["wanted"] += 1
        first = min(wanting, key=lambda one: one.next_look(self.at))
        self.put(first.next_look(self.at), lambda: self._another(live, first, wanting))
        for one in sat:
            if one not in wanting:
                self.put(self.at + timedelta(hours=one.chance.uniform(1, 48)), lambda one=one: self._seek(one))

    async def _another(self, old: Live, first: Person, wanting: list[Person]) -> None:
        terms = TableTerms("en", SERVER, old.game.settings.model_copy(update=_FRESH))
        self.posts.threads += 1
        made = await self.tables.lobby.create(self.posts.threads, old.game.name, first.user, first.name, terms=terms)
        self.games[made.id], self.members[made.id] = True, {one.user for one in wanting}
        for one in wanting:
            if one is not first:
                await self.tables.guests.invite(made.id, one.user, T("bot-plan-empty"))
        await self.tables.guests.answer_within_a_day(made.id)
        self.put(self.at + timedelta(hours=26), lambda: self._went_on(made.id, first, len(wanting)))

    async def _went_on(self, game: int, first: Person, wanting: int) -> None:
        """A day later: whoever sits there plays, if it is at least two."""
        row = self.store.game(game)
        if row.status == "open" and len(self.store.seats(game)) >= 2:
            await self.tables.lobby.start(
                game, min(n for n in self.rules[row.name].seats if n >= len(self.store.seats(game)))
            )
            row = self.store.game(game)
        self.again["went on"] += row.status in ("running", "over")
        if row.status == "open":
            self.games[game] = False
            self.put(self.at, lambda: self._seek(first))


def _is_planned(live: Live, due: Due) -> bool:
    given = ordered(live, due)
    return given is not None and given.planned


_FRESH = {"banks": {}, "running": (), "turn": (), "put_to_vote": {}, "left": (), "owned": {}, "heralded": ""}


def _step(kind: str) -> Step:
    words = to_json(T("bot-plan-empty"))
    wanted = PLAN[kind]
    return Step(kind=kind, about=words, wanted=wanted, words=tuple(words for _ in wanted))


def rounds(town: Town, seats: int) -> list[float]:
    """How many hours the rounds of tables with so many people took."""
    found: list[float] = []
    for game in town.games:
        rows = town.store.log(game)
        if len(town.store.seats(game)) != seats or not rows:
            continue
        starts = [moment(row.at) for before, row in pairwise(rows) if _begins(row, before)]
        found += [(then - now).total_seconds() / 3600 for now, then in pairwise(starts)]
    return found


def refused(tally: Counter[str]) -> list[tuple[str, int]]:
    """What people were refused, and how often."""
    return [(name, count) for name, count in tally.items() if name.startswith("refused")]


def _begins(row: Any, before: Any) -> bool:
    return bool(row.kind == "bid" and before.kind != "bid")


async def run(args: argparse.Namespace) -> dict[str, object]:
    """The weeks, and what came of them."""
    logging.disable(logging.WARNING)
    stand_ins.BATCH = 40
    waiting.GAP = 4 * int(LOOK.total_seconds())  # so seldom it looks here, and was not down in between
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        town = Town(Path(folder), args)
        clock.now = lambda: town.at  # type: ignore[assignment]
        await town.live()
        six, four = rounds(town, 6), rounds(town, 4)
        seekers = sum(town.tally[one] for one in ("found", "misfit", "given up"))
        told = {
            "seekers": seekers,
            "seated in time at a table that fits": round(100 * town.tally["found"] / max(1, seekers), 1),
            "misfits": town.tally["misfit"],
            "with somebody they avoid": len(town.wrong),
            "games over": town.tally["over"],
            "another wanted": town.again["wanted"],
            "of these went on": round(100 * town.again["went on"] / max(1, town.again["wanted"]), 1),
            "seats lost": len(town.lost),
            "warnings before that": sorted(town.lost),
            "refused": sum(count for name, count in refused(town.tally)),
            "told that they are next": town.tally["heralded"],
            "rounds of six": len(six),
            "their median in hours": round(median(six), 1),
            "rounds of four": len(four),
            "median of these": round(median(four), 1),
        }
        await town.tables.close()
    return told


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.four_weeks")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--days", type=int, default=28)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="everybody wants tables for so many")
    parser.add_argument("--without", action="store_true", help="without plans and without news of being next")
    parser.add_argument("--folder", help="where the database lies meanwhile")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    told = asyncio.run(run(args))
    print(json.dumps(told) if args.json else "\n".join(f"{name}: {value}" for name, value in told.items()))


if __name__ == "__main__":
    main()
