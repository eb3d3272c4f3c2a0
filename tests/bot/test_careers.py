"""What a server remembers of games that are over: results, ratings, and who may see them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.careers import ratings, recording, summaries
from bot.careers.careers import Careers, Played
from bot.careers.honours import honours
from bot.careers.ratings import Ladder, Rating
from bot.settings import DAY
from bot.store import Change, GameRow, SeatRow, Store
from bot.store.keeping.codec import pack
from bot.store.results import GameResult, PlayedGame, SeatResult, Sitter
from bot.wording.figures import SeatFigures
from engine.ending import Result, Tally
from engine.text import T, to_json
from tests.bot.harness import World, error
from tests.bot.test_reveal import over
from tests.bot.test_store import ANN, BOB, new_game, path, store  # noqa: F401 - fixtures
from tests.bot.test_waiting import look

SOL, NAALU = (pack(to_json(T(f"ti4-faction-{name}"))) for name in ("sol", "naalu"))


def result(*places: int, table: Any = None) -> GameResult:
    seats = [
        SeatResult(place=place, score=10 - place, won=place == 1, side=SOL if at % 2 else NAALU)
        for at, place in enumerate(places)
    ]
    return GameResult(seats=tuple(seats), rounds=5, table=table)


def game(number: int, sitters: Sequence[int | str], *places: int, table: Any = None) -> PlayedGame:
    """One that is over; people by number, AI players by name."""
    sat = tuple(Sitter(one, "") if isinstance(one, int) else Sitter(None, one) for one in sitters)
    return PlayedGame(number, 1, "ti4", f"2026-01-01T00:00:{number:02}", sat, result(*places, table=table))


# --- ratings ---------------------------------------------------------------------------------------------------------


def test_who_wins_gains_and_whom_nobody_knows_is_not_told() -> None:
    rated = Ladder().of([game(1, [1, 2, 3], 2, 1, 3)])
    assert rated[2].mu > rated[1].mu > rated[3].mu and not any(one.is_sure for one in rated.values())
    known = Ladder().of([game(n, [1, 2, 3], 2, 1, 3) for n in range(12)])
    assert all(one.is_sure for one in known.values()) and known[2].shown > Rating().shown > known[3].shown


def test_ai_players_stay_where_they_are() -> None:
    """Whoever loses to the weakest falls further than whoever loses to the strongest."""
    low, high = (Ladder().of([game(1, [1, kind], 2, 1)])[1].mu for kind in ("calm", "sharp-raider"))
    assert low < high < Rating().mu
    levels = [ratings.level_rating(level) for level in ("calm", "steady", "keen", "sharp")]
    assert [one.mu for one in levels if one] == sorted(one.mu for one in levels if one)
    assert ratings.level_rating("chance") is None is ratings.level_rating("deputy")


def test_games_against_the_game_itself_and_alone_rate_nobody() -> None:
    assert Ladder().of([game(1, [1, 2], 1, 1, table="won"), game(2, [1], 1)]) == {}


def test_a_ladder_that_goes_on_is_one_that_begins_anew() -> None:
    games = [game(n, [n % 4 + 1, (n + 1) % 4 + 1, "keen"], *((1, 2, 3) if n % 3 else (2, 1, 3))) for n in range(30)]
    grown = Ladder()
    for n in range(0, 30, 7):
        grown.of(games[:n])
    assert grown.of(games) == Ladder().of(games)
    forgotten = [one._replace(version=2, sitters=(Sitter(None, ""), *one.sitters[1:])) for one in games]
    assert grown.of(forgotten) == Ladder().of(forgotten) != Ladder().of(games)


# --- sums ------------------------------------------------------------------------------------------------------------


def test_a_career_sums_titles_sides_and_rivals() -> None:
    games = [game(1, [1, 2], 1, 2), game(2, [2, 1], 1, 2), game(3, [1, 2, 3], 2, 3, 1), game(4, [2, 3], 1, 2)]
    found = summaries.career(games, 1)
    assert (found.titles["ti4"].games, found.titles["ti4"].wins) == (3, 1)
    assert {summaries.side_text(side).key: one.games for side, one in found.sides["ti4"].items()} == {
        "ti4-faction-naalu": 2,
        "ti4-faction-sol": 1,
    }
    assert [(user, one.games, one.ahead) for user, one in found.often(3)] == [(2, 3, 2)]
    assert found.tables["ti4"].sizes == {2: 2, 3: 1} and found.tables["ti4"].rounds == [5, 5, 5]


@pytest.mark.parametrize(("wins", "games", "interval"), [(0, 4, (0, 49)), (5, 10, (24, 76)), (50, 50, (93, 100))])
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, interval: tuple[int, int]) -> None:
    assert summaries.Record(games, wins).interval == interval


# --- the store -------------------------------------------------------------------------------------------------------


def ended(store: Store) -> GameRow:  # noqa: F811 - the fixture
    """A game that is over."""
    made = new_game(store)
    store.commit(made.id, made.version, Change(status="over", seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob")]))
    return store.game(made.id)


def test_a_result_stands_until_the_game_goes_on(store: Store) -> None:  # noqa: F811
    row = ended(store)
    assert store.unrecorded() == [row.id] and store.recorded(row.guild or 0) == []
    store.record(row.id, "2026-01-01", result(1, 2))
    assert store.unrecorded() == [] and store.recorded(row.guild or 0) == [(row.id, row.version)]
    store.commit(row.id, row.version, Change(status="running", undone=1))
    assert store.recorded(row.guild or 0) == []
    store.commit(row.id, row.version + 1, Change(status="over"))
    assert store.unrecorded() == [row.id], "it ended otherwise"
    store.record(row.id, "2026-01-02", result(2, 1))
    (played,) = store.played([row.id])
    assert played.result == result(2, 1) and played.ended == "2026-01-02" and played.seat_of(BOB) == 1


async def test_who_is_forgotten_stands_in_no_result(store: Store) -> None:  # noqa: F811
    row, careers = ended(store), Careers()
    store.record(row.id, "2026-01-01", result(1, 2))
    server = row.guild or 0
    assert set(await careers.ratings(await careers.played(store, server), row.name)) == {ANN, BOB}
    store.forget(ANN)
    store.follow_forgetting()
    known = await careers.played(store, server)
    (played,) = known.games
    assert [one.user for one in played.sitters] == [None, BOB]
    assert known.of(ANN) == () and known.of(BOB) == [played]
    assert set(await careers.ratings(known, row.name)) == {BOB}


async def test_where_much_was_played_it_is_read_before_somebody_asks(
    store: Store,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row, careers, asked = ended(store), Careers(), list[Sequence[int]]()
    store.record(row.id, "2026-01-01", result(1, 2))
    server = row.guild or 0
    assert store.much_played(1) == [server] and store.much_played(2) == []
    await careers.read_ahead(store, server)
    monkeypatch.setattr(store, "played", lambda games: asked.append(games) or [])
    assert set(await careers.ratings(await careers.played(store, server), row.name)) == {ANN, BOB}
    assert asked == [], "nothing is read again"


# --- reliability -----------------------------------------------------------------------------------------------------


def kept(number: int, counted: int, prompt: int, *, gave_up: bool = False) -> PlayedGame:
    """A game in which somebody gave so many answers, so many of them in time; or gave the seat up."""
    played = game(number, [99 if gave_up else 1, 2], 1, 2)
    own = played.result.seats[0].model_copy(update={"counted": counted, "prompt": prompt})
    result = played.result.model_copy(update={"seats": (own, *played.result.seats[1:])})
    return played._replace(result=result, left=(1,) if gave_up else ())


def test_reliability_is_what_the_last_twenty_games_say() -> None:
    last = [*(kept(n, 10, 9) for n in range(17)), *(kept(n, 5, 5, gave_up=True) for n in range(3))]
    found = summaries.reliability([kept(99, 100, 0), *last], 1)
    assert (found.games, found.given_up, found.counted, found.prompt) == (20, 3, 170, 153)
    assert found.share == 90 and summaries.reliability(last, 7).games == 0


def test_answers_in_time_are_counted_by_the_time_of_the_table() -> None:
    figures, ended = SeatFigures(waits=[60.0, 3601.0, 90_000.0]), (Result((0,), (1,)), Tally(((),), (0,)))
    found = [recording._seat(0, ended, "", figures, pace) for pace in (3600, DAY * 60, 2 * DAY * 60)]
    assert [(one.counted, one.prompt) for one in found] == [(3, 1), (3, 2), (3, 3)]


# --- honours ---------------------------------------------------------------------------------------------------------


def called(*games: PlayedGame) -> list[str]:
    """What the person 1 is called for these games."""
    return [text.key for text in honours(summaries.career(games, 1), summaries.reliability(games, 1))]


def dicey(number: int, dice: int, hits: int, expected: float) -> PlayedGame:
    """A game with so much luck."""
    played = game(number, [1, 7], 1, 2)
    own = played.result.seats[0].model_copy(update={"dice": dice, "hits": hits, "expected": expected})
    return played._replace(result=played.result.model_copy(update={"seats": (own, *played.result.seats[1:])}))


def test_honours_are_for_what_was_done_many_times() -> None:
    assert called(game(1, [1, 2], 1, 2)) == []
    assert called(*(game(n, [1, n + 2], 2, 1) for n in range(3))) == ["bot-honour-second"]
    assert called(game(9, [1, 9], 1, 2), *(game(n, [1, n + 2], 2, 1) for n in range(3))) == []
    assert called(*(game(n, [1, 2], 3, 1) for n in range(5))) == ["bot-honour-nemesis"]
    assert called(dicey(1, 200, 110, 100.0)) == ["bot-honour-lucky"]
    assert called(dicey(1, 200, 90, 100.0)) == ["bot-honour-unlucky"]
    assert called(dicey(1, 199, 190, 100.0)) == called(dicey(1, 200, 109, 100.0)) == []
    assert called(*(kept(n, 20, 19) for n in range(5))) == ["bot-honour-punctual"]
    assert called(*(kept(n, 20, 20) for n in range(5)), kept(6, 0, 0, gave_up=True)) == []


# --- in Discord ------------------------------------------------------------------------------------------------------


async def shown(world: World, person: Any, verb: str, **options: Any) -> str:
    """What one person alone reads."""
    return error(await person.slash(world.channel, f"players {verb}", **options))


async def finish(world: World, times: int = 1) -> None:
    for _ in range(times):
        await over(world)
        await look(world)


async def test_a_game_that_is_over_stands_in_the_figures_of_its_players(world: World) -> None:
    await finish(world)
    told = await shown(world, world.cid, "show", player=world.ann)
    assert told.startswith(f"**<@{world.ann.id}> on this server**") and "Toy: 1 game, " in told
    assert "too few games for a rating" in told and "1 × 2 seats; rounds on average: " in told
    assert "has finished no game" in error(await world.cid.slash(world.channel, "players show"))


async def test_who_gave_a_seat_up_is_known_for_it(world: World) -> None:
    await world.started(3, options="length=1")
    for person, coins in ((world.ann, "3"), (world.bob, "1"), (world.cid, "0")):
        await person.slash(world.channel, "toy bid", coins=coins)
    for person in (world.ann, world.bob, world.cid):
        await person.slash(world.channel, "toy roll", choice="still")
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy answer", answer="none")
    await world.resigned(world.cid)
    await world.env.settle()
    await look(world)
    assert "Seats given up or lost: 1 in the last game" in await shown(world, world.ann, "show", player=world.cid)
    told = await shown(world, world.cid, "show", player=world.ann)
    assert "Answers in time: 100% of " in told and "Seats given up or lost: 0 in the last game" in told


async def test_the_figures_are_a_picture_as_well(world: World) -> None:
    await finish(world)
    (picture,) = (await world.ann.slash(world.channel, "players show")).response.attachments
    assert "ann: games won" in picture.description and "Toy: " in picture.description


async def test_the_watch_reads_ahead(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finish(world)
    services = world.bot.services
    services.careers = Careers()
    await world.bot.watch._read_ahead()
    assert not services.careers._servers
    monkeypatch.setattr("bot.waiting.waiting.MANY", 1)
    await world.bot.watch._read_ahead()
    assert [*services.careers._servers] == [world.guild.id]


async def test_everybody_may_keep_that_to_oneself(world: World) -> None:
    await finish(world)
    await world.ann.slash(world.channel, "players hide", what="career-hidden")
    assert "private" in error(await world.bob.slash(world.channel, "players show", player=world.ann))
    assert "Toy: 1 game" in await shown(world, world.ann, "show")
    await world.ann.slash(world.channel, "players hide", what="career-shown")
    assert "Toy: 1 game" in await shown(world, world.bob, "show", player=world.ann)


async def test_the_ladder_names_only_whom_it_may(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finish(world)
    assert "nobody on this server" in error(await world.cid.slash(world.channel, "players top", game="toy"))
    monkeypatch.setattr(ratings, "SURE", 9.0)
    told = await shown(world, world.cid, "top", game="toy")
    assert f"<@{world.ann.id}>" in told and f"<@{world.bob.id}>" in told and "±" in told
    await world.ann.slash(world.channel, "players hide", what="career-hidden")
    assert f"<@{world.ann.id}>" not in await shown(world, world.cid, "top", game="toy")


async def test_a_private_table_tells_nothing(world: World) -> None:
    await over(world)
    services = world.bot.services
    async with services.tables.games.turn(1) as live:
        await services.tables.games.save(live, Change(settings=live.game.settings.model_copy(update={"private": True})))
    await look(world)
    assert await services.call(services.store.unrecorded) == [1], "it is over and has no result"


async def test_nor_does_a_lesson_whose_dice_anybody_can_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(world)
    services = world.bot.services
    seed = (await services.call(services.store.game, 1)).seed
    monkeypatch.setattr(recording, "seeds_of", lambda game: {seed})
    await look(world)
    assert await services.call(services.store.unrecorded) == [1]


async def test_factions_are_counted_with_what_is_unsure(world: World, tmp_path: Path) -> None:
    services, known = world.bot.services, Played()
    known.games = [game(n, [1, 2], 1, 2) for n in range(4)]

    async def played(*asked: object) -> Played:
        return known

    services.careers.played = played  # type: ignore[method-assign]
    told = await shown(world, world.cid, "factions", game="ti4")
    assert "Naalu Collective: 4 of 4 (100%, between 51 and 100%)" in told
    assert "has factions" in error(await world.cid.slash(world.channel, "players factions", game="toy"))
