### Names of the things of Space Empires.
space_empires-hex = { FLIPPED($id, rows: 12) }
space_empires-cp = { $n } CP
space_empires-cp-in-hand = CP in hand
space_empires-level = { $technology } { $n }
space_empires-group = { $id } ({ $units })
space_empires-single = { $unit } { $n }
space_empires-sign = { $id }
space_empires-alien = Alien { $letter }{ $n }
space_empires-counters = { $n ->
    [one] 1 face-down counter
   *[other] { $n } face-down counters
  }
space_empires-decoy-group = Decoy { $n } (numeral { $count })
space_empires-machine = Doomsday machine { $n }
space_empires-side-aliens = The aliens
space_empires-side-machine = The doomsday machine
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
space_empires-unit-ALIEN_B = Alien ship of class B
space_empires-unit-ALIEN_C = Alien ship of class C
space_empires-unit-ALIEN_D = Alien ship of class D
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
space_empires-units-DECOY = decoy with numeral { $n }
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
    [one] 1 alien ship of class B
   *[other] { $n } alien ships of class B
  }
space_empires-units-ALIEN_C = { $n ->
    [one] 1 alien ship of class C
   *[other] { $n } alien ships of class C
  }
space_empires-units-ALIEN_D = { $n ->
    [one] 1 alien ship of class D
   *[other] { $n } alien ships of class D
  }
space_empires-unit-SC-text = The cheapest warship. With point defense it fires at fighters first, and harder.
space_empires-unit-DD-text = Carries scanners against cloaked raiders.
space_empires-unit-CA-text = With exploration technology each looks at a marker beside it before it moves.
space_empires-unit-BC-text = Fires early, in class B.
space_empires-unit-BB-text = Fires in class A and takes three hits.
space_empires-unit-DN-text = The strongest ship: class A, three hits.
space_empires-unit-SY-text = Builds ships where it stands: hull points add up over a hex. Never moves, never retreats, always has the newest technology. One per colony and phase.
space_empires-unit-BASE-text = Guards a colony that gave income: class A, never moves, never retreats, always has the newest technology. One per hex.
space_empires-unit-COLONY_SHIP-text = Begins a colony on a planet. Moves one hex a turn, always face up, goes into unknown or hostile hexes only with an escort. Barren planets need terraforming.
space_empires-unit-MINER-text = Tows minerals and space wrecks to a colony. Moves one hex a turn, always face up.
space_empires-unit-DECOY-text = Looks like a group to others. It cannot fight or explore, and is removed when somebody armed meets it.
space_empires-unit-MS-text = In a chain of hexes it gives 1 CP for each colony linked to the home world, and one hex of movement along the chain.
space_empires-unit-CV-text = Takes up to three fighter squadrons. Cannot be fired at while own fighters fight unscreened.
space_empires-unit-F-text = Squadrons that carriers take along. Stronger with each fighter level; they pay maintenance.
space_empires-unit-R-text = Cloaked against whoever has too few scanners: passes enemies, and fires as class A with +1 in the first round. Nebulae uncloak it.
space_empires-unit-MINES-text = Each destroys one enemy ship that enters, before the first shot. Moves one hex a turn, never into enemies.
space_empires-unit-SW-text = Removes mines before they detonate: one with minesweep 1, two with minesweep 2.
space_empires-unit-alien-text = Guards a barren planet in deep space: fights to the death, fires at fighters as class A with 7.

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
space_empires-tech-attack-text = Added to the attack of each ship, at most its hull size.
space_empires-tech-defense-text = Added to the defense of each ship, at most its hull size.
space_empires-tech-tactics-text = Of ships of one class those with more tactics fire first.
space_empires-tech-move-text = Hexes in turns one, two, three. 1: 1, 1, 1. 2: 1, 1, 2. 3: 1, 2, 2. 4: 2, 2, 2. 5: 2, 2, 3. 6: 2, 3, 3.
space_empires-tech-ship_yard-text = Hull points of each ship yard: 1, then 1½ (summed over a hex, rounded down), then 2.
space_empires-tech-terraforming-text = Colony ships built from then on settle barren planets too.
space_empires-tech-exploration-text = Cruisers look at a marker beside them before they move.
space_empires-tech-fighter-text = Carriers and fighters; each level makes fighters stronger.
space_empires-tech-point_defense-text = Scouts fire at fighters as class A, with attack 6, 7 or 8.
space_empires-tech-cloaking-text = Raiders, cloaked against whoever has fewer scanner levels.
space_empires-tech-scanner-text = Destroyers see raiders of an equal or lower cloaking level.
space_empires-tech-mines-text = Mines may be built.
space_empires-tech-minesweep-text = Minesweepers remove one mine each, then two.

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
space_empires-marker-home_world-text = Gives 20 CP. A hit takes 5 CP, an Economic Phase gives 5 CP back.
space_empires-marker-planet-text = A colony ship begins a colony here: 0, 1, 3, then 5 CP in later Economic Phases.
space_empires-marker-barren_planet-text = Needs a colony ship with terraforming. In deep space aliens may guard it (section 14).
space_empires-marker-minerals-text = A miner tows them to a colony; they pay once.
space_empires-marker-space_wreck-text = A miner tows it to a colony; it gives a level of technology by a die.
space_empires-marker-nebula-text = Entered only from beside, ends the move. In battle all are class E, defense technology counts 0, raiders are not cloaked.
space_empires-marker-asteroids-text = Entered only from beside, ends the move. In battle all are class E, attack technology counts 0.
space_empires-marker-black_hole-text = Every ship that enters rolls: 1 to 6 survives, 7 to 10 is lost.
space_empires-marker-supernova-text = Whoever finds it goes back; nobody may enter it.
space_empires-marker-danger-text = All units that find it are destroyed; then the hex is empty.
space_empires-marker-lost_in_space-text = The player to the right moves the units that found it by one hex.
space_empires-marker-warp_point-text = Discovered warp points with the same number are next to each other.
space_empires-marker-doomsday_machine-text = Attacks what it meets, moves on its own and destroys planets and asteroids (section 17).
