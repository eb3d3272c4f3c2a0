"""A round of Forbidden Stars at a table of four: typed, pressed, and the same game in the end.

Orders are laid face down in stacks, and a combat is fought with cards of both sides.
"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import ORDERS
from engine.forbidden_stars.rules import RULES
from engine.text import Text
from render import Picture
from tests.bot.harness import World, error, labels
from tests.bot.moderators import boss, surely
from tests.bot.playing import PIXEL, answered_after_a_restart, played, prepared, same, seated, words
from tests.bot.rounds import Presser, Typist
from tests.bot.scripts import STARS
from tests.bot.test_secrets import letters


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the script, and the pictures that were drawn."""
    return prepared(monkeypatch, STARS)


def at(kind: str, number: int = 0) -> int:
    """Where in the script that kind is asked, for the first time or a later one."""
    return [place for place, move in enumerate(STARS.script.moves) if move.kind == kind][number]


async def test_a_round_by_commands(world: World, quick: list[str]) -> None:
    typist, moves, middle = Typist(await seated(world, STARS), STARS), STARS.script.moves, at("combat_card", 1)
    await played(typist, moves[:middle])
    assert (await typist.table()).state.combat is not None
    await world.restart()
    await played(typist, moves[middle:])
    await same(typist)
    assert len(quick) > 5


async def test_a_round_by_buttons(world: World) -> None:
    presser, moves, middle = Presser(await seated(world, STARS), STARS), STARS.script.moves, at("suffer")
    await played(presser, moves[:middle])
    await answered_after_a_restart(presser, moves[middle])
    await played(presser, moves[middle + 1 :])
    await same(presser)


def test_the_script_has_what_it_should() -> None:
    """Both sides play cards, somebody wins, and everybody lays four orders."""
    script, keys = STARS.script, [event.text.key for event in STARS.script.events]
    assert keys.count("forbidden_stars-plays-card") >= 2 and "forbidden_stars-combat-won" in keys
    assert keys.count("forbidden_stars-plans") == 16
    state = RULES.load(script.state)
    assert (state.round, state.phase) == (2, "planning")


async def test_undo_goes_back_to_the_seal_and_no_further(world: World) -> None:
    """A laid order comes back into the hand; one that was revealed has been seen by all."""
    typist, moves, revealed = Typist(await seated(world, STARS), STARS), STARS.script.moves, at("reveal")
    await played(typist, moves[:1])
    before = await typist.logged()
    laid = await typist.state()
    await world.env.settle()
    await typist.people[moves[0].seat].slash(world.channel, "game undo")
    assert await typist.logged() == [] and before == moves[:1]
    await played(typist, moves[:1])
    assert await typist.state() == laid
    await played(typist, moves[1 : revealed + 1])
    player = typist.people[moves[revealed].seat]
    asked = await player.slash(world.channel, "game undo")
    assert "Agree" in labels(asked.response), "the others have to agree"
    assert await typist.logged() == moves[: revealed + 1]


async def test_who_takes_a_seat_while_orders_are_laid_sees_its_orders_as_its_old_player_no_more(
    world: World,
) -> None:
    typist, moves = Typist(await seated(world, STARS), STARS), STARS.script.moves
    await played(typist, moves[: at("plan", 9)])
    seat = moves[at("plan", 8)].seat
    player, mod = typist.people[seat], boss(world)
    fay = world.guild.add_member(world.env.create_user("fay"))
    held = (await player.slash(world.channel, "secret hand")).response.content
    assert any(words(world, f"forbidden_stars-order-{kind}") in held for kind in ORDERS)
    top = await tops(world, typist, seat)
    assert top and all(line in held for line in top)
    await surely(mod, world.channel, "mod replace", seat=str(seat + 1), player=fay, reason="away")
    await world.env.settle()
    (letter,) = letters(player)
    assert letter.startswith("A moderator has given your seat to another player: ")
    assert not any(line in letter for line in (*top, *held.splitlines()))
    assert (await fay.slash(world.channel, "secret hand")).response.content == held
    assert all(line in letters(fay)[-1] for line in top)
    assert error(await player.slash(world.channel, "secret hand")) == words(world, "bot-not-seated")
    assert not any(line in said for line in top for said in world.said())


async def tops(world: World, typist: Typist, seat: int) -> list[str]:
    """What lies on top of stacks there, as its owner reads it."""
    say, state = world.bot.services.locales, (await typist.table()).state
    shown = [(id, system.orders[-1]) for id, system in state.systems.items() if system.orders]
    held = RULES.held(RULES.view(state, seat), "hand")
    named = [line for line in held if line.key == "forbidden_stars-top-order"]
    assert len(named) == sum(order.seat == seat for _, order in shown)
    return [say.say(line) for line in named if isinstance(line, Text)]


async def test_who_is_asked_about_places_sees_them_numbered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    typist, moves, first = Typist(await seated(world, STARS), STARS), STARS.script.moves, at("plan_at")
    await played(typist, moves[:first])
    zooms = list[object]()

    def paint(*_: object, zoom: str | None, **__: object) -> Picture:
        zooms.append(zoom)
        return Picture(PIXEL, "a board", 1, 1)

    monkeypatch.setattr("bot.drawing.painters.paint", paint)
    asked, other = typist.people[moves[first].seat], typist.people[moves[first].seat - 1]
    offers = await asked.autocomplete(world.channel, "game board", "zoom", "")
    assert offers[0] == {"name": words(world, "bot-board-asked"), "value": "?"}
    assert "?" not in [offer["value"] for offer in await other.autocomplete(world.channel, "game board", "zoom", "")]
    for person in (asked, other):
        await person.slash(world.channel, "game board", zoom="?")
    options = [option.id for option in moves[first].shape.options]  # type: ignore[attr-defined]
    assert zooms == [f"focus-{','.join(options)}", None]


async def test_cards_are_laid_in_private_and_shown_together(world: World) -> None:
    typist, moves, first = Typist(await seated(world, STARS), STARS), STARS.script.moves, at("combat_card")
    await played(typist, moves[: first + 1])
    card = words(world, f"forbidden_stars-card-{moves[first].value}")
    assert not any(card in line for line in world.said())
    own = (await typist.people[moves[first].seat].slash(world.channel, "secret hand")).response.content
    assert card in own
    await played(typist, moves[first + 1 : first + 2])
    assert any(card in line for line in world.said())
