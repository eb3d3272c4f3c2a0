"""A draft of Twilight Imperium at a table: people, computer players, wishes of who is away, undo and restart."""

from __future__ import annotations

from threading import Thread, current_thread
from typing import Any

import pytest

from bot.drawing import painters
from engine.ask import PickOne
from engine.kit.draft import Draft
from engine.ti4.draft import generator
from engine.ti4.galaxy import slices
from tests.bot.harness import World, error
from tests.bot.test_fog import time_passes
from tests.engine.ti4.draft.test_slices import GOOD

TYPED = "map=slices factions=draft redraw=vote"


async def live_of(world: World) -> Any:
    return await world.bot.services.tables.look(1)


async def draft_of(world: World) -> Draft:
    draft = (await live_of(world)).table.state.draft
    assert isinstance(draft, Draft)
    return draft


async def asked(world: World) -> tuple[Any, list[str]]:
    """Who is asked in the channel, and what can be picked."""
    live = await live_of(world)
    (seat,) = live.table.ask.must
    shape = live.table.ask.must[seat]
    assert isinstance(shape, PickOne)
    return list(world.people.values())[seat], [option.id for option in shape.options]


async def begun(world: World, typed: str = TYPED, people: int = 3, game: str = "ti4") -> None:
    """A table of three at the first question of its draft."""
    await world.ann.slash(world.channel, "game new", game=game, options=typed)
    for name in list(world.people)[1:people]:
        await world.people[name].slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()


async def voted(world: World, choice: str) -> None:
    for person in world.people.values():
        await person.slash(world.channel, "ti4 answer", answer=choice)
        await world.env.settle()


async def picked(world: World, id: str, group: str = "ti4") -> Any:
    """Whoever is asked picks this by command."""
    person, _ = await asked(world)
    told = await person.slash(world.channel, f"{group} answer", answer=id)
    await world.env.settle()
    return told


async def test_people_draft_by_commands_and_the_channel_reads_every_pick(world: World) -> None:
    await begun(world)
    assert any("Slices: " in line for line in world.said()) and any("Draft order" in line for line in world.said())
    await voted(world, "Keep these")
    assert len((await draft_of(world)).slices) == 4
    while (await live_of(world)).table.ask.kind == "draft":
        await picked(world, (await asked(world))[1][0])
    said = "\n".join(world.said())
    assert said.count(" picks ") == 6 and said.count(" plays ") == 3 and "speaker" in said
    state = (await live_of(world)).table.state
    assert sum(one.at is not None for one in state.systems.values()) == 28 and all(
        player.faction for player in state.players
    )


async def test_the_channel_is_shown_the_map_when_tiles_lie_on_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, paint = list[tuple[int, str]](), painters.paint

    def watched(game: str, view: Any, **how: Any) -> Any:
        drawn.append((sum(one.at is not None for one in view.systems), how.get("zoom") or "board"))
        return paint(game, view, **how)

    monkeypatch.setattr(painters, "paint", watched)
    await begun(world, "map=slices factions=draft")
    while (await live_of(world)).table.ask.kind == "draft":
        ids = (await asked(world))[1]
        await picked(world, next((id for kind in ("slice", "place") for id in ids if id.startswith(kind)), ids[0]))
    boards = [tiles for tiles, zoom in drawn if zoom == "board"]
    assert (1, "draft") in drawn and boards[0] == 1 and boards[-1] == 28, "the slices before, the whole galaxy after"


async def test_a_vote_draws_new_slices_at_the_table(world: World) -> None:
    await begun(world)
    before = (await draft_of(world)).slices
    await voted(world, "Draw new slices")
    assert (await draft_of(world)).slices != before
    assert any("votes to draw new slices" in line for line in world.said())


async def test_a_pick_is_made_in_the_channel_and_taken_back_and_the_bot_may_restart(world: World) -> None:
    await begun(world, "map=slices factions=draft")
    person, ids = await asked(world)
    assert "slice:0" in ids
    menu = next(
        part for row in world.prompt.components for part in getattr(row, "children", [row]) if hasattr(part, "options")
    )
    label = next(option.label for option in menu.options if "Slice 1" in option.label)
    await person.select(world.prompt, [next(option.value for option in menu.options if option.label == label)])
    await world.env.settle()
    assert len((await draft_of(world)).taken["slice"]) == 1
    await world.restart()
    assert len((await draft_of(world)).taken["slice"]) == 1
    await person.slash(world.channel, "game undo")
    await world.env.settle()
    assert (await draft_of(world)).taken == {} and (await asked(world))[0] == person
    assert (await draft_of(world)).slices == (await draft_of(world)).slices


async def test_wishes_pick_for_who_is_away_in_their_order(world: World) -> None:
    await begun(world, "map=slices factions=draft")
    draft = await draft_of(world)
    first, second = (list(world.people.values())[seat] for seat in draft.order[:2])
    for name, wish in (("wish_1", "slice:0"), ("wish_2", "slice:1"), ("wish_3", "place:0")):
        told = await second.slash(world.channel, "game orders", order=name, answer=wish)
        assert "Draft wish" in told.response.content
    await picked(world, "slice:0")
    await time_passes(world)
    assert (await draft_of(world)).of(draft.order[1], "slice") == "1"
    await picked(world, "faction:" + (await draft_of(world)).free("faction")[0])
    await picked(world, "place:2")
    await time_passes(world)
    assert (await draft_of(world)).of(draft.order[1], "place") == "0"
    assert first is not second


async def test_computer_players_draft_with_people(world: World) -> None:
    await begun(world, "map=slices factions=draft", people=1)
    tables = world.bot.services.tables
    while (await live_of(world)).table.ask.kind == "draft":
        await tables.stand_ins.settle(1)
        await world.env.settle()
        if (await live_of(world)).table.ask.kind == "draft" and 0 in (await live_of(world)).table.ask.must:
            await picked(world, (await asked(world))[1][0])
    draft = await draft_of(world)
    assert all(len(taken) == 3 for taken in draft.taken.values())


@pytest.mark.parametrize(
    ("game", "typed", "group"),
    [
        ("eclipse", "species=draft bans=1", "eclipse"),
        ("forbidden_stars", "factions=draft bans=1", "stars"),
        ("space_empires", "places=draft", "empires"),
    ],
)
async def test_the_other_titles_are_drafted_with_programs_wishes_a_restart_and_undo(
    world: World, game: str, typed: str, group: str
) -> None:
    await begun(world, typed, people=2, game=game)
    bob, chosen, order = world.people["bob"], list[str](), (await draft_of(world)).order
    for number, place in enumerate((1, 2, 0), 1):
        await bob.slash(world.channel, "game orders", order=f"wish_{number}", answer=f"place:{place}")
    await world.restart()
    while (ask := (await live_of(world)).table.ask).kind == "draft" or ask.kind.startswith("ban_"):
        if ask.shown == (1,):
            await time_passes(world)
        elif ask.shown == (2,):
            await world.bot.services.tables.stand_ins.settle(1)
        await world.env.settle()
        if (await live_of(world)).table.ask == ask:
            chosen += [(await asked(world))[1][0]] if ask.shown == (1,) else []
            await picked(world, (await asked(world))[1][0], group)
    draft = await draft_of(world)
    assert draft.order == order and all(len(taken) == 3 for taken in draft.taken.values())
    assert not [id for id in chosen if id.startswith("place")], "by the wishes"


async def test_a_pick_of_space_empires_is_taken_back(world: World) -> None:
    await begun(world, "places=draft", game="space_empires")
    person, ids = await asked(world)
    await picked(world, ids[2], "empires")
    assert (await draft_of(world)).taken["place"]
    await person.slash(world.channel, "game undo")
    await world.env.settle()
    assert (await draft_of(world)).taken == {} and (await asked(world)) == (person, ids)


async def test_places_are_bid_for_by_people_and_programs_and_nobody_sees_a_bid_before_the_last(world: World) -> None:
    await begun(world, "places=bid", people=2, game="space_empires")
    await world.ann.slash(world.channel, "empires answer", answer="2")
    await world.env.settle()
    assert not any(" bids " in line for line in world.said())
    await world.people["bob"].slash(world.channel, "empires answer", answer="5")
    await world.bot.services.tables.stand_ins.settle(1)
    await world.env.settle()
    draft = await draft_of(world)
    assert draft.bids[0] == 2 and draft.bids[1] == 5 and any(" bids 5" in line for line in world.said())
    assert (await asked(world))[0] is world.people["bob"], "the highest bid chooses first"


async def test_slices_of_another_draft_are_brought_and_shown_in_the_lobby(world: World) -> None:
    told = await world.ann.slash(
        world.channel, "game new", game="ti4", options=f"map={slices.write(GOOD)} factions=draft"
    )
    assert "Slice 6: optimal resources 7, influence 4" in told.response.content
    shown = (await world.bob.slash(world.channel, "map show")).response
    assert shown.content.startswith(f"```\n{slices.write(GOOD)}\n```") and len(shown.attachments) == 1
    few = await world.ann.slash(world.channel, "map use", text=slices.write(GOOD[:2]))
    assert "too few" in error(few)


async def test_what_cannot_be_drafted_is_refused_when_the_table_starts(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="ti4", options="map=slices factions=draft slice_resources=6")
    told = await world.ann.slash(world.channel, "game start", seats=6)
    assert "the tiles have 32½" in error(told)
    live = await live_of(world)
    assert live.table is None and len(live.seats) == 1, "nobody is seated for a game that cannot begin"


async def test_what_is_drawn_for_a_draft_holds_up_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are hard to meet take half a second, during which other tables are answered."""
    drawn, loop = list[Thread](), current_thread()
    draw = generator.drawn

    def watched(*given: Any) -> Any:
        drawn.append(current_thread())
        return draw(*given)

    monkeypatch.setattr(generator, "drawn", watched)
    await begun(world, "map=slices factions=draft slice_influence=5")
    assert (await draft_of(world)).slices and drawn and loop not in drawn


async def test_options_of_a_draft_are_listed_only_where_it_is_drafted(world: World) -> None:
    told = await world.ann.slash(world.channel, "game new", game="ti4", options="points=14")
    assert "Draft:" not in told.response.content
    await world.ended(world.ann)
    told = await world.ann.slash(world.channel, "game new", game="ti4", options="factions=draft bans=1")
    assert "Draft: Bans per player: 1" in told.response.content
