"""Who is meant: seats by number and by name, also where a player is called like a number."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import BotError
from bot.locales import LANGUAGES, read_once
from bot.widgets.typed import offers, value_of, words_of
from engine.ask import Form, Option, PickOne, PickSome, Shape, Slot, Spread
from engine.text import T, seat_name
from tests.bot.harness import World, error
from tests.bot.moderators import boss, seats, surely

NAMES = ("2", "ann", "1", "ann")
SEATS = [Option(str(seat), seat_name(seat)) for seat in range(4)]
SAY = read_once().speaker("en", NAMES)
SHAPES: list[tuple[Shape, Any]] = [
    (PickOne(SEATS), "1"),
    (PickSome(SEATS, 0, 4), ["0", "3"]),
    (Spread([Slot(option.id, option.text, 3) for option in SEATS], 0, 9), {"0": 2, "1": 1}),
    (Form({"to": PickOne(SEATS), "of": PickSome(SEATS, 0, 4)}), {"to": "2", "of": ["1", "3"]}),
]


# --- typed answers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "seat"), [("1", "0"), ("2", "1"), ("3", "2"), ("seat:1", "0"), ("Seat:4", "3"), (" 2 ", "1")]
)
def test_a_number_is_a_seat_as_lists_count_whatever_people_are_called(typed: str, seat: str) -> None:
    assert value_of(PickOne(SEATS), typed, SAY) == seat


def test_the_number_that_the_rules_give_a_seat_is_not_taken() -> None:
    assert value_of(PickOne(SEATS), "0", SAY) not in {option.id for option in SEATS}
    assert value_of(PickOne([SEATS[0], SEATS[3]]), "3", SAY) not in ("0", "3")


def test_a_name_that_several_have_is_refused() -> None:
    with pytest.raises(BotError) as refused:
        value_of(PickOne(SEATS), "Ann", SAY)
    assert refused.value.text == T("bot-name-ambiguous", typed="Ann")
    assert value_of(PickOne(SEATS[:3]), "an", SAY) == "1"


def test_an_id_wins_over_an_earlier_name() -> None:
    options = [Option("other", seat_name(2)), Option("1", T("list-empty"))]
    assert value_of(PickOne(options), "1", SAY) == "1"


def test_seats_within_sentences_count_so_too() -> None:
    options = [Option(str(seat), T("eclipse-relations", other=seat_name(seat))) for seat in range(3)]
    assert value_of(PickOne(options), "1", SAY) == "0"
    assert [value for _, value in offers(PickOne(options), "", SAY)] == ["seat:1", "seat:2", "seat:3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("shape", "value"), SHAPES)
def test_what_suggestions_send_is_read_as_it_was_meant(shape: Shape, value: Any, language: str) -> None:
    say = read_once().speaker(language, NAMES)
    assert value_of(shape, words_of(shape, value, say), say) == value
    for _, sent in offers(shape, "", say):
        assert not sent.isdigit() and shape.check(value_of(shape, sent, say)) is not None


# --- commands --------------------------------------------------------------------------------------------------------


async def crowd(world: World) -> Any:
    """Ann on the first seat, somebody called 1 on the second, and a moderator."""
    one = world.guild.add_member(world.env.create_user("1"))
    world.people["one"] = one
    await world.ann.slash(world.channel, "game new", game="toy")
    await one.slash(world.channel, "game join")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    return boss(world)


@pytest.mark.parametrize("typed", ["1", "seat:1"])
async def test_a_moderator_who_names_the_first_seat_takes_out_who_sits_there(world: World, typed: str) -> None:
    mod = await crowd(world)
    await surely(mod, world.channel, "mod kick", seat=typed)
    assert await seats(world) == [None, world.one.id, world.bob.id]


async def test_what_is_suggested_is_who_is_meant(world: World) -> None:
    mod = await crowd(world)
    offered = await mod.autocomplete(world.channel, "mod kick", "seat", "")
    assert [(one["name"], one["value"]) for one in offered] == [
        ("1. ann", "seat:1"),
        ("2. 1 (blue)", "seat:2"),
        ("3. bob", "seat:3"),
    ]
    for person, seat, known in ((world.one, 2, 1), (world.bob, 1, 2)):
        await world.bot.services.tables.seats.let_share(1, person.id, seat, [known], mod.id)
    await mod.slash(world.channel, "mod swap", seat=offered[1]["value"], other="3")
    assert await seats(world) == [world.ann.id, world.bob.id, world.one.id]


async def test_two_of_one_name_are_told_apart_by_number(world: World) -> None:
    twin = world.guild.add_member(world.env.create_user("Ann"))
    await world.ann.slash(world.channel, "game new", game="toy")
    await twin.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    mod = boss(world)
    said = error(await surely(mod, world.channel, "mod kick", seat="ann"))
    assert said == "“ann” matches several names. Pick one from the list or type its number."
    await surely(mod, world.channel, "mod kick", seat="2")
    assert await seats(world) == [world.ann.id, None]


async def test_a_free_seat_is_taken_by_the_number_of_the_list(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    offered = await world.bob.autocomplete(world.channel, "game join", "seat", "")
    assert [one["value"] for one in offered] == ["seat:2", "seat:3", "seat:4"]
    await world.bob.slash(world.channel, "game join", seat="seat:3")
    await world.cid.slash(world.channel, "game join", seat="4")
    live = await world.bot.services.tables.look(1)
    assert [row.seat for row in live.seats] == [0, 2, 3]
