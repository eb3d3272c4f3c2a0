### Names of the things of Space Empires.
space_empires-hex = { FLIPPED($id, rows: 12) }
space_empires-cp = { $n } CP
space_empires-cp-in-hand = CP in hand
space_empires-level = { $technology } { $n }
space_empires-group = { $id } ({ $units })
space_empires-single = { $unit } { $n }
space_empires-sign = { $id }
space_empires-part = { $unit } ({ $id })
space_empires-alien = Alien { $letter }{ $n }
space_empires-counters = { $n ->
    [one] 1 hidden counter
   *[other] { $n } hidden counters
  }
space_empires-decoy-group = Decoy { $n } (numeral marker { $count })
space_empires-machine = Doomsday machine { $n }
space_empires-side-aliens = Alien force
space_empires-side-machine = Doomsday machine
space_empires-side-empire = Alien empire { $n }
space_empires-colour-green = green
space_empires-colour-yellow = yellow
space_empires-colour-red = red
space_empires-colour-blue = blue

## Scenarios
space_empires-scenario-standard = Standard
space_empires-scenario-small = Small Map
space_empires-scenario-large = Large Map
space_empires-scenario-extra_large = Extra Large Map
space_empires-scenario-knife_fight = Knife Fight in a Phone Booth
space_empires-scenario-three_rows = Three Deep Space Rows
space_empires-scenario-four_rows = Four Deep Space Rows
space_empires-scenario-deep_space = Deep Space
space_empires-scenario-variable = Random Map
space_empires-scenario-doomsday_small = Doomsday Machines, Small Map
space_empires-scenario-doomsday_large = Doomsday Machines, Large Map
space_empires-scenario-aliens_map_1 = Alien Empires, First Map
space_empires-scenario-aliens_map_2 = Alien Empires, Second Map

## Units
space_empires-unit-SC = Scout
space_empires-unit-DD = Destroyer
space_empires-unit-CA = Cruiser
space_empires-unit-BC = Battlecruiser
space_empires-unit-BB = Battleship
space_empires-unit-DN = Dreadnought
space_empires-unit-SY = Ship Yard
space_empires-unit-BASE = Base
space_empires-unit-COLONY_SHIP = Colony Ship
space_empires-unit-MINER = Miner
space_empires-unit-DECOY = Decoy
space_empires-unit-MS = MS Pipeline
space_empires-unit-CV = Carrier
space_empires-unit-F = Fighter
space_empires-unit-R = Raider
space_empires-unit-MINES = Mines
space_empires-unit-SW = Minesweeper
space_empires-unit-ALIEN_B = Class B alien ship
space_empires-unit-ALIEN_C = Class C alien ship
space_empires-unit-ALIEN_D = Class D alien ship
space_empires-unit-MACHINE = Doomsday machine
space_empires-units-SC = { $n ->
    [one] 1 Scout
   *[other] { $n } Scouts
  }
space_empires-units-DD = { $n ->
    [one] 1 Destroyer
   *[other] { $n } Destroyers
  }
space_empires-units-CA = { $n ->
    [one] 1 Cruiser
   *[other] { $n } Cruisers
  }
space_empires-units-BC = { $n ->
    [one] 1 Battlecruiser
   *[other] { $n } Battlecruisers
  }
space_empires-units-BB = { $n ->
    [one] 1 Battleship
   *[other] { $n } Battleships
  }
space_empires-units-DN = { $n ->
    [one] 1 Dreadnought
   *[other] { $n } Dreadnoughts
  }
space_empires-units-SY = { $n ->
    [one] 1 Ship Yard
   *[other] { $n } Ship Yards
  }
space_empires-units-BASE = { $n ->
    [one] 1 Base
   *[other] { $n } Bases
  }
space_empires-units-COLONY_SHIP = { $n ->
    [one] 1 Colony Ship
   *[other] { $n } Colony Ships
  }
space_empires-units-MINER = { $n ->
    [one] 1 Miner
   *[other] { $n } Miners
  }
space_empires-units-DECOY = decoy with numeral marker { $n }
space_empires-units-MS = { $n ->
    [one] 1 MS Pipeline
   *[other] { $n } MS Pipelines
  }
space_empires-units-CV = { $n ->
    [one] 1 Carrier
   *[other] { $n } Carriers
  }
space_empires-units-F = { $n ->
    [one] 1 Fighter
   *[other] { $n } Fighters
  }
space_empires-units-R = { $n ->
    [one] 1 Raider
   *[other] { $n } Raiders
  }
space_empires-units-MINES = { $n ->
    [one] 1 mine
   *[other] { $n } mines
  }
space_empires-units-SW = { $n ->
    [one] 1 Minesweeper
   *[other] { $n } Minesweepers
  }
space_empires-units-ALIEN_B = { $n ->
    [one] 1 class B alien ship
   *[other] { $n } class B alien ships
  }
space_empires-units-ALIEN_C = { $n ->
    [one] 1 class C alien ship
   *[other] { $n } class C alien ships
  }
space_empires-units-ALIEN_D = { $n ->
    [one] 1 class D alien ship
   *[other] { $n } class D alien ships
  }
space_empires-unit-SC-text = The cheapest warship. With point defense it fires at fighters first and with a higher attack.
space_empires-unit-DD-text = Carries scanners against cloaked raiders.
space_empires-unit-CA-text = With exploration technology it can explore an adjacent marker before it moves.
space_empires-unit-BC-text = Fires early, in class B.
space_empires-unit-BB-text = Fires in class A and takes three hits.
space_empires-unit-DN-text = The strongest ship: class A, three hits.
space_empires-unit-SY-text = Builds ships in its hex: hull points of all ship yards there add up. Never moves or retreats and always has the newest technology. One per colony and phase.
space_empires-unit-BASE-text = Guards a colony that gave income: class A, never moves or retreats, always has the newest technology. One per hex.
space_empires-unit-COLONY_SHIP-text = Colonizes a planet. Moves 1 hex a turn, always revealed; enters unknown or hostile hexes only with an escort. Barren planets require terraforming.
space_empires-unit-MINER-text = Tows minerals and space wrecks to a colony. Moves 1 hex a turn, always revealed.
space_empires-unit-DECOY-text = Looks like a group to other players. It cannot fight or explore and is removed when armed units meet it.
space_empires-unit-MS-text = In a chain of hexes it gives 1 CP for each colony linked to the home world, and 1 extra hex of movement along the chain.
space_empires-unit-CV-text = Carries up to three fighters. Cannot be fired at while its fighters fight unscreened.
space_empires-unit-F-text = Carried by carriers. Stronger with each fighter level; pays maintenance.
space_empires-unit-R-text = Cloaked against players with too few scanner levels: passes enemies, and fires as class A with +1 in the first round. Nebulae uncloak it.
space_empires-unit-MINES-text = Each destroys one enemy ship that enters, before any fire. Moves 1 hex a turn, never into enemy units.
space_empires-unit-SW-text = Removes mines before they detonate: one with minesweep 1, two with minesweep 2.
space_empires-unit-alien-text = Guards a barren planet in deep space: never retreats, fires at fighters as class A with 7.

## Technology
space_empires-tech-ship_size = ship size
space_empires-tech-attack = attack
space_empires-tech-defense = defense
space_empires-tech-tactics = tactics
space_empires-tech-move = movement
space_empires-tech-ship_yard = ship yards
space_empires-tech-terraforming = terraforming
space_empires-tech-exploration = exploration
space_empires-tech-fighter = fighters
space_empires-tech-point_defense = point defense
space_empires-tech-cloaking = cloaking
space_empires-tech-scanner = scanners
space_empires-tech-mines = mines
space_empires-tech-minesweep = minesweep
space_empires-tech-ship_size-text = Larger ships: destroyers and bases at 2, cruisers at 3, battlecruisers at 4, battleships at 5, dreadnoughts at 6.
space_empires-tech-attack-text = Added to each ship’s Attack Strength, up to its hull size.
space_empires-tech-defense-text = Added to each ship’s Defense Strength, up to its hull size.
space_empires-tech-tactics-text = Within a class, ships with higher tactics fire first.
space_empires-tech-move-text = Hexes in turns 1, 2, 3. Level 1: 1, 1, 1. Level 2: 1, 1, 2. Level 3: 1, 2, 2. Level 4: 2, 2, 2. Level 5: 2, 2, 3. Level 6: 2, 3, 3.
space_empires-tech-ship_yard-text = Hull points per ship yard: 1, then 1½ (total in the hex rounded down), then 2.
space_empires-tech-terraforming-text = Colony ships built later can also colonize barren planets.
space_empires-tech-exploration-text = Cruisers can explore an adjacent marker before they move.
space_empires-tech-fighter-text = Carriers and fighters; each level makes fighters stronger.
space_empires-tech-point_defense-text = Scouts fire at fighters as class A, with attack 6, 7 or 8.
space_empires-tech-cloaking-text = Raiders, cloaked against players with fewer scanner levels.
space_empires-tech-scanner-text = Destroyers see raiders of an equal or lower cloaking level.
space_empires-tech-mines-text = You can build mines.
space_empires-tech-minesweep-text = Each minesweeper removes 1 mine, then 2.

## System markers
space_empires-marker-home_world = home world
space_empires-marker-planet = planet
space_empires-marker-barren_planet = barren planet
space_empires-marker-minerals = minerals ({ $n } CP)
space_empires-marker-space_wreck = space wreck
space_empires-marker-nebula = nebula
space_empires-marker-asteroids = asteroids
space_empires-marker-black_hole = black hole
space_empires-marker-supernova = supernova
space_empires-marker-danger = Danger!
space_empires-marker-lost_in_space = Lost in Space
space_empires-marker-warp_point = { $n ->
    [0] unused warp point
   *[other] warp point { $n }
  }
space_empires-marker-doomsday_machine = doomsday machine
space_empires-marker-home_world-text = Produces 20 CP. Each hit costs it 5 CP; each Economic Phase restores 5 CP.
space_empires-marker-planet-text = A colony ship can colonize it: 0, 1, 3, then 5 CP in later Economic Phases.
space_empires-marker-barren_planet-text = Requires a colony ship with terraforming. In deep space, aliens may guard it (section 14).
space_empires-marker-minerals-text = A miner tows them to a colony; they give CP once.
space_empires-marker-space_wreck-text = A miner tows it to a colony; it gives a technology level by die roll.
space_empires-marker-nebula-text = Entered only from an adjacent hex; ends movement. In battle all units are class E, defense technology has no effect, and raiders are not cloaked.
space_empires-marker-asteroids-text = Entered only from an adjacent hex; ends movement. In battle all units are class E and attack technology has no effect.
space_empires-marker-black_hole-text = Roll for each ship that enters: it survives on 1–6 and is lost on 7–10.
space_empires-marker-supernova-text = Units that find it go back; it cannot be entered.
space_empires-marker-danger-text = All units that find it are destroyed; then the hex is empty.
space_empires-marker-lost_in_space-text = The player to the right moves the units that found it 1 hex.
space_empires-marker-warp_point-text = Discovered warp points with the same number are adjacent.
space_empires-marker-doomsday_machine-text = Attacks units it meets, moves on its own and destroys planets and asteroids (section 17).
