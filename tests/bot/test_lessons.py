"""Lessons at tables of the bot: by its buttons, and as their words are read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.asking.lesson_buttons import wanted
from bot.live.lessons import at_lesson
from bot.live.model import Live
from bot.locales import LANGUAGES, Say
from bot.locales import Locales as Words
from bot.operating.learners import learners
from bot.tables.lessons import terms_of
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from bot.widgets.maker import Maker
from bot.widgets.one_press import Called, at_one_press
from bot.widgets.presses import Move, PartialStore
from bot.widgets.shapes import face_of
from bot.widgets.shapes.form import given_of
from bot.wording.lessons import chapters_line, lesson_lines
from engine import games
from engine.ask import Amount, Answer, Form, PickOne, PickSome, Shape, Spread
from engine.lessons.lesson import PUPIL, chapters, lesson_of
from engine.lessons.walk import from_file, go_on, opened
from engine.questions.in_words import in_words
from engine.text import Text
from tests.bot import databases
from tests.bot.harness import World, labels, messages
from tests.bot.pupils import pupil
from tests.titles import having

ANN = 11
WORDS = Words()


# --- what is said ----------------------------------------------------------------------------------------------------


NAMES = [name for game in having("lesson") for name in (game, *chapters(game))]


@pytest.mark.parametrize("name", NAMES)
def test_who_reads_nothing_but_hints_finishes_in_every_language(name: str) -> None:
    lesson = lesson_of(name)
    table, other = opened(lesson, games.rules_of(lesson.game)), from_file(lesson)
    for step in lesson.step:
        while go_on(table, other) is None or table.decides(PUPIL) is None:
            pass
        shape = table.shape(PUPIL)
        for language in LANGUAGES:
            say = WORDS.speaker(language, markdown=False)
            hint = wanted(Called(shape, lesson.game), step.answer, say)
            assert shape.check(understood(shape, lesson.game, hint, say)) == step.answer, (step.name, hint)
            pressed = buttons(shape, lesson.game, say)
            assert step.answer not in pressed.values() or bold(hint) in pressed, (step.name, hint, [*pressed])
        table.answer(PUPIL, step.answer)


def test_how_a_sector_is_turned_is_said_where_it_is_placed() -> None:
    """Both are chosen in one list."""
    lesson = lesson_of("eclipse")
    table, other = opened(lesson, games.rules_of(lesson.game)), from_file(lesson)
    placed = list[str]()
    for step in lesson.step:
        while go_on(table, other) is None or table.decides(PUPIL) is None:
            pass
        if step.kind == "turn":
            for language, before in zip(LANGUAGES, placed, strict=True):
                turned = WORDS.speaker(language, markdown=False)(in_words(table.shape(PUPIL), step.answer))
                assert set(re.findall(r"\b[NS][EW]?\b", turned)) <= set(re.findall(r"\b[NS][EW]?\b", before)), turned
            assert all(re.findall(r"\d+", one) == [number(table.shape(PUPIL), step.answer)] for one in said(step.name))
        placed = said(step.name)
        table.answer(PUPIL, step.answer)


def said(step: str) -> list[str]:
    """The words of a step of Eclipse's lesson in every language."""
    return [WORDS.speaker(one, markdown=False)(Text(f"lesson-eclipse-{step}", {})) for one in LANGUAGES]


def number(shape: Shape, answer: Answer) -> str:
    """Which of the choices an answer is, as the picture numbers them."""
    assert isinstance(shape, PickOne)
    return str([option.id for option in shape.options].index(str(answer)) + 1)


def bold(hint: str) -> str:
    """What a hint says to choose."""
    return hint.partition("**")[2].rpartition("**")[0]


def buttons(shape: Shape, game: str, say: Say) -> dict[str, object]:
    """What one press can answer, by what the button says."""
    return dict(at_one_press(Maker(0, "-", Move(), say, PartialStore(), game), shape))


def understood(shape: Shape, game: str, hint: str, say: Say) -> object:
    """What somebody answers who looks for the words of the hint among what can be pressed, then what can be chosen."""
    pressed = buttons(shape, game, say)
    if bold(hint) in pressed:
        return pressed[bold(hint)]
    if isinstance(shape, PickOne):
        fitting = [option.id for option in shape.options if says(hint, f"**{say(option.text)}**")]
        return fitting[0] if fitting else next(one.id for one in shape.options if says(hint, say(one.text)))
    if isinstance(shape, PickSome):
        return [option.id for option in shape.options if says(hint, say(option.text))]
    if isinstance(shape, Spread):
        told = {
            slot.id: re.search(rf"(\d+) × {re.escape(say(slot.text))}", hint, re.IGNORECASE) for slot in shape.slots
        }
        return {id: int(found[1]) for id, found in told.items() if found}
    if isinstance(shape, Form):
        kept = given_of(face_of(shape).empty())
        named = {name: part for name, part in shape.fields.items() if say(Text(f"{game}-field-{name}")) in hint}
        return kept | {name: understood(part, game, hint, say) for name, part in named.items()}
    assert isinstance(shape, Amount)
    return int(re.findall(r"\d+", hint)[0])


def says(hint: str, words: str) -> bool:
    """Whether a hint has these words, in whatever case."""
    return words.casefold() in hint.casefold()


@pytest.mark.parametrize("name", NAMES)
def test_each_language_says_something_at_the_same_steps(name: str) -> None:
    lesson = lesson_of(name)
    for texts in ([lesson.words(step) for step in lesson.step], [lesson.other(step) for step in lesson.step]):
        said = {language: [WORDS.has(text.key, language) for text in texts] for language in LANGUAGES}
        assert said["en"] == said["pl"] and sum(said["en"]) > len(texts) // 2
    assert all(WORDS.has(lesson.end().key, language) for language in LANGUAGES)
    assert not lesson.part or all(WORDS.has(lesson.title().key, language) for language in LANGUAGES)


# --- at the table ----------------------------------------------------------------------------------------------------


async def begun(tables: Tables, game: str, *, until: str) -> Live:
    """A lesson just before this step."""
    lesson = lesson_of(game)
    live = await tables.lessons.begin(lesson, 7, ANN, "Ann", terms_of(lesson, TableTerms()))
    for step in lesson.step:
        await tables.stand_ins.settle()
        live = await tables.look(live.game.id)
        at = at_lesson(live)
        assert at is not None and at.step == step and not at.strayed
        if step.name == until:
            return live
        await tables.answers.answer(live.game.id, ANN, step.answer)
    await tables.stand_ins.settle()
    return await tables.look(live.game.id)


async def test_another_answer_is_taken_back_over_dice_which_fall_again_as_before(tmp_path: Path) -> None:
    tables = Tables(databases.opened(tmp_path / "lesson.sqlite"))
    live = await begun(tables, "eclipse", until="engage")
    game, states = live.game.id, list[bytes]()
    before = live.rules.dump(live.table.state) if live.table else b""
    for answer in ("attack", "attack_always"):
        await tables.answers.answer(game, ANN, answer)
        await tables.stand_ins.settle()
        live = await tables.look(game)
        at = at_lesson(live)
        assert live.table is not None and at is not None
        if answer == "attack":
            assert at.strayed and at.step is not None and at.step.name == "engage"
            await tables.lessons.try_again(game)
            live = await tables.look(game)
            assert live.table is not None and live.rules.dump(live.table.state) == before
        states.append(live.rules.dump(live.table.state))
    assert live.game.epoch == 0 and not live.game.settings.strayed
    assert (at := at_lesson(live)) is not None and at.step is not None and at.step.name == "reputation"
    await tables.close()


async def test_the_others_wait_after_another_answer_and_play_on_without_the_lesson(tmp_path: Path) -> None:
    tables = Tables(databases.opened(tmp_path / "lesson.sqlite"))
    live = await begun(tables, "ti4", until="leadership")
    await tables.answers.answer(live.game.id, ANN, "warfare")
    await tables.stand_ins.settle()
    live = await tables.look(live.game.id)
    assert live.stand_ins() and learners([live.game]) == {"ti4/leadership": 1}
    said = lesson_lines(at_lesson(live), WORDS.speaker("en"))
    assert "With Leadership you act first" in said[0] and "Try again, or play on" in said[1]
    await tables.lessons.play_on(live.game.id)
    await tables.stand_ins.settle()
    live = await tables.look(live.game.id)
    assert at_lesson(live) is None and not live.stand_ins() and not learners([live.game])
    await tables.close()


async def test_where_the_pupil_stands_survives_the_death_of_the_process(tmp_path: Path) -> None:
    tables = Tables(databases.opened(tmp_path / "lesson.sqlite"))
    live = await begun(tables, "forbidden_stars", until="combat-card-1")
    await tables.close()
    tables = Tables(databases.opened(tmp_path / "lesson.sqlite"))
    at = at_lesson(await tables.look(live.game.id))
    assert at is not None and at.step is not None and at.step.name == "combat-card-1"
    assert learners(await tables.games.in_store(tables.store.games)) == {"forbidden_stars/combat-card-1": 1}
    await tables.close()


async def test_after_the_end_computer_players_go_on(tmp_path: Path) -> None:
    tables = Tables(databases.opened(tmp_path / "lesson.sqlite"))
    live = await begun(tables, "space_empires", until="")
    at = at_lesson(live)
    assert at is not None and at.closing and learners([live.game]) == {"space_empires/end": 1}
    assert "You have learned to play" in lesson_lines(at, WORDS.speaker("en"))[0]
    assert live.table is not None
    await tables.answers.answer(live.game.id, ANN, live.table.shape(PUPIL).check(understood_empty(live)))
    await tables.stand_ins.settle()
    assert at_lesson(await tables.look(live.game.id)) is None
    await tables.close()


def understood_empty(live: Live) -> Answer:
    """A production sheet that buys nothing."""
    return {"bid": 0, "research": [], "ships": {}, "bases": {}, "decoys": {}, "apart": "no", "scuttle": []}


# --- by buttons ------------------------------------------------------------------------------------------------------


async def test_a_lesson_is_played_by_buttons_from_the_command_to_its_end(world: World) -> None:
    learner = await pupil(world, "ti4")
    seen = list[str]()
    while (at := await learner.at()) is not None and not at.closing:
        assert at.step is not None
        if not seen:
            assert "10 victory points" in (await learner.prompt()).content
            hint = await learner.label("Lesson hint")
            assert "Choose: **Spark a Rebellion**" in hint.content and "TI-SECRETOBJ-01" in hint.content
            assert not any("SHA-256" in line for line in learner.world.said()), "everybody knows its seed"
        seen.append(at.step.name)
        await learner.answers(at.step.answer)
    assert seen == [step.name for step in lesson_of("ti4").step]
    assert "You have learned to play Twilight Imperium" in (await learner.prompt()).content


async def test_a_hint_names_an_answer_as_the_channel_does(world: World) -> None:
    """Spaces that the board shows have no numbers on their buttons."""
    learner = await pupil(world, "eclipse", "exploring")
    while (at := await learner.at()) is not None and at.step is not None and at.step.name != "explore-where":
        await learner.answers(at.step.answer)
    assert "Choose: **L8 (ring II)**" in (await learner.label("Lesson hint")).content
    assert "L8 (ring II)" in labels(await learner.prompt())


def test_names_of_chapters_are_kept_apart() -> None:
    """Some have commas and an "and" of their own."""
    told = chapters_line("forbidden_stars", WORDS.speaker("en"))
    assert told.endswith("Planning and Advance · Combat · Dominate, Deploy and Strategize")


async def test_a_chapter_begins_with_what_comes_before_it_played(world: World) -> None:
    learner = await pupil(world, "ti4", "combat")
    seen = list[str]()
    while (at := await learner.at()) is not None and not at.closing:
        assert at.step is not None
        if not seen:
            asked = (await learner.prompt()).content
            assert "step 1 of 5" in asked and "have just entered" in asked and "Space combat." in asked
            await learner.answers("no")
            await learner.label("Try again")
            assert (again := await learner.at()) is not None and again.step == at.step
        if at.step.name == "score-secret":
            (picture,) = (await learner.prompt()).attachments
            assert "nothing left" in picture.description and "will retreat" not in picture.description
        seen.append(at.step.name)
        await learner.answers(at.step.answer)
    assert seen == ["barrage", "stay", "losses", "score-secret", "land"]
    assert "End of the chapter “Combat”" in (await learner.prompt()).content


async def test_a_hint_is_at_hand_in_the_own_prompt_too(world: World) -> None:
    learner = await pupil(world, "ti4")
    own = messages(await world.ann.click(await learner.prompt(), label="Answer"))[-1]
    assert own.ephemeral and "Lesson hint" in labels(own)
    told = messages(await world.ann.click(own, label="Lesson hint"))[-1]
    assert "Choose: **Spark a Rebellion**" in told.content


async def test_the_chapters_of_the_chosen_game_are_offered_by_name(world: World) -> None:
    offered = await world.ann.autocomplete(world.channel, "learn", "chapter", "", game="ti4")
    assert [one["value"] for one in offered] == [name.partition("/")[2] for name in chapters("ti4")]
    offered = await world.ann.autocomplete(world.channel, "learn", "chapter", "trade", game="ti4")
    assert [one["name"] for one in offered] == ["Agenda and trade"]
    assert await world.ann.autocomplete(world.channel, "learn", "chapter", "") == []


async def test_a_chapter_that_there_is_not_is_refused_and_a_lesson_names_those_that_there_are(world: World) -> None:
    told = messages(await world.ann.slash(world.channel, "learn", game="eclipse", chapter="agenda"))[-1]
    assert "no chapter" in told.content and not world.channel.threads
    told = messages(await world.ann.slash(world.channel, "learn", game="eclipse"))[-1]
    assert "Exploring · Building and moving · Combat · Technology" in told.content


async def test_buttons_try_again_and_play_on(world: World) -> None:
    learner = await pupil(world, "ti4")
    await learner.answers("spark_a_rebellion")
    for choice in ("Try again", "Play on from here"):
        await learner.answers("trade")
        assert {"Try again", "Play on from here"} <= set(labels(await learner.prompt()))
        assert "Lesson hint" not in labels(await learner.prompt())
        await learner.label(choice)
        await learner.tables.stand_ins.settle()
    assert await learner.at() is None and not {"Lesson hint", "Try again"} & set(labels(await learner.prompt()))


async def test_the_own_prompt_offers_to_try_again_and_asks_nothing_else_meanwhile(world: World) -> None:
    learner = await pupil(world, "space_empires")
    assert not any("Rolls for player order" in line for line in world.said()), "the lesson begins with its own words"
    own = messages(await world.ann.click(await learner.prompt(), label="Answer"))[-1]
    assert "Several commands at once" not in labels(own) and not any("→" in one for one in labels(own))
    chosen = next(one for one in labels(own) if "4 Scouts" in one and "split" not in one)
    own = messages(await world.ann.click(own, label=chosen))[-1]
    own = messages(await world.ann.click(own, label=next(one for one in labels(own) if "J2" in one)))[-1]
    await world.env.settle()
    assert set(labels(own)) == {"Try again", "Play on from here"}
    assert own.content.count("looks at K1") == 1
    own = messages(await world.ann.click(own, label="Try again"))[-1]
    assert "to K1." in own.content and "looks at K1" not in own.content


async def test_a_lesson_says_where_to_press_and_its_hint_names_the_fields_of_a_form(world: World) -> None:
    learner = await pupil(world, "space_empires", "economy")
    assert "Press “Answer”" in (await learner.prompt()).content
    while (at := await learner.at()) is not None and at.step is not None and at.step.kind != "sheet":
        await learner.answers(at.step.answer)
        assert "Press “Answer”" not in (await learner.prompt()).content
    told = (await learner.label("Lesson hint")).content
    assert "Choose: **Ships: 1 × Cruiser" in told and "nothing" not in told


async def test_help_offers_lessons_and_so_does_the_first_seat_at_a_game(world: World) -> None:
    told = messages(await world.ann.slash(world.channel, "help"))[-1]
    assert {"Learn Eclipse", "Learn Twilight Imperium 4"} <= set(labels(told))
    opened = await world.ann.slash(world.channel, "game new", game="eclipse")
    told = messages(await world.bob.click(opened.response, label="Join"))[-1]
    assert told.ephemeral and "Your first game of Eclipse" in told.content
    before = len(world.channel.threads)
    await world.bob.click(told, label="Learn Eclipse")
    await world.env.settle()
    assert len(world.channel.threads) == before + 1
