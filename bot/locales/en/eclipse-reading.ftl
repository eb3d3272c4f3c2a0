### Eclipse: components to be read. What they are, and what their figures are called.

## Kinds
eclipse-kind-tech-military = Military technology
eclipse-kind-tech-grid = Grid technology
eclipse-kind-tech-nano = Nano technology
eclipse-kind-part-cannon = Ship part: cannon
eclipse-kind-part-missile = Ship part: missile
eclipse-kind-part-hull = Ship part: hull
eclipse-kind-part-drive = Ship part: drive
eclipse-kind-part-computer = Ship part: computer
eclipse-kind-part-source = Ship part: energy source
eclipse-kind-part-shield = Ship part: shield
eclipse-kind-terran = Terran faction
eclipse-kind-alien = Alien species
eclipse-kind-ship = Ship on most player boards
eclipse-kind-wild = Neutral ship
eclipse-kind-discovery = Discovery tile
eclipse-kind-sector-center = Galactic Center
eclipse-kind-sector-inner = Inner sector
eclipse-kind-sector-middle = Middle sector
eclipse-kind-sector-outer = Outer sector
eclipse-kind-sector-start = Starting sector

## Figures
eclipse-fact-cost = Cost
eclipse-fact-least = Minimum cost
eclipse-fact-tiles = Tiles
eclipse-fact-plus = +{ $n }
eclipse-fact-energy = Energy
eclipse-fact-initiative = Initiative
eclipse-fact-move = Move
eclipse-fact-computer = Computer
eclipse-fact-shield = Shield
eclipse-fact-hull = Hull
eclipse-fact-dice = Dice
eclipse-fact-die-yellow = { $n } yellow
eclipse-fact-die-orange = { $n } orange
eclipse-fact-die-red = { $n } red
eclipse-fact-squares = Squares
eclipse-fact-parts = Starting parts
eclipse-fact-figures = Per player
eclipse-fact-blueprint = cost { $cost }, initiative { $initiative }: { $parts }
eclipse-fact-own-energy = energy +{ $n }
eclipse-ship-interceptor-text = The smallest ship: fast and cheap.
eclipse-ship-cruiser-text = A medium ship.
eclipse-ship-dreadnought-text = The largest ship, with the most squares for parts.
eclipse-ship-starbase-text = Cannot move; requires the Starbase technology.

## Species
eclipse-fact-trade = Trade
eclipse-fact-ratio = { $n }:1
eclipse-fact-discs = Influence discs
eclipse-fact-colony = Colony ships
eclipse-fact-storage = Storage
eclipse-fact-knows = Starting technologies
eclipse-fact-nothing = none
eclipse-fact-home = Home

## Tiles and sectors
eclipse-fact-kept = Points when kept
eclipse-fact-points = Points
eclipse-fact-wormholes = Wormholes
eclipse-fact-population = Population
eclipse-fact-home-of = Home of
