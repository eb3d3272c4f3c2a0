"""What is printed on components and stands in no view: colours of technologies, initiatives, kinds of upgrades."""

from __future__ import annotations

from render.colours import Rgb

TECH_COLOURS: dict[str, Rgb] = {
    "blue": (92, 160, 255), "green": (96, 206, 110), "red": (255, 100, 84), "yellow": (255, 212, 84),
    "unit": (196, 206, 230),
}  # fmt: skip

_BY_COLOUR = {
    "blue": "antimass_deflectors gravity_drive fleet_logistics light_wave_deflector chaos_mapping wormhole_generator "
    "spatial_conduit_cylinder lazax_gate_folding",
    "green": "neural_motivator dacxive_animators hyper_metabolism x_89_bacterial_weapon bioplasmosis production_biomes "
    "neuroglaive instinct_training yin_spinner transparasteel_plating mageon_implants",
    "red": "plasma_scoring magen_defense_grid duranium_armor assault_cannon non_euclidean_shielding magmus_reactor "
    "dimensional_splicer valkyrie_particle_weave",
    "yellow": "sarween_tools graviton_laser_system transit_diodes integrated_economy l4_disruptors "
    "quantum_datahub_node inheritance_systems mirror_computing salvage_operations e_res_siphons "
    "hegemonic_trade_policy nullification_field impulse_core",
}
TECH_COLOUR: dict[str, str] = {id_: colour for colour, ids in _BY_COLOUR.items() for id_ in ids.split()}

UPGRADED: dict[str, str] = {
    "infantry_2": "infantry", "fighter_2": "fighter", "pds_2": "pds", "space_dock_2": "space_dock",
    "carrier_2": "carrier", "cruiser_2": "cruiser", "destroyer_2": "destroyer", "dreadnought_2": "dreadnought",
    "war_sun": "war_sun", "letani_warrior_2": "infantry", "floating_factory_2": "space_dock",
    "prototype_war_sun_2": "war_sun", "spec_ops_2": "infantry", "advanced_carrier_2": "carrier",
    "super_dreadnought_2": "dreadnought", "hybrid_crystal_fighter_2": "fighter", "exotrireme_2": "dreadnought",
}  # fmt: skip

STRATEGIES: dict[str, tuple[int, Rgb]] = {
    "leadership": (1, (236, 84, 84)), "diplomacy": (2, (244, 148, 66)), "politics": (3, (246, 210, 80)),
    "construction": (4, (112, 200, 112)), "trade": (5, (84, 204, 196)), "warfare": (6, (96, 164, 255)),
    "technology": (7, (140, 128, 250)), "imperial": (8, (206, 120, 232)),
}  # fmt: skip

MECATOL = "mecatol_rex"
