"""Steps about combat cards: looks, discards, draws, cards for their icons alone. FS-CARD-14, FS-DISCARD-01"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import number
from engine.forbidden_stars.cards.places import always
from engine.forbidden_stars.cards.steps import CardStep, Doing, op, working
from engine.forbidden_stars.combat import preparation, sides
from engine.forbidden_stars.combat.execution import ICONS_CARD
from engine.forbidden_stars.components import CARDS, FACES
from engine.forbidden_stars.play import Game, Question
from engine.ids import Id
from engine.kit import decks
from engine.text import T, seat_name


def return_to_deck(game: Game, seat: Seat, card: str) -> None:
    """A discarded card is shown and shuffled in at once. FS-DISCARD-01, FS-DISCARD-02, D-47"""
    player = game.player(seat)
    player.deck = game.shuffle(sorted([*player.deck, card]), f"combat deck {seat}")
    game.say(T("forbidden_stars-discards-card", seat=seat_name(seat), card=words.card(card)))


# --- looking and drawing ---------------------------------------------------------------------------------------------


@op("look", able=lambda doing, step: sides.side(doing.game, doing.other()).laid is not None, gift=always)
async def look(doing: Doing, step: CardStep) -> bool:
    """The face-down card of the opponent, for this player alone; that there is a look is public. D-52, FS-INFO-04"""
    laid = sides.side(doing.game, doing.other()).laid
    if laid is not None:
        doing.game.seal(to=[doing.seat])
        own = T("forbidden_stars-looked-at-card", card=words.card(laid))
        doing.game.say(T("forbidden_stars-looks-at-card", seat=seat_name(doing.seat)), secret={doing.seat: own})
    return True


@op("draw_combat_card", able=lambda doing, step: bool(doing.game.player(doing.seat).deck), gift=always)
async def draw_combat_card(doing: Doing, step: CardStep) -> bool:
    """D-47"""
    preparation.draw(doing.game, doing.seat, number(doing, step["n"]))
    return True


# --- discarding ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FaceUp(Id):
    """A face-up card; of two copies one may still do something that lasts, while the other is `spent`."""

    card: str
    spent: bool = False


@op("discard_faceup", able=lambda doing, step: bool(sides.side(doing.game, doing.who(step)).played))
async def discard_faceup(doing: Doing, step: CardStep) -> bool:
    """A face-up card goes, and with it its icons and what it still does. FS-CARD-14, FS-CARD-18"""
    for _ in range(step["n"]):
        named = doing.named if doing.named is not None else await pick_faceup(doing, step)
        if named is None:
            return True
        doing.named = None
        discard(doing.game, doing.who(step), FaceUp.read(named))
    return True


DISCARD_CARD = Question("discard_card", open=True)


async def pick_faceup(doing: Doing, step: CardStep) -> str | None:
    """Whoever chooses says which card it is (`FaceUp`); None where none lies there. FS-CARD-09"""
    options, chooser = _faceup(doing.game, doing.who(step)), doing.chooser(step)
    if not options:
        return None
    return await doing.game.pick(DISCARD_CARD, chooser, options, doing.asks("discard-card", chooser))


def _faceup(game: Game, seat: Seat) -> list[Option]:
    """One choice for each card, two where one copy still does what another does not. FS-CARD-14"""
    played, found = sides.side(game, seat).played, []
    for id in dict.fromkeys(played):
        found.append(Option(FaceUp(id).id, words.card(id), more=words.explained(id)))
        if 0 < working(game, seat, id) < played.count(id):
            spent = T("forbidden_stars-spent-card", card=words.card(id))
            found.append(Option(FaceUp(id, spent=True).id, spent, more=words.explained(id)))
    return found


def discard(game: Game, seat: Seat, one: FaceUp) -> None:
    """FS-CARD-14, FS-CARD-18"""
    side, lasting = sides.side(game, seat), game.effect(one.card, seat)
    side.played.remove(one.card)
    if lasting is not None and not one.spent:
        for face in FACES:
            side.icons[face] = side.icons.get(face, 0) - int(lasting.about.get(face, 0))
        game.state.effects = [other for other in game.state.effects if other is not lasting]
    return_to_deck(game, seat, one.card)


@op("discard_hand", able=lambda doing, step: bool(sides.side(doing.game, doing.who(step)).hand))
async def discard_hand(doing: Doing, step: CardStep) -> bool:
    """At random. FS-DISCARD-02"""
    game, seat = doing.game, doing.who(step)
    for _ in range(step["n"]):
        hand = sides.side(game, seat).hand
        if hand:
            card = game.shuffle(sorted(hand), doing.source)[0]
            game.seal()
            hand.remove(card)
            return_to_deck(game, seat, card)
    return True


# --- icons -----------------------------------------------------------------------------------------------------------


@op("play_icons_only", able=lambda doing, step: bool(sides.side(doing.game, doing.seat).hand))
async def play_icons_only(doing: Doing, step: CardStep) -> bool:
    """A further card from hand lies face up; it is none of the three of the rounds. D-25, FS-CARD-03, FS-CARD-16"""
    game, side = doing.game, sides.side(doing.game, doing.seat)
    for _ in range(min(step["n"], len(side.hand))):
        options = [Option(id, words.card(id), more=words.explained(id)) for id in dict.fromkeys(side.hand)]
        about = doing.asks("icons-card", doing.seat)
        card = await game.pick(ICONS_CARD, doing.seat, options, about, always=True)
        side.hand.remove(card)
        side.played.append(card)
        game.seal()
        game.say(T("forbidden_stars-plays-for-icons", seat=seat_name(doing.seat), card=words.card(card)))
    return True


@op("mill_gain_icons", able=lambda doing, step: bool(doing.game.player(doing.who(step)).deck))
async def mill_gain_icons(doing: Doing, step: CardStep) -> bool:
    """The opponent discards from its deck; the icons count for this player until the round ends. FS-CARD-14, D-47"""
    game, seat = doing.game, doing.who(step)
    milled = decks.draw(game, game.player(seat).deck, step["n"])
    if not milled:
        return True
    game.seal()
    for card in milled:
        return_to_deck(game, seat, card)
    icons = {face: sum(CARDS[card].icons[face] for card in milled) for face in FACES}
    side = sides.side(game, doing.seat)
    side.icons = {face: icons[face] + side.icons.get(face, 0) for face in FACES}
    game.begin(doing.source, doing.seat, step["duration"], **icons)
    told = tuple(words.faces_of(face, count) for face, count in Counter(icons).items() if count)
    game.say(T("forbidden_stars-gains-icons", seat=seat_name(doing.seat), icons=told))
    return True
