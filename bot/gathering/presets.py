"""A server's presets: how a new table is to be, under a name; kept and shared as one line of text.

`ti4 points=14 factions=choose | pace=quick limit=1440 | keen keen`: the game and its options, the table's settings,
computer players.
"""

from __future__ import annotations

from bot.errors import BotError
from bot.gathering.kept_settings import settings_from, spelled
from bot.gathering.next_thread import Wanted
from bot.gathering.typed_options import read_options
from bot.names import alike
from bot.tables.brought import seat_counts_of
from bot.tables.lobby import checked_options, checked_programs
from engine import games
from engine.errors import IllegalAnswer
from engine.players.characters import PlayerKind
from engine.text import T

MOST, LONGEST, NAME = 25, 1500, 40
"""So many presets a server has; so long is one, and its name."""


def written(wanted: Wanted) -> str:
    """The line of a table like this; what is usual is left out."""
    usual = {choice.name: choice.values[0] for choice in games.rules_of(wanted.game).choices}
    options = {name: value for name, value in wanted.options.items() if usual.get(name) != value}
    players = " ".join(map(str, wanted.programs))
    return " | ".join((f"{wanted.game} {spelled(options)}".strip(), spelled(wanted.settings), players)).rstrip(" |")


def read(line: str) -> Wanted:
    """The table of such a line. Raises BotError: no table can begin like that."""
    if len(line) > LONGEST or line.count("|") > 2:
        raise BotError(T("bot-preset-form"))
    first, settings, players = (part.strip() for part in f"{line}||".split("|")[:3])
    game, _, options = first.partition(" ")
    if game not in games.names():
        raise BotError(T("bot-preset-form"))
    try:
        programs = tuple(PlayerKind.read(name) for name in players.split())
    except (KeyError, ValueError):
        raise BotError(T("bot-preset-form")) from None
    wanted = Wanted(game, read_options(options), programs=programs, settings=read_options(settings))
    _check(wanted)
    return wanted


def _check(wanted: Wanted) -> None:
    rules = games.rules_of(wanted.game)
    try:
        chosen = checked_options(rules, wanted.options)
    except IllegalAnswer as error:
        raise BotError(error.text) from error
    checked_programs(rules, wanted.programs, max(seat_counts_of(rules, chosen)) - 1)
    settings_from(wanted.settings)


def meant(presets: dict[str, str], typed: str) -> str:
    """The name that is meant, however it is written. Raises BotError: there is no such preset."""
    found = next((name for name in presets if alike(name) == alike(typed)), None)
    if found is None:
        raise BotError(T("bot-preset-unknown", name=typed[:NAME]))
    return found
