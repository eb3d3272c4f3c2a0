"""Tables of all games: opened, filled, begun late, played on, cleared away; and their verbs typed by whom they ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from bot.errors import BotError
from bot.live.model import Live
from bot.tables.afterwards import seed_told
from bot.tables.game_file import whole
from bot.tables.restoring import Destination
from engine import games
from engine.checking.checks import filled
from engine.errors import AnswerError
from engine.game import Verb
from tests.bot.monkey import saves
from tests.bot.monkey.pressing import goes_on
from tests.bot.monkey.typing import filling, spelled
from tests.bot.monkey.usage import CANNOT, Used, question
from tests.bot.monkey.walk import Walk

AT_ONCE, CUTS = 60, 0.05


async def begins(walk: Walk) -> None:
    """A table is opened, in a channel or a thread, with or without computer players, filled and started."""
    place = await free(walk)
    if place is None:
        return
    chance, game = walk.chance, walk.chance.choice(walk.how.games)
    rules, thread = games.rules_of(game), chance.choice(["none", "none", "public", "private"])
    count = chance.randint(min(rules.seats), min(max(rules.seats), 4))
    people = chance.sample(walk.people[:5], min(count, 5))
    programs = chance.randint(0, count - 1) if game in walk.how.titles and chance.random() < 0.5 else 0
    options: dict[str, Any] = {"game": game, **({} if thread == "none" else {"thread": f"thread-{thread}"})}
    if game == "toy":
        options["options"] = f"length={chance.choice(['1', '3', '40'])}"
    if programs:
        options |= {"opponents": programs, "level": f"level-{chance.choice(['calm', 'calm', 'steady'])}"}
    await typed(walk, people[0], place, "game new", **options)
    there = place if thread == "none" or not place.threads else place.threads[-1]
    for person in people[1 : count - programs]:
        await typed(walk, person, there, "game join")
    if chance.random() < 0.85:
        await typed(walk, people[0], there, "game start")


async def begins_late(walk: Walk) -> None:
    """A table goes on from a late save, at a question whose verb was rarely typed; that one is typed at once."""
    if not walk.how.titles:
        return
    game, verb = walk.usage.pick(walk.chance, [*_every_verb(walk.how.titles)])
    place = await begins_at(walk, game, kinds_of(verb), strangers=walk.chance.random() < 0.3)
    if place is not None:
        await types_verb(walk, place.id, verb.name)


async def begins_at(
    walk: Walk, game: str, kinds: frozenset[str], *, strangers: bool = False, cut: str | None = None
) -> Any | None:
    """A table goes on from a late save where one of these kinds of question is asked next, or somebody cuts in by that
    verb; the place. `strangers`: the last seat is a stand-in's.
    """
    of = saves.fitting(game, kinds, walk.chance, cut)
    return await begins_from(walk, of, saves.until(of, kinds, walk.chance, cut), strangers=strangers)


async def begins_from(walk: Walk, of: saves.Late, answers: int, *, strangers: bool = False) -> Any | None:
    """A table goes on from that save after so many answers; the place. Each save seats the same people every time, for
    nobody may sit on another seat whose first one's hand they have seen.
    """
    await _lets_go(walk, of.seed)
    place = await free(walk)
    if place is None:
        return None
    order = Random(f"{of.game}/{of.number}/people").sample(walk.people[:5], 5)
    people = {one.id: one.name for one in order[: max(1, of.seats - strangers)]}
    saved = saves.late(of, people, answers)

    async def opened() -> None:
        with suppress(BotError):
            to = Destination(place.id, walk.world.guild.id, people)
            await walk.services.tables.restoring.restore(saved, to, 0)

    words = f"begins {of.game} {of.number} for {of.seats} after {answers} answers in {place.name}"
    await walk.step(walk.mod, words, None, opened)
    return place


async def _lets_go(walk: Walk, seed: str) -> None:
    """No table plays the game of this seed any more: no game is played twice at a time."""
    for game in await walk.services.call(walk.services.store.games, live=False):
        place = walk.place(game.channel) if game.seed == seed else None
        if place is not None and game.live:
            await goes_on(walk, walk.mod, await typed(walk, walk.mod, place, "mod end"))
        if game.seed == seed:
            await walk.step(walk.mod, f"game {game.id} is over for good", None, partial(_is_over, walk, game.id))


async def _is_over(walk: Walk, game: int) -> None:
    games = walk.services.tables.games
    async with games.turn(game) as live:
        if live.game.kept_back:
            await games.save(live, seed_told(live))


async def goes_on_as_saved(walk: Walk, channel: int, of: saves.Late, start: int, count: int) -> None:
    """So many answers follow at the table there as they stand in the save."""
    live = await running_at(walk, channel)
    if live is None or any(live.user_of(seat) is None for seat in range(of.seats)):
        return
    answers, game, users = walk.services.tables.answers, live.game, [live.user_of(seat) for seat in range(of.seats)]

    async def given() -> None:
        played = saves.played(of)
        with suppress(BotError, AnswerError):
            for one, kind in zip(played.answers[start:][:count], played.kinds[start:], strict=False):
                await answers.answer(game.id, users[one.seat] or 0, one.value, verb=one.verb)
                walk.usage.note(question(of.game, kind), True)

    await walk.step(walk.world.ann, f"{count} answers as saved in game {game.id} ({of.game})", None, given)


def _every_verb(titles: Sequence[str]) -> Iterator[tuple[tuple[str, Verb], Used]]:
    for game in titles:
        rules = games.rules_of(game)
        every = (((game, verb), command_of(rules.commands, verb)) for verb in rules.verbs)
        yield from (one for one in every if one[1] not in CANNOT)


def _rare(walk: Walk, game: str) -> frozenset[str]:
    """The kinds of questions whose verbs were never accepted."""
    rules = games.rules_of(game)
    never = [verb for verb in rules.verbs if not walk.usage.accepted[command_of(rules.commands, verb)]]
    return frozenset(kind for verb in never for kind in kinds_of(verb))


def kinds_of(verb: Verb) -> frozenset[str]:
    return frozenset(
        [verb.cut] if verb.cut else [kind for _, kind in verb.fields[:1]] + [kind for kind, _ in verb.first]
    )


def command_of(group: str, verb: Verb) -> Used:
    return Used("command", f"{group} {verb.name}")


async def typed(walk: Walk, who: Any, place: Any, name: str, /, **options: Any) -> Any:
    """Somebody types a command."""
    work = partial(who.slash, place, name, **options)
    return await walk.step(who, f"/{name} {spelled(options)} in {place.name}", Used("command", name), work)


async def free(walk: Walk) -> Any | None:
    """A channel without a game; where there is none, a table is cleared away."""
    for _ in range(2):
        standing = [(place, game) for place, game in await walk.standing() if not place.is_thread]
        free = [place for place, game in standing if game is None or not game.live]
        if free:
            return walk.chance.choice(free)
        place, _ = walk.chance.choice(standing)
        await goes_on(walk, walk.mod, await typed(walk, walk.mod, place, "mod end"))
    return None


async def plays(walk: Walk) -> None:
    """Those who are asked give legal answers, up to so many at once, or until a verb fits that was never typed."""
    running = await walk.running()
    if running:
        live, count = walk.chance.choice(running), walk.chance.choice([1, 5, 20, AT_ONCE])
        rare = _rare(walk, live.game.name)
        words = f"up to {count} answers in game {live.game.id} ({live.game.name})"
        await walk.step(walk.world.ann, words, None, partial(answered, walk, live, count, rare))


async def answered(walk: Walk, live: Live, count: int, rare: frozenset[str]) -> None:
    tables, refused = walk.services.tables, 0
    while count > 0 and refused < 3 and live.table is not None and live.table.ask is not None:
        owing = [seat for seat in live.owing() if live.user_of(seat) is not None]
        if not owing or live.game.status != "running":
            return
        seat = walk.chance.choice(owing)
        user, kind = live.user_of(seat), live.table.ask.of(seat).kind
        if kind in rare and walk.chance.random() < 0.5:
            return
        assert user is not None
        try:
            value, verb = filled(live.table.shape(seat), "monkey", walk.chance), None
            if (cut := live.table.random_cut(walk.chance, CUTS)) is not None and live.user_of(cut[0]) is not None:
                (seat, verb, value), user = cut, live.user_of(cut[0]) or 0
            await tables.answers.answer(live.game.id, user, value, verb=verb)
            walk.usage.note(question(live.game.name, verb or kind), True)
        except (BotError, AnswerError):
            refused += 1
        live, count = await tables.look(live.game.id), count - 1


async def types_verb(walk: Walk, channel: int | None = None, wanted: str = "") -> None:
    """Whoever really owes an answer, or may cut in, types a verb that fits: the rare ones first, or the wanted one."""
    tables = [live for live in await walk.running() if channel in (None, live.game.channel)]
    found = [(live, seat) for live in tables for seat in _concerned(live) if walk.person(live.user_of(seat))]
    fitting = [((live, seat, verb), used) for live, seat in found for verb, used in _verbs(live, seat)]
    fitting = [one for one in fitting if one[0][2] == wanted] or fitting
    if not fitting:
        return
    live, seat, verb = walk.usage.pick(walk.chance, fitting)
    who, place = walk.person(live.user_of(seat)), walk.place(live.game.channel)
    if place is not None and who is not None:
        used, kind = Used("command", f"{live.rules.commands} {verb}"), _asked_by(live, seat, verb)
        before = walk.usage.accepted[used]
        told = await filling(walk, who, place, used.name)
        walk.usage.note(question(live.game.name, kind), walk.usage.accepted[used] > before)
        await goes_on(walk, who, told)


def _asked_by(live: Live, seat: int, name: str) -> str:
    """The kind of question that this verb answers now: its own where it cuts in, else what the seat is asked."""
    assert live.table is not None and live.table.ask is not None
    cut = next((verb.cut for verb in live.rules.verbs if verb.name == name), None)
    return cut or live.table.ask.of(seat).kind


def _concerned(live: Live) -> list[int]:
    """Who owes an answer, and who may cut in."""
    assert live.table is not None and live.table.ask is not None
    owing, may = live.owing(), live.table.ask.may
    return [*owing, *(row.seat for row in live.seats if row.seat not in owing and may(row.seat))]


def _verbs(live: Live, seat: int) -> list[tuple[str, Used]]:
    """The verbs that answer what this seat is asked, or cut in; `answer` always does."""
    assert live.table is not None and live.table.ask is not None
    asked, group, owes = live.table.ask.of(seat), live.rules.commands, seat in live.owing()
    kinds = {*live.table.ask.may(seat), *([asked.kind] if owes else [])}
    verbs = [verb for verb in live.rules.verbs if kinds_of(verb) & kinds]
    any_answer = [("answer", Used("command", f"{group} answer"))] if owes else []
    return [*any_answer, *((verb.name, command_of(group, verb)) for verb in verbs)]


async def answers_for(walk: Walk) -> None:
    """The moderator answers for a seat that owes an answer."""
    found = [(live, seat) for live in await walk.running() for seat in live.owing()]
    if not found:
        return
    live, seat = walk.chance.choice(found)
    place, name = walk.place(live.game.channel), "mod answer-for"
    if place is None:
        return
    named = {"seat": f"seat:{seat + 1}"}
    words = f"/{name} {spelled(named)} answer: … in {place.name}"
    work = partial(walk.mod.autocomplete, place, name, "answer", "", **named)
    offered = await walk.step(walk.mod, words, None, work)
    answer = {"answer": walk.chance.choice(offered)["value"]} if offered else {}
    await goes_on(walk, walk.mod, await typed(walk, walk.mod, place, name, **named, **answer))


async def races(walk: Walk) -> None:
    """A command or a press while answers of others are under way."""
    running = await walk.running()
    if not running:
        return
    chosen = [walk.chance.choice(running) for _ in range(walk.chance.randint(1, 3))]
    with walk.world.env._bot_scope():
        beside = [asyncio.create_task(answered(walk, live, 1, frozenset())) for live in chosen]
    try:
        await walk.chance.choice([types_verb, _presses])(walk)
    finally:
        await asyncio.gather(*beside)


async def _presses(walk: Walk) -> None:
    await goes_on(walk, walk.chance.choice(walk.people), None)


async def takes_out(walk: Walk) -> None:
    """The operator's file of a game under way, which is then ended for good; it can be restored from there."""
    running = await walk.running()
    if running and walk.chance.random() < 0.5:
        await writes_out(walk, walk.chance.choice(running).game.channel)


async def writes_out(walk: Walk, channel: int) -> None:
    """The operator's file of the game there is kept."""
    live = await running_at(walk, channel)
    if live is not None and live.table is not None:
        saved = await walk.services.call(walk.services.store.load, live.game.id)
        rows = await walk.services.call(walk.services.store.log, live.game.id)
        taken_out = whole(saved.game, saved.seats, rows, None, edition=live.table.state.edition, operator=True)
        walk.files.append(taken_out.write().encode())


async def running_at(walk: Walk, channel: int) -> Live | None:
    """The table there that takes answers."""
    return next((live for live in await walk.running() if live.game.channel == channel), None)
