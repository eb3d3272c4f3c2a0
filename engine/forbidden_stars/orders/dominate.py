"""The Dominate order: assets of the friendly worlds, then the ability of the faction sheet. FS-DOM-01"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, ASSETS, WILD, Asset
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import DOMINATE, OrderAt
from engine.forbidden_stars.play import Game, Question
from engine.text import T, Text, seat_name


async def resolve(game: Game, seat: Seat, system: str) -> None:
    """Both steps in order. FS-DOM-01, FS-DOM-02, FS-DOM-05"""
    for world in areas.friendly_in(game, seat, system):
        await gain_of(game, seat, world)
    await DOMINATE.open(game, _occasion(seat, system))


def _occasion(seat: Seat, system: str) -> OrderAt:
    return OrderAt(actor=seat, place=system, kind="dominate", system=system)


def in_vain(game: Game, seat: Seat, system: str) -> Text | None:
    """That nothing would be gained there, and that the ability of the faction sheet has nothing to work on.

    FS-DOM-02, FS-DOM-05, FS-ASSET-02
    """
    symbols = {symbol for world in areas.friendly_in(game, seat, system) for symbol in AREAS[world].assets}
    kinds = ASSETS if WILD in symbols else [kind for kind in ASSETS if kind in symbols]
    if any(assets.room(game, seat, kind) > 0 for kind in kinds):
        return None
    able = DOMINATE.window(game, _occasion(seat, system)).choices(seat)
    return None if able else T("forbidden_stars-nothing-to-dominate")


async def gain_of(game: Game, seat: Seat, world: str) -> None:
    """The assets on a world's banner. FS-WORLD-02, FS-DOM-03, FS-DOM-04, FS-ASSET-03"""
    for symbol in AREAS[world].assets:
        kind = await name_asset(game, seat, world) if symbol == WILD else kind_of(symbol)
        if assets.gain(game, seat, kind):
            text = T("forbidden_stars-gains-asset", seat=seat_name(seat), asset=words.asset(kind))
            game.say(text, where=[world])
        else:
            game.say(T("forbidden_stars-no-asset", seat=seat_name(seat), asset=words.asset(kind)), where=[world])


ASSET = Question("asset", open=True)


async def name_asset(game: Game, seat: Seat, world: str) -> Asset:
    """A wild symbol stands for any kind, also one that cannot be gained. FS-DOM-04, D-42"""
    about = T("forbidden_stars-ask-asset", seat=seat_name(seat), area=words.area(world))
    return kind_of(await game.pick(ASSET, seat, [Option(k, words.asset(k)) for k in ASSETS], about, where=[world]))


def kind_of(symbol: str) -> Asset:
    """The asset of a symbol or an answer.

    Raises:
        ValueError: there is none of that name.
    """
    return ASSETS[ASSETS.index(symbol)]
