"""What happened: as text by turns, step by step with pictures, and since the reader's own last answer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history.history import landmarks
from bot.locales import read_once
from bot.store import Preferences
from bot.widgets.presses import Press
from bot.wording.accounts import paragraphs
from bot.wording.chronicle import Entry, evenly
from bot.wording.turns import joined
from engine.events import HEADLINE, PART, PLAIN, SMALL, SUM
from engine.forbidden_stars import words
from engine.text import T, Text, seat_name
from render import NoPainter, Picture
from tests.bot.harness import World, enabled, error, labels, option_values, press
from tests.bot.playing import revived
from tests.bot.test_table import bids


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The toy has pictures here; what each was drawn from."""
    seen: list[dict[str, Any]] = []

    def paint(game: str, view: Any, **how: Any) -> Picture:
        seen.append({"view": view, **how})
        return Picture(b"png", "A board", 1, 1)

    monkeypatch.setattr("bot.drawing.painters.paint", paint)
    return seen


async def turns(world: World) -> None:
    """The first round: bids, ann rolls and keeps one coin, bob keeps still."""
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    await world.bob.slash(world.channel, "toy roll", choice="still")


async def panel(world: World, person: Any, **options: Any) -> Any:
    """The message with the last turn and its picture."""
    return (await person.slash(world.channel, "game history", pictures=True, **options)).response


# --- as text ---------------------------------------------------------------------------------------------------------


async def test_the_history_is_told_by_turns_with_their_time(world: World) -> None:
    await turns(world)
    told = await world.cid.slash(world.channel, "game history")
    first, *rest = told.response.content.splitlines()
    assert told.ephemeral
    assert first.startswith("**Round 1** · <t:") and first.endswith(":f>")
    assert rest[:2] == ["- **ann wins the bid with 3.**", "- ann draws a card."]
    assert any(line.startswith("- ann rolls ") for line in rest)
    assert "answered" not in told.response.content


async def test_the_history_shows_a_seat_its_own_secrets_alone_and_no_detail(world: World) -> None:
    await turns(world)
    said = {
        name: (await world.people[name].slash(world.channel, "game history", answers=100)).response.content
        for name in ("ann", "bob", "cid")
    }
    assert "Only for you: You drew card-" in said["ann"]
    assert all("You drew" not in said[name] and "card-" not in said[name] for name in ("bob", "cid"))
    assert not any("keeps" in words for words in said.values())


async def test_only_the_turns_of_the_last_answers_are_told(world: World) -> None:
    await turns(world)
    said = (await world.ann.slash(world.channel, "game history", answers=2)).response.content
    assert "wins the bid" not in said


async def test_nothing_has_happened_before_the_first_answer(world: World) -> None:
    await world.started()
    assert error(await world.ann.slash(world.channel, "game history")) == "Nothing has happened yet."


async def test_the_history_is_told_in_the_readers_language(world: World) -> None:
    await turns(world)
    world.bot.services.store.prefer(Preferences(world.cid.id, "pl"))
    said = (await world.cid.slash(world.channel, "game history")).response
    assert labels(said) == ["Krok po kroku"]


# --- step by step ----------------------------------------------------------------------------------------------------


async def test_the_text_leads_to_the_pictures(world: World, drawn: list[dict[str, Any]]) -> None:
    await turns(world)
    told = (await world.ann.slash(world.channel, "game history")).response
    await world.ann.click(told, label="Step by step")
    assert told.content.startswith("-# Step 3 of 3\n**Round 1** · ")
    assert len(told.attachments) == 1
    assert enabled(told) == ["First", "Back"]


async def test_one_leafs_through_the_boards_as_they_were(world: World, drawn: list[dict[str, Any]]) -> None:
    await turns(world)
    shown = await panel(world, world.cid)
    await world.cid.click(shown, label="First")
    assert shown.content.startswith("-# Step 1 of 3") and enabled(shown) == ["Next", "Last"]
    assert [seat.coins for seat in drawn[-1]["view"].seats] == [5, 5]
    await world.cid.click(shown, label="Next")
    assert "**ann wins the bid with 3.**" in shown.content
    assert [seat.coins for seat in drawn[-1]["view"].seats] == [2, 5]
    await world.cid.click(shown, label="Last")
    assert [seat.coins for seat in drawn[-1]["view"].seats] == [3, 5] and drawn[-1]["marks"] == ("seat-0",)
    await world.cid.click(shown, label="Back")
    assert shown.content.startswith("-# Step 2 of 3")


async def test_pictures_of_the_past_are_public_for_players_too(world: World, drawn: list[dict[str, Any]]) -> None:
    await turns(world)
    shown = await panel(world, world.ann)
    for label in ("First", "Next", "Next"):
        await world.ann.click(shown, label=label)
    assert all(seat.hand == () for one in drawn for seat in one["view"].seats)
    assert "card-" not in shown.content


async def test_a_restart_between_two_presses(world: World) -> None:
    await turns(world)
    shown = await panel(world, world.ann)
    await world.restart()
    await world.ann.click(shown, label="Back")
    assert shown.content.startswith("-# Step 2 of 3")


async def test_a_turn_is_picked_from_the_list(world: World) -> None:
    await turns(world)
    shown = await panel(world, world.ann)
    assert option_values(shown) == ["0", "2", "4"]
    await world.ann.select(shown, ["2"])
    assert "wins the bid" in shown.content


async def test_a_turn_that_was_taken_back_is_not_shown_as_valid(world: World, drawn: list[dict[str, Any]]) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await world.bob.slash(world.channel, "toy roll", choice="roll", keep="0")
    shown = await panel(world, world.cid)
    assert "bob rolls" in shown.content
    await world.bot.services.tables.moderation.rollback(game(world), 2, world.cid.id)
    await world.env.settle()
    await world.cid.select(shown, ["5"])
    gone, _, *rest = shown.content.splitlines()
    assert gone == "What happened there was undone; this is the step before it."
    assert "bob rolls" not in shown.content and "- **ann wins the bid with 3.**" in rest
    assert [seat.coins for seat in drawn[-1]["view"].seats] == [2, 5]
    assert enabled(shown) == ["First", "Back"]
    assert "bob rolls" not in (await world.cid.slash(world.channel, "game history")).response.content


@pytest.mark.parametrize("goal", ["", "x", "=", "<-1", "=9999999999", "=1;drop"])
async def test_a_forged_step_is_refused(world: World, goal: str) -> None:
    await turns(world)
    message = revived(world, f"{game(world)}:-:h{goal}", None)
    result = await world.ann.click(message, custom_id=f"{game(world)}:-:h{goal}")
    assert error(result) == "This button is out of date."


async def test_a_step_of_another_channel_is_refused(world: World) -> None:
    await turns(world)
    other = world.guild.create_text_channel("other")
    opened = (await world.ann.slash(other, "game new", game="toy")).response
    kept = world.env.backend.get_message(other.id, opened.id)
    kept.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "1:-:h0"}]}]
    assert "another channel" in error(await world.ann.click(opened, custom_id="1:-:h0"))


def game(world: World) -> int:
    return int(world.prompt.components[0].children[0].custom_id.split(":")[0])


async def test_a_game_without_pictures_is_told_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(*_: Any, **__: Any) -> Picture:
        raise NoPainter("toy")

    monkeypatch.setattr("bot.drawing.painters.paint", paint)
    await turns(world)
    shown = await panel(world, world.ann)
    assert shown.attachments == [] and shown.content.startswith("-# Step 3 of 3")


def test_the_list_of_turns_holds_the_rounds_and_the_surroundings() -> None:
    rounds = [n // 40 for n in range(400)]
    found = landmarks(rounds, 205)
    assert set(range(0, 400, 40)) <= set(found) and len(found) == 25
    assert sum(200 <= n < 240 for n in found) == 16
    assert landmarks([1, 1, 2], 0) == [0, 1, 2]
    assert evenly(range(100), 3) == [0, 50, 99]


def test_every_step_fits_into_a_custom_id() -> None:
    assert len(str(Press(10**12 - 1, "-", "h>999999999"))) <= 100


# --- since the own last answer ---------------------------------------------------------------------------------------


async def test_since_the_own_last_answer(world: World, drawn: list[dict[str, Any]]) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    told = await world.bob.slash(world.channel, "game since")
    top, *rest = told.response.content.splitlines()
    assert told.ephemeral and len(told.response.attachments) == 1
    assert top.startswith("-# Since your last answer (<t:") and top.endswith(":R>): 2 answers.")
    assert rest[0].startswith("**Round 1** · ") and rest[1].startswith("- ann rolls ")
    assert "wins the bid" not in told.response.content
    assert drawn[-1]["marks"] == ("seat-0",)


async def test_since_holds_the_own_secrets_and_nobody_elses(world: World) -> None:
    await world.started()
    await world.bob.slash(world.channel, "toy bid", coins="2")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    hers = (await world.bob.slash(world.channel, "game since")).response.content
    assert "ann draws a card." in hers and "You drew" not in hers
    await world.bot.services.tables.seats.resign(game(world), world.ann.id)
    dan = world.guild.add_member(world.env.create_user("dan"))
    await dan.slash(world.channel, "game join", seat="1")
    his = (await dan.slash(world.channel, "game since")).response.content
    assert his.startswith("-# You have not answered in this game yet. So far: ")
    assert "- *Only for you: You drew card-" in his
    watching = (await world.cid.slash(world.channel, "game since")).response.content
    assert "dan draws a card." in watching
    assert "You drew" not in watching


async def test_the_prompt_has_a_button_for_it(world: World) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await world.restart()
    told = await world.bob.click(world.prompt, label="Catch me up")
    assert told.ephemeral
    assert told.response.content.splitlines()[0].endswith("1 answer.")
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_since_an_answer_that_nobody_has_followed(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    said = (await world.ann.slash(world.channel, "game since")).response.content
    assert len(said.splitlines()) == 1 and said.endswith(": no answers yet.")


async def test_since_needs_a_game_that_has_begun(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await world.ann.slash(world.channel, "game since")) == "The game has not started yet."
    assert error(await world.ann.slash(world.channel, "game history", pictures=True)) == "The game has not started yet."


# --- a turn's account reads well -------------------------------------------------------------------------------------


def say(text: Text) -> str:
    return f"{text.key} {text.params.get('seat', seat_name(9)).params['n']}."  # type: ignore[union-attr]


def test_many_lines_of_one_kind_are_a_paragraph() -> None:
    draws = [(T("draws", seat=seat_name(n)), 1) for n in range(4)]
    assert paragraphs(draws, say) == ["draws 0. draws 1. draws 2. draws 3."]
    assert paragraphs(draws[:3], say) == ["draws 0.", "draws 1.", "draws 2."]


def test_what_happened_twice_is_said_once() -> None:
    line = (T("lost", seat=seat_name(1)), 1)
    assert paragraphs([line, line, (T("lost", seat=seat_name(2)), 1)], say) == ["lost 1. (×2)", "lost 2."]


def test_headlines_stand_alone_and_details_do_not_part_a_run() -> None:
    lines = [(T("phase", seat=seat_name(n)), 2) for n in range(5)]
    assert paragraphs(lines, say) == [f"**phase {n}.**" for n in range(5)]
    mixed = [(T("draws", seat=seat_name(n)), 1) for n in range(4)]
    mixed.insert(2, (T("detail", seat=seat_name(0)), 0))
    assert len(paragraphs(mixed, say)) == 1


def test_what_is_told_in_small_is_one_paragraph_below_its_sum() -> None:
    keys = {"plays": SMALL, "gains": SMALL, "round": SUM, "loses": PLAIN}
    lines = [(T(key, seat=seat_name(1)), weight) for key, weight in keys.items()]
    assert paragraphs(lines, say) == ["**round 1.**", "-# plays 1. gains 1.", "loses 1."]


def test_what_a_sum_leads_to_stands_below_it_and_not_below_the_next_one() -> None:
    """As units that are routed by the damage of a round, before another round begins."""
    part = [("begins", PART), ("plays", SMALL), ("round", SUM), ("routs", SMALL)]
    lines = [(T(key, seat=seat_name(n)), weight) for n in (1, 2) for key, weight in part]
    told = ["**round 1.**", "-# plays 1. routs 1.", "**round 2.**", "-# plays 2. routs 2."]
    assert paragraphs(lines, say) == told


def test_what_comes_before_the_first_sum_stands_below_it() -> None:
    """As the dice with which a combat begins."""
    keys = [("combat", HEADLINE), ("rolls", SMALL), ("begins", PART), ("plays", SMALL), ("round", SUM)]
    lines = [(T(key, seat=seat_name(1)), weight) for key, weight in keys]
    assert paragraphs([*lines, *lines], say) == ["**combat 1.**", "**round 1.**", "-# rolls 1. plays 1."] * 2


def test_a_place_that_is_listed_twice_is_named_once() -> None:
    speak = read_once().speaker("en", ["Ann"])
    placed = [
        (T("forbidden_stars-plans", seat=seat_name(0), system=words.system(id)), 1) for id in ("5A", "10A", "10A")
    ]
    (line,) = paragraphs(placed, speak)
    assert line.count("(10A)") == 1 and "(×2)" in line and line.count("(5A)") == 1


def test_a_few_long_lines_of_one_kind_are_a_paragraph_where_that_takes_less_room() -> None:
    """Of 55 letters each takes two lines of a phone, and both together three."""
    long, short = "moves 1 cruiser from far away to somewhere else, and so".ljust(52, "x"), "moves"
    for key, kept in ((long, 1), (short, 2)):
        assert len(paragraphs([(T(key, seat=seat_name(n)), PLAIN) for n in (0, 1)], say)) == kept


async def test_the_toy_tells_a_turn_line_by_line(world: World) -> None:
    await bids(world)
    assert "**ann wins the bid with 3.**\nann draws a card." in world.said()
    await press(world.ann, world.prompt, "Keep still")


def test_turns_close_together_in_one_place_of_the_game_are_named_once() -> None:
    here, there, line = T("a"), T("b"), ((T("x"), 1),)
    turns = [
        Entry(1, 1, here, 1, "2026-03-01T12:00:00+00:00", line),
        Entry(2, 3, here, 1, "2026-03-01T12:20:00+00:00", line),
        Entry(4, 4, there, 1, "2026-03-01T12:21:00+00:00", line),
        Entry(5, 5, there, 1, "2026-03-02T12:21:00+00:00", line),
    ]
    told = joined(turns)
    assert [(entry.first, entry.last, len(entry.told)) for entry in told] == [(1, 3, 2), (4, 4, 1), (5, 5, 1)]


def test_lines_that_differ_in_one_thing_are_one_sentence_where_there_are_words_for_it() -> None:
    speak = read_once().speaker("en", ["Ann", "Bob"])
    one, other, third = (T("ti4-planet-jord"), T("ti4-planet-nar"), T("ti4-planet-jol"))
    gained = [(T("ti4-control-gained", seat=seat_name(0), planet=planet), 1) for planet in (one, other, third)]
    assert paragraphs(gained, speak) == ["Ann gains control of Jord, Nar and Jol."]
    mixed = [gained[0], (T("ti4-control-gained", seat=seat_name(1), planet=other), 1)]
    assert paragraphs(mixed, speak) == ["Ann gains control of Jord.", "Bob gains control of Nar."]
    turns = [*mixed, gained[2]]
    assert paragraphs(turns, speak) == ["Ann gains control of Jord and Jol.", "Bob gains control of Nar."]
    same = (T("ti4-control-gained", seat=seat_name(1), planet=one), 1)
    assert len(paragraphs([gained[0], same], speak)) == 2, "who did it is never listed"
    lost = [(T("ti4-control-lost", seat=seat_name(0), planet=planet), 1) for planet in (one, other)]
    assert len(paragraphs(lost, speak)) == 2, "no words for it"
