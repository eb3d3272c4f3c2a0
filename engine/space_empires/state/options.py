"""What the table chose before the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Options:
    """What the table chose before the game: see options/choices.py for the values.

    Attributes:
        scenario: the name of the scenario; with the number of seats it is one of `SCENARIOS`.
        victory: `standard`, `colony_points` or `long`.
        teams: `none`, `uneasy_alliance` or `blood_brothers`.
        pipelines, carriers, raiders, mines, aliens: the advanced sections 10 to 14. SE-ADV-01
        instant_upgrades, slingshot: optional rules 15.1 and 15.2.
        warp_points, doomsday_machines: how many are used (16, 17); 0 leaves the rule out.
        research: `standard`, `gearing` (18) or `grants` (19).
        costs: which table of technology costs.
        difficulty: of a solitaire game.
        quick_start: home markers start face up, planets with colonies.
        handicap: the number of the player (seat + 1) whose colonies grow by two steps; 0 for nobody.
        fleet_bonus: `unscreened` ships or `all` count for it. D-09
        carry_over: whether maintenance is taken from income alone, or from what was carried over too. D-28
        decoys: the numeral of a decoy is `any`, or what was `paid`. D-36
        wreck_points: with grants, points towards a level that a wreck gave are `kept` or `lost`. D-25
        places: each seat has the home system of its number (`seats`), picks one in a `draft`, or bids for it (`bid`).
        opening: `standard`, or `midgame` for trials.
    """

    scenario: str = "standard"
    victory: str = "standard"
    teams: str = "none"
    pipelines: bool = False
    carriers: bool = False
    raiders: bool = False
    mines: bool = False
    aliens: bool = False
    instant_upgrades: bool = False
    slingshot: bool = False
    warp_points: int = 0
    doomsday_machines: int = 0
    research: str = "standard"
    costs: str = "base_2011"
    difficulty: str = "normal"
    quick_start: bool = False
    handicap: int = 0
    fleet_bonus: str = "unscreened"
    carry_over: str = "safe"
    decoys: str = "any"
    wreck_points: str = "kept"
    places: str = "seats"
    opening: str = "standard"
