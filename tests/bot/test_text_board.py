"""`/game look`: the board in words, and games that are played by them alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import BotError
from bot.gathering.text_board import Look
from bot.tables.guests import Chosen
from bot.widgets.maker import CONTENT
from bot.widgets.presses import LIMIT, ButtonKind, Press
from bot.wording import focus
from engine.board_text import Show
from engine.games import TITLES
from engine.text import T
from render import Picture
from tests.bot.harness import World, enabled, error, labels, option_values, raw
from tests.bot.moderators import boss
from tests.bot.playing import PIXEL
from tests.bot.reading import blind, round_of, sit_down
from tests.bot.scripts import Given

TURNS = 25


@pytest.fixture(autouse=True)
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture can be drawn."""
    blind(monkeypatch)


async def looked(person: Any, world: World, **how: str) -> Any:
    """What the command shows."""
    result = await person.slash(world.channel, "game look", **how)
    return result.followups[-1] if result.followups else result.response


async def at_ti4(world: World) -> World:
    await sit_down(world, round_of("ti4"))
    return world


@pytest.mark.parametrize("game", TITLES)
async def test_a_game_is_played_by_words_alone(world: World, game: str) -> None:
    player = await sit_down(world, round_of(game))
    given = 0
    while given < TURNS and await player.turn():
        given += 1
    over = (await player.table()).ask is None
    assert given == TURNS or over
    assert len(await player.logged()) >= given
    assert len(set(player.read)) > given // 2
    assert max(map(len, player.read)) <= CONTENT
    drawn = [message for message in world.channel.history() if message.attachments]
    assert len(drawn) <= over, "only the end of a game, which is no board, is drawn"


async def test_the_overview_names_every_seat_and_leads_to_lists_places_and_the_question(world: World) -> None:
    await at_ti4(world)
    game = await world.bot.services.tables.find(world.channel.id)
    asked = (await world.bot.services.tables.look(game.id)).waiting()[0]
    shown = await looked(list(world.people.values())[asked], world)
    assert all(f"**{name}" in shown.content for name in world.people)
    assert [Look.read(value).at for value in option_values(shown)[:6]] == ["over", *Show]
    assert labels(shown)[-2:] == ["Catch me up", "Answer"]


async def test_who_has_no_seat_has_no_list_of_own_places(world: World) -> None:
    await at_ti4(world)
    shown = await looked(world.guild.add_member(world.env.create_user("zed")), world)
    assert {Look.read(value).at for value in option_values(shown)}.isdisjoint({Show.MINE, Show.THREATENED})
    assert "Answer" not in labels(shown)


async def test_a_place_is_found_by_its_name_and_shows_what_lies_around(world: World) -> None:
    await at_ti4(world)
    offers = await world.ann.autocomplete(world.channel, "game look", "place", "mecatol")
    assert [offer["name"] for offer in offers] == ["Mecatol Rex #18"]
    shown = await looked(world.ann, world, place=offers[0]["value"])
    assert "Custodians" in shown.content and all(f"- {way}: **" in shown.content for way in ("north", "southwest"))
    assert sum(Look.read(value).at == "at" for value in option_values(shown)) == 7


def _choice(component: dict[str, Any]) -> str:
    press = Press.read(component["custom_id"])
    assert press is not None
    return press.choice if press.kind is ButtonKind.LOOK else str(Look())


async def test_long_lists_have_pages_and_every_page_leads_to_its_own_places(world: World) -> None:
    await at_ti4(world)
    shown = await looked(world.ann, world, list="look-all")
    seen = set[str]()
    while True:
        menu = next(c for row in raw(shown) for c in row["components"] if Look.read(_choice(c)).id == "places")
        first = menu["options"][0]["label"]
        assert first in shown.content and first not in seen and len(shown.content) <= CONTENT
        seen.add(first)
        if "Next page" not in enabled(shown):
            break
        await world.ann.click(shown, label="Next page")
    assert len(seen) > 1


async def test_words_are_told_in_the_language_of_their_reader(world: World) -> None:
    await at_ti4(world)
    await world.ann.slash(world.channel, "me language", language="language-pl")
    shown = await looked(world.ann, world, place="18")
    assert "Planeta Mecatol Rex: zasoby 1, wpływy 6; niekontrolowana" in shown.content and "południe" in shown.content


async def test_words_go_on_after_a_restart(world: World) -> None:
    await at_ti4(world)
    shown = await looked(world.ann, world)
    await world.restart()
    await world.ann.select(shown, [str(Look(Show.FREE))], custom_id=_lists(shown))
    assert "**Free**" in shown.content


def _lists(message: Any) -> str:
    found = (c["custom_id"] for row in raw(message) for c in row["components"])
    return next(id for id in found if id.endswith("/lists"))


async def test_what_is_no_place_and_what_has_not_begun_are_refused(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="ti4")
    assert error(await world.ann.slash(world.channel, "game look"))
    await world.bob.slash(world.channel, "game join")
    await world.cid.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    assert "nowhere" in error(await world.ann.slash(world.channel, "game look", place="nowhere"))
    for forged in ("Tx/at/18", "T0", "T9999/at/18", "T1"):
        with pytest.raises(BotError):
            Look.read(forged)


def test_the_longest_place_fits_into_a_button() -> None:
    assert len(str(Press(10**11, "-", str(Look("threatened", "x" * 20, 99))))) <= LIMIT


# --- numbers and signs -----------------------------------------------------------------------------------------------


async def test_options_that_name_places_have_the_numbers_of_their_picture(world: World) -> None:
    player = await sit_down(world, round_of("eclipse"))
    for _ in range(60):
        table = await player.table()
        seat = next(seat for seat in table.waiting())
        assert table.ask is not None
        focus = table.rules.focus(seat, table.ask.of(seat))
        if focus is not None:
            break
        await player.turn()
    else:
        raise AssertionError("nobody was asked about places")
    prompt = await player.own(Given(seat, table.ask.of(seat).kind, None, "", table.shape(seat)))
    offered = [
        *labels(prompt),
        *(o["label"] for row in raw(prompt) for c in row["components"] for o in c.get("options", ())),
    ]
    assert [label.split(" · ")[0] for label in offered if " · " in label][:3] == ["1", "2", "3"][: len(focus.numbers)]


async def test_what_the_signs_mean_is_one_press_away(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await at_ti4(world)
    drawn: list[str] = []

    def explained(game: str, words: Any) -> Picture:
        drawn.append(game)
        return Picture(PIXEL, "signs", 1, 1)

    monkeypatch.setattr("bot.drawing.pictures.explain", explained)
    helped = await world.ann.slash(world.channel, "help")
    shown = await world.ann.click(helped.response, label="Legend")
    message = shown.followups[-1] if shown.followups else shown.response
    assert message.ephemeral and message.attachments and drawn == ["ti4"]


# --- how many pictures -----------------------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The zooms of the pictures that are drawn, of one pixel each."""
    zooms: list[str | None] = []

    def paint(game: str, *_: Any, zoom: str | None = None, **__: Any) -> Picture:
        zooms.append(zoom)
        return Picture(PIXEL, "a board", 1, 1)

    monkeypatch.setattr("bot.drawing.painters.paint", paint)
    return zooms


async def at_places(world: World, pictures: str = "described") -> Any:
    """Somebody is asked about places, at a table that wants so many pictures: the player, and the question."""
    player = await sit_down(world, round_of("eclipse"))
    await boss(world).slash(world.channel, "game settings", setting="pictures", value=pictures)
    await player.turn()
    for _ in range(60):
        table = await player.table()
        seat, ask = table.waiting()[0], table.ask
        assert ask is not None
        if table.rules.focus(seat, ask.of(seat)) is not None:
            return player, Given(seat, ask.kind, None, "", table.shape(seat))
        await player.turn()
    raise AssertionError("nobody was asked about places")


async def asked_about_places(world: World) -> Any:
    """Somebody opens a question about places."""
    player, asked = await at_places(world)
    return player, await player.own(asked)


def of_places(drawn: list[str | None]) -> list[str]:
    """The zooms of places among these."""
    return [zoom for zoom in drawn if zoom is not None and zoom.startswith(("focus-", "turns-"))]


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No board is so small that a question about its places needs no closer look."""
    monkeypatch.setattr(focus, "SMALL", 0)


async def test_on_a_small_board_a_question_about_places_shows_the_board_and_calls_them_by_their_handles(
    world: World, drawn: list[str | None]
) -> None:
    """One board a turn: it stays while places are asked about, and no option has a number that stands nowhere."""
    player, asked = await at_places(world)
    table = await player.table()
    assert table.rules.focus(asked.seat, table.ask.of(asked.seat)).on_board
    assert [file.filename for file in world.prompt.attachments] == ["board.png"] and not of_places(drawn)
    listed = [one["label"] for row in raw(world.prompt) for c in row["components"] for one in c.get("options", ())]
    offered = [*labels(world.prompt), *listed]
    assert len(offered) > 2 and not [label for label in offered if " · " in label]


async def test_the_prompt_of_the_table_shows_the_places_while_they_are_asked_about(
    world: World, drawn: list[str | None], large: None
) -> None:
    player, _ = await at_places(world)
    assert [file.filename for file in world.prompt.attachments] == ["places.png"] and of_places(drawn)
    for _ in range(60):
        await player.turn()
        table = await player.table()
        ask, seat = table.ask, table.waiting()[0]
        if table.rules.focus(seat, ask.of(seat)) is None:
            break
    assert "places.png" not in [file.filename for file in world.prompt.attachments] or len(of_places(drawn)) > 1


async def test_a_table_that_wants_few_pictures_has_no_places_in_its_prompt(
    world: World, drawn: list[str | None]
) -> None:
    await at_places(world, "few")
    assert "places.png" not in [file.filename for file in world.prompt.attachments] and not of_places(drawn)


async def test_a_question_about_places_shows_them(world: World, drawn: list[str | None]) -> None:
    _, prompt = await asked_about_places(world)
    assert prompt.attachments and drawn[-1] is not None and drawn[-1].startswith(("focus-", "turns-"))


async def test_a_picture_that_cannot_be_drawn_leaves_the_question(
    world: World, drawn: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*about: Any) -> None:
        raise KeyError(about[-1])

    monkeypatch.setattr(world.bot.services.pictures, "_seen", fail)
    player, prompt = await asked_about_places(world)
    assert prompt.components and not prompt.attachments
    assert await player.turn()


@pytest.mark.parametrize("chosen", ["turns", "few"])
async def test_who_wants_no_pictures_of_questions_has_none(world: World, drawn: list[str | None], chosen: str) -> None:
    for person in world.people.values():
        await person.slash(world.channel, "me messages", pictures=f"pictures-{chosen}")
    player, asked = await at_places(world)
    before = [*drawn]
    prompt = await player.own(asked)
    assert not prompt.attachments and drawn == before
    for person in world.people.values():
        told = await person.slash(world.channel, "me messages", pictures="pictures-table")
        assert "Same as the table" in (told.followups or [told.response])[-1].content


async def test_a_table_that_wants_few_has_a_board_a_round(world: World, drawn: list[str | None]) -> None:
    player = await sit_down(world, round_of("ti4"))
    game = await world.bot.services.tables.find(world.channel.id)
    line = Chosen(settings={"pictures": "few"})
    await world.bot.services.tables.guests.configure(game.id, line, T("no"))
    await world.env.settle()
    before = drawn.count(None)
    for _ in range(40):
        await player.turn()
    assert (await player.table()).state.round == 1
    assert drawn.count(None) - before <= 1


async def test_the_words_of_a_picture_begin_with_what_changed(world: World, drawn: list[str | None]) -> None:
    await at_ti4(world)
    live = await world.bot.services.tables.look((await world.bot.services.tables.find(world.channel.id)).id)
    say = world.bot.services.aloud(live)
    marked = await world.bot.services.pictures.board(live, say, marks=("18", "nowhere"))
    assert marked is not None and marked.description == "Changes at: Mecatol Rex #18. a board"
    assert drawn
