"""What the components say: everything that somebody may choose to use, in which window, when, and what it changes.

A line each: the component and the kind of window; whose moment it must be, seen from its holder (its own, another's,
the note issuer's, anyone's); whether it asks for more than its moment (`if`: there must be a target, a hit, a combat of
its holder); and what of the position or the moment it changes (`stays`: a note that works while it lies in play).
The lines of cards that are an action of a turn stand with their tests, in `cards/test_component_cards.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Line(NamedTuple):
    """One window of one component."""

    component: str
    window: str
    who: str
    guard: str
    changes: str


TABLE = """
card:ancient_burial_sites            start_of_agenda_phase                    any     always  planets
card:assassinate_representative      after_agenda_revealed                    any     always  vote
card:bribery                         after_speaker_votes                      any     if      vote
card:bunker                          start_of_invasion                        other   if      effects
card:confusing_legal_text            when_elected                             self    if      moment.outcome
card:construction_rider              after_agenda_revealed                    any     if      vote
card:courageous_to_the_end           after_unit_destroyed                     self    if      systems
card:diplomacy_rider                 after_agenda_revealed                    any     if      vote
card:direct_hit                      after_sustain_damage                     other   if      systems
card:disable                         start_of_invasion                        self    if      effects
card:distinguished_councilor         after_cast_votes                         self    always  vote
card:emergency_repairs               start_of_combat_round                    any     if      systems
card:emergency_repairs               end_of_combat_round                      any     if      systems
card:experimental_battlestation      after_move_ships                         other   if      effects
card:fighter_prototype               start_of_combat_round                    any     if      effects
card:fire_team                       after_combat_roll                        self    if      moment.combat
card:flank_speed                     after_activate_system                    self    if      effects
card:imperial_rider                  after_agenda_revealed                    any     if      vote
card:in_the_silence_of_space         after_activate_system                    self    if      effects
card:infiltrate                      when_gain_control_of_planet              self    if      planets
card:intercept                       after_declare_retreat                    other   if      moment.cancelled
card:leadership_rider                after_agenda_revealed                    any     if      vote
card:lost_star_chart                 after_activate_system                    self    always  effects
card:maneuvering_jets                before_assign_space_cannon_hits          self    if      moment.hits
card:morale_boost                    start_of_combat_round                    any     if      effects
card:parley                          after_commit_ground_forces               other   if      systems
card:political_stability             when_return_strategy_cards               any     if      effects
card:politics_rider                  after_agenda_revealed                    any     if      vote
card:public_disgrace                 when_choose_strategy_card                other   if      moment.cancelled
card:reparations                     after_gain_control_of_planet             other   if      planets
card:sabotage                        when_action_card_played                  other   if      moment.cancelled
card:salvage                         after_win_space_combat                   self    if      commodities
card:shields_holding                 before_assign_combat_hits                self    if      moment.hits
card:skilled_retreat                 start_of_combat_round                    any     if      systems
card:summit                          start_of_strategy_phase                  any     always  tokens
card:technology_rider                after_agenda_revealed                    any     if      vote
card:trade_rider                     after_agenda_revealed                    any     if      vote
card:upgrade                         after_activate_system                    self    if      systems
card:veto                            when_agenda_revealed                     any     always  moment.cancelled
card:warfare_rider                   after_agenda_revealed                    any     if      vote
faction:ambush                       start_of_space_combat                    any     if      systems
faction:brilliant                    when_resolve_strategy_card_ability       self    if      technologies
faction:devotion                     end_of_combat_round                      any     if      systems
faction:foresight                    after_move_ships                         other   if      systems
faction:galactic_threat              after_agenda_revealed                    any     if      vote
faction:harrow                       end_of_combat_round                      any     if      planets
faction:indoctrination               start_of_ground_combat                   any     if      planets
faction:munitions_reserves           start_of_combat_round                    any     if      effects
faction:orbital_drop                 component_action                         self    if      planets
faction:peace_accords                after_resolve_strategy_card_ability      self    if      planets
faction:pillage                      after_gain_trade_goods                   other   if      trade_goods
faction:pillage                      after_transaction                        other   if      trade_goods
faction:quash                        when_agenda_revealed                     any     if      moment.cancelled
faction:reclamation                  after_tactical_action                    self    if      planets
faction:stall_tactics                component_action                         self    if      action_discard
faction:star_forge                   component_action                         self    if      systems
faction:technological_singularity    after_unit_destroyed                     other   if      technologies
law:committee_formation              before_vote                              any     if      moment.outcome
law:imperial_arbiter                 end_of_strategy_phase                    any     if      laws
law:minister_of_industry             when_place_space_dock                    self    always  systems
law:minister_of_peace                after_activate_system                    any     if      moment.cancelled
law:minister_of_war                  after_perform_action                     self    if      systems
law:the_crown_of_thalnos             after_combat_roll                        self    always  systems
note:acquiescence                    end_of_strategy_phase                    any     if      strategy_cards
note:antivirus                       start_of_combat                          any     if      stays
note:ceasefire                       after_activate_system                    issuer  if      effects
note:creuss_iff                      start_of_turn                            self    always  wormholes
note:cybernetic_enhancements         start_of_turn                            self    if      tokens
note:fires_of_the_gashlai            component_action                         self    if      technologies
note:gift_of_prescience              end_of_strategy_phase                    any     if      zero
note:greyfire_mutagen                after_activate_system                    any     always  effects
note:military_support                start_of_turn                            issuer  always  planets
note:political_favor                 when_agenda_revealed                     any     if      moment.cancelled
note:political_secret                when_agenda_revealed                     any     always  vote
note:promise_of_protection           component_action                         self    always  stays
note:raghs_call                      after_commit_ground_forces               self    if      planets
note:research_agreement              after_research_technology                issuer  if      technologies
note:spy_net                         start_of_turn                            self    if      action_cards
note:stymie                          component_action                         self    always  stays
note:tekklar_legion                  start_of_ground_combat                   any     if      effects
note:trade_agreement                 when_replenish_commodities               issuer  always  commodities
note:trade_convoys                   component_action                         self    always  stays
note:war_funding                     start_of_combat_round                    any     if      effects
secret:destroy_their_greatest_ship   after_unit_destroyed                     other   if      scored_secrets
secret:make_an_example_of_their_world after_bombardment                        self    if      scored_secrets
secret:spark_a_rebellion             after_win_combat                         self    if      scored_secrets
secret:turn_their_fleets_to_dust     after_space_cannon_offense               any     if      scored_secrets
secret:unveil_flagship               after_win_space_combat                   self    if      scored_secrets
tech:bioplasmosis                    end_of_status_phase                      any     if      planets
tech:chaos_mapping                   start_of_turn                            self    if      systems
tech:dacxive_animators               after_win_ground_combat                  self    always  planets
tech:dimensional_splicer             start_of_space_combat                    any     if      systems
tech:graviton_laser_system           before_space_cannon_roll                 self    if      moment.volley
tech:hegemonic_trade_policy          when_use_production                      self    if      effects
tech:impulse_core                    start_of_space_combat                    any     if      systems
tech:instinct_training               when_action_card_played                  other   if      moment.cancelled
tech:integrated_economy              after_gain_control_of_planet             self    if      systems
tech:lazax_gate_folding              component_action                         self    if      planets
tech:magen_defense_grid              start_of_combat_round                    any     if      moment.combat
tech:mageon_implants                 component_action                         self    if      action_cards
tech:nullification_field             after_activate_system                    other   if      moment.cancelled
tech:production_biomes               component_action                         self    if      trade_goods
tech:quantum_datahub_node            end_of_strategy_phase                    any     if      strategy_cards
tech:spatial_conduit_cylinder        after_activate_system                    self    if      effects
tech:transit_diodes                  start_of_turn                            self    if      planets
tech:x_89_bacterial_weapon           component_action                         self    if      planets
unit:duha_menaimon                   after_activate_system                    self    if      systems
unit:exotrireme_2                    end_of_combat_round                      any     if      systems
unit:the_alastor                     start_of_space_combat                    any     if      moment.combat
unit:the_inferno                     component_action                         self    if      systems
unit:wrath_of_kenara                 after_die_rolled                         self    if      moment.combat
"""


def beside_tests() -> Iterator[str]:
    """The lines that stand as `WINDOWS` in a test file, beside the tests of the same components."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "WINDOWS":
                yield from str(ast.literal_eval(node.value)).splitlines()


LINES = [Line(*line.split()) for line in (*TABLE.splitlines(), *beside_tests()) if line]
COMPONENTS = list(dict.fromkeys(line.component for line in LINES))


def windows_of(component: str) -> list[str]:
    """The kinds of windows in which a component can be used."""
    return [line.window for line in LINES if line.component == component]
