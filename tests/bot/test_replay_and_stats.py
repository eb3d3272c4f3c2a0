"""The game as a film and in figures: who sees them, what is in them, and what never is."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.drawing import films
from bot.drawing.films import Films, thinned
from bot.drawing.painters import Painters
from bot.wording.chronicle import Chronicles, Entry, entries
from bot.wording.figures import GameFigures, figures
from engine.text import T, Text
from render.summary.statistics import Statistics
from tests.bot.harness import World, error
from tests.bot.tabling import ANN, BOB, Room
from tests.bot.test_table import bids


@pytest.fixture
async def room(tmp_path: Path) -> Any:
    made = Room(tmp_path / "games.sqlite")
    yield made
    await made.tables.close()


def say(text: Text) -> str:
    return text.key


# --- figures ---------------------------------------------------------------------------------------------------------


async def counted(room: Room, game: int) -> GameFigures:
    return figures(room.rules, room.store, game)


async def test_points_stand_at_the_end_of_their_round(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game)
    live = await room.tables.look(game)
    assert live.table is not None and live.table.result is not None
    found = await counted(room, game)
    assert found.rounds == (1, 2, 3, 4)
    assert [seat.points[-1] for seat in found.seats] == list(live.table.result.scores)
    assert all(seat.points == sorted(seat.points) for seat in found.seats)


async def test_luck_is_hits_against_what_was_to_be_expected(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3), (BOB, 2), (ANN, "roll"))
    one, other = (await counted(room, game)).seats
    live = await room.tables.look(game)
    rolled = next(Text(*text) for text in told(live, room) if text[0] == "toy-rolled")
    hits = sum(int(str(rolled.params[die])) >= 4 for die in "ab")
    assert (one.dice, one.hits, one.expected, one.luck) == (2, hits, 1.0, hits - 1.0)
    assert (other.dice, other.luck) == (0, 0.0)


def told(live: Any, room: Room) -> list[Text]:
    return [text for entry in entries(room.rules, room.store, live.game.id) for text, _ in entry.told]


async def test_time_is_from_the_question_to_the_answer(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    monkeypatch.setattr("bot.clock.now", lambda: now[0])
    game = await room.game(ANN, BOB)

    async def after(minutes: int, user: int, value: object) -> None:
        now[0] += timedelta(minutes=minutes)
        await room.tables.answers.answer(game, user, value)

    await after(5, ANN, 3)
    await after(10, BOB, 2)
    await after(30, ANN, "still")
    await after(7, BOB, "still")
    one, other = (await counted(room, game)).seats
    assert one.waits == [30 * 60] and one.answers == 2
    assert other.waits == [7 * 60] and other.typical == 420


async def test_what_was_taken_back_does_not_count(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3), (BOB, 2), (ANN, "still"))
    before = (await counted(room, game)).seats[0].answers
    await room.tables.answers.undo(game, ANN)
    assert (await counted(room, game)).seats[0].answers == before - 1


async def test_a_pass_counts_nothing_whoever_gave_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await room.game(ANN, BOB)
    monkeypatch.setattr(type(room.rules), "lets_pass", lambda *_: "still")
    await room.answers(game, (ANN, 3), (BOB, 2))
    without = await counted(room, game)
    await room.answers(game, (ANN, "still"))
    assert [seat.answers for seat in (await counted(room, game)).seats] == [seat.answers for seat in without.seats]
    assert (await counted(room, game)).seats[0].waits == without.seats[0].waits


async def test_figures_show_nothing_that_only_another_seat_may_know(room: Room) -> None:
    """The same game with another hand in the dark has the same figures, the seed apart."""
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3), (BOB, 2))
    found = await counted(room, game)
    assert "card" not in repr(found) and room.store.game(game).seed not in repr(found)


# --- as Discord shows them -------------------------------------------------------------------------------------------


async def test_stats_are_a_picture_with_words_for_those_who_cannot_see_it(world: World) -> None:
    await bids(world)
    shown = await world.ann.slash(world.channel, "game stats")
    assert shown.ephemeral
    (file,) = shown.response.attachments
    assert file.filename == "statistics.png"
    assert file.description.startswith("Toy: Round 1. ann: 0 points; dice –; median time ")


async def test_stats_can_be_shown_to_the_channel_in_its_language(world: World) -> None:
    await world.started(language="language-pl")
    shown = await world.ann.slash(world.channel, "game stats", show=True)
    assert not shown.ephemeral
    assert "Gra w liczbach" in world.said(viewer=world.cid)


async def test_stats_that_cannot_be_drawn_are_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(shown: Statistics, words: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr("bot.drawing.statistics.paint_statistics", broken)
    await bids(world)
    assert error(await world.ann.slash(world.channel, "game stats")) == "This game has no picture."


@pytest.mark.parametrize("command", ["stats", "replay"])
@pytest.mark.parametrize("show", [False, True])
async def test_there_are_none_before_the_start(world: World, command: str, show: bool) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    said = error(await world.ann.slash(world.channel, f"game {command}", show=show))
    assert said == "The game has not started yet."


# --- the film --------------------------------------------------------------------------------------------------------


class Stage:
    """A painter of the toy that can do no more than stages."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def alt(self, view: Any, **_: Any) -> str:
        return "A stage."

    def stage(self, view: Any, like: Any, *, words: Any, names: Any) -> Any:
        self.views.append(view)
        return SimpleNamespace(image=Image.new("RGB", (320, 200), (len(self.views) * 9 % 250, 40, 90)))


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """The toy on a stage."""
    made = Stage()
    monkeypatch.setattr("bot.drawing.films.painter_of", lambda game: made)
    monkeypatch.setattr("bot.history.replay.painter_of", lambda game: made)
    monkeypatch.setattr("render.film.painter_of", lambda game: made)
    monkeypatch.setattr("tests.toy.ToySeatView.colour", "red", raising=False)
    return made


async def test_a_film_of_the_game_for_the_reader_alone(world: World, stage: Stage) -> None:
    await bids(world)
    shown = await world.cid.slash(world.channel, "game replay")
    assert shown.ephemeral
    (file,) = shown.response.attachments
    assert file.filename == "replay.gif" and file.description.endswith("A stage.")
    assert shown.response.content == "Round 1", "what said that it is coming is gone"
    told = [str(request.json) for request in world.env.http_requests]
    assert any("The replay is being drawn " in one for one in told)
    assert all(seat.hand == () for view in stage.views for seat in view.seats)


async def test_a_film_takes_nobody_away_who_draws_what_people_wait_for(
    world: World, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bids(world)
    before = world.bot.services.pictures.painters.took.total
    await world.cid.slash(world.channel, "game replay")
    pictures = world.bot.services.pictures
    assert pictures.filming.took.total > 0 and pictures.painters.took.total == before


async def test_a_film_for_the_channel(world: World, stage: Stage) -> None:
    await bids(world)
    shown = await world.ann.slash(world.channel, "game replay", show=True)
    assert not shown.ephemeral
    assert any(message.attachments for message in world.channel.history(viewer=world.bob))


async def test_a_game_without_pictures_has_no_film(world: World) -> None:
    await bids(world)
    assert error(await world.ann.slash(world.channel, "game replay")) == "This game has no picture."


async def test_a_film_is_made_once_for_a_state_of_the_game(room: Room, stage: Stage) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game, most=12)
    live, made, told = await room.tables.look(game), Films(), Chronicles()

    async def film() -> bytes:
        return (await made.of(live, say, "en", Painters(), room.store, told)).gif

    one, other = await asyncio.gather(film(), film())
    drawn = len(stage.views)
    assert one is other and await film() is one and len(stage.views) == drawn
    await room.play_on(game, most=1)
    live = await room.tables.look(game)
    assert await film() is not one


async def test_the_film_goes_from_the_start_to_now_and_stays_at_the_end(room: Room, stage: Stage) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game)
    live = await room.tables.look(game)
    made = await Films().of(live, say, "en", Painters(), room.store, Chronicles())
    picture: Any = Image.open(io.BytesIO(made.gif))
    times = []
    for at in range(picture.n_frames):
        picture.seek(at)
        times.append(picture.info["duration"])
    assert picture.format == "GIF" and len(times) > 5 and set(times[:-1]) == {700} and times[-1] == 5000
    assert live.table is not None
    assert stage.views[0] == room.rules.view(live.table.state, None)


async def test_a_film_tells_those_who_cannot_see_it_how_many_pictures_it_shows(room: Room, stage: Stage) -> None:
    """What looks alike is one picture, and what was not drawn in time is none."""
    game = await room.game(ANN, BOB)
    await room.play_on(game)
    live = await room.tables.look(game)
    said: list[Text] = []

    def heard(text: Text) -> str:
        said.append(text)
        return text.key

    made = await Films().of(live, heard, "en", Painters(), room.store, Chronicles())
    picture: Any = Image.open(io.BytesIO(made.gif))
    (alt,) = [text for text in said if text.key == "bot-replay-alt"]
    assert alt.params["n"] == picture.n_frames


async def test_a_failed_film_is_tried_again(room: Room, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await room.game(ANN, BOB)
    live, made = await room.tables.look(game), Films()
    with monkeypatch.context() as broken:
        broken.setattr(films, "still", lambda *_, **__: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await made.of(live, say, "en", Painters(), room.store, Chronicles())
    assert (await made.of(live, say, "en", Painters(), room.store, Chronicles())).gif.startswith(b"GIF8")


async def test_a_film_that_takes_too_long_shows_the_end(
    room: Room, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game, most=12)
    monkeypatch.setattr(films, "SECONDS", -1.0)
    live = await room.tables.look(game)
    made = await Films().of(live, say, "en", Painters(), room.store, Chronicles())
    assert len(stage.views) == 1 and made.gif.startswith(b"GIF8")


def test_a_long_game_is_thinned_to_its_rounds_and_what_is_between() -> None:
    turns = [Entry(at, at, T("x"), at // 50, "") for at in range(400)]
    found = thinned(turns, 60)
    assert len(found) == 60 and found[0] == 0 and {49, 99, 149, 399} <= set(found)
    assert thinned(turns[:60], 60) == list(range(60))
    many = [replace(turn, round=turn.last) for turn in turns]
    assert len(thinned(many, 60)) == 60
