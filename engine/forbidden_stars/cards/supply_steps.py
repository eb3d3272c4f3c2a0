"""Steps about materiel, asset tokens, structures and purchases. FS-GAIN-05, FS-SPEND-01, FS-SPEND-02"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import number
from engine.forbidden_stars.cards.places import Standing, always, described, offer_area
from engine.forbidden_stars.cards.steps import CardStep, Doing, op
from engine.forbidden_stars.components import AREAS, ASSETS, STRUCTURES, Asset, StructureKind, UnitType
from engine.forbidden_stars.economy import assets, materiel, purchase, upgrades
from engine.forbidden_stars.galaxy import areas, structures
from engine.forbidden_stars.orders import dominate
from engine.forbidden_stars.play import Question
from engine.text import T, Text, seat_name

# --- materiel --------------------------------------------------------------------------------------------------------


@op("pay_materiel", able=lambda doing, step: doing.game.player(doing.seat).materiel >= step["n"])
async def pay_materiel(doing: Doing, step: CardStep) -> bool:
    """A price. FS-SPEND-01, FS-SPEND-05"""
    if not materiel.pay(doing.game, doing.seat, step["n"]):
        return False
    doing.game.say(T("forbidden_stars-pays", seat=seat_name(doing.seat), n=words.materiel(step["n"])))
    return True


@op("gain_materiel", gift=always)
async def gain_materiel(doing: Doing, step: CardStep) -> bool:
    """FS-MAT-02"""
    _gain(doing, number(doing, step["n"]))
    return True


def _gain(doing: Doing, amount: int) -> None:
    gained = materiel.gain(doing.game, doing.seat, amount)
    doing.game.say(T("forbidden_stars-gains-materiel", seat=seat_name(doing.seat), n=words.materiel(gained)))


@op("lose_materiel")
async def lose_materiel(doing: Doing, step: CardStep) -> bool:
    """FS-GAIN-06"""
    seat = doing.other()
    lost = materiel.lose(doing.game, seat, step["n"])
    doing.game.say(T("forbidden_stars-loses-materiel", seat=seat_name(seat), n=words.materiel(lost)))
    return True


# --- assets ----------------------------------------------------------------------------------------------------------


@op("gain_asset", gift=always)
async def gain_asset(doing: Doing, step: CardStep) -> bool:
    """FS-ASSET-02, FS-ASSET-03, FS-LIMIT-01"""
    _gain_asset(doing, step["asset"], number(doing, step["n"]))
    return True


def _gain_asset(doing: Doing, kind: Asset, amount: int) -> None:
    gained = assets.gain(doing.game, doing.seat, kind, amount)
    text = T("forbidden_stars-gains-assets", seat=seat_name(doing.seat), assets=words.assets_of(kind, gained))
    doing.game.say(text)


TAKE_ASSET = Question("take_asset", open=True)


async def _take_asset(doing: Doing, seat: Seat) -> Asset | None:
    """The owner of the card picks a token that another player loses, if any. FS-GAIN-05, FS-GAIN-06"""
    kinds = assets.kinds_held(doing.game, seat)
    if not kinds:
        return None
    options = [Option(kind, words.asset(kind)) for kind in kinds]
    picked = await doing.pick(TAKE_ASSET, options, doing.asks("take-asset", doing.seat))
    if picked is None:
        return None
    kind = next(kind for kind in ASSETS if kind == picked)
    assets.lose(doing.game, seat, kind)
    doing.game.say(T("forbidden_stars-loses-asset", seat=seat_name(seat), asset=words.asset(kind)))
    return kind


@op("steal_asset", able=lambda doing, step: bool(assets.kinds_held(doing.game, doing.other())), offers=always)
async def steal_asset(doing: Doing, step: CardStep) -> bool:
    """FS-ASSET-03"""
    kind = await _take_asset(doing, doing.other())
    if kind is not None:
        _gain_asset(doing, kind, 1)
    return True


TAKE_FROM_PLAYER = Question("take_from_player", open=True)


@op("lose_asset")
async def lose_asset(doing: Doing, step: CardStep) -> bool:
    """Of a player whom the owner picks among those who have any. FS-GAIN-05"""
    game = doing.game
    rich = [seat for seat in game.others(doing.seat) if assets.kinds_held(game, seat)]
    if rich:
        options = [Option(str(seat), seat_name(seat)) for seat in rich]
        picked = await game.pick(TAKE_FROM_PLAYER, doing.seat, options, doing.asks("take-from-player", doing.seat))
        await _take_asset(doing, int(picked))
    return True


ASSETS_OF = Question("assets_of", open=True)


@op("gain_assets_of_world", able=lambda doing, step: any(AREAS[id].assets for id in _worlds(doing)), offers=always)
async def gain_assets_of_world(doing: Doing, step: CardStep) -> bool:
    """FS-DOM-03, FS-DOM-04"""
    found = [id for id in _worlds(doing) if AREAS[id].assets]
    world = await offer_area(doing, ASSETS_OF, found) if found else None
    if world is not None:
        await dominate.gain_of(doing.game, doing.seat, world)
    return True


MATERIEL_OF = Question("materiel_of", open=True)


@op("gain_materiel_of_world", able=lambda doing, step: any(AREAS[id].materiel for id in _worlds(doing)), offers=always)
async def gain_materiel_of_world(doing: Doing, step: CardStep) -> bool:
    """FS-WORLD-01, FS-MAT-02"""
    found = [id for id in _worlds(doing) if AREAS[id].materiel]
    world = await offer_area(doing, MATERIEL_OF, found) if found else None
    if world is not None:
        _gain(doing, AREAS[world].materiel)
    return True


def _worlds(doing: Doing) -> list[str]:
    return areas.friendly_worlds(doing.game, doing.seat)


# --- structures ------------------------------------------------------------------------------------------------------


def _price(doing: Doing, step: CardStep, id: str) -> int:
    built = bool(structures.at(doing.game, id)) and "cost_if_world_has_structure" in step
    return int(step["cost_if_world_has_structure"] if built else step.get("cost_otherwise", 0))


def _sites(doing: Doing, step: CardStep) -> list[str]:
    """Worlds where a structure can be put and paid; no two of a kind share a world. FS-LIMIT-03, FS-CLAR-06"""
    game, kind = doing.game, step["structure"]
    if not structures.can_add(game, doing.seat, kind):
        return []
    have = game.player(doing.seat).materiel
    return [
        id
        for id in described(doing, step["where"], step["status"])
        if _price(doing, step, id) <= have and all(one.kind != kind for one in structures.at(game, id))
    ]


PLACE_STRUCTURE = Question("place_structure", open=True)


@op("place_structure", able=lambda doing, step: bool(_sites(doing, step)), offers=always)
async def place_structure(doing: Doing, step: CardStep) -> bool:
    """With a control token, which makes an uncontrolled world friendly. FS-CLAR-06, FS-CLAR-07, FS-STRUCT-05"""
    found = _sites(doing, step)
    place = await offer_area(doing, PLACE_STRUCTURE, found) if found else None
    if place is not None:
        materiel.pay(doing.game, doing.seat, _price(doing, step, place))
        structures.add(doing.game, doing.seat, step["structure"], place)
        built = words.structure(step["structure"])
        text = T("forbidden_stars-places", seat=seat_name(doing.seat), piece=built, area=words.area(place))
        doing.game.say(text, where=[place])
    return True


def _exchanges(doing: Doing) -> dict[str, list[StructureKind]]:
    """Own structures and what each can become, by area and kind."""
    found: dict[str, list[StructureKind]] = {}
    for id, one in structures.owned(doing.game, doing.seat):
        there = [other.kind for other in structures.at(doing.game, id)]
        kinds = [kind for kind in STRUCTURES if kind not in there and structures.left(doing.game, kind) > 0]
        if kinds:
            found[Standing(id, one.kind).id] = kinds
    return found


EXCHANGE = Question("exchange", open=True)
EXCHANGE_FOR = Question("exchange_for", open=True)


@op("replace_structure", able=lambda doing, step: bool(_exchanges(doing)), offers=always)
async def replace_structure(doing: Doing, step: CardStep) -> bool:
    """An own structure becomes one of another kind from the supply. FS-LIMIT-01, FS-STRUCT-04"""
    game, seat, found = doing.game, doing.seat, _exchanges(doing)
    if not found:
        return True
    options = [Option(key, _there(key)) for key in found]
    picked = await doing.pick(EXCHANGE, options, doing.asks("exchange", seat))
    if picked is None:
        return False
    kinds = [Option(kind, words.structure(kind)) for kind in found[picked]]
    new = await game.pick(EXCHANGE_FOR, seat, kinds, doing.asks("exchange-for", seat))
    old = Standing.read(picked)
    structure = next(one for one in structures.at(game, old.area) if one.kind == old.type)
    structure.kind = next(kind for kind in STRUCTURES if kind == new)
    text = T(
        "forbidden_stars-replaces",
        seat=seat_name(seat),
        old=words.structure(old.type),
        new=words.structure(new),
        area=words.area(old.area),
    )
    game.say(text, where=[old.area])
    return True


def _there(key: str) -> Text:
    one = Standing.read(key)
    return T("forbidden_stars-unit-from", unit=words.structure(one.type), area=words.brief(one.area))


# --- purchases -------------------------------------------------------------------------------------------------------


def _terms(doing: Doing, step: CardStep) -> purchase.Terms:
    """FS-DEPLOY-13, FS-CLAR-12"""
    most, kind = step.get("max_level"), step.get("unit_type")

    def fits(type: UnitType) -> bool:
        return (most is None or type.level <= most) and kind in (None, type.kind)

    reduction = number(doing, step["cost_reduction"]) if "cost_reduction" in step else 0
    return purchase.Terms(described(doing, step["where"], step["status"]), reduction, fits)


def _can_buy(doing: Doing, step: CardStep) -> bool:
    terms = _terms(doing, step)
    game, seat = doing.game, doing.seat
    return any(purchase.ways(game, seat, type.id, terms.reduction) for type in purchase.buyable(game, seat, terms))


@op("purchase_unit", able=_can_buy)
async def purchase_unit(doing: Doing, step: CardStep) -> bool:
    """By the rules of purchases, without any factory. FS-DEPLOY-13, FS-CLAR-12"""
    for left in range(step["n"], 0, -1):
        if not await purchase.unit(doing.game, doing.seat, _terms(doing, step), left):
            break
    return True


def _can_upgrade(doing: Doing, step: CardStep) -> bool:
    """Whether one of those cards can be paid. FS-COST-04"""
    game, seat = doing.game, doing.seat
    found = upgrades.offered(game, seat) if step["kind"] == "order" else upgrades.shelved(game, seat)
    have = game.player(seat).materiel + number(doing, step["cost_reduction"])
    return any(upgrades.price(id) <= have for id in found)


@op("purchase_upgrade", able=_can_upgrade, offers=always)
async def purchase_upgrade(doing: Doing, step: CardStep) -> bool:
    """FS-UPG-04, FS-CUPG-03, D-49"""
    buy = upgrades.buy_order if step["kind"] == "order" else upgrades.buy_combat
    await buy(doing.game, doing.seat, number(doing, step["cost_reduction"]))
    return True


GAIN_UPGRADE = Question("gain_upgrade", open=True)


@op("gain_upgrade_free")
async def gain_upgrade_free(doing: Doing, step: CardStep) -> bool:
    """Of a level that the step names, whatever the command level. FS-UPG-05, FS-CUPG-01"""
    game, seat, most = doing.game, doing.seat, number(doing, step["max_level"])
    found = [*upgrades.offered(game, seat, most), *upgrades.shelved(game, seat, most)]
    if not found:
        return True
    options = [Option(id, words.card(id), more=words.explained(id)) for id in found]
    picked = await game.pick(GAIN_UPGRADE, seat, options, doing.asks("gain-upgrade", seat))
    if picked in upgrades.offered(game, seat, most):
        upgrades.take_order(game, seat, picked, bought=False)
    else:
        await upgrades.take_combat(game, seat, picked)
    return True
