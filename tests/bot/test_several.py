"""Several answers at once: a form with all that can be chosen, given one after the other."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from bot.measuring.pace import Counted
from bot.widgets.lead_lists import LATER
from bot.widgets.several import lists, of_table, picked
from engine import games
from engine.ask import Ask, Option, Reply
from engine.log import LoggedAnswer
from engine.table import Table
from engine.text import T
from tests.asked import asked, by_name
from tests.bot.harness import World, labels
from tests.bot.laid_out import filled, words
from tests.bot.zoo import animals
from tests.toy import ToyRules

DONE = Option("done", T("yes"))
WILD = "animal-2"
"""Of what follows on this one, something is asked first."""


class Feeding(ToyRules):
    """Seat 0 says which animal goes where, as often as it wants; each goes once."""

    name = "zoo"
    choices = ()
    questions = by_name(asked("which", leads_to=True, several=lambda id: id != DONE.id))

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    async def _asked(self, run: Any) -> None:
        went: list[str] = []
        while (animal := await self._next(run, went)) != DONE.id:
            went.append(animal)
            to = await run.pick(
                asked("where"), 0, [Option(f"cage-{n}", T("zoo-cage", n=n)) for n in (1, 2, 3)], T("zoo-ask")
            )
            run.say(T("zoo-got", answer=f"{animal} {to}"))
            if animal == WILD:
                await run.confirm(asked("sure"), 0, T("zoo-ask"))
        run.state.round = run.state.rounds + 1

    async def _next(self, run: Any, went: list[str]) -> str:
        left = [option for option in animals(5) if option.id not in went]
        picked: str = await run.pick(asked("which"), 0, [*left, DONE], T("zoo-ask"))
        return picked


async def opened(world: World) -> Any:
    """The own prompt of Ann at a table of this game."""
    games.register(Feeding())
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    return (await world.ann.click(world.prompt, label="Answer")).response


async def given(world: World, own: Any, *orders: str) -> list[str]:
    """Gives them in the form; what was answered by then."""
    form = await world.ann.click(own, label="Several commands at once")
    lists = {str(n): [order for order in orders if order.startswith(f"animal-{n}»")] for n in range(5)}
    await world.ann.submit_modal(form, filled(form, lists))
    log = await world.bot.services.call(world.bot.services.store.log, 1)
    return [str(row.value) for row in log]


def both(animal: int, cage: int) -> str:
    return f"animal-{animal}»cage-{cage}"


async def test_all_that_is_picked_is_given_one_after_the_other(world: World) -> None:
    own = await opened(world)
    assert await given(world, own, both(0, 1), both(3, 2)) == ["animal-0", "cage-1", "animal-3", "cage-2"]
    assert "Commands done: 2 of 2." in words(own)
    assert "Several commands at once" in labels(own), "the next ones are asked for in the same message"


async def test_what_is_refused_ends_it_and_what_was_given_before_stays(world: World) -> None:
    own = await opened(world)
    answers = await given(world, own, both(1, 1), both(1, 2), both(3, 1))
    assert answers == ["animal-1", "cage-1"]
    assert "Commands done: 1 of 3. The rest was not done: “animal-1” cannot be chosen." in words(own)


async def test_nothing_is_answered_that_nobody_had_read_when_the_form_was_sent(world: World) -> None:
    own = await opened(world)
    assert await given(world, own, both(2, 1), both(3, 1)) == [WILD, "cage-1"], "whether it is sure is asked now"
    assert "Commands done: 1 of 2." in words(own)


async def test_a_form_that_is_sent_when_something_else_is_asked_does_nothing(world: World) -> None:
    own = await opened(world)
    form = await world.ann.click(own, label="Several commands at once")
    game = await world.bot.services.tables.find(world.channel.id)
    await world.bot.services.tables.answers.answer(game.id, world.ann.id, "animal-4")
    sent = await world.ann.submit_modal(form, filled(form, {"0": [both(0, 1)]}))
    assert sent.ephemeral
    log = await world.bot.services.call(world.bot.services.store.log, 1)
    assert [row.value for row in log] == ["animal-4"]


async def test_a_form_with_nothing_in_it_says_so(world: World) -> None:
    own = await opened(world)
    form = await world.ann.click(own, label="Several commands at once")
    sent = await world.ann.submit_modal(form, filled(form, {"0": []}))
    assert "Nothing was chosen." in words(sent.response)


def test_lists_hold_what_leads_on_and_then_the_rest() -> None:
    options = [*animals(4), DONE]
    leading = {"animal-0": [*animals(6), Option(LATER, T("yes"))], "animal-1": animals(7)}
    found = lists(options, leading, lambda id: id != DONE.id)
    assert [len(each.options) for each in found] == [6, 7, 2], "what is asked later and what ends it are no orders"
    assert [option.id for option in found[-1].options] == ["animal-2", "animal-3"]
    assert picked(found, {"2": ["animal-3"], "0": ["animal-0»animal-5"]}) == ["animal-0»animal-5", "animal-3"]
    with pytest.raises(LookupError):
        picked(found, {"0": ["done"]})


def test_only_a_question_that_is_asked_again_and_again_has_a_form() -> None:
    table = Table.new(Feeding(), 2, "1", keep=True)
    assert of_table(table, 0) and not of_table(table, 1)
    table.answer(0, "animal-0")
    assert of_table(table, 0) == []


def pressed(rules: Feeding, *answers: str) -> int:
    """The presses that these answers of seat 0 are counted as."""
    table, found = Table.new(rules, 2, "1", keep=True), Counted()
    for answer in answers:
        found.press(table, LoggedAnswer(0, None, answer), lambda table, seat: False)
        table.answer(0, answer)
    return found.presses


def test_a_form_is_two_presses_however_much_it_gives() -> None:
    orders = ["animal-0", "cage-1", "animal-1", "cage-2", "animal-3", "cage-1"]
    assert [pressed(Feeding(), *orders[:n]) for n in (2, 4, 6)] == [1, 2, 2]
    assert pressed(Feeding(), *orders, DONE.id) == 3, "what ends it stands apart"


def test_who_knows_what_to_choose_takes_nothing_back() -> None:
    rules = Feeding()
    rules.questions = {**rules.questions, **by_name(asked("where", undoing=["cage-2"]))}
    assert pressed(rules, "animal-0", "cage-2") == 0
    assert pressed(rules, "animal-0", "cage-1", "animal-1", "cage-2", "animal-3", "cage-1") == 2
