"""A round of Eclipse at a table of four, from the middle of a game on: typed, pressed, and the same game in the end.

Three fleets fight for one sector, a partner is betrayed, and somebody cannot pay.
"""

from __future__ import annotations

import pytest

from bot.widgets.presses import ButtonKind
from engine.eclipse.rules import RULES
from tests.bot.harness import World, labels, press
from tests.bot.playing import answered_after_a_restart, played, prepared, same, seated
from tests.bot.rounds import Presser, Typist, choices_of, steps
from tests.bot.scripts import ECLIPSE
from tests.bot.test_secrets import letters


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the script, and the pictures that were drawn."""
    return prepared(monkeypatch, ECLIPSE)


def middle() -> int:
    """An answer in the middle of a battle."""
    return ECLIPSE.battles(ECLIPSE.script.moves)[1]


async def test_a_round_by_commands(world: World, quick: list[str]) -> None:
    typist, moves = Typist(await seated(world, ECLIPSE), ECLIPSE), ECLIPSE.script.moves
    await played(typist, moves[: middle()])
    await world.restart()
    await played(typist, moves[middle() :])
    await same(typist)
    assert len(quick) > 5


async def test_a_round_by_buttons(world: World) -> None:
    presser, moves = Presser(await seated(world, ECLIPSE), ECLIPSE), ECLIPSE.script.moves
    await played(presser, moves[: middle()])
    await answered_after_a_restart(presser, moves[middle()])
    await played(presser, moves[middle() + 1 :])
    await same(presser)


def test_the_script_has_what_it_should() -> None:
    """Partners break up, the breaker is the traitor, and somebody trades or gives up a sector to pay."""
    script, keys = ECLIPSE.script, {event.text.key for event in ECLIPSE.script.events}
    assert {"eclipse-relations-broken", "eclipse-traitor", "eclipse-relations-offered", "eclipse-upkeep"} <= keys
    assert keys & {"eclipse-traded-for-money", "eclipse-loses-control"}
    state = RULES.load(script.state)
    assert (state.round, state.phase, state.traitor) == (2, "action", 2)


async def test_drawn_tiles_go_to_their_seat_alone(world: World) -> None:
    typist, moves = Typist(await seated(world, ECLIPSE), ECLIPSE), ECLIPSE.script.moves
    await played(typist, moves)
    say, told = world.bot.services.locales, [event for event in ECLIPSE.script.events if event.secret]
    read = ["\n".join([*letters(person), *typist.told[seat]]) for seat, person in enumerate(typist.people)]
    assert {"eclipse-finds", "eclipse-reputation-drawn"} <= {event.text.key for event in told}
    for event in told:
        for seat, text in event.secret.items():
            assert say.say(text) in read[seat]
    fronts = [say.say(text) for event in told for text in event.secret.values() if text.key == "eclipse-you-find"]
    for front in fronts:
        assert sum(front in letter for letter in read) == 1 or fronts.count(front) > 1
    assert not any(
        words in line for event in told for words in map(say.say, event.secret.values()) for line in world.said()
    )


async def test_what_may_be_done_meanwhile_has_buttons_of_its_own(world: World) -> None:
    presser = Presser(await seated(world, ECLIPSE), ECLIPSE)
    prompt = await presser.prompt()
    assert [choice for _, choice in choices_of(prompt) if choice[0] == ButtonKind.MEANWHILE] == [
        "mcolony",
        "mtrade",
        "mrelations",
    ]
    short = [choice[1:] for _, choice in choices_of(prompt) if choice[0] == ButtonKind.DIRECT]
    assert short == ["explore", "influence", "research", "upgrade", "build", "move", "pass"], "words on two rows"
    trade = next(id for id, choice in choices_of(prompt) if choice == "mtrade")
    for person in presser.people:
        opened = await person.click(prompt, custom_id=trade)
        assert opened.ephemeral and {step.verb for _, step in steps(opened.response)} == {"trade"}


async def test_the_board_shows_a_seats_ships_and_a_battle(world: World, quick: list[str]) -> None:
    await seated(world, ECLIPSE)
    offers = await world.bob.autocomplete(world.channel, "game board", "zoom", "dee")
    assert [offer["value"] for offer in offers] == ["ships-3"]
    battles = await world.bob.autocomplete(world.channel, "game board", "zoom", "Battle")
    drawn = len(quick)
    for id in ("ships-3", str(battles[0]["value"])):
        await world.bob.slash(world.channel, "game board", zoom=id)
    assert len(quick) == drawn + 2


async def test_under_the_board_a_button_shows_what_belongs_to_it(world: World, quick: list[str]) -> None:
    await seated(world, ECLIPSE)
    drawn = len(quick)
    for person in (world.bob, world.cid):
        shown = await press(person, world.prompt, "More pictures")
        assert shown.ephemeral and all(one.ephemeral for one in shown.followups)
    assert len(quick) == drawn + 4, "the seats, and the technologies; for each who asks"
    again = await world.bob.slash(world.channel, "game board")
    assert labels(again.response) == ["More pictures", "In words", "Legend"]


async def test_one_command_answers_questions_in_a_row(world: World) -> None:
    typist, moves = Typist(await seated(world, ECLIPSE), ECLIPSE), ECLIPSE.script.moves
    kinds = ["action", "build", "build_at"]
    at = next(at for at in range(len(moves)) if [move.kind for move in moves[at : at + 3]] == kinds)
    await played(typist, moves[:at])
    person, what, sector = typist.people[moves[at].seat], str(moves[at + 1].value), str(moves[at + 2].value)
    offers = await person.autocomplete(world.channel, "eclipse build", "what", what)
    assert [offer["value"] for offer in offers] == [what]
    sectors = await person.autocomplete(world.channel, "eclipse build", "sector", "", what=what)
    assert sector in [offer["value"] for offer in sectors]
    await person.slash(world.channel, "eclipse build", what=what, sector=sector)
    assert await typist.logged() == moves[: at + 3]
