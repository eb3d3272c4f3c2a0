"""Views built by hand from the component data: a rich middle game, a start, an end. They need no rules."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import engine
from engine.hexes import Hex, spiral
from engine.text import Text
from engine.ti4.interface.view import (  # fmt: skip
    BallotView,
    CardView,
    ForceView,
    HandView,
    LawView,
    ObjectiveView,
    PlanetView,
    SeatView,
    SystemView,
    View,
    VoteView,
)

DATA = Path(engine.__file__).parent / "ti4" / "data"
COLOURS = ("amber", "azure", "crimson", "jade", "violet", "pearl")
NAMES = ("Alicja", "Bartłomiej", "Chloé", "Dmitri", "Ewa-Katarzyna", "Frank")
FACTIONS = ("sol", "creuss", "hacan", "jol_nar", "xxcha", "l1z1x")


def load(name: str) -> list[dict[str, Any]]:
    """A component table."""
    found: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


TILES = {tile["id"]: tile for tile in load("tiles")}
PLANETS = {planet["id"]: planet for planet in load("planets")}
UNITS = [unit["id"] for unit in load("units")]


def plain(text: Text) -> str:
    """Words without a language: the end of the key, and the parameters."""
    words = text.key.removeprefix("ti4-").split("-")
    name = " ".join(words[1:] if len(words) > 1 else words).title()
    told = [plain(value) if isinstance(value, Text) else str(value) for value in text.params.values()]
    return " ".join([name, *told])


def force(seat: int, damaged: dict[str, int] | None = None, **units: int) -> ForceView:
    """A seat's units in one place."""
    return ForceView(seat, units, damaged or {})


def planet(id_: str, owner: int | None = None, exhausted: bool = False, *forces: ForceView) -> PlanetView:
    """A planet with its printed values."""
    facts = PLANETS[id_]
    return PlanetView(
        id_, facts["name"], facts["resources"], facts["influence"], facts["trait"], facts["specialty"], owner,
        exhausted, forces, (),
    )  # fmt: skip


def system(tile: int, at: Hex | None, **changes: Any) -> SystemView:
    """An empty tile at a place."""
    facts = TILES[tile]
    bare = SystemView(
        tile, tuple(at) if at else None, facts["kind"], facts["home_of"], facts["anomaly"], tuple(facts["wormholes"]),
        tuple(planet(id_) for id_ in facts["planets"]), (), (), False, facts["kind"] == "mecatol_rex",
    )  # fmt: skip
    return replace(bare, **changes)


def seat(number: int, **changes: Any) -> SeatView:
    """A seat at the start of a game."""
    bare = SeatView(
        seat=number, colour=COLOURS[number], faction=FACTIONS[number], points=0, tactic=3, fleet=3, strategy=2,
        reserve=8, trade_goods=0, commodities=0, commodity_limit=3, initiative=None, strategy_cards=(),
        technologies=(), planets=(), resources=0, influence=0, total_resources=0, total_influence=0, action_cards=0,
        secrets=1, notes=5, scored_secrets=(), notes_in_play=(), passed=False, eliminated=False,
    )  # fmt: skip
    return replace(bare, **changes)


def view(seats: tuple[SeatView, ...], systems: tuple[SystemView, ...], **changes: Any) -> View:
    """A view of these seats and systems in the first round."""
    bare = View(
        viewer=None, goal=10, round=1, phase="action", step="turn", speaker=0, turn=0, active_system=None, seats=seats,
        systems=systems, homes=(), common=(), objectives=(), facedown=(5, 5), laws=(), vote=None, offers=(),
        decks=(80, 50, 20), winners=(), hand=None,
    )  # fmt: skip
    return replace(bare, **changes)


def homes(seats: int) -> tuple[Hex, ...]:
    """The home places of the board for so many seats."""
    table = next(row for row in load("maps") if row["seats"] == seats)
    places = spiral(3)
    return tuple(places[home["position"]] for home in table["homes"])


def board(seats: int) -> list[SystemView]:
    """The first ready-made board for so many seats, the homes laid."""
    table = next(row for row in load("maps") if row["seats"] == seats)
    ready = next(iter(table["ready"].values())).split()
    places, found = spiral(3), [system(18, Hex(0, 0))]
    for place, word in zip(places[1:], ready, strict=False):
        if int(word) > 0:
            found.append(system(int(word), place))
    return [*found, *home_tiles(seats)]


def home_tiles(seats: int) -> list[SystemView]:
    """Every seat's home; the Creuss lie beside the board, their gate in its place."""
    facts = {faction["id"]: faction for faction in load("factions")}
    found = []
    for number, at in enumerate(homes(seats)):
        faction = facts[FACTIONS[number]]
        found.append(system(faction["board_tile"], at))
        if faction["home"] != faction["board_tile"]:
            found.append(system(faction["home"], None))
    return found


def building(seats: int) -> View:
    """The board while it is being laid: Mecatol Rex, and empty places for the homes."""
    inner = [system(tile, place) for tile, place in zip((26, 41, 33), spiral(1)[1:4], strict=True)]
    start = tuple(seat(number, faction="") for number in range(seats))
    return view(start, (system(18, Hex(0, 0)), *inner), phase="setup", round=0, homes=homes(seats), turn=None)


def start(seats: int) -> View:
    """The first strategy phase."""
    systems = tuple(_settled(one) for one in board(seats))
    common = tuple((card["id"], 0) for card in load("strategy_cards"))
    return view(
        tuple(seat(number) for number in range(seats)), systems, phase="strategy", homes=homes(seats), common=common,
        objectives=tuple(ObjectiveView(o["id"], 1, 1, ()) for o in load("objectives")[:2]), facedown=(3, 5),
    )  # fmt: skip


def _settled(one: SystemView) -> SystemView:
    if one.home_of not in FACTIONS:
        return one
    owner = FACTIONS.index(one.home_of)
    worlds = [replace(world, owner=owner) for world in one.planets]
    worlds[0] = replace(worlds[0], forces=(force(owner, infantry=4, space_dock=1, pds=1),))
    ships = (force(owner, carrier=2, cruiser=1, fighter=3),)
    return replace(one, planets=tuple(worlds), ships=ships)


def middle(seats: int, seed: int = 1) -> View:
    """The fifth round: fleets everywhere, damage, an invasion, cards and scores of every kind."""
    chance = Random(seed)
    systems = tuple(_busy(one, seats, chance) for one in board(seats))
    owned = {
        number: [world for one in systems for world in one.planets if world.owner == number] for number in range(seats)
    }
    objectives = [row["id"] for row in load("objectives") if row["stage"] in (1, 2)]
    scored = tuple(
        ObjectiveView(id_, 1 + index // 4, 1 + index // 4, _some(seats, index % (seats + 1), chance))
        for index, id_ in enumerate([*objectives[:4], *objectives[10:12]])
    )
    laws = (
        LawView("fleet_regulations", None, None, False),
        LawView("minister_of_peace", 2, None, False),
        LawView("holy_planet_of_ixth", None, "mecatol_rex", False),
    )
    active = next(str(one.tile) for one in systems if one.active)
    return view(
        tuple(_rich(number, owned[number], chance) for number in range(seats)), systems, round=5, turn=2, speaker=1,
        homes=homes(seats), active_system=active, common=(("diplomacy", 1), ("trade", 2)), objectives=scored,
        facedown=(1, 3), laws=laws, decks=(41, 38, 9),
    )  # fmt: skip


def _some(seats: int, count: int, chance: Random) -> tuple[int, ...]:
    return tuple(sorted(chance.sample(range(seats), count)))


def _busy(one: SystemView, seats: int, chance: Random) -> SystemView:
    if one.kind == "mecatol_rex":
        return besieged(one)
    owner = FACTIONS.index(one.home_of) if one.home_of in FACTIONS else int(chance.random() * (seats + 1))
    if owner >= seats:
        return replace(one, ships=(_fleet(1, chance),)) if chance.random() < 0.3 else one
    worlds = tuple(
        replace(world, owner=owner, exhausted=chance.random() < 0.5, forces=_garrison(owner, chance))
        for world in one.planets
    )
    tokens = _some(seats, min(seats, int(chance.random() ** 2 * 4)), chance)
    ships = (_fleet(owner, chance),) if chance.random() < 0.6 else ()
    return replace(one, planets=worlds, ships=ships, tokens=tokens)


def besieged(one: SystemView) -> SystemView:
    """Mecatol Rex, held by seat 2 with nearly everything it has, and attacked by seat 0."""
    guard = (force(2, infantry=5, pds=2, space_dock=1),)
    world = replace(one.planets[0], owner=2, exhausted=True, forces=guard)
    defence = {"flagship": 1, "war_sun": 1, "dreadnought": 3, "carrier": 2, "cruiser": 2, "destroyer": 1, "fighter": 8}
    fleets = (
        ForceView(2, defence, {"dreadnought": 2}),
        force(0, {"dreadnought": 1}, dreadnought=1, cruiser=4, fighter=2),
    )
    return replace(one, planets=(world,), ships=fleets, tokens=(0, 2), active=True, custodians=False)


def _garrison(owner: int, chance: Random) -> tuple[ForceView, ...]:
    counts = (1 + int(chance.random() * 4), int(chance.random() * 2.4), int(chance.random() * 1.5))
    units = dict(zip(("infantry", "pds", "space_dock"), counts, strict=True))
    there = ForceView(owner, {kind: count for kind, count in units.items() if count}, {})
    return (there,) if chance.random() < 0.8 else ()


def _fleet(owner: int, chance: Random) -> ForceView:
    kinds = chance.sample(("dreadnought", "carrier", "cruiser", "destroyer", "fighter"), 1 + int(chance.random() * 3))
    units = {kind: 1 + int(chance.random() * 3) for kind in kinds}
    return ForceView(owner, units, {"dreadnought": 1} if "dreadnought" in units and chance.random() < 0.5 else {})


def _rich(number: int, owned: list[PlanetView], chance: Random) -> SeatView:
    technologies = chance.sample([row["id"] for row in load("technologies") if not row["faction"]], 6 + number)
    cards = [row["id"] for row in load("strategy_cards")]
    ready = [world for world in owned if not world.exhausted]
    return seat(
        number, points=(7, 4, 9, 2, 5, 5)[number], tactic=number % 4, fleet=3 + number % 3, strategy=number % 3,
        trade_goods=(0, 3, 12, 1, 0, 4)[number], commodities=number % 4, commodity_limit=4,
        initiative=number + 1, strategy_cards=(CardView(str(cards[number]), number % 2 == 0),),
        technologies=tuple(CardView(str(id_), chance.random() < 0.2) for id_ in technologies),
        planets=tuple(CardView(world.id, world.exhausted) for world in owned), action_cards=number + 1,
        secrets=number % 4, notes=5 - number % 3, scored_secrets=("fuel_the_war_machine",) if number % 2 else (),
        notes_in_play=("trade_agreement:1",) if number == 3 else (), passed=number == 4,
        resources=sum(world.resources for world in ready),
        influence=sum(world.influence for world in ready),
        total_resources=sum(world.resources for world in owned),
        total_influence=sum(world.influence for world in owned),
    )  # fmt: skip


def agenda(seats: int) -> View:
    """The middle game in its agenda phase, votes cast."""
    ballots = tuple(BallotView(number, "for" if number % 2 else "against", 3 + number) for number in range(seats))
    return replace(middle(seats), phase="agenda", vote=VoteView("mutiny", ("for", "against"), ballots, ()), turn=None)


def end(seats: int) -> View:
    """A game that was won."""
    last = middle(seats, seed=5)
    players = [replace(one, points=10) if one.seat == 2 else one for one in last.seats]
    players[-1] = replace(players[-1], eliminated=True, passed=True)
    return replace(last, phase="over", turn=None, winners=(2,), seats=tuple(players), round=7)


def with_hand(of: View) -> View:
    """The same view, but its viewer sees a hand."""
    hand = HandView(("sabotage", "bribery"), ("become_the_gatekeeper",), ("ceasefire",), ())
    return replace(of, viewer=0, hand=hand)
