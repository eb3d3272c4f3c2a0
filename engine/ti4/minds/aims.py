"""What answers are for, by the kind of question, as a deputy and an adviser tell it."""

from __future__ import annotations

from engine.players.aims import Aim
from engine.ti4.minds.mind import MIND

MIND.serve(Aim.SCORE, "score_public", "score_secret", "keep_secret", "imperial_secret", "custodians", "return_secret")
MIND.serve(Aim.EXPAND, "tile", "position", "land", "lead", "route", "settle", "colonist", "move_number", "load")
MIND.serve(Aim.PRODUCE, "produce", "produce_pieces", "deploy", "structure", "construction", "home_dock", "star_forge")
MIND.serve(
    Aim.PRODUCE, "deploy_infantry", "deploy_pds", "deploy_space_dock", "revive", "military_support", "raghs_call"
)
MIND.serve(Aim.RESEARCH, "technology", "take_technology", "research", "may_research", "assimilator", "assimilate")
MIND.serve(Aim.DEFEND, "sustain", "losses", "lose_ships", "lose_cargo", "repair", "reroll", "raise_dice", "extra_die")
MIND.serve(Aim.DEFEND, "retreat", "retreat_to", "retreat_load", "foresight_load", "cannon_target")
MIND.serve(Aim.EARN, "pay", "pay_part", "exhaust", "ready", "specialty", "waiver", "buy_tokens", "gain_tokens")
MIND.serve(Aim.EARN, "redistribute", "spend_tokens", "choose_pool", "pillage")
MIND.serve(Aim.TRADE, "trade_partners", "bribe")
MIND.serve(Aim.KEEP, "discard_cards", "swap_card", "diplomacy")
