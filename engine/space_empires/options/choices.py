"""What a table chooses: the scenario, victory, teams, every advanced section and every optional rule.

SE-ADV-01
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import IllegalAnswer
from engine.game import Choice
from engine.space_empires.components import SCENARIOS
from engine.space_empires.state import Options
from engine.text import T

OFF_ON = ("off", "on")
ADVANCED = ("pipelines", "carriers", "raiders", "mines", "aliens")
OPTIONAL = ("instant_upgrades", "slingshot")
SWITCHES = (*ADVANCED, *OPTIONAL, "quick_start")
"""Rules that are used or not: sections 10 to 14, 15.1, 15.2, and a variant of the scenarios."""
SCENARIO_NAMES = tuple(
    dict.fromkeys(("standard", "small", "large", "extra_large", "knife_fight", *(id for id, _ in SCENARIOS)))
)

CHOICES = (
    Choice("scenario", SCENARIO_NAMES),
    Choice("victory", ("standard", "colony_points", "long")),
    Choice("teams", ("none", "uneasy_alliance", "blood_brothers"), part="start"),
    *(Choice(name, OFF_ON, part="advanced") for name in ADVANCED),
    *(Choice(name, OFF_ON, part="optional") for name in OPTIONAL),
    Choice("quick_start", OFF_ON, part="start"),
    Choice("warp_points", ("0", "6", "4", "2"), part="optional"),
    Choice("doomsday_machines", ("0", "3", "2", "1"), part="optional"),
    Choice("research", ("standard", "gearing", "grants"), part="optional"),
    Choice("costs", ("base_2011", "close_encounters", "replicators_agt"), part="start"),
    Choice("difficulty", ("normal", "easy", "hard", "harder", "really_tough", "good_luck"), part="start"),
    Choice("handicap", ("0", "1", "2", "3", "4"), part="start"),
    Choice("places", ("seats", "draft", "bid"), part="start"),
    Choice("fleet_bonus", ("unscreened", "all"), doubt="D-09"),
    Choice("carry_over", ("safe", "taken"), doubt="D-28"),
    Choice("decoys", ("any", "paid"), doubt="D-36"),
    Choice("wreck_points", ("kept", "lost"), doubt="D-25"),
)
TRIALS = (Choice("opening", ("standard", "midgame")),)
SOLITAIRE = "doomsday_small"
"""What a single seat plays where it chose no scenario."""


def chosen(seats: int, picked: Mapping[str, str]) -> Options:
    """The options of a table. SE-GEN-03, SE-GEN-04, SE-OPT-01

    Raises:
        IllegalAnswer: something that this number of players cannot play.
    """
    given: dict[str, object] = {name: value == "on" if name in SWITCHES else value for name, value in picked.items()}
    given |= {name: int(picked[name]) for name in ("warp_points", "doomsday_machines", "handicap")}
    options = Options(**given)  # type: ignore[arg-type]
    if seats == 1 and options.scenario == "standard":
        options.scenario = SOLITAIRE
    _check(seats, options)
    return options


def _check(seats: int, options: Options) -> None:
    """What does not go together."""
    if (options.scenario, seats) not in SCENARIOS:
        raise IllegalAnswer(T("space_empires-no-scenario", seats=seats), "SE-SYS-05")
    if options.teams != "none" and seats != 4:
        raise IllegalAnswer(T("space_empires-teams-of-four"), "SE-GEN-02")
    solitaire = SCENARIOS[options.scenario, seats].solitaire
    if solitaire and options.aliens:
        raise IllegalAnswer(T("space_empires-no-aliens-alone"), "SE-ADV-01")
    if solitaire and options.doomsday_machines:
        raise IllegalAnswer(T("space_empires-no-machines-alone"), "SE-OPT-01")
    if solitaire == "doomsday" and options.difficulty == "really_tough":
        raise IllegalAnswer(T("space_empires-no-difficulty"), "SE-GEN-02")
    if options.handicap > seats:
        raise IllegalAnswer(T("space_empires-no-handicap"), "SE-GROW-01")
