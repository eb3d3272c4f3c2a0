### Twilight Imperium 4: the names of its components, phases and things one counts.
### Counted forms take $n.

## Unit types
ti4-unit-carrier = carrier
ti4-unit-cruiser = cruiser
ti4-unit-destroyer = destroyer
ti4-unit-dreadnought = dreadnought
ti4-unit-fighter = fighter
ti4-unit-flagship = flagship
ti4-unit-war_sun = war sun
ti4-unit-infantry = infantry
ti4-unit-pds = PDS
ti4-unit-space_dock = space dock

## Counted units
ti4-units-carrier = { $n ->
    [one] { $n } carrier
   *[other] { $n } carriers
}
ti4-units-cruiser = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
ti4-units-destroyer = { $n ->
    [one] { $n } destroyer
   *[other] { $n } destroyers
}
ti4-units-dreadnought = { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
}
ti4-units-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
ti4-units-flagship = { $n ->
    [one] { $n } flagship
   *[other] { $n } flagships
}
ti4-units-war_sun = { $n ->
    [one] { $n } war sun
   *[other] { $n } war suns
}
ti4-units-infantry = { $n } infantry
ti4-units-pds = { $n } PDS
ti4-units-space_dock = { $n ->
    [one] { $n } space dock
   *[other] { $n } space docks
}

## Technologies
ti4-tech-antimass_deflectors = Antimass Deflectors
ti4-tech-gravity_drive = Gravity Drive
ti4-tech-fleet_logistics = Fleet Logistics
ti4-tech-light_wave_deflector = Light/Wave Deflector
ti4-tech-neural_motivator = Neural Motivator
ti4-tech-dacxive_animators = Dacxive Animators
ti4-tech-hyper_metabolism = Hyper Metabolism
ti4-tech-x_89_bacterial_weapon = X-89 Bacterial Weapon
ti4-tech-plasma_scoring = Plasma Scoring
ti4-tech-magen_defense_grid = Magen Defense Grid
ti4-tech-duranium_armor = Duranium Armor
ti4-tech-assault_cannon = Assault Cannon
ti4-tech-sarween_tools = Sarween Tools
ti4-tech-graviton_laser_system = Graviton Laser System
ti4-tech-transit_diodes = Transit Diodes
ti4-tech-integrated_economy = Integrated Economy
ti4-tech-infantry_2 = Infantry II
ti4-tech-fighter_2 = Fighter II
ti4-tech-pds_2 = PDS II
ti4-tech-space_dock_2 = Space Dock II
ti4-tech-carrier_2 = Carrier II
ti4-tech-cruiser_2 = Cruiser II
ti4-tech-destroyer_2 = Destroyer II
ti4-tech-dreadnought_2 = Dreadnought II
ti4-tech-war_sun = War Sun
ti4-tech-bioplasmosis = Bioplasmosis
ti4-tech-letani_warrior_2 = Letani Warrior II
ti4-tech-l4_disruptors = L4 Disruptors
ti4-tech-non_euclidean_shielding = Non-Euclidean Shielding
ti4-tech-chaos_mapping = Chaos Mapping
ti4-tech-floating_factory_2 = Floating Factory II
ti4-tech-magmus_reactor = Magmus Reactor
ti4-tech-prototype_war_sun_2 = Prototype War Sun II
ti4-tech-production_biomes = Production Biomes
ti4-tech-quantum_datahub_node = Quantum Datahub Node
ti4-tech-spec_ops_2 = Spec Ops II
ti4-tech-advanced_carrier_2 = Advanced Carrier II
ti4-tech-wormhole_generator = Wormhole Generator
ti4-tech-dimensional_splicer = Dimensional Splicer
ti4-tech-inheritance_systems = Inheritance Systems
ti4-tech-super_dreadnought_2 = Super-Dreadnought II
ti4-tech-mirror_computing = Mirror Computing
ti4-tech-salvage_operations = Salvage Operations
ti4-tech-neuroglaive = Neuroglaive
ti4-tech-hybrid_crystal_fighter_2 = Hybrid Crystal Fighter II
ti4-tech-valefar_assimilator_x = Valefar Assimilator X
ti4-tech-valefar_assimilator_y = Valefar Assimilator Y
ti4-tech-valkyrie_particle_weave = Valkyrie Particle Weave
ti4-tech-exotrireme_2 = Exotrireme II
ti4-tech-e_res_siphons = E-Res Siphons
ti4-tech-spatial_conduit_cylinder = Spatial Conduit Cylinder
ti4-tech-lazax_gate_folding = Lazax Gate Folding
ti4-tech-hegemonic_trade_policy = Hegemonic Trade Policy
ti4-tech-instinct_training = Instinct Training
ti4-tech-nullification_field = Nullification Field
ti4-tech-yin_spinner = Yin Spinner
ti4-tech-impulse_core = Impulse Core
ti4-tech-transparasteel_plating = Transparasteel Plating
ti4-tech-mageon_implants = Mageon Implants

## Factions
ti4-faction-arborec = Arborec
ti4-faction-letnev = Barony of Letnev
ti4-faction-saar = Clan of Saar
ti4-faction-muaat = Embers of Muaat
ti4-faction-hacan = Emirates of Hacan
ti4-faction-sol = Federation of Sol
ti4-faction-creuss = Ghosts of Creuss
ti4-faction-l1z1x = L1Z1X Mindnet
ti4-faction-mentak = Mentak Coalition
ti4-faction-naalu = Naalu Collective
ti4-faction-nekro = Nekro Virus
ti4-faction-sardakk_norr = Sardakk N’orr
ti4-faction-jol_nar = Universities of Jol-Nar
ti4-faction-winnu = Winnu
ti4-faction-xxcha = Xxcha Kingdom
ti4-faction-yin = Yin Brotherhood
ti4-faction-yssaril = Yssaril Tribes
ti4-faction-arborec-short = Arborec
ti4-faction-letnev-short = Letnev
ti4-faction-saar-short = Saar
ti4-faction-muaat-short = Muaat
ti4-faction-hacan-short = Hacan
ti4-faction-sol-short = Sol
ti4-faction-creuss-short = Creuss
ti4-faction-l1z1x-short = L1Z1X
ti4-faction-mentak-short = Mentak
ti4-faction-naalu-short = Naalu
ti4-faction-nekro-short = Nekro
ti4-faction-sardakk_norr-short = Sardakk
ti4-faction-jol_nar-short = Jol-Nar
ti4-faction-winnu-short = Winnu
ti4-faction-xxcha-short = Xxcha
ti4-faction-yin-short = Yin
ti4-faction-yssaril-short = Yssaril

## Planets
ti4-planet-jord = Jord
ti4-planet-moll_primus = Moll Primus
ti4-planet-darien = Darien
ti4-planet-muaat = Muaat
ti4-planet-nestphar = Nestphar
ti4-planet-0_0_0 = {"[0.0.0]"}
ti4-planet-winnu = Winnu
ti4-planet-mordai_ii = Mordai II
ti4-planet-maaluuk = Maaluuk
ti4-planet-druaa = Druaa
ti4-planet-arc_prime = Arc Prime
ti4-planet-wren_terra = Wren Terra
ti4-planet-lisis_ii = Lisis II
ti4-planet-ragh = Ragh
ti4-planet-nar = Nar
ti4-planet-jol = Jol
ti4-planet-trenlak = Tren’lak
ti4-planet-quinarra = Quinarra
ti4-planet-archon_ren = Archon Ren
ti4-planet-archon_tau = Archon Tau
ti4-planet-retillion = Retillion
ti4-planet-shalloq = Shalloq
ti4-planet-hercant = Hercant
ti4-planet-arretze = Arretze
ti4-planet-kamdorn = Kamdorn
ti4-planet-mecatol_rex = Mecatol Rex
ti4-planet-wellon = Wellon
ti4-planet-vefut_ii = Vefut II
ti4-planet-thibah = Thibah
ti4-planet-tarmann = Tar’mann
ti4-planet-saudor = Saudor
ti4-planet-mehar_xull = Mehar Xull
ti4-planet-quann = Quann
ti4-planet-lodor = Lodor
ti4-planet-new_albion = New Albion
ti4-planet-starpoint = Starpoint
ti4-planet-tequran = Tequ’ran
ti4-planet-torkan = Torkan
ti4-planet-qucenn = Qucen’n
ti4-planet-rarron = Rarron
ti4-planet-mellon = Mellon
ti4-planet-zohbat = Zohbat
ti4-planet-lazar = Lazar
ti4-planet-sakulag = Sakulag
ti4-planet-dal_bootha = Dal Bootha
ti4-planet-xxehan = Xxehan
ti4-planet-corneeq = Corneeq
ti4-planet-resculon = Resculon
ti4-planet-centauri = Centauri
ti4-planet-gral = Gral
ti4-planet-bereg = Bereg
ti4-planet-lirta_iv = Lirta IV
ti4-planet-arnor = Arnor
ti4-planet-lor = Lor
ti4-planet-arinam = Arinam
ti4-planet-meer = Meer
ti4-planet-abyz = Abyz
ti4-planet-fria = Fria
ti4-planet-creuss = Creuss

## Action cards
ti4-card-ancient_burial_sites = Ancient Burial Sites
ti4-card-assassinate_representative = Assassinate Representative
ti4-card-bribery = Bribery
ti4-card-bunker = Bunker
ti4-card-confusing_legal_text = Confusing Legal Text
ti4-card-construction_rider = Construction Rider
ti4-card-courageous_to_the_end = Courageous to the End
ti4-card-cripple_defenses = Cripple Defenses
ti4-card-diplomacy_rider = Diplomacy Rider
ti4-card-direct_hit = Direct Hit
ti4-card-disable = Disable
ti4-card-distinguished_councilor = Distinguished Councilor
ti4-card-economic_initiative = Economic Initiative
ti4-card-emergency_repairs = Emergency Repairs
ti4-card-experimental_battlestation = Experimental Battlestation
ti4-card-fighter_prototype = Fighter Prototype
ti4-card-fire_team = Fire Team
ti4-card-flank_speed = Flank Speed
ti4-card-focused_research = Focused Research
ti4-card-frontline_deployment = Frontline Deployment
ti4-card-ghost_ship = Ghost Ship
ti4-card-imperial_rider = Imperial Rider
ti4-card-in_the_silence_of_space = In The Silence Of Space
ti4-card-industrial_initiative = Industrial Initiative
ti4-card-infiltrate = Infiltrate
ti4-card-insubordination = Insubordination
ti4-card-intercept = Intercept
ti4-card-leadership_rider = Leadership Rider
ti4-card-lost_star_chart = Lost Star Chart
ti4-card-lucky_shot = Lucky Shot
ti4-card-maneuvering_jets = Maneuvering Jets
ti4-card-mining_initiative = Mining Initiative
ti4-card-morale_boost = Morale Boost
ti4-card-parley = Parley
ti4-card-plague = Plague
ti4-card-political_stability = Political Stability
ti4-card-politics_rider = Politics Rider
ti4-card-public_disgrace = Public Disgrace
ti4-card-reactor_meltdown = Reactor Meltdown
ti4-card-reparations = Reparations
ti4-card-repeal_law = Repeal Law
ti4-card-rise_of_a_messiah = Rise of a Messiah
ti4-card-sabotage = Sabotage
ti4-card-salvage = Salvage
ti4-card-shields_holding = Shields Holding
ti4-card-signal_jamming = Signal Jamming
ti4-card-skilled_retreat = Skilled Retreat
ti4-card-spy = Spy
ti4-card-summit = Summit
ti4-card-tactical_bombardment = Tactical Bombardment
ti4-card-technology_rider = Technology Rider
ti4-card-trade_rider = Trade Rider
ti4-card-unexpected_action = Unexpected Action
ti4-card-unstable_planet = Unstable Planet
ti4-card-upgrade = Upgrade
ti4-card-uprising = Uprising
ti4-card-veto = Veto
ti4-card-war_effort = War Effort
ti4-card-warfare_rider = Warfare Rider

## Agendas
ti4-agenda-anti_intellectual_revolution = Anti-Intellectual Revolution
ti4-agenda-archived_secret = Archived Secret
ti4-agenda-arms_reduction = Arms Reduction
ti4-agenda-classified_document_leaks = Classified Document Leaks
ti4-agenda-colonial_redistribution = Colonial Redistribution
ti4-agenda-committee_formation = Committee Formation
ti4-agenda-compensated_disarmament = Compensated Disarmament
ti4-agenda-conventions_of_war = Conventions of War
ti4-agenda-core_mining = Core Mining
ti4-agenda-the_crown_of_emphidia = The Crown of Emphidia
ti4-agenda-the_crown_of_thalnos = The Crown of Thalnos
ti4-agenda-demilitarized_zone = Demilitarized Zone
ti4-agenda-economic_equality = Economic Equality
ti4-agenda-enforced_travel_ban = Enforced Travel Ban
ti4-agenda-executive_sanctions = Executive Sanctions
ti4-agenda-fleet_regulations = Fleet Regulations
ti4-agenda-holy_planet_of_ixth = Holy Planet of Ixth
ti4-agenda-homeland_defense_act = Homeland Defense Act
ti4-agenda-imperial_arbiter = Imperial Arbiter
ti4-agenda-incentive_program = Incentive Program
ti4-agenda-ixthian_artifact = Ixthian Artifact
ti4-agenda-judicial_abolishment = Judicial Abolishment
ti4-agenda-minister_of_commerce = Minister of Commerce
ti4-agenda-minister_of_exploration = Minister of Exploration
ti4-agenda-minister_of_industry = Minister of Industry
ti4-agenda-minister_of_peace = Minister of Peace
ti4-agenda-minister_of_policy = Minister of Policy
ti4-agenda-minister_of_sciences = Minister of Sciences
ti4-agenda-minister_of_war = Minister of War
ti4-agenda-miscount_disclosed = Miscount Disclosed
ti4-agenda-mutiny = Mutiny
ti4-agenda-new_constitution = New Constitution
ti4-agenda-prophecy_of_ixth = Prophecy of Ixth
ti4-agenda-public_execution = Public Execution
ti4-agenda-publicize_weapon_schematics = Publicize Weapon Schematics
ti4-agenda-regulated_conscription = Regulated Conscription
ti4-agenda-representative_government = Representative Government
ti4-agenda-research_team_biotic = Research Team: Biotic
ti4-agenda-research_team_cybernetic = Research Team: Cybernetic
ti4-agenda-research_team_propulsion = Research Team: Propulsion
ti4-agenda-research_team_warfare = Research Team: Warfare
ti4-agenda-seed_of_an_empire = Seed of an Empire
ti4-agenda-senate_sanctuary = Senate Sanctuary
ti4-agenda-shard_of_the_throne = Shard of the Throne
ti4-agenda-shared_research = Shared Research
ti4-agenda-swords_to_plowshares = Swords to Plowshares
ti4-agenda-terraforming_initiative = Terraforming Initiative
ti4-agenda-unconventional_measures = Unconventional Measures
ti4-agenda-wormhole_reconstruction = Wormhole Reconstruction
ti4-agenda-wormhole_research = Wormhole Research

## Objectives
ti4-objective-corner_the_market = Corner the Market
ti4-objective-develop_weaponry = Develop Weaponry
ti4-objective-diversify_research = Diversify Research
ti4-objective-erect_a_monument = Erect a Monument
ti4-objective-expand_borders = Expand Borders
ti4-objective-found_research_outposts = Found Research Outposts
ti4-objective-intimidate_council = Intimidate Council
ti4-objective-lead_from_the_front = Lead From the Front
ti4-objective-negotiate_trade_routes = Negotiate Trade Routes
ti4-objective-sway_the_council = Sway the Council
ti4-objective-centralize_galactic_trade = Centralize Galactic Trade
ti4-objective-conquer_the_weak = Conquer the Weak
ti4-objective-form_galactic_brain_trust = Form Galactic Brain Trust
ti4-objective-found_a_golden_age = Found a Golden Age
ti4-objective-galvanize_the_people = Galvanize the People
ti4-objective-manipulate_galactic_law = Manipulate Galactic Law
ti4-objective-master_the_sciences = Master the Sciences
ti4-objective-revolutionize_warfare = Revolutionize Warfare
ti4-objective-subdue_the_galaxy = Subdue the Galaxy
ti4-objective-unify_the_colonies = Unify the Colonies
ti4-objective-destroy_their_greatest_ship = Destroy Their Greatest Ship
ti4-objective-make_an_example_of_their_world = Make an Example of Their World
ti4-objective-spark_a_rebellion = Spark a Rebellion
ti4-objective-turn_their_fleets_to_dust = Turn Their Fleets to Dust
ti4-objective-unveil_flagship = Unveil Flagship
ti4-objective-adapt_new_strategies = Adapt New Strategies
ti4-objective-become_the_gatekeeper = Become the Gatekeeper
ti4-objective-control_the_region = Control the Region
ti4-objective-cut_supply_lines = Cut Supply Lines
ti4-objective-establish_a_perimeter = Establish a Perimeter
ti4-objective-forge_an_alliance = Forge an Alliance
ti4-objective-form_a_spy_network = Form a Spy Network
ti4-objective-fuel_the_war_machine = Fuel the War Machine
ti4-objective-gather_a_mighty_fleet = Gather a Mighty Fleet
ti4-objective-learn_the_secrets_of_the_cosmos = Learn the Secrets of the Cosmos
ti4-objective-master_the_laws_of_physics = Master the Laws of Physics
ti4-objective-mine_rare_metals = Mine Rare Metals
ti4-objective-monopolize_production = Monopolize Production
ti4-objective-occupy_the_seat_of_the_empire = Occupy the Seat of the Empire
ti4-objective-threaten_enemies = Threaten Enemies

## Promissory notes
ti4-note-ceasefire = Ceasefire
ti4-note-trade_agreement = Trade Agreement
ti4-note-political_secret = Political Secret
ti4-note-support_for_the_throne = Support for the Throne
ti4-note-stymie = Stymie
ti4-note-war_funding = War Funding
ti4-note-raghs_call = Ragh’s Call
ti4-note-fires_of_the_gashlai = Fires of the Gashlai
ti4-note-trade_convoys = Trade Convoys
ti4-note-military_support = Military Support
ti4-note-creuss_iff = Creuss IFF
ti4-note-cybernetic_enhancements = Cybernetic Enhancements
ti4-note-promise_of_protection = Promise of Protection
ti4-note-gift_of_prescience = Gift of Prescience
ti4-note-antivirus = Antivirus
ti4-note-tekklar_legion = Tekklar Legion
ti4-note-research_agreement = Research Agreement
ti4-note-acquiescence = Acquiescence
ti4-note-political_favor = Political Favor
ti4-note-greyfire_mutagen = Greyfire Mutagen
ti4-note-spy_net = Spy Net

## Strategy cards
ti4-strategy-leadership = Leadership
ti4-strategy-diplomacy = Diplomacy
ti4-strategy-politics = Politics
ti4-strategy-construction = Construction
ti4-strategy-trade = Trade
ti4-strategy-warfare = Warfare
ti4-strategy-technology = Technology
ti4-strategy-imperial = Imperial

## Places and states
ti4-pool-tactic = tactic pool
ti4-pool-fleet = fleet pool
ti4-pool-strategy = strategy pool
ti4-phase-setup = setup
ti4-phase-strategy = strategy phase
ti4-phase-action = action phase
ti4-phase-status = status phase
ti4-phase-agenda = agenda phase
ti4-phase-over = game over
ti4-anomaly-asteroid_field = asteroid field
ti4-anomaly-nebula = nebula
ti4-anomaly-supernova = supernova
ti4-anomaly-gravity_rift = gravity rift
ti4-wormhole-alpha = alpha wormhole
ti4-wormhole-beta = beta wormhole
ti4-wormhole-delta = delta wormhole
ti4-trait-cultural = cultural
ti4-trait-hazardous = hazardous
ti4-trait-industrial = industrial
ti4-specialty-blue = propulsion (blue)
ti4-specialty-green = biotic (green)
ti4-specialty-yellow = cybernetic (yellow)
ti4-specialty-red = warfare (red)
ti4-colour-amber = amber
ti4-colour-azure = azure
ti4-colour-crimson = crimson
ti4-colour-jade = jade
ti4-colour-violet = violet
ti4-colour-pearl = pearl

## Counted things
ti4-trade-goods = { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
}
ti4-commodities = { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
}
