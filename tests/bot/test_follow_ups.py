"""Whether, and then which, as one question: what options lead to is chosen with them."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.asking.seated import Seated
from bot.locales import read_once
from bot.widgets import follow_ups
from bot.widgets.explain import explained, numbered, shortened
from bot.widgets.follow_ups import chosen, further, unpictured
from bot.widgets.lead_lists import LATER, LISTS, Both, in_words, listed, packed, parts, read
from bot.widgets.maker import Maker
from bot.widgets.panels import panel
from bot.widgets.partial_answers import PAGE
from bot.widgets.presses import Move, PartialStore
from bot.widgets.shapes import face_of
from bot.widgets.shapes.spread import ALL
from bot.wording.channel_prompt import DONE
from engine import games
from engine.ask import NO, YES, Amount, Ask, Option, PickOne, Reply, Slot, Spread
from engine.focus import Focus
from engine.games import rules_of
from engine.question import IF_YES
from engine.table import Table
from engine.text import T
from tests.asked import asked, by_name
from tests.bot.harness import World, labels, messages
from tests.bot.laid_out import LIST, pressable
from tests.bot.rounds import steps, values_of
from tests.bot.test_bad_input import forged
from tests.bot.test_widgets import got
from tests.bot.zoo import animals
from tests.toy import ToyRules


class Whether(ToyRules):
    """Seat 0 is asked whether, then which; what is drawn in between nobody may know before.

    `over`: whether is asked within a step that is over when which is asked.
    """

    name = "zoo"
    choices = ()

    def __init__(self, *, drawn: bool = False, other: bool = False, over: bool = False) -> None:
        super().__init__()
        self.questions = by_name(asked("whether", leads_to=IF_YES))
        self.drawn, self.other, self.over, self.told = drawn, other, over, False

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    async def _asked(self, run: Any) -> None:
        picked = NO
        whether = run.confirm(asked("whether"), 0, T("zoo-ask"))
        if await (run.during(T("zoo-ask"), whether) if self.over else whether):
            if self.drawn:
                run.seal()
            if self.told:
                run.seal(of=0)
            if self.other:
                await run.confirm(asked("another"), 1, T("zoo-ask"))
            picked = await run.pick(asked("which"), 0, animals(4), T("zoo-ask"))
        run.say(T("zoo-got", answer=picked))
        run.state.round = run.state.rounds + 1


def in_steps(*, drawn: bool = False) -> Whether:
    """Whether and which are asked one after the other, and everybody may know both."""
    rules = Whether(drawn=drawn)
    rules.questions = by_name(asked("which", open=True))
    return rules


def table(rules: Whether) -> Table:
    return Table.new(rules, 2, "1", keep=True)


async def opened(world: World, rules: ToyRules) -> None:
    """A table at its first question; nobody sits on the second seat."""
    games.register(rules)
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()


def test_a_position_is_looked_into_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    forks, fork = [0], Table.fork

    def counted(self: Table, *, quiet: bool = False, keep: bool = True) -> Table:
        forks[0] += 1
        return fork(self, quiet=quiet, keep=keep)

    monkeypatch.setattr(Table, "fork", counted)
    looked = table(Whether())
    first = further(looked, 0)
    assert further(looked, 0) == first and forks[0] == 1
    looked.answer(0, YES)
    assert further(looked, 0) == {}, "after an answer it is another question"


def test_what_nobody_else_may_choose_from_is_not_looked_up_for_the_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Whether()
    rules.questions = by_name(asked("whether", leads_to=IF_YES, follow_ups=[asked("which")]))
    monkeypatch.setattr(Table, "fork", None)
    assert further(table(rules), 0, aloud=True) == {}
    with pytest.raises(TypeError):
        further(table(rules), 0)


def test_looking_ahead_ends_after_so_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow_ups, "STEPS", 1)
    assert list(further(Table.new(Chain(), 2, "1", keep=True), 0)) == ["animal-0"]


def test_what_an_option_leads_to_is_looked_up() -> None:
    assert {id: len(then) for id, then in further(table(Whether()), 0).items()} == {YES: 4}
    assert further(table(Whether()), 1) == {}


@pytest.mark.parametrize("rules", [Whether(drawn=True), Whether(other=True), Whether(over=True)])
def test_nothing_is_shown_before_its_time(rules: Whether) -> None:
    assert further(table(rules), 0) == {}


def test_looking_leaves_the_table_as_it_is() -> None:
    looked = table(Whether())
    before = looked.question, looked.rules.dump(looked.state)
    further(looked, 0)
    assert (looked.question, looked.rules.dump(looked.state)) == before


def test_options_with_what_they_lead_to_are_packed_into_lists() -> None:
    options = [Option(str(n), T("zoo-animal", n=n)) for n in range(5)]
    lists = packed(options, {"0": animals(10), "1": animals(10), "2": animals(10), "4": animals(60)})
    assert [len(each) for each in lists] == [20, 10], "the last one has no room and stays an option"
    assert [both.first.id for both in lists[1]] == ["2"] * 10
    assert len(packed(options, {str(n): animals(25) for n in range(5)})) == LISTS
    own = packed(options, {"0": animals(6), "3": animals(7)})
    assert [{both.first.id for both in each} for each in own] == [{"0"}, {"3"}], "what leads to much has its own"
    assert len(packed(options, {"0": animals(6), "3": animals(2)})) == 1


def test_what_is_too_much_for_one_list_is_parted_evenly_and_told_by_the_first_and_the_last() -> None:
    options = [Option(str(n), T("zoo-animal", n=n)) for n in range(4)]
    leading = {"0": animals(3), "1": animals(3), "2": animals(3), "3": animals(7)}
    lists = packed(options, leading)
    assert [len(each) for each in lists] == [9, 7], "what leads to most stands by itself"
    assert len(packed(options[:2], leading)) == 1, "little stands in one"
    name = listed(lists, lambda one: one.text)[0].name
    assert name == T("bot-slots", first=options[0].text, last=options[2].text)
    two = [lists[0][:6], lists[1]]
    assert listed(two, lambda one: one.text)[0].name == T("bot-slots", first=options[0].text, last=options[1].text)


@pytest.mark.parametrize(("besides", "lists"), [(0, 4), (1, 2)])
def test_four_options_have_lists_of_their_own_where_nothing_stands_beside_them(besides: int, lists: int) -> None:
    options = [Option(str(n), T("zoo-animal", n=n)) for n in range(4 + besides)]
    leading = {str(n): animals(6) for n in range(4)}
    make = Maker(1, "q", Move(), read_once().speaker("en"), PartialStore(), "zoo", leading=leading)
    rows = panel(make, PickOne(options), [], None).rows
    assert len([row for row in rows if isinstance(row[0], discord.ui.Select)]) == lists


def test_what_is_aside_stands_grey_below_what_is_done_most() -> None:
    options = [
        Option("0", T("zoo-animal", n=0)),
        *(Option(str(n), T("zoo-animal", n=n), aside=n < 3) for n in (1, 2, 3)),
    ]
    make = Maker(1, "q", Move(), read_once().speaker("en"), PartialStore(), "zoo", leading={"0": animals(6)})
    rows = panel(make, PickOne(options), [], None).rows
    kinds = [type(row[0]).__name__ for row in rows]
    assert len(rows) == 3 and isinstance(rows[1][0], discord.ui.Select), kinds
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    assert [[one.style for one in row if isinstance(one, discord.ui.Button)] for row in rows] == [
        [blue],
        [],
        [grey] * 2,
    ]


def test_no_two_lists_of_a_message_are_the_same_to_discord() -> None:
    """It refuses such a message: many moves by themselves, and many splits that are aside."""
    options = [Option(str(n), T("zoo-animal", n=n), aside=n > 25) for n in range(60)]
    make = Maker(1, "q", Move(), read_once().speaker("en"), PartialStore(), "zoo", leading={"0": animals(6)})
    ids = [one.custom_id for row in panel(make, PickOne(options), [], None).rows for one in row]
    assert len(ids) == len(set(ids)) >= 3


def test_both_are_read_back_also_where_ids_are_long() -> None:
    long = [Option("a" * 60, T("zoo-animal", n=1)), Option("b" * 60, T("zoo-animal", n=2))]
    both = Both(long[1], long[0])
    first, then = read(long, both.value)
    assert len(both.value) <= 100 and (first, [chosen(one, PickOne(long)) for one in then]) == ("b" * 60, ["a" * 60])
    assert chosen("3", Amount(0, 5)) == 3
    with pytest.raises(LookupError):
        read(long, "b")


class Chain(ToyRules):
    """Which, then how many of two kinds, then whether; what shows on the way the seat knows."""

    name = "zoo"
    choices = ()

    def __init__(self, *, of: int | None = None, cages: int = 2) -> None:
        super().__init__()
        spread = asked("spread", leads_to=True)
        self.questions = by_name(asked("which", leads_to=True, follow_ups=[spread]), spread)
        self.of, self.cages = of, cages

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    async def _asked(self, run: Any) -> None:
        picked = await run.pick(asked("which"), 0, animals(3), T("zoo-ask"))
        if self.of is not None:
            run.seal(of=self.of)
        slots = [Slot(f"cage-{n}", T("zoo-cage", n=n), 3) for n in range(self.cages)]
        laid = await run.spread(asked("spread"), 0, Spread(slots, 1, 2), T("zoo-ask"))
        run.say(T("zoo-got", answer=f"{picked} {laid}"))
        run.state.round = run.state.rounds + 1


@pytest.mark.parametrize(("of", "found"), [(None, 3), (0, 3), (1, 0)])
def test_what_shows_on_the_way_is_shown_before_to_whom_it_is_no_news(of: int | None, found: int) -> None:
    assert len(further(Table.new(Chain(of=of), 2, "1", keep=True), 0)) == found


def test_only_followers_stand_with_what_leads_to_them() -> None:
    rules = Chain()
    rules.questions = by_name(asked("which", leads_to=True, follow_ups=[asked("whether")]))
    assert further(Table.new(rules, 2, "1", keep=True), 0) == {}


def test_a_few_ways_to_spread_stand_there_and_of_many_as_many_as_fit() -> None:
    few = further(Table.new(Chain(), 2, "1", keep=True), 0)["animal-0"]
    shape = Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 3) for n in range(2)], 1, 2)
    assert next(chosen(one.id, shape) for one in few) == {"cage-0": 2} and len(few) == 5
    many = further(Table.new(Chain(cages=4), 2, "1", keep=True), 0)["animal-0"]
    assert [one.id for one in many] == [ALL, LATER]
    say = read_once().speaker("en")
    assert say(many[0].text).startswith("maximum: 2 × ")


def test_of_many_ways_to_spread_all_that_take_as_much_as_fits_stand_there() -> None:
    rules = Chain(cages=3)
    found = further(Table.new(rules, 2, "1", keep=True), 0)["animal-0"]
    shape = Spread([Slot(f"cage-{n}", T("zoo-cage", n=n), 3) for n in range(3)], 1, 2)
    assert found[-1].id == LATER and len(found) == 7
    assert all(sum(chosen(one.id, shape).values()) == 2 for one in found[:-1])  # type: ignore[attr-defined]


class Placed(Whether):
    """What follows is about places: two, or one that both options name."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.named = places

    def focus(self, seat: int, ask: Ask) -> Focus | None:
        if ask.kind != "which":
            return None
        shape = ask.must[seat]
        assert isinstance(shape, PickOne)
        return Focus("near-x", {one.id: at % self.named for at, one in enumerate(shape.options)})


@pytest.mark.parametrize("places", [1, 2])
def test_nothing_is_to_be_chosen_on_a_picture_that_does_not_come(places: int) -> None:
    """Where all options name one place, or their reader wants few pictures."""
    leading = further(table(Placed(places)), 0)
    assert (leading[YES][-1].id == LATER) == (places == 2)
    assert [one.id for one in unpictured(leading)[YES]] == [one.id for one in animals(4)]


def test_what_can_be_decided_later_needs_no_picture() -> None:
    many = further(Table.new(Chain(cages=4), 2, "1", keep=True), 0)
    assert unpictured(many) == many


def test_of_a_question_that_is_asked_again_each_two_answers_stand_there_once() -> None:
    """Colony ships of Eclipse: money here and science there is the same as science there and money here."""
    rules, chance = rules_of("eclipse"), Random(2)
    game, met = Table.new(rules, 2, "2", keep=True, quiet=True), 0
    for _ in range(150):
        seat, shape = game.random_seat(chance)
        ask = game.decides(seat)
        if ask is not None and ask.kind == "colony":
            led = {id: [parts(one.id)[0] for one in then] for id, then in further(game, seat, aloud=True).items()}
            pairs = [(first, then) for first in led for then in led[first]]
            met += any(then in led for _, then in pairs)
            assert not [pair for pair in pairs if pair[0] != pair[1] and pair[::-1] in pairs]
        game.answer(seat, shape.random(chance))
    assert met


async def test_three_questions_are_one_press_or_the_last_is_asked_then(world: World) -> None:
    await opened(world, Chain(cages=4))
    own = (await world.ann.click(world.prompt, label="Answer")).response
    (custom_id,) = [id for id, step in steps(own) if step.op == "lead"]
    assert f"animal-1»{LATER}" in values_of(own, custom_id)
    await world.ann.select(own, [f"animal-1»{LATER}"], custom_id=custom_id)
    now = await world.bot.services.tables.answers.question_for(1, world.ann.id)
    assert now is not None and isinstance(now.shape, Spread)
    await world.ann.slash(world.channel, "game undo")
    own = (await world.ann.click(world.prompt, label="Answer")).response
    (custom_id,) = [id for id, step in steps(own) if step.op == "lead"]
    await world.ann.select(own, [f"animal-2»{ALL}"], custom_id=custom_id)
    assert await got(world) == "Got animal-2 {'cage-0': 2}"


def test_questions_nest_where_one_list_holds_them() -> None:
    found = 0
    for name in ("eclipse", "forbidden_stars"):
        rules, chance = rules_of(name), Random(4)
        game = Table.new(rules, rules.seats[0], "4", keep=True, quiet=True)
        for _ in range(200):
            seat, shape = game.random_seat(chance)
            every = further(game, seat)
            found += any(len(parts(one.id)) == 2 for options in every.values() for one in options)
            assert all(
                len(Both(option, one).value) <= 100
                for option in face_of(shape).options()
                for one in every.get(option.id, ())
            )
            game.answer(seat, shape.random(chance))
    assert found > 3


async def test_one_press_answers_both(world: World) -> None:
    await opened(world, Whether())
    services, ann = world.bot.services, world.ann.id
    asked = await services.tables.answers.question_for(1, ann)
    assert asked is not None
    live = await services.tables.look(1)
    shown = Seated(services, live, asked, services.aloud(live)).panel(Move(), None)
    assert [type(item).__name__ for row in shown.rows for item in row] == ["Select", "Button"], (
        "what ends it stands last"
    )
    menu = shown.rows[0][0]
    assert isinstance(menu, discord.ui.Select)
    assert [option.label for option in menu.options] == [f"Animal {n}" for n in range(4)]
    assert menu.placeholder == "Yes: choose …", "what all begin with is said once"
    await forged(world, world.ann, world.prompt, str(menu.custom_id), values=[menu.options[2].value])
    assert await got(world) == "Got animal-2"


@pytest.mark.parametrize("known", [True, False])
async def test_in_the_channel_one_press_answers_both_where_everybody_may_know_them(world: World, known: bool) -> None:
    rules = Whether()
    rules.questions = {**rules.questions, **by_name(asked("which", open=known))}
    await opened(world, rules)
    menus = [part for part in pressable(world.prompt) if part["type"] == LIST]
    assert ("Yes" in labels(world.prompt)) != known
    assert [[option["label"] for option in menu["options"]] for menu in menus] == (
        [[f"Animal {n}" for n in range(4)]] if known else []
    )
    if known:
        picked = menus[0]["options"][2]["value"]
        refused = await world.bob.select(world.prompt, [picked], custom_id=menus[0]["custom_id"])
        assert messages(refused)[-1].ephemeral and not any(line.startswith("Got") for line in world.said())
        await world.ann.select(world.prompt, [picked], custom_id=menus[0]["custom_id"])
        assert await got(world) == "Got animal-2"


class Many(ToyRules):
    """Seat 0 is asked which of twelve, or to be done with it."""

    name = "zoo"
    choices = ()
    questions = by_name(asked("which", open=True))

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    async def _asked(self, run: Any) -> None:
        picked = await run.pick(asked("which"), 0, [*animals(12), Option(DONE, T("yes"))], T("zoo-ask"))
        run.say(T("zoo-got", answer=picked))
        run.state.round = run.state.rounds + 1


async def test_in_the_channel_to_be_done_is_a_button_below_the_list(world: World) -> None:
    games.register(Many())
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    (menu,) = [part for part in pressable(world.prompt) if part["type"] == LIST]
    assert [option["label"] for option in menu["options"]] == [f"Animal {n}" for n in range(12)]
    assert menu["placeholder"] == "Choose: Animal 0 … Animal 11" and labels(world.prompt)[0] == "Yes"
    await world.ann.click(world.prompt, label="Yes")
    assert await got(world) == "Got done"


def test_in_the_channel_nothing_is_shown_to_which_something_hidden_leads() -> None:
    """Seat 0 knows already what it will learn of; the others do not."""
    rules = Whether()
    rules.questions = {**rules.questions, **by_name(asked("which", open=True))}
    known = further(table(rules), 0, aloud=True)
    rules.told = True
    assert known and further(table(rules), 0) and not further(table(rules), 0, aloud=True)


def test_in_the_channel_what_can_be_done_in_a_turn_stands_as_buttons() -> None:
    rules = Whether()
    rules.questions = {**rules.questions, **by_name(asked("which", open=True))}
    assert further(table(rules), 0, aloud=True)
    rules.questions = {**rules.questions, **by_name(asked("whether", leads_to=(YES, "animal-0")))}
    assert further(table(rules), 0) and not further(table(rules), 0, aloud=True)


def test_the_end_of_a_list_that_goes_on_is_the_last_that_it_names() -> None:
    later = Option(LATER, T("bot-lead-pictured"))
    many = [Option(f"animal-{n}", T("bot-number", n=n)) for n in range(LISTS * PAGE - 1)]
    options = [Option(YES, T("yes")), Option(NO, T("no"))]
    make = Maker(1, "1.1", Move(), read_once().speaker("en"), PartialStore(), leading={YES: [*many, later]})
    shown = panel(make, PickOne(options), [], None)
    lists = [item for row in shown.rows for item in row if isinstance(item, discord.ui.Select)]
    assert [menu.placeholder for menu in lists][-1] == f"Yes (3/3): {2 * PAGE} … {LISTS * PAGE - 2}"
    few = replace(make, leading={YES: [*many[:PAGE], later]})
    *_, last, _ = [item for row in panel(few, PickOne(options), [], None).rows for item in row]
    assert isinstance(last, discord.ui.Select) and last.placeholder == "Yes (2/2): choose on the picture …"


def shown_with(options: list[Option], leading: dict[str, list[Option]], **how: Any) -> tuple[list[str], str]:
    """What stands in the rows of a prompt, from above, and its words."""
    make = Maker(1, "1.1", Move(), read_once().speaker("en"), PartialStore(), leading=leading, **how)
    found = panel(make, PickOne(options), [], None)
    items: list[Any] = [item for row in found.rows for item in row]
    said = [item.placeholder if isinstance(item, discord.ui.Select) else item.label for item in items]
    return said, found.content


def test_the_only_list_says_what_it_holds_and_that_one_chooses_from_it() -> None:
    """Its first option alone would look as if it were chosen."""
    first, other = animals(2)
    named = "Choose: zoo-animal … zoo-animal"
    assert shown_with([first, other], {first.id: animals(3), other.id: animals(3)})[0] == [named]
    many, beside = animals(12), Option(YES, T("yes"))
    assert shown_with([*many, beside], {})[0] == ["Choose: zoo-animal … Yes"]


def test_what_is_aside_stands_in_no_list_with_what_is_not_but_behind_it() -> None:
    """Orders to units first, then what parts or scraps them."""
    first, second, aside = (Option(name, T("yes")) for name in ("first", "second", "aside"))
    options = [first, aside._replace(text=T("no"), aside=True), second]
    found = packed(options, {one.id: animals(3) for one in options})
    assert [[both.first.id for both in pairs] for pairs in found] == [["first"] * 3 + ["second"] * 3, ["aside"] * 3]
    assert packed(options, {one.id: animals(3) for one in options}, 1) == found[:1]


def test_to_pass_stands_below_all_lists() -> None:
    first, passing = animals(1)[0], Option("pass", T("bot-pass-here"))
    said, _ = shown_with([passing, first, Option(NO, T("no"))], {first.id: animals(6)})
    assert said == ["Zoo-animal: choose …", "No", read_once().speaker("en")(T("bot-pass-here"))]


def test_what_a_list_cuts_short_stands_in_full_below_a_line_that_says_so() -> None:
    long = [option._replace(more=T("bot-sandbox-welcome")) for option in animals(2)]
    said = shown_with([Option(YES, T("yes")), Option(NO, T("no"))], {YES: [*long, *animals(9)[2:]]})[1].splitlines()
    assert said[0] == "-# Full text of the shortened options:" and said[1].startswith("- **Zoo-animal**")
    many = [
        Option(f"animal-{n}", T("bot-both", first=T("zoo-animal", n=n), then=T("bot-sandbox-welcome")))
        for n in range(9)
    ]
    cut = [one._replace(more=one.text) for one in many]
    assert not shown_with([Option(YES, T("yes")), Option(NO, T("no"))], {YES: cut})[1], "in full or not at all"


def test_an_option_with_a_number_on_the_picture_is_explained_by_that() -> None:
    told = [option._replace(more=T("bot-number", n=7)) for option in animals(12)]
    numbers = {option.id: at for at, option in enumerate(told, 1)}
    assert explained(told[:3], lambda one: numbered(one, numbers), read_once().speaker("en"), 900) == [
        "- **1** / **2** / **3**: 7"
    ]


def test_in_games_leading_questions_are_asked_together() -> None:
    for name in games.names():
        assert all(_leads(name, kind) for kind in _often(name)), name


def _often(name: str) -> list[str]:
    return {"ti4": ["action"], "eclipse": ["action"], "forbidden_stars": ["plan"]}.get(name, [])


def _leads(name: str, kind: str) -> bool:
    """Whether in a game by chance something was found that options of these questions lead to."""
    rules, chance = rules_of(name), Random(4)
    game = Table.new(rules, rules.seats[0], "4", keep=True, quiet=True)
    for _ in range(400):
        if game.ask is None:
            break
        seat, shape = game.random_seat(chance)
        if game.ask.of(seat).kind == kind and further(game, seat):
            return True
        game.answer(seat, shape.random(chance))
    return False


def test_both_answers_are_said_once_more() -> None:
    first, animal = T("yes"), animals(2)[1]
    assert in_words(first, animals(2), [animal.id]) == T("bot-both", first=first, then=animal.text)
    assert in_words(first, [], [animal.id]) == first
    assert in_words(first, [animal, Option(LATER, T("bot-lead-pictured"))], []) == first, "the rest is asked next"


@pytest.mark.parametrize(("more", "told"), [("bot-lead-later", False), ("bot-sandbox-welcome", True)])
def test_only_what_does_not_fit_under_an_option_of_a_list_stands_above_as_well(more: str, told: bool) -> None:
    """A text that begins with a small letter fits with a capital one, too."""
    say, option = read_once().speaker("en"), Option("one", T("yes"), more=T(more))
    assert [*shortened([option], say)] == ([option] if told else [])


def test_what_takes_the_first_answer_back_does_not_stand_with_it() -> None:
    rules = Whether()
    rules.questions = {**rules.questions, **by_name(asked("which", undoing=["animal-1", "animal-3"]))}
    found = further(Table.new(rules, 2, "1", keep=True), 0)[YES]
    assert [option.id for option in found] == ["animal-0", "animal-2"]


class Ending(Whether):
    """Seat 0 chooses an animal, of which others are not to know, or ends its step."""

    async def _asked(self, run: Any) -> None:
        picked = await run.pick(asked("which"), 0, [*animals(2), Option("done", T("yes"))], T("zoo-ask"))
        run.say(T("zoo-got", answer=picked))
        run.state.round = run.state.rounds + 1


async def test_what_ends_a_step_does_not_stand_in_the_channel_without_what_it_ends(world: World) -> None:
    await opened(world, Ending())
    assert labels(world.prompt)[:1] == ["Answer"]


class Everybody(Whether):
    """Both seats are asked at once."""

    def __init__(self, *options: str) -> None:
        super().__init__()
        self.options = options

    async def _asked(self, run: Any) -> None:
        offered = PickOne([Option(id, T("yes")) for id in self.options])
        await run.ask(asked("whether"), {0: offered, 1: offered}, T("zoo-ask"))
        run.state.round = run.state.rounds + 1


@pytest.mark.parametrize(
    ("options", "answer"), [((YES, NO), False), ((YES, "pass"), True), ((YES, NO, "animal-0"), True)]
)
async def test_where_yes_and_no_are_all_there_is_the_channel_has_no_further_way_to_answer(
    world: World, options: tuple[str, ...], answer: bool
) -> None:
    games.register(Everybody(*options))
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    assert labels(world.prompt).count("Yes") >= 2 - answer
    assert ("Answer" in labels(world.prompt)) == answer


async def test_who_is_in_the_middle_of_something_takes_the_last_answer_back_in_the_channel(world: World) -> None:
    await opened(world, in_steps())
    assert "Undo" not in labels(world.prompt), "nothing was answered yet"
    await world.ann.click(world.prompt, label="Yes")
    await world.env.settle()
    assert "Animal 2" in labels(world.prompt)
    assert (await world.bob.click(world.prompt, label="Undo")).ephemeral, "it is not his answer"
    await world.ann.click(world.prompt, label="Undo")
    await world.env.settle()
    assert "Yes" in labels(world.prompt) and "Animal 2" not in labels(world.prompt)


async def test_what_showed_something_is_not_taken_back_in_the_channel(world: World) -> None:
    await opened(world, in_steps(drawn=True))
    await world.ann.click(world.prompt, label="Yes")
    await world.env.settle()
    assert "Animal 2" in labels(world.prompt) and "Undo" not in labels(world.prompt)
