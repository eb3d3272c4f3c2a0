"""Every shape of an answer, by buttons, lists and modals."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.asking.confirming import answered, confirmed, first_sentence, not_twice, what_came_of_it
from bot.locales import LANGUAGES, read_once
from bot.names import unescaped
from bot.widgets.arranging import with_below
from bot.widgets.explain import cut, explained, from_to
from bot.widgets.forms import form_of
from bot.widgets.lead_lists import listed, packed
from bot.widgets.maker import Maker
from bot.widgets.panels import panel
from bot.widgets.presses import Move, PartialStore, Press
from bot.widgets.shapes import face_of
from bot.widgets.shapes.menus import pages_of
from bot.widgets.shapes.paying import suggestion
from bot.widgets.typed import offers, value_of
from bot.wording.channel_prompt import EXPLAINED
from bot.wording.focus import numbers_of, zoom_of
from engine import games
from engine.ask import NO, Amount, Form, Option, PickOne, PickSome, Refusal, Slot, Spread, either, yes_no
from engine.focus import Focus
from engine.text import T, Text
from tests.bot.harness import World, enabled, error, labels, messages, option_values, raw
from tests.bot.laid_out import BOXES, LIST, RADIO, TEXT, sections
from tests.bot.zoo import SHAPES, Zoo, animals

KINDS = tuple(SHAPES)
SAY = read_once().speaker("en")


async def begun(world: World, *kinds: str, open: tuple[str, ...] = ()) -> None:
    """A game that asks ann for these shapes, `open`: some of them where all may read the options."""
    games.register(Zoo(*kinds, open=open))
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()


async def asked(world: World, *kinds: str) -> Any:
    """ann's own prompt, at the first of these shapes."""
    await begun(world, *kinds)
    shown = await world.ann.click(world.prompt, label="Answer")
    return shown.response


async def got(world: World) -> str:
    await world.env.settle()
    return next(unescaped(line) for said in world.said() for line in said.splitlines() if line.startswith("Got "))


async def test_a_few_options_are_buttons(world: World) -> None:
    prompt = await asked(world, "few")
    assert labels(prompt) == ["Animal 0", "Animal 1", "Animal 2"]
    await world.ann.click(prompt, label="Animal 1")
    assert await got(world) == "Got animal-1"
    assert prompt.content.startswith("✓ Done.")
    assert labels(prompt) == []


async def test_a_prompt_opened_again_takes_the_place_of_the_one_before(world: World) -> None:
    first = await asked(world, "few")
    second = (await world.ann.click(world.prompt, label="Answer")).response
    await world.env.settle()
    standing = {message.id for message in world.channel.history(viewer=world.ann)}
    assert second.id in standing and first.id not in standing


async def test_the_last_answer_can_be_taken_back_where_it_was_given(world: World) -> None:
    prompt = await asked(world, "few", "some")
    assert "Undo" not in labels(prompt)
    await world.ann.click(prompt, label="Animal 1")
    assert "Choose 2 to 3." in prompt.content and labels(prompt)[-1] == "Undo"
    await world.ann.click(prompt, label="Undo")
    assert labels(prompt) == ["Animal 0", "Animal 1", "Animal 2"]
    assert not any("undoes" in said for said in world.said()), "nobody else has seen anything of it"
    await world.ann.click(prompt, label="Animal 2")
    assert await got(world) == "Got animal-2"


async def test_what_was_taken_back_cannot_be_taken_back_again(world: World) -> None:
    prompt = await asked(world, "few", "some")
    await world.ann.click(prompt, label="Animal 1")
    custom_id = next(c["custom_id"] for row in raw(prompt) for c in row["components"] if c.get("label") == "Undo")
    assert Press.read(custom_id) is not None
    await world.ann.slash(world.channel, "game undo")
    said = messages(await world.ann.click(prompt, label="Undo"))[-1]
    assert said.ephemeral and said.content == "This question has already been answered."


async def test_many_options_are_a_list_in_pages(world: World) -> None:
    prompt = await asked(world, "crowd")
    assert len(option_values(prompt)) == 25
    assert labels(prompt) == ["◀", "Page 1 of 4 ▶"]
    await world.ann.click(prompt, label="Page 1 of 4 ▶")
    assert option_values(prompt) == [f"animal-{n}" for n in range(25, 50)]
    await world.ann.select(prompt, ["animal-29"])
    assert await got(world) == "Got animal-29"


async def test_somewhat_many_options_are_lists_side_by_side(world: World) -> None:
    prompt = await asked(world, "many")
    lists = [component for row in raw(prompt) for component in row["components"]]
    assert [one["placeholder"] for one in lists] == ["Animal 0 … Animal 14", "Animal 15 … Animal 29"]
    await world.ann.select(prompt, ["animal-29"], custom_id=lists[1]["custom_id"])
    assert await got(world) == "Got animal-29"
    assert prompt.content.splitlines()[:2] == ["✓ Done. **Animal 29**", "-# What now?"]


def test_what_hardly_anybody_wants_stands_in_a_list_behind_the_others() -> None:
    options = [Option(str(n), T("bot-number", n=n), aside=n % 3 > 0) for n in range(30)]
    first, *others = pages_of(options)
    assert [option.id for option in first] == [str(n) for n in range(0, 30, 3)]
    assert [len(each) for each in others] == [20] and from_to(others[0]).key == "bot-others"
    assert from_to(first) == T("bot-slots", first=options[0].text, last=options[27].text)
    assert len(pages_of([option._replace(aside=False) for option in options])) == 2


def test_no_list_holds_a_single_option_beside_a_full_one() -> None:
    options = [Option(str(n), T("bot-number", n=n)) for n in range(26)]
    assert [len(each) for each in pages_of(options)] == [13, 13]
    assert [option for each in pages_of(options) for option in each] == options


def test_what_follows_on_one_option_is_parted_likewise() -> None:
    first = Option("go", T("bot-number", n=1))
    then = [Option(str(n), T("bot-number", n=n), aside=n >= 12) for n in range(30)]
    lists = packed([first], {"go": then})
    assert [len(each) for each in lists] == [12, 18]
    assert listed(lists, lambda one: one.text)[1].name.params["ends"].key == "bot-others"  # type: ignore[union-attr]


async def test_what_a_few_options_do_stands_in_full_above_their_buttons(world: World) -> None:
    prompt = await asked(world, "cards")
    told = [line for line in prompt.content.splitlines() if line.startswith("- ")]
    assert [line[:18] for line in told] == [f"- **Animal {n}**: An" for n in range(3)]
    assert all(line.endswith("at all hours.") for line in told) and not sections(prompt)
    assert labels(prompt) == ["Animal 0", "Animal 1", "Animal 2", "Animal 99"]
    await world.ann.click(prompt, label="Animal 1")
    assert await got(world) == "Got animal-1"


def test_four_long_cards_are_told_whole_in_the_channel() -> None:
    """Combat upgrades of Forbidden Stars, which are long."""
    cards = [Option(str(n), T("bot-number", n=n), more=T("answer-words", words=f"{n}{'x' * 310}")) for n in range(4)]
    lines = explained(cards, lambda option: option.text, read_once().speaker("en"), EXPLAINED)
    assert len(lines) == 4 and not any(line.endswith("…") for line in lines)


async def test_what_options_do_is_cut_to_the_room_of_a_message(world: World) -> None:
    prompt = await asked(world, "hand")
    lines = prompt.content.splitlines()[2:]
    assert len(lines) == 10 and all(line.endswith("…") for line in lines)
    assert 1500 < len(prompt.content) <= 2000


async def test_what_options_of_a_list_do_stands_under_each(world: World) -> None:
    prompt = await asked(world, "library")
    assert prompt.content == "**What now?**"
    told = [o["description"] for row in raw(prompt) for c in row["components"] if c["type"] == 3 for o in c["options"]]
    assert len(told) == 30 and all(90 < len(words) <= 100 for words in told)
    assert told[7].startswith("Animal 7 says of itself") and told[7].endswith("…")


async def test_some_of_a_few_take_one_press(world: World) -> None:
    prompt = await asked(world, "some")
    assert prompt.content.splitlines() == ["**What now?**", "Choose 2 to 3."]
    await world.ann.select(prompt, ["animal-0", "animal-5"])
    assert await got(world) == "Got ['animal-0', 'animal-5']"


async def test_some_of_many_are_kept_over_the_pages(world: World) -> None:
    prompt = await asked(world, "hundred")
    await world.ann.select(prompt, ["animal-3", "animal-24"])
    await world.ann.click(prompt, label="Page 1 of 3 ▶")
    await world.ann.select(prompt, ["animal-30"])
    assert prompt.content.splitlines()[-1] == "Chosen: Animal 3, Animal 24 and Animal 30"
    await world.ann.click(prompt, label="Confirm")
    assert await got(world) == "Got ['animal-3', 'animal-24', 'animal-30']"


async def test_nothing_has_one_button(world: World) -> None:
    prompt = await asked(world, "any")
    assert "Confirm" not in enabled(prompt)
    await world.ann.select(prompt, ["animal-3"])
    assert "Confirm" in enabled(prompt)
    await world.ann.click(prompt, label="None")
    assert await got(world) == "Got []"


async def test_whoever_has_nothing_to_choose_from_says_so_by_one_press(world: World) -> None:
    """It is asked all the same where others may not know that."""
    prompt = await asked(world, "nothing")
    assert labels(prompt) == ["None"] and "nothing to choose from" in prompt.content
    assert offers(SHAPES["nothing"], "", read_once().speaker("en")) == [("None", ",")]
    await world.ann.click(prompt, label="None")
    assert await got(world) == "Got []"


async def test_a_payment_shows_its_worth_and_can_be_suggested(world: World) -> None:
    prompt = await asked(world, "pay")
    assert prompt.content.splitlines()[-1] == "Chosen: 0 of 5."
    await world.ann.select(prompt, ["animal-3"])
    assert "Chosen: 3 of 5." in prompt.content
    cheap = next(label for label in enabled(prompt) if label.startswith("Pay cheapest: "))
    assert cheap.count("Animal") == 2, "it says what it will take"
    await world.ann.click(prompt, label=cheap)
    assert (await got(world)).count("animal-") == 2
    assert prompt.content.splitlines()[0].count("Animal") == 2, "it says what it took"


async def test_a_payment_that_is_enough_is_paid(world: World) -> None:
    prompt = await asked(world, "pay")
    await world.ann.select(prompt, ["animal-3", "animal-6"])
    assert await got(world) == "Got ['animal-3', 'animal-6']"


async def test_a_large_number_is_typed(world: World) -> None:
    prompt = await asked(world, "number")
    form = await world.ann.click(prompt, label="Type a number")
    refused = await world.ann.submit_modal(form, {"0": "seven"})
    assert error(refused) == "“seven” is not a number."
    form = await world.ann.click(prompt, label="Type a number")
    await world.ann.submit_modal(form, {"0": "77"})
    assert await got(world) == "Got 77"


async def test_a_form_shows_names_as_they_are(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.asking.private_prompt._title", lambda at, move: at.say(T("zoo-got", answer="*Ann*")))
    prompt = await asked(world, "number")
    form = await world.ann.click(prompt, label="Type a number")
    assert form.modal["title"] == "Got *Ann*"


async def test_an_impossible_number_is_refused_and_the_prompt_stays(world: World) -> None:
    prompt = await asked(world, "number")
    form = await world.ann.click(prompt, label="Type a number")
    refused = await world.ann.submit_modal(form, {"0": "777"})
    assert error(refused) == "Choose a number from 0 to 100."
    assert labels(prompt) == ["Type a number"]


async def test_a_total_is_spread_in_one_modal(world: World) -> None:
    prompt = await asked(world, "spread")
    form = await world.ann.click(prompt, label="Enter amounts")
    refused = await world.ann.submit_modal(form, {"0": ["4"], "1": ["1"]})
    assert error(refused) == "The total must be 4. (rule ZOO-CAGE-01)"
    form = await world.ann.click(prompt, label="Enter amounts")
    await world.ann.submit_modal(form, {"0": ["3"], "2": ["1"]})
    assert await got(world) == "Got {'cage-0': 3, 'cage-2': 1}"


async def test_a_total_is_spread_by_pressing(world: World) -> None:
    prompt = await asked(world, "spread")
    for label in ("+1 Cage 0", "+1 Cage 2", "+1 Cage 2"):
        assert "Confirm" not in enabled(prompt)
        await world.ann.click(prompt, label=label)
    assert prompt.content.splitlines()[1:] == [
        "Chosen: 3 of 4.",
        *("- Cage 0: 1 of 4", "- Cage 1: 0 of 4", "- Cage 2: 2 of 4"),
    ]
    await world.ann.click(prompt, label="+1 Cage 2")
    assert await got(world) == "Got {'cage-0': 1, 'cage-2': 3}"


async def test_as_many_as_fit_take_one_press(world: World) -> None:
    prompt = await asked(world, "wide-room")
    await world.ann.click(prompt, label="Maximum: 4 × Cage 0 and 2 × Cage 1")
    assert await got(world) == "Got {'cage-0': 4, 'cage-1': 2}"


async def test_what_is_spread_wholly_is_moved_one_by_one(world: World) -> None:
    prompt = await asked(world, "moved")
    await world.ann.click(prompt, label="+1 Cage 1")
    assert [label for label in enabled(prompt) if label.startswith("−1")] == ["−1 Cage 0", "−1 Cage 1"]
    await world.ann.click(prompt, label="−1 Cage 0")
    await world.ann.click(prompt, label="+1 Cage 1")
    await world.ann.click(prompt, label="Confirm")
    assert await got(world) == "Got {'cage-0': 1, 'cage-1': 2}"


async def test_who_opens_the_question_again_goes_on_where_they_were(world: World) -> None:
    prompt = await asked(world, "spread", "spread")
    await world.ann.click(prompt, label="+1 Cage 2")
    again = (await world.ann.click(world.prompt, label="Answer")).response
    assert again.content.splitlines()[1] == "Chosen: 1 of 4." and "- Cage 2: 1 of 4" in again.content
    for _ in range(3):
        await world.ann.click(again, label="+1 Cage 0")
    assert await got(world) == "Got {'cage-0': 3, 'cage-2': 1}"
    fresh = (await world.ann.click(world.prompt, label="Answer")).response
    assert fresh.content.splitlines()[1] == "Chosen: 0 of 4."


async def test_a_few_ways_to_spread_something_are_a_press_each(world: World) -> None:
    prompt = await asked(world, "halves")
    assert labels(prompt) == ["2 × Cage 0", "1 × Cage 0 and 1 × Cage 1", "2 × Cage 1"]
    assert prompt.content == "**What now?**"
    await world.ann.click(prompt, label="1 × Cage 0 and 1 × Cage 1")
    assert await got(world) == "Got {'cage-0': 1, 'cage-1': 1}"


async def test_more_ways_than_stand_in_a_row_are_a_list(world: World) -> None:
    prompt = await asked(world, "split")
    assert "+1 Cage 0" in labels(prompt) and len(option_values(prompt)) == 10


async def test_of_a_pair_each_is_a_press_and_so_are_both_and_none(world: World) -> None:
    prompt = await asked(world, "pair")
    assert labels(prompt) == ["Animal 0", "Animal 1", "All", "None"]
    await world.ann.click(prompt, label="Animal 1")
    assert await got(world) == "Got ['animal-1']"


async def test_all_of_what_is_worth_something_says_what_it_is_worth(world: World) -> None:
    assert labels(await asked(world, "votes"))[-1] == "All (6)"


async def test_a_few_ways_that_everybody_may_know_stand_in_the_channel(world: World) -> None:
    await begun(world, "halves", open=("halves",))
    assert labels(world.prompt)[:3] == ["2 × Cage 0", "1 × Cage 0 and 1 × Cage 1", "2 × Cage 1"]
    assert "Answer" not in labels(world.prompt)
    await world.ann.click(world.prompt, label="2 × Cage 0")
    assert await got(world) == "Got {'cage-0': 2}"


async def test_who_answers_in_the_channel_finds_what_is_asked_next_in_private(world: World) -> None:
    await begun(world, "few", "form", open=("few",))
    await world.ann.click(world.prompt, label="Animal 1")
    await world.env.settle()
    own = world.channel.history(viewer=world.ann)[-1]
    assert labels(own) == ["Fill it in", "Confirm"]
    assert own not in world.channel.history(viewer=world.bob)


async def test_nothing_opens_where_the_channel_holds_what_is_asked_next(world: World) -> None:
    await begun(world, "few", "cards", open=("few", "cards"))
    await world.ann.click(world.prompt, label="Animal 1")
    await world.env.settle()
    assert world.channel.history(viewer=world.ann)[-1].id == world.prompt.id


async def test_one_piece_alone_takes_one_press(world: World) -> None:
    prompt = await asked(world, "single")
    assert (enabled(prompt), prompt.content) == (["Cage 0", "Cage 1", "Cage 2"], "**What now?**")
    await world.ann.click(prompt, label="Cage 2")
    assert await got(world) == "Got {'cage-2': 1}"


async def test_to_confirm_nothing_at_all_says_so(world: World) -> None:
    prompt = await asked(world, "wide-room")
    assert "Confirm (none)" in enabled(prompt) and "Confirm" not in enabled(prompt)
    await world.ann.click(prompt, label="+1 Cage 1")
    assert "Confirm" in enabled(prompt) and "Confirm (none)" not in enabled(prompt)


async def test_a_spread_begins_with_how_things_lie(world: World) -> None:
    prompt = await asked(world, "moved")
    assert prompt.content.splitlines()[1:] == ["Chosen: 2 of 3.", "- Cage 0: 2 of 4", "- Cage 1: 0 of 4"]
    await world.ann.click(prompt, label="+1 Cage 1")
    await world.ann.click(prompt, label="Confirm")
    assert await got(world) == "Got {'cage-0': 2, 'cage-1': 1}"


async def test_a_form_asks_for_nothing_that_has_one_value_alone_and_numbers_its_parts(world: World) -> None:
    prompt = await asked(world, "offer")
    assert labels(prompt) == ["Fill in part 1 of 2 (from “Which”)", "Birds", "Confirm"]
    assert "Count" not in prompt.content and "These" not in prompt.content
    form = await world.ann.click(prompt, label="Fill in part 1 of 2 (from “Which”)")
    await world.ann.submit_modal(form, {"0": "animal-2", "3": ["2"]})
    await world.ann.click(prompt, label="Confirm")
    assert "'which': 'animal-2', 'count': 0, 'these': 'none', 'more': 2" in await got(world)


async def test_a_wide_spread_is_typed_in_parts(world: World) -> None:
    prompt = await asked(world, "wide")
    assert labels(prompt) == [
        "Cage 0 … Cage 4",
        "Cage 5 … Cage 6",
        "Confirm",
        "Maximum: 4 × Cage 0, 4 × Cage 1 and 1 × Cage 2",
        "Start over",
    ]
    form = await world.ann.click(prompt, label="Cage 0 … Cage 4")
    await world.ann.submit_modal(form, {"0": ["2"]})
    form = await world.ann.click(prompt, label="Cage 5 … Cage 6")
    await world.ann.submit_modal(form, {"6": ["4"]})
    assert prompt.content.splitlines()[1:] == ["Chosen: 6; 2 to 9.", "- Cage 0: 2 of 4", "- Cage 6: 4 of 4"]
    await world.ann.click(prompt, label="Confirm")
    assert await got(world) == "Got {'cage-0': 2, 'cage-6': 4}"


async def test_an_order_is_pressed_one_by_one(world: World) -> None:
    prompt = await asked(world, "order")
    await world.ann.click(prompt, label="Animal 2")
    await world.ann.click(prompt, label="Animal 0")
    assert prompt.content.splitlines()[-2:] == ["1. Animal 2", "2. Animal 0"]
    await world.ann.click(prompt, label="Start over")
    for label in ("Animal 3", "Animal 1", "Animal 0"):
        await world.ann.click(prompt, label=label)
    assert await got(world) == "Got ['animal-3', 'animal-1', 'animal-0', 'animal-2']"


async def test_a_form_is_filled_in_at_once(world: World) -> None:
    prompt = await asked(world, "form")
    assert prompt.content.splitlines()[1:] == ["- Which: …", "- Count: 0", "- Words: None"]
    assert labels(prompt) == ["Fill it in", "Confirm"] and enabled(prompt) == ["Fill it in"]
    form = await world.ann.click(prompt, label="Fill it in")
    assert [(part["label"], part["component"]["type"]) for part in form.modal["components"]] == [
        ("Which", RADIO), ("Count", LIST), ("Words", TEXT),
    ]  # fmt: skip
    words = "no shooting, please: " + "x" * 100
    await world.ann.submit_modal(form, {"0": "animal-2", "1": ["3"], "2": words})
    assert (await got(world)).startswith("Got {'which': 'animal-2', 'count': 3, 'words': 'no shooting, please: xx")


async def test_what_is_missing_in_a_form_stays_open(world: World) -> None:
    prompt = await asked(world, "form")
    await world.ann.submit_modal(await world.ann.click(prompt, label="Fill it in"), {"1": ["3"]})
    assert prompt.content.splitlines()[1:3] == ["- Which: …", "- Count: 3"] and enabled(prompt) == ["Fill it in"]
    form = await world.ann.click(prompt, label="Fill it in")
    chosen = [o["value"] for part in form.modal["components"][:2] for o in part["component"]["options"] if o["default"]]
    assert chosen == ["3"]


async def test_a_form_that_does_not_fit_is_refused_with_its_rule_and_kept(world: World) -> None:
    prompt = await asked(world, "form")
    form = await world.ann.click(prompt, label="Fill it in")
    refused = await world.ann.submit_modal(form, {"0": "animal-1", "1": ["2"]})
    assert error(refused) == "No lions. (rule ZOO-LION-01)"
    again = (await world.ann.click(world.prompt, label="Answer")).response
    above, *fields = again.content.splitlines()[1:4]
    assert above == "Not possible yet. No lions." and fields == ["- Which: Animal 1 ⚠", "- Count: 2"]


async def test_a_long_form_is_filled_in_five_parts_at_a_time(world: World) -> None:
    prompt = await asked(world, "sheet")
    assert labels(prompt) == ["Fill it in", "Cages", "Confirm"]
    form = await world.ann.click(prompt, label="Fill it in")
    kinds = [part["component"]["type"] for part in form.modal["components"]]
    assert kinds == [LIST, LIST, BOXES, TEXT, TEXT]
    given = {"0": ["animal-11"], "1": ["1"], "3": ["animal-0", "animal-3"], "4": "250", "5": "so be it"}
    await world.ann.submit_modal(form, given)
    await world.ann.click(prompt, label="Cages")
    await world.ann.click(prompt, label="+1 Cage 1")
    await world.ann.click(prompt, label="Confirm")
    assert "Confirm" in enabled(prompt)
    await world.ann.click(prompt, label="Confirm")
    answer = await got(world)
    for part in ("'which': 'animal-11'", "'cages': {'cage-1': 1}", "['animal-0', 'animal-3']", "250", "so be it"):
        assert part in answer


async def test_a_restart_in_the_middle_of_a_form_loses_nothing(world: World) -> None:
    prompt = await asked(world, "sheet")
    form = await world.ann.click(prompt, label="Fill it in")
    await world.restart()
    await world.ann.submit_modal(form, {"0": ["animal-11"], "1": ["1"], "4": "250"})
    assert "- Which: Animal 11" in prompt.content and "- More: 250" in prompt.content
    await world.restart()
    await world.ann.click(prompt, label="Cages")
    await world.ann.click(prompt, label="+1 Cage 1")
    await world.ann.click(prompt, label="Confirm")
    await world.ann.click(prompt, label="Confirm")
    assert "'more': 250" in await got(world)


async def test_nonsense_in_a_field_is_refused(world: World) -> None:
    prompt = await asked(world, "sheet")
    form = await world.ann.click(prompt, label="Fill it in")
    assert error(await world.ann.submit_modal(form, {"4": "plenty"})) == "“plenty” is not a number."


async def test_every_shape_can_be_typed(world: World) -> None:
    typed = [
        "Animal 1",
        "animal-29",
        "animal-70",
        "Animal 0, Animal 3",
        "animal-7",
        "animal-3,animal-2",
        "8",
        "2 Cage 0, 2 Cage 1",
    ]
    await asked(world, *KINDS)
    more = (
        "Cage 1",
        "cage-0=3",
        "cage-6=2",
        "Cage 0",
        "animal-3,animal-2,animal-1,animal-0",
        "which=animal-2, count=2",
        ",",
    )
    for words in (*typed, *more):
        answered = await world.ann.slash(world.channel, "zoo answer", answer=words)
        assert answered.response.content.startswith("✓ Done."), (words, answered.response.content)
    assert any("'which': 'animal-2', 'count': 2, 'words': ''" in line for line in world.said())


async def test_what_is_completed_is_legal(world: World) -> None:
    await asked(world, *KINDS)
    for kind in KINDS:
        typed = ""
        for _ in range(6):
            offers = await world.ann.autocomplete(world.channel, "zoo answer", "answer", typed)
            assert offers, (kind, typed)
            typed = next(offer["value"] for offer in offers if offer["value"] != typed.rstrip(","))
            answered = await world.ann.slash(world.channel, "zoo answer", answer=typed)
            if answered.response.content.startswith("✓ Done."):
                break
            typed += ","
        else:
            raise AssertionError(kind)


def test_a_choice_of_nothing_says_what_it_means() -> None:
    options = [Option("a", T("bot-number", n=1))]
    assert face_of(PickSome(options, 0, 1)).summary([]) == T("bot-none")
    assert face_of(PickSome(options, 0, 1, nothing=T("bot-number", n=7))).summary([]) == T("bot-number", n=7)


def test_a_filled_form_is_told_by_the_names_of_its_fields_without_those_left_empty() -> None:
    option = Option("a", T("bot-number", n=1))
    form = Form({"ships": PickSome([option], 0, 1), "bases": PickSome([option], 0, 1)})
    field = T("bot-field", field=Text("zoo-field-ships"), value=T("bot-these", choices=(option.text,)))
    assert face_of(form).summary({"ships": ["a"], "bases": []}, "zoo") == T("bot-these", choices=(field,))
    assert face_of(form).summary({"ships": [], "bases": []}, "zoo") == T("bot-none")


def test_a_filled_form_does_not_repeat_that_nothing_is_bid_or_changed() -> None:
    none, some = Option(NO, T("bot-number", n=1)), Option("a", T("bot-number", n=2))
    form = Form({"bid": Amount(0, 9), "apart": PickOne([none, some])})
    assert face_of(form).summary({"bid": 0, "apart": NO}, "zoo") == T("bot-none")
    told = face_of(form).summary({"bid": 2, "apart": "a"}, "zoo")
    assert len(told.params["choices"]) == 2  # type: ignore[arg-type]


def test_how_many_may_be_chosen_is_not_said_where_all_may() -> None:
    say, options = read_once().speaker("en"), [Option(str(n), T("bot-number", n=n)) for n in range(3)]
    assert face_of(PickSome(options, 0, 3)).hints(None, say) == []
    assert face_of(PickSome(options, 0, 2)).hints(None, say) and face_of(PickSome(options, 1, 3)).hints(None, say)


def test_a_question_about_one_slot_is_a_list_of_numbers() -> None:
    name = T("zoo-animal", n=1)
    asked = Spread([Slot("a", name, 6)], 1, 6, start={"a": 1})
    say = read_once().speaker("en")
    shown = panel(Maker(1, "q", Move(), say, PartialStore(), "zoo"), asked, [], None)
    ((menu,),) = shown.rows
    assert isinstance(menu, discord.ui.Select) and menu.placeholder == say(name).capitalize()
    assert [option.label for option in menu.options] == ["6", "5", "4", "3", "2", "1"] and not shown.content


@pytest.mark.parametrize(
    ("words", "longest", "kept"),
    [
        ("Rain of Fire (1 materiel)", 24, "Rain of Fire…"),
        ("Rain of Fire (1) falls here", 24, "Rain of Fire (1) falls…"),
        ("Rain of Fire", 24, "Rain of Fire"),
    ],
)
def test_what_is_cut_ends_in_no_half_bracket(words: str, longest: int, kept: str) -> None:
    assert cut(words, longest) == kept


@pytest.mark.parametrize(
    ("about", "recalled"),
    [
        ("Ann: do you use this ability? Your opponent may rout a unit.", "Ann: do you use this ability?"),
        ("Dr. No: which of these?", "Dr. No: which of these?"),
        ("Your production sheet. You have 17 CP.", "Your production sheet."),
    ],
)
def test_of_what_was_asked_a_sentence_is_said_once_more(about: str, recalled: str) -> None:
    assert first_sentence(about) == recalled


def test_what_was_asked_is_not_said_once_more_where_what_came_of_it_is_told() -> None:
    said = T("bot-answered-so", about="Ann: where to?", answer="K4")
    assert confirmed(said, False) == said and confirmed(None, True) == T("bot-answered")
    assert confirmed(said, True).key == "bot-answered-briefly" and confirmed(said, True).params["answer"] == "K4"


def test_what_was_chosen_is_said_without_the_numbers_of_a_picture_that_is_gone() -> None:
    place = T("bot-numbered", n=2, option=T("bot-number", n=7))
    said = answered(T("bot-number", n=1), T("bot-both", first=T("bot-number", n=5), then=place), SAY)
    assert "2 ·" not in SAY(said) and "7" in SAY(said) and "5" in SAY(said)


@pytest.mark.parametrize(("asked", "key"), [(1, "bot-answered-briefly"), (2, "bot-answered-so")])
def test_a_question_that_is_asked_again_is_not_said_twice(asked: int, key: str) -> None:
    said = answered(T("bot-number", n=1), T("bot-number", n=5), SAY)
    played = SimpleNamespace(partly=None, events=(), done=True)
    told = what_came_of_it(played, said, 0, SAY, T("bot-number", n=asked))  # type: ignore[arg-type]
    assert told == [SAY(Text(key, said.params))]


@pytest.mark.parametrize(
    ("answer", "own", "once"),
    [
        ("K6: SC4 (1 Scout) → J6, unexplored", "You move SC4 (1 Scout): K6 → J6.", True),
        ("K6: SC4 (1 Scout) → J6, home world", "You move SC4 (1 Scout): K6 → J6.", True),
        ("Advance → Bloody Expanse (5A)", "Your order token in Bloody Expanse (5A): Advance.", True),
        ("Forge an Alliance", "Your secret objective: Forge an Alliance (1 point). Control 4 planets.", True),
        ("Use it", "New action cards: Summit.", False),
        ("Scouts, cruisers and bases", "You scrap your scouts.", False),
        ("", "New action cards: Summit.", False),
    ],
)
def test_what_was_done_is_said_once(answer: str, own: str, once: bool) -> None:
    """Where what is told to somebody alone says what was chosen, that is not said beside it."""
    event = SimpleNamespace(secret={0: T("bot-answered-told", what=own)})
    played = SimpleNamespace(partly=None, events=(event,), done=True)
    said = T("bot-answered-so", about="What now?", answer=answer)
    told = what_came_of_it(played, said, 0, SAY)  # type: ignore[arg-type]
    assert len(told) == (1 if once else 2) and own in told[-1] and told[0].startswith("✓ ")


def test_one_place_alone_is_neither_numbered_nor_drawn_in_any_prompt() -> None:
    numbers = {"a": 1, "b": 1}
    table = SimpleNamespace(ask=SimpleNamespace(of=lambda seat: None), waiting=lambda: [0])
    rules = SimpleNamespace(focus=lambda seat, ask: Focus("near-x", numbers))
    game = SimpleNamespace(settings=SimpleNamespace(lesson="", strayed=""))
    live = SimpleNamespace(table=table, game=game, rules=rules)
    assert numbers_of(live, 0) == {} and zoom_of(live, 0) == ""  # type: ignore[arg-type]
    numbers["b"] = 2
    assert numbers_of(live, 0) == numbers and zoom_of(live, 0) == "near-x"  # type: ignore[arg-type]


@pytest.mark.parametrize(("most", "offered"), [(2, True), (3, False)])
def test_all_of_it_is_offered_where_it_fits_the_rest_of_the_form(most: int, offered: bool) -> None:
    """Two of them can be paid."""
    paid = Spread([Slot("a", T("bot-number", n=1), most)], 0, most)
    dear = Refusal("X", T("bot-number", n=2))
    form = Form({"ships": paid}, lambda given: dear if sum(given["ships"].values()) > 2 else None)  # type: ignore[union-attr]
    make = Maker(1, "q", Move(field=0), read_once().speaker("en"), PartialStore(), "zoo")
    labels = [item.label for row in panel(make, form, [], {"ships": {}}).rows for item in row if hasattr(item, "label")]
    assert ("All" in labels) == offered


def test_a_choice_of_nothing_that_means_something_is_suggested_while_nothing_is_typed() -> None:
    say = read_once().speaker("en")
    options, seven = [Option("a", T("bot-number", n=1))], T("bot-number", n=7)
    meant = PickSome(options, 0, 1, nothing=seven)
    assert offers(meant, "", say)[-1] == (say(seven), ",") and value_of(meant, ",", say) == []
    assert (say(seven), ",") not in offers(meant, "a", say)
    for other in (PickSome(options, 0, 1), PickSome(options, 1, 1, nothing=seven), PickSome(options, 0, 1, 1)):
        assert len(offers(other, "", say)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_draft_survives_its_custom_id(kind: str) -> None:
    from random import Random

    shape = SHAPES[kind]
    for seed in range(30):
        partial_answer = shape.random(Random(seed))
        assert face_of(shape).unpack(face_of(shape).pack(partial_answer)) == partial_answer


def test_a_draft_too_long_for_a_custom_id_is_kept_by_name() -> None:
    partials, move = PartialStore(), Move("offer", "ok", partial_answer="x" * 200)
    custom_id = partials.fit(1, "0.5", move)
    assert len(custom_id) <= 100
    kept = Press.read(custom_id)
    assert kept is not None and partials.read(kept.choice) == move
    assert PartialStore().read(kept.choice) == Move("offer", "ok", partial_answer="")


def test_a_suggested_payment_wastes_least_and_then_uses_least() -> None:
    def paying(need: int, *worths: int) -> PickSome:
        return PickSome([Option(str(n), T("x"), worth) for n, worth in enumerate(worths)], 0, len(worths), need)

    assert suggestion(paying(5, 4, 3, 2)) == ["1", "2"]
    assert suggestion(paying(4, 1, 1, 2, 4)) == ["3"]
    assert suggestion(paying(6, 5, 5, 5)) == ["0", "1"]


def test_of_equal_payments_the_one_is_suggested_that_loses_least_besides() -> None:
    options = [Option("rich", T("x"), 1, loss=6), Option("poor", T("x"), 1, loss=2), Option("large", T("x"), 5)]
    assert suggestion(PickSome(options, 0, 3, 1)) == ["poor"]
    assert suggestion(PickSome(options, 0, 3, 6)) == ["poor", "large"]


def test_a_press_on_an_option_that_is_gone_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        face_of(SHAPES["few"]).step(None, Move(op="pick", arg="animal-9"), [])


@pytest.mark.parametrize("kind", ["form", "spread"])
def test_a_forged_step_that_a_shape_does_not_know_is_a_lookup_error(kind: str) -> None:
    with pytest.raises(LookupError):
        face_of(SHAPES[kind]).step({}, Move(op="pick", arg="animal-9"), [])


def test_confirming_and_starting_over_in_a_field_leave_the_rest_of_a_form_alone() -> None:
    form = Form({"which": SHAPES["few"], "where": Spread([Slot("a", T("x"), 2)], 0, 2)})
    half = {"which": "animal-1", "where": None}
    assert face_of(form).step(half, Move(op="ok", field=1), []) == ({"which": "animal-1", "where": {}}, True)
    assert face_of(form).step({**half, "where": {"a": 1}}, Move(op="clear", field=1), []) == (half, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fields_of_a_form_are_typed_by_their_names_too(language: str) -> None:
    say = read_once().speaker(language)
    shape = Form({"trade_goods": Amount(0, 3), "commodities": Amount(0, 2)})
    name = say(T("ti4-field-commodities"))
    assert offers(shape, "", say, "ti4")[1] == (f"{say(T('ti4-field-trade_goods'))}: 1", "trade_goods=1")
    assert offers(shape, f"trade_goods=1,{name.upper()}=2", say, "ti4") == [
        (f"{name}: 2", "trade_goods=1,commodities=2")
    ]
    assert value_of(shape, f"trade_goods=1,{name}=2", say, "ti4") == {"trade_goods": 1, "commodities": 2}
    assert value_of(shape, "trade_goods=1,commodities=2", say) == {"trade_goods": 1, "commodities": 2}


def test_a_form_that_nobody_has_touched_can_be_filled_in_as_the_last_time() -> None:
    form = Form({"bid": Amount(0, 5), "some": PickSome(animals(3), 0, 3)}, again=lambda _: {"bid": 4, "some": []})
    untouched = face_of(form).unpack("")
    make = Maker(1, "1.1", Move(), read_once().speaker("en"), PartialStore())

    def offered(partial_answer: object) -> list[Any]:
        return [
            item for row in panel(make, form, [], partial_answer).rows for item in row if ":p//again/" in item.custom_id
        ]

    (button,) = offered(untouched)
    assert button.label == "Same as last time"
    filled, made = face_of(form).step(untouched, Move(op="again"), [])
    assert filled == {"bid": 4, "some": []} and not made and not offered(filled)


def test_options_that_do_the_same_are_explained_once() -> None:
    options = [Option(str(n), T("bot-number", n=n), more=T("yes" if n < 2 else "no")) for n in range(3)]
    assert explained(options, lambda option: option.text, read_once().speaker("en"), 500) == [
        "- **0** / **1**: Yes",
        "- **2**: No",
    ]


def test_a_form_is_confirmed_only_while_what_it_holds_is_possible() -> None:
    dear = Refusal("TOY-GIFT-01", T("toy-never-three", taker="ann"))
    form = Form({"coins": Amount(0, 5)}, lambda given: dear if given["coins"] == 3 else None)
    face, make = face_of(form), Maker(7, "0.0", Move(), lambda text: text.key, PartialStore())

    def shown(partial_answer: Any) -> tuple[bool, list[str]]:
        items: list[Any] = [item for row in face.rows(make, partial_answer) for item in row]
        (confirm,) = [item for item in items if "/ok/" in item.custom_id]
        return confirm.disabled, [
            line for line in face.hints(partial_answer, lambda text: text.key) if line == "bot-not-yet"
        ]

    assert shown({"coins": 3}) == (True, ["bot-not-yet"])
    assert shown({"coins": 2}) == (False, []) and shown({"coins": None}) == (True, [])


@pytest.mark.parametrize(
    ("shape", "styles"),
    [
        (yes_no(), ["success", "secondary"]),
        (either(T("ti4-retreat"), T("ti4-stay")), ["primary", "primary"]),
    ],
)
def test_what_only_leaves_it_is_grey_and_deeds_of_equal_standing_look_alike(shape: PickOne, styles: list[str]) -> None:
    face, make = face_of(shape), Maker(0, "-", Move(), read_once().speaker("en"), PartialStore())
    shown = [item for row in face.rows(make, face.unpack("")) for item in row]
    assert [item.style.name for item in shown if isinstance(item, discord.ui.Button)] == styles


def test_what_stands_below_a_full_prompt_joins_buttons_that_leave_room() -> None:
    button, menu = discord.ui.Button[Any](label="a"), discord.ui.Select[Any]()
    full = [[button], [menu], [button, button], [menu], [menu]]
    assert [len(row) for row in with_below(full, [[button]])] == [1, 1, 3, 1, 1]
    assert [len(row) for row in with_below(full[:4], [[button], [button] * 4])] == [1, 1, 2, 1, 5]
    assert with_below([[menu]] * 5, [[button]]) == tuple([[menu]] * 5)


def test_what_is_asked_again_later_is_not_recalled_above_it() -> None:
    told = SAY(answered(T("bot-number", n=5), T("bot-number", n=7), SAY))
    assert told.split("\n")[1:] == ["-# 5"]
    assert not_twice(told, "5") == told.split("\n")[0] and not_twice(told, "6") == told


def test_the_title_of_a_form_has_no_full_stop() -> None:
    assert form_of("Your production sheet.", "id", ()).title == "Your production sheet"
