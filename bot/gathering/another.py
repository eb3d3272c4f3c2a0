"""Another table like one that is over: same game, options, settings and AI players; those who played it are invited."""

from __future__ import annotations

from bot.gathering.around import invitation
from bot.gathering.kept_settings import kept
from bot.gathering.next_thread import Wanted
from bot.gathering.opening import open_table
from bot.live.model import Live
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from engine.kit.maps import OWN
from engine.players.characters import CHANCE, offered
from engine.players.characters import PlayerKind as Program


@button(ButtonKind.ANOTHER, need=ALOUD)
async def another_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Opens it here. Whoever played the old one invites the others who did, and they have a day to sit down."""
    old = await services.tables.look(press.game)
    live = await open_table(services, interaction, like(old))
    if live is None or old.seat_of(interaction.user.id) is None:
        return
    for row in old.seats:
        if row.user is not None and row.user != interaction.user.id:
            await services.tables.guests.invite(live.game.id, row.user, invitation(live, interaction))
    await services.tables.guests.answer_within_a_day(live.game.id)


def like(old: Live) -> Wanted:
    """A table of the same game in the same language, set the same, with what options a new table can choose."""
    known = {choice.name: choice.values for choice in old.rules.choices}
    options = {
        name: value
        for name, value in old.game.options.items()
        if value in known.get(name, ()) or (name in known and value.startswith(OWN))
    }
    return Wanted(old.game.name, options, old.game.language, programs=_programs(old), settings=kept(old.game.settings))


def _programs(old: Live) -> tuple[Program, ...]:
    """The computer players who sat there."""
    there = {str(kind): kind for kind in offered(old.rules.mind is not None)}
    players = [row.player or CHANCE for row in old.seats if row.user is None and row.was is None]
    return tuple(there[player] for player in players if player in there)
