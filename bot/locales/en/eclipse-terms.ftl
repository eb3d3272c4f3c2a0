### The terms of Eclipse.
eclipse-sector = { $name } ({ $id })
eclipse-space = unexplored space { HEX($q, $r) }

# Phases
eclipse-phase-setup = setup
eclipse-phase-action = action phase
eclipse-phase-combat = combat phase
eclipse-phase-upkeep = upkeep phase
eclipse-phase-cleanup = cleanup phase
eclipse-phase-over = game over

# Actions
eclipse-action-explore = Explore
eclipse-action-influence = Influence
eclipse-action-research = Research
eclipse-action-upgrade = Upgrade
eclipse-action-build = Build
eclipse-action-move = Move

# Ships and structures
eclipse-ship-interceptor = interceptor
eclipse-ships-interceptor = { $n ->
    [one] { $n } interceptor
   *[other] { $n } interceptors
}
eclipse-ship-cruiser = cruiser
eclipse-ships-cruiser = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
eclipse-ship-dreadnought = dreadnought
eclipse-ships-dreadnought = { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
}
eclipse-ship-starbase = starbase
eclipse-ships-starbase = { $n ->
    [one] { $n } starbase
   *[other] { $n } starbases
}
eclipse-ship-ancient = Ancient ship
eclipse-ships-ancient = { $n ->
    [one] { $n } Ancient ship
   *[other] { $n } Ancient ships
}
eclipse-ship-gcds = GCDS
eclipse-ships-gcds = GCDS
eclipse-structure-orbital = orbital
eclipse-structure-monolith = monolith

# Resources
eclipse-resource-money = money
eclipse-resource-science = science
eclipse-resource-materials = materials
eclipse-amount-money = { $n } money
eclipse-amount-science = { $n } science
eclipse-amount-materials = { $n } materials

# Categories of technologies
eclipse-category-military = military
eclipse-category-grid = grid
eclipse-category-nano = nano

# Technologies, and what they do
eclipse-tech-neutron_bombs = Neutron Bombs
eclipse-tech-neutron_bombs-text = Your ships destroy all population in a hex after a battle, without a roll.
eclipse-tech-starbase = Starbase
eclipse-tech-starbase-text = You can build starbases.
eclipse-tech-plasma_cannon = Plasma Cannon
eclipse-tech-plasma_cannon-text = The part: 1 orange die (damage 2); energy −2.
eclipse-tech-phase_shield = Phase Shield
eclipse-tech-phase_shield-text = The part: −2 to rolls against the ship; energy −1.
eclipse-tech-advanced_mining = Advanced Mining
eclipse-tech-advanced_mining-text = You can place cubes on advanced materials squares.
eclipse-tech-tachyon_source = Tachyon Source
eclipse-tech-tachyon_source-text = The part: energy +9.
eclipse-tech-plasma_missile = Plasma Missile
eclipse-tech-plasma_missile-text = The part: 2 orange dice (damage 2 each), once, in the missile attack.
eclipse-tech-gluon_computer = Gluon Computer
eclipse-tech-gluon_computer-text = The part: +3 to rolls, initiative 2; energy −2.
eclipse-tech-gauss_shield = Gauss Shield
eclipse-tech-gauss_shield-text = The part: −1 to rolls against the ship.
eclipse-tech-improved_hull = Improved Hull
eclipse-tech-improved_hull-text = The part: absorbs 2 damage.
eclipse-tech-fusion_source = Fusion Source
eclipse-tech-fusion_source-text = The part: energy +6.
eclipse-tech-positron_computer = Positron Computer
eclipse-tech-positron_computer-text = The part: +2 to rolls, initiative 1; energy −1.
eclipse-tech-advanced_economy = Advanced Economy
eclipse-tech-advanced_economy-text = You can place cubes on advanced money squares.
eclipse-tech-tachyon_drive = Tachyon Drive
eclipse-tech-tachyon_drive-text = The part: move 3, initiative 3; energy −3.
eclipse-tech-antimatter_cannon = Antimatter Cannon
eclipse-tech-antimatter_cannon-text = The part: 1 red die (damage 4); energy −4.
eclipse-tech-quantum_grid = Quantum Grid
eclipse-tech-quantum_grid-text = Immediately gain 2 influence discs.
eclipse-tech-nanorobots = Nanorobots
eclipse-tech-nanorobots-text = Build 1 additional ship or structure with each Build action.
eclipse-tech-fusion_drive = Fusion Drive
eclipse-tech-fusion_drive-text = The part: move 2, initiative 2; energy −2.
eclipse-tech-advanced_robotics = Advanced Robotics
eclipse-tech-advanced_robotics-text = Immediately gain 1 influence disc.
eclipse-tech-orbital = Orbital
eclipse-tech-orbital-text = You can build orbitals.
eclipse-tech-advanced_labs = Advanced Labs
eclipse-tech-advanced_labs-text = You can place cubes on advanced science squares.
eclipse-tech-monolith = Monolith
eclipse-tech-monolith-text = You can build monoliths.
eclipse-tech-artifact_key = Artifact Key
eclipse-tech-artifact_key-text = Immediately gain 5 of one resource for each artifact in hexes you control.
eclipse-tech-wormhole_generator = Wormhole Generator
eclipse-tech-wormhole_generator-text = A wormhole on one side of an edge is enough to explore, influence and move.

# Ship parts, and what they do
eclipse-part-ion_cannon = Ion Cannon
eclipse-part-ion_cannon-text = 1 yellow die (damage 1); energy −1
eclipse-part-plasma_cannon = Plasma Cannon
eclipse-part-plasma_cannon-text = 1 orange die (damage 2); energy −2
eclipse-part-antimatter_cannon = Antimatter Cannon
eclipse-part-antimatter_cannon-text = 1 red die (damage 4); energy −4
eclipse-part-plasma_missile = Plasma Missile
eclipse-part-plasma_missile-text = 2 orange dice (damage 2 each), once, in the missile attack
eclipse-part-hull = Hull
eclipse-part-hull-text = absorbs 1 damage
eclipse-part-improved_hull = Improved Hull
eclipse-part-improved_hull-text = absorbs 2 damage
eclipse-part-nuclear_drive = Nuclear Drive
eclipse-part-nuclear_drive-text = move 1, initiative 1; energy −1
eclipse-part-fusion_drive = Fusion Drive
eclipse-part-fusion_drive-text = move 2, initiative 2; energy −2
eclipse-part-tachyon_drive = Tachyon Drive
eclipse-part-tachyon_drive-text = move 3, initiative 3; energy −3
eclipse-part-electron_computer = Electron Computer
eclipse-part-electron_computer-text = +1 to rolls
eclipse-part-positron_computer = Positron Computer
eclipse-part-positron_computer-text = +2 to rolls, initiative 1; energy −1
eclipse-part-gluon_computer = Gluon Computer
eclipse-part-gluon_computer-text = +3 to rolls, initiative 2; energy −2
eclipse-part-nuclear_source = Nuclear Source
eclipse-part-nuclear_source-text = energy +3
eclipse-part-fusion_source = Fusion Source
eclipse-part-fusion_source-text = energy +6
eclipse-part-tachyon_source = Tachyon Source
eclipse-part-tachyon_source-text = energy +9
eclipse-part-gauss_shield = Gauss Shield
eclipse-part-gauss_shield-text = −1 to rolls against the ship
eclipse-part-phase_shield = Phase Shield
eclipse-part-phase_shield-text = −2 to rolls against the ship; energy −1
eclipse-part-axion_computer = Axion Computer
eclipse-part-axion_computer-text = +3 to rolls (Ancient)
eclipse-part-hypergrid_source = Hypergrid Source
eclipse-part-hypergrid_source-text = energy +11 (Ancient)
eclipse-part-shard_hull = Shard Hull
eclipse-part-shard_hull-text = absorbs 3 damage (Ancient)
eclipse-part-ion_turret = Ion Turret
eclipse-part-ion_turret-text = 2 yellow dice (damage 1 each); energy −1 (Ancient)
eclipse-part-flux_shield = Flux Shield
eclipse-part-flux_shield-text = −3 to rolls against the ship; energy −2 (Ancient)
eclipse-part-conformal_drive = Conformal Drive
eclipse-part-conformal_drive-text = move 4, initiative 2; energy −2 (Ancient)

# Discovery tiles
eclipse-discovery-money_8 = 8 money
eclipse-discovery-science_5 = 5 science
eclipse-discovery-materials_6 = 6 materials
eclipse-discovery-ancient_technology = Ancient technology
eclipse-discovery-ancient_technology-text = the cheapest technology you lack, free
eclipse-discovery-ancient_cruiser = Ancient cruiser
eclipse-discovery-ancient_cruiser-text = place 1 free cruiser
eclipse-discovery-part_axion_computer = Axion Computer (Ancient ship part)
eclipse-discovery-part_hypergrid_source = Hypergrid Source (Ancient ship part)
eclipse-discovery-part_shard_hull = Shard Hull (Ancient ship part)
eclipse-discovery-part_ion_turret = Ion Turret (Ancient ship part)
eclipse-discovery-part_flux_shield = Flux Shield (Ancient ship part)
eclipse-discovery-part_conformal_drive = Conformal Drive (Ancient ship part)

# Species, and what is special about them
eclipse-species-terran_directorate = Terran Directorate
eclipse-abilities = { $special } Trade { $trade }:1.
eclipse-species-terran_directorate-text = 3 moves per Move action.
eclipse-species-terran_federation = Terran Federation
eclipse-species-terran_federation-text = 3 moves per Move action.
eclipse-species-terran_union = Terran Union
eclipse-species-terran_union-text = 3 moves per Move action.
eclipse-species-terran_republic = Terran Republic
eclipse-species-terran_republic-text = 3 moves per Move action.
eclipse-species-terran_conglomerate = Terran Conglomerate
eclipse-species-terran_conglomerate-text = 3 moves per Move action.
eclipse-species-terran_alliance = Terran Alliance
eclipse-species-terran_alliance-text = 3 moves per Move action.
eclipse-species-eridani_empire = Eridani Empire
eclipse-species-eridani_empire-text = A rich start with 3 technologies and 2 reputation tiles, but 2 fewer influence discs.
eclipse-species-hydran_progress = Hydran Progress
eclipse-species-hydran_progress-text = 2 technologies per Research action; starts with Advanced Labs.
eclipse-species-planta = Planta
eclipse-species-planta-text = 2 hexes per Explore action, 4 colony ships, +1 VP for each hex; its population is destroyed without a roll.
eclipse-species-descendants_of_draco = Descendants of Draco
eclipse-species-descendants_of_draco-text = Draws 2 hexes when exploring; never fights Ancients and scores 1 VP for each one left.
eclipse-species-mechanema = Mechanema
eclipse-species-mechanema-text = 3 builds per Build action, 3 parts per Upgrade action, and cheaper building.
eclipse-species-orion_hegemony = Orion Hegemony
eclipse-species-orion_hegemony-text = Starts with a cruiser, Neutron Bombs and Gauss Shields; strong blueprints.
