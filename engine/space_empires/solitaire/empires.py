"""The alien empires of the solitaire game: how they begin, and what their Economic Phases bring.

An empire is its home world alone: no colonies, ship yards, miners, decoys or pipelines. What it has in its accounts
and what it has researched nobody knows before it shows.
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.components import HOME_CP
from engine.space_empires.galaxy import colonies
from engine.space_empires.play import Game
from engine.space_empires.solitaire import machines, shipbuilding, tables
from engine.space_empires.solitaire.dice import die
from engine.space_empires.state import EMPIRE, Colony, Empire, Fleet, Marker
from engine.text import T

DOUBLED = 2
MOVES = 4
"""The highest roll with which an empire that launches buys movement technology."""
BOLD = 2
"""What favours a launch of carriers or raiders that the player cannot meet."""


def prepare(game: Game) -> None:
    """Each empire has a home world with a base, and knows mines."""
    homes = tables.HOMES[game.options.scenario][tables.EMPIRES[game.options.difficulty][0]]
    machines.open_hexes(game, list(homes))
    for number, home in enumerate(homes):
        known = {card.id: max(card.start, int(card.id == "mines")) for card in game.technologies}
        empire = Empire(EMPIRE - number, home, known)
        game.state.empires.append(empire)
        game.system(home).marker, game.system(home).colony = Marker("home_world"), Colony(empire.side, HOME_CP, True)
        empire.defenses = shipbuilding.units_of(game, empire, home, {"BASE": 1})


def economy(game: Game, empire: Empire) -> None:
    """Rolls that fill its accounts, then perhaps a launch; a home world that was hit grows again. SE-GROW-03"""
    home = game.alien_home(empire)
    if home is None:
        return
    row = tables.economy(game.state.round)
    for _ in range(row.rolls + sum(begins <= game.state.round for begins in empire.extra)):
        _account(game, empire, row.brings(die(game, "alien economy")))
    empire.drained = False
    if row.launch is not None:
        _launch(game, empire, row.launch)
    home.value = colonies.grown(home)


def _account(game: Game, empire: Empire, what: str) -> None:
    cp = tables.EMPIRES[game.options.difficulty][1]
    if what == "economy":
        empire.extra.append(game.state.round + tables.LATER)
    elif what == "fleet":
        empire.fleet_cp += cp
    elif what == "tech":
        empire.tech_cp += cp
    else:
        empire.defense_cp = min(tables.MOST_DEFENSE, empire.defense_cp + DOUBLED * cp)


# --- launches --------------------------------------------------------------------------------------------------------


def _launch(game: Game, empire: Empire, most: int) -> None:
    """A fleet with all that the account holds; raiders are built at once, other ships in their first combat."""
    if empire.fleet_cp < tables.LEAST_FLEET or len(empire.fleets) >= tables.MOST_FLEETS:
        return
    raiders = shipbuilding.raids(game, empire, empire.fleet_cp)
    bold = BOLD * (raiders + shipbuilding.flies(game, empire, empire.fleet_cp))
    if die(game, "alien launch") - bold > most:
        return
    fleet = Fleet(1 + max((one.number for one in empire.fleets), default=0), empire.home, empire.fleet_cp, raiders)
    empire.fleet_cp = 0
    empire.fleets.append(fleet)
    line = T("space_empires-fleet-launched", side=words.side(empire.side), n=fleet.number, hex=words.hex(empire.home))
    game.say(line, where=[empire.home], weight=2)
    if raiders:
        shipbuilding.build_raiders(game, empire, fleet)
    if die(game, "alien engines") <= MOVES:
        shipbuilding.research(game, empire, "move")
