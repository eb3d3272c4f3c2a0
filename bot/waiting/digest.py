"""All of a person's games at a glance: where, whose turn and since when, with links. Read from the database alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.clock import moment
from bot.locales import Locales
from bot.posting.nudges import link
from bot.services.services import Services
from bot.store import GameRow, SeatRow, Store, Wait
from bot.wording.announcements import game_name
from bot.wording.names import named
from bot.wording.sitting import stands_in
from bot.wording.whom import ago
from engine.games import rules_of
from engine.text import T, Text, seat_name


@dataclass(frozen=True, slots=True)
class Glance:
    """One game. `mine`: the wait for this person, if there is one."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    waits: tuple[Wait, ...]
    mine: Wait | None


def glances(store: Store, user: int, games: Iterable[int] | None = None) -> dict[int, Glance]:
    """These games, or all the live ones of a person, those first that wait for this person; it blocks."""
    rows = store.games_of(user) if games is None else [store.game(game) for game in dict.fromkeys(games)]
    found = [glance(store, game, user) for game in rows]
    found.sort(key=lambda one: (one.mine is None, one.mine.since if one.mine else "", one.game.id))
    return {one.game.id: one for one in found}


def glance(store: Store, game: GameRow, user: int | None = None) -> Glance:
    """One game, for this person or for everybody; it blocks."""
    seats, waits = store.seats(game.id), tuple(store.waits(game.id))
    own = {row.seat for row in seats if user is not None and row.user == user}
    return Glance(game, seats, waits, next((wait for wait in waits if wait.seat in own), None))


def digest_lines(one: Glance, services: Services, language: str, *, there: bool = True) -> str:
    """A game in two lines. `there`: whether its channel is; nothing leads to one that is gone."""
    game = one.game
    say = services.locales.speaker(language, called(one, services.locales, language))
    where = f"<#{game.channel}> · {link(game.guild, game.channel, game.prompt, say)}"
    head = (
        f"**{say(game_name(game.name))}** · {where if there else say(T('bot-list-channel-gone', number=str(game.id)))}"
    )
    stands = [say(game.headline)] if game.headline and game.live else []
    return "\n".join((head, "-# " + " · ".join([say(_state(one)), *stands])))


def called(one: Glance, locales: Locales, language: str) -> dict[int, str]:
    """Names for the seats."""
    known = named(one.seats, rules_of(one.game.name), locales, language)
    return {row.seat: locales.say(stands_in(row), language) for row in one.seats} | known


def _state(one: Glance) -> Text:
    if one.mine is not None:
        return T("bot-digest-yours", when=ago(moment(one.mine.since)))
    if one.game.status != "running" or not one.waits:
        return Text(f"bot-status-{one.game.status}")
    players = tuple(seat_name(wait.seat) for wait in one.waits)
    return T("bot-digest-others", players=players, when=ago(moment(one.waits[0].since)))
