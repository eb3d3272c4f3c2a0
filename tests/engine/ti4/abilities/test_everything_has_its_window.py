"""Every component that somebody may choose to use: refused in every window but its own, and in its own when it is not
its moment; and where it is used, it changes what it should, besides going where used cards go.

What the components say stands in `component_windows`; the windows come from play, see `gallery`. In each everybody is
asked, so that a component is refused by the question itself.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.ask import PickOne
from engine.errors import AnswerError, IllegalAnswer
from engine.table import Table
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.economy import technology
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import MECATOL
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.component_windows import COMPONENTS, LINES, Line, windows_of
from tests.engine.ti4.gallery import ACTION, Scene, gallery, give, open_scene
from tests.engine.ti4.moments import ABILITIES, Ability, Moment
from tests.engine.ti4.positions import board, fleet, near_home

ELSEWHERE = 2
WRONG_PLAYERS = 3
LUCKS, ANSWERS = 3, 60
LOOKOUT = "lookout"
GUARDED = [line for line in LINES if line.guard == "if"]
TARGETED = [line for line in LINES if line.who != "any" and line.window != ACTION]


def named(lines: list[Line]) -> list[str]:
    return [f"{line.component}-{line.window}" for line in lines]


async def _nothing(game: Game, seat: int, moment: Moment, target: str) -> None:
    raise AssertionError("nobody uses this")


@pytest.fixture
def everybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every window each seat has something that it could do."""
    monkeypatch.setitem(naming.NAMES, "effect", words.card)
    for kind in gallery():
        lookout = Ability("effect", LOOKOUT, kind, _nothing, "any")
        monkeypatch.setitem(ABILITIES, kind, [*ABILITIES.get(kind, ()), lookout])


def test_the_list_of_components_is_whole() -> None:
    entries = [(kind, entry) for kind, entries in ABILITIES.items() for entry in entries if not entry.mandatory]
    registered = [(f"{entry.holding.name}:{entry.source}", kind, windows.who(entry)) for kind, entry in entries]
    assert sorted(registered) == sorted((line.component, line.window, line.who) for line in LINES)
    assert set(gallery()) >= {line.window for line in LINES}


# --- refused ---------------------------------------------------------------------------------------------------------


def asked(game: Game, moment: Moment, seat: int) -> Table | None:
    """A table at which the window asks this seat, once what is mandatory is done; None where that closes it."""
    for other in game.seats():
        game.begin(LOOKOUT, other, "ever")
    table, chance = open_scene(game, moment), Random(1)
    kind = "action" if moment.kind == ACTION else moment.kind
    while table.ask is not None and table.ask.kind != kind:
        go_on(table, chance)
    return table if table.ask is not None and seat in table.ask.must else None


def go_on(table: Table, chance: Random) -> None:
    """One answer: windows are passed, everything else is answered by chance."""
    assert table.ask is not None
    seat, shape = next(iter(table.ask.must.items()))
    passes = isinstance(shape, PickOne) and any(option.id == windows.PASS for option in shape.options)
    table.answer(seat, windows.PASS if passes else shape.random(chance))


def refuse(table: Table, seat: int, id: str) -> None:
    """The answer is not on offer, and giving it all the same leaves everything as it was."""
    ask, before = table.ask, RULES.dump(table.state)
    assert ask is not None
    shape = ask.must[seat]
    assert isinstance(shape, PickOne) and id not in [option.id for option in shape.options], f"{id} in {ask.kind}"
    with pytest.raises(IllegalAnswer):
        table.answer(seat, id)
    assert table.ask is ask and RULES.dump(table.state) == before


def refused_in(scene: Scene, component: str, seat: int) -> bool:
    """Refuses a component to a seat that holds it; False when the scene does not come to the question."""
    game, moment = scene.load()
    if seat not in game.seats():
        return False
    id = give(game, seat, component, moment)
    table = asked(game, moment, seat)
    if table is not None:
        refuse(table, seat, id)
    return table is not None


def holders(scene: Scene, at: int) -> int:
    """Whose moment it is first, then somebody else; the active player for component actions."""
    game, moment = scene.load()
    actor = game.seats()[0] if moment.actor is None else moment.actor
    return actor if at == 0 or scene.kind == ACTION else game.others(actor)[0]


def refused_elsewhere(component: str) -> dict[str, int]:
    """How often a component is refused in each kind of window that is not its own."""
    count = dict.fromkeys((kind for kind in gallery() if kind not in windows_of(component)), 0)
    for kind in count:
        for scene in gallery()[kind]:
            count[kind] += refused_in(scene, component, holders(scene, count[kind]))
            if count[kind] == ELSEWHERE:
                break
    return count


@pytest.mark.rule("TI-ABILITY-01", "TI-ABILITY-10")
@pytest.mark.parametrize("component", COMPONENTS)
def test_a_component_is_refused_in_every_window_but_its_own(component: str, everybody_is_asked: None) -> None:
    count = refused_elsewhere(component)
    assert len(count) >= 56 and not {kind: n for kind, n in count.items() if n < ELSEWHERE}


def wrong_player(line: Line, scene: Scene) -> int | None:
    """Somebody whose moment it is not: where the issuer acts, a holder of somebody else's note."""
    game, moment = scene.load()
    if moment.actor is None:
        return None
    return game.others(moment.actor)[0] if line.who == "self" else moment.actor


def refused_to_others(line: Line) -> int:
    count = 0
    for scene in gallery()[line.window]:
        seat = wrong_player(line, scene)
        count += seat is not None and refused_in(scene, line.component, seat)
        if count == WRONG_PLAYERS:
            break
    return count


@pytest.mark.rule("TI-ABILITY-10")
@pytest.mark.parametrize("line", TARGETED, ids=named(TARGETED))
def test_a_component_is_refused_when_it_is_the_moment_of_somebody_else(line: Line, everybody_is_asked: None) -> None:
    assert refused_to_others(line) == WRONG_PLAYERS


ACTIONS = [line for line in LINES if line.window == ACTION]


@pytest.mark.rule("TI-COMPACTION-01")
@pytest.mark.parametrize("line", ACTIONS, ids=named(ACTIONS))
def test_a_component_action_is_refused_to_everyone_but_the_active_player(line: Line) -> None:
    for scene in gallery()[ACTION][:WRONG_PLAYERS]:
        game, moment = scene.load()
        assert moment.actor is not None
        seat = game.others(moment.actor)[0]
        id = give(game, seat, line.component, moment)
        table = open_scene(game, moment)
        ask, before = table.ask, RULES.dump(table.state)
        with pytest.raises(AnswerError):
            table.answer(seat, id)
        assert table.ask is ask and RULES.dump(table.state) == before


def bare(line: Line, seat: int) -> tuple[Game, Moment]:
    """An empty board, on which there is nothing that a component with a condition could be used for."""
    game = board(seats=4)
    state = game.state
    state.effects.clear()
    state.strategy_goods.clear()
    for planet in state.planets.values():
        planet.owner = None
    for player in state.players:
        player.notes, player.tactic, player.fleet, player.strategy = [], 0, 0, 0
        player.strategy_cards = []
    actor = seat if line.who in ("self", "any") else 1 - seat
    return game, Moment(line.window, actor=actor, system="28", planet="quann", card="sabotage")


def lacking(game: Game, line: Line, seat: int, moment: Moment) -> None:
    """What a few conditions ask for is missing only when something else is there."""
    if line.component in ("card:flank_speed", "card:morale_boost"):
        game.begin(line.component.removeprefix("card:"), seat, "turn")
    if line.component == "card:ghost_ship":
        units.add(game, seat, "destroyer", 8, "28")
        game.state.systems["28"].tokens.append(seat)
    if line.component == "tech:integrated_economy":
        moment.planet = "torkan"
    if line.component == "law:committee_formation":
        moment.card = "fleet_regulations"
    if line.component == "note:research_agreement":
        moment.card = "gravity_drive"
        technology.gain(game, seat, "gravity_drive")


def refused_without_reason(line: Line) -> None:
    """A component with a condition, in its own window and in the right hand, where the condition does not hold."""
    for seat in (0,) if line.window == ACTION else (0, 1):
        game, moment = bare(line, seat)
        id = give(game, seat, line.component, moment)
        lacking(game, line, seat, moment)
        table = asked(game, moment, seat)
        assert table is not None
        refuse(table, seat, id)


@pytest.mark.rule("TI-ABILITY-03", "TI-COMPACTION-04")
@pytest.mark.parametrize("line", GUARDED, ids=named(GUARDED))
def test_a_component_is_refused_in_its_own_window_without_what_it_is_for(line: Line, everybody_is_asked: None) -> None:
    refused_without_reason(line)


# --- a guard that is gone is noticed ---------------------------------------------------------------------------------


def plant(monkeypatch: pytest.MonkeyPatch, line: Line, **changes: object) -> None:
    """Takes away a guard of a component in one of its windows."""
    if changes.get("who") == "any" and line.component.startswith("note:"):
        changes["holding"] = NOTE
    entries = [
        replace(entry, **changes) if f"{entry.holding.name}:{entry.source}" == line.component else entry
        for entry in ABILITIES[line.window]
    ]
    monkeypatch.setitem(ABILITIES, line.window, entries)


@pytest.mark.parametrize("line", GUARDED, ids=named(GUARDED))
def test_a_condition_that_is_gone_is_noticed(line: Line, everybody_is_asked: None, monkeypatch) -> None:
    plant(monkeypatch, line, when=lambda game, seat, moment: True, targets=None)
    with pytest.raises(AssertionError, match=line.component):
        refused_without_reason(line)


@pytest.mark.parametrize("line", TARGETED, ids=named(TARGETED))
def test_a_component_for_anybodys_moment_is_noticed(line: Line, everybody_is_asked: None, monkeypatch) -> None:
    plant(monkeypatch, line, who="any", when=lambda game, seat, moment: True, targets=None)
    with pytest.raises(AssertionError, match=line.component):
        refused_to_others(line)


@pytest.mark.parametrize("component", COMPONENTS[::13])
def test_a_window_too_many_is_noticed(component: str, everybody_is_asked: None, monkeypatch) -> None:
    kind, _, source = component.partition(":")
    for window in [kind for kind in gallery() if kind not in windows_of(component)][::12]:
        with monkeypatch.context() as patch:
            planted = Ability(kind, source, window, _nothing, "any")  # type: ignore[arg-type]
            patch.setitem(ABILITIES, window, [*ABILITIES[window], planted])
            with pytest.raises(AssertionError, match=component):
                refused_elsewhere(component)


# --- used ------------------------------------------------------------------------------------------------------------


class Effects:
    """Notes what the uses of one component in one window change, once it has been announced and paid for."""

    def __init__(self, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
        self.changed: set[str] = set()
        entry = next(
            e for e in ABILITIES[line.window] if f"{e.holding.name}:{e.source}" == line.component and not e.mandatory
        )
        use = entry.use

        async def noted(game: Game, seat: int, moment: Moment, target: str) -> None:
            before = _facts(game, moment)
            await use(game, seat, moment, target)
            after = _facts(game, moment)
            self.changed |= {fact.partition("/")[0] for fact, value in after.items() if before[fact] != value}

        others = [other for other in ABILITIES[line.window] if other is not entry]
        monkeypatch.setitem(ABILITIES, line.window, [replace(entry, use=noted), *others])


def _facts(game: Game, moment: Moment) -> dict[str, bytes]:
    """The position and the moment, fact by fact."""
    state = game.state
    facts = {name: getattr(state, name) for name in state.__dataclass_fields__ if name not in ("players", "asked")}
    for player in state.players:
        facts |= {f"{name}/{player.seat}": getattr(player, name) for name in player.__dataclass_fields__}
        facts[f"tokens/{player.seat}"] = (player.tactic, player.fleet, player.strategy)
    facts |= {f"moment.{name}": getattr(moment, name) for name in moment.__dataclass_fields__ if name != "used"}
    return {name: pickle.dumps(value) for name, value in facts.items()}


def stage(game: Game, line: Line, seat: int) -> None:
    """What chance seldom brings about."""
    if line.component == "faction:reclamation":
        game.state.planets[MECATOL].owner = seat
        game.begin("reclamation", seat, "tactical_action")


def on_offer(line: Line) -> Iterator[tuple[Table, int, str]]:
    """Tables at which a seat can use the component now."""
    for luck in range(LUCKS):
        for scene in gallery()[line.window]:
            for seat in scene.load()[0].seats():
                game, moment = scene.load()
                game.state.options.windows, game.state.epoch = "holders", luck
                id = give(game, seat, line.component, moment)
                stage(game, line, seat)
                table = open_scene(game, moment)
                shape = table.ask.must.get(seat) if table.ask is not None else None
                if isinstance(shape, PickOne) and id in [option.id for option in shape.options]:
                    yield table, seat, id


def use(table: Table, seat: int, id: str, effects: Effects, chance: Random) -> None:
    """The seat uses it, the others pass, and whatever it is asked is answered by chance."""
    table.answer(seat, id)
    for _ in range(ANSWERS):
        if table.ask is None or effects.changed:
            return
        go_on(table, chance)


def stays(table: Table, seat: int, id: str) -> bool:
    """Whether the note still lies in play when the next turn comes, or the window has closed."""
    return id.removeprefix("note:") in table.state.players[seat].notes_in_play


@pytest.mark.rule("TI-ABILITY-04")
@pytest.mark.parametrize("line", LINES, ids=named(LINES))
def test_a_component_that_is_used_changes_what_it_says(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    effects, chance = Effects(line, monkeypatch), Random(1)
    for table, seat, id in on_offer(line):
        use(table, seat, id, effects, chance)
        if line.changes in effects.changed or (line.changes == "stays" and stays(table, seat, id)):
            return
        effects.changed.clear()
    pytest.fail(f"{line.component} never changed {line.changes}")


# --- giving a component ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "type"), [("muaat", "war_sun"), ("saar", "space_dock")])
def test_whoever_comes_to_play_another_faction_leaves_behind_what_that_cannot_have(faction: str, type: str) -> None:
    game = board(faction, "hacan", "letnev")
    system = near_home(game, 0)[0]
    fleet(game, 0, system, **{type: 1, "carrier": 1})
    give(game, 0, "faction:orbital_drop", Moment(ACTION, actor=0))
    assert game.player(0).faction == "sol"
    assert units.count(game, 0, type, system) == 0 and units.count(game, 0, "carrier", system) == 1
