"""The draft itself: bans, the pool, a vote on the slices, picks in snake order, bids for places; then who is speaker.

Each step is a safe point. What is drafted follows from what the table chose: factions with `factions=draft`, slices
with `map=slices` or slices of its own, and with either of them places at the table. TI-DOUBT-37
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import NO, YES, Option, PickOne, Seat
from engine.errors import IllegalAnswer
from engine.kit import draft as kit
from engine.kit import drafting
from engine.kit.draft import BID, FACTION, PLACE, SLICE, Draft, OpenDraft, Pick
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.draft import generator, laying
from engine.ti4.draft.factions import ban_next, free_factions, go_on, share_out, take_faction
from engine.ti4.draft.limits import limits_of, pool_size, refuse_factions
from engine.ti4.galaxy import map_building, slices
from engine.ti4.play import Game, Question
from engine.ti4.state import Options, State

MOST_REDRAWN, MOST_BID = 3, 10


def drafts_factions(options: Options) -> bool:
    """Whether factions are picked in the draft."""
    return options.factions == drafting.DRAFT


def prepared(state: State) -> Draft | None:
    """The draft of a new game, its slices drawn from the seed; None where the table drafts nothing.

    Raises:
        IllegalAnswer: it cannot be met, with the number that fails.
    """
    options, seats = state.options, len(state.players)
    if not (slices.are_drafted(options.map) or drafts_factions(options)):
        return None
    if drafts_factions(options):
        refuse_factions(seats, options.draft)
        if map_building.factions_at_home(state):
            raise IllegalAnswer(T("ti4-draft-homes-named"))
    found = Draft(slices=[list(one) for one in _slices(state)])
    if found.slices:
        found.pools[SLICE] = kit.numbered(len(found.slices))
    if options.draft.places != BID:
        found.pools[PLACE] = kit.numbered(seats)
    return found


def _slices(state: State) -> list[slices.Slice]:
    options = state.options
    if options.map == slices.DRAWN:
        return generator.for_table(state.seed, len(state.players), options.draft, limits_of(options.draft))
    return slices.read(options.map) if slices.are_drafted(options.map) else []


# --- the steps -------------------------------------------------------------------------------------------------------

DRAFT = Question("draft", open=True)
BID_FOR_PLACE = Question("bid", open=False)
REDRAW = Question("redraw", open=True)


class GalaxyDraft(OpenDraft[Game]):
    """Slices, factions from a pool that is drawn by lot, and places; trade goods for lower bids."""

    def begin(self, game: Game, seats: Sequence[Seat]) -> None:
        """Factions that are not drafted are shared out as the table chose before anything is picked. TI-SETUP-01"""
        laying.begin(game)
        super().begin(game, seats)
        tell_slices(game, self.of(game))
        if not drafts_factions(game.state.options):
            share_out(game)

    def lead(self, game: Game, seat: Seat) -> None:
        game.state.speaker = seat

    def bans(self, game: Game) -> int:
        return int(game.state.options.draft.bans)

    async def ban_next(self, game: Game) -> None:
        """The next player bans a faction before the pool is drawn. TI-SETUP-05, TI-DOUBT-37"""
        await ban_next(game)

    async def fill_pools(self, game: Game) -> None:
        """The factions that can be picked; slices and places lie open from the start."""
        state = game.state
        size = pool_size(len(state.players), state.options.draft)
        kit.fill_pool(game, self.of(game), FACTION, free_factions(state), size, words.faction)
        go_on(game)

    def bids(self, game: Game) -> bool:
        return game.state.options.draft.places == BID

    def offered(self, game: Game, pick: Pick) -> Option:
        return option(self.of(game).slices, pick)

    def take_faction(self, game: Game, seat: Seat, id: str) -> None:
        take_faction(game, seat, id)

    def picked(self, game: Game, seat: Seat) -> Sequence[str]:
        """With a place and a slice the tiles of a player are laid."""
        laying.lay_known(game.state)
        return [str(tile) for tile in laying.slice_of(game.state, seat).values()]

    async def bid(self, game: Game) -> None:
        """What is spared is given at once: the setup only adds to trade goods."""
        await super().bid(game)
        self.pay_out(game)

    def give(self, game: Game, seat: Seat, goods: int) -> None:
        game.player(seat).trade_goods += goods

    def finish(self, game: Game) -> None:
        """Whoever has the first place is speaker; then the board. TI-SPEAKER-07"""
        state = game.state
        state.speaker = self.of(game).first()
        game.say(T("ti4-first-speaker", seat=seat_name(state.speaker)), weight=2)
        state.step = "board"


GALAXY_DRAFT = GalaxyDraft(DRAFT, BID_FOR_PLACE, T("ti4-bid-goods"), MOST_BID)


async def vote_on_slices(game: Game) -> None:
    """Before the first pick all vote whether the slices are drawn anew, or one of them; it takes more than half."""
    state, draft = game.state, GALAXY_DRAFT.of(game)
    if state.options.draft.redraw != "vote" or state.options.map != slices.DRAWN:
        state.step = "draft"
        return
    shape = PickOne(_ballot(draft))
    answers = await game.ask(REDRAW, dict.fromkeys(game.seats(), shape), T("ti4-ask-redraw"))
    for seat, answer in answers.items():
        game.say(_vote(seat, str(answer)))
    state.step = "draft"
    votes = list(answers.values())
    wanted = next((str(one) for one in votes if kit.voted(votes, one)), NO)
    if wanted != NO:
        _redraw(game, draft, wanted)


def _ballot(draft: Draft) -> list[Option]:
    """All slices, none, or one of them."""
    each = [Pick(SLICE, id) for id in draft.pools[SLICE]]
    single = [Option(one.id, T("ti4-redraw-one", n=int(one.of) + 1)) for one in each]
    return [Option(YES, T("ti4-redraw-yes"), even=True), Option(NO, T("ti4-redraw-no"), even=True), *single]


def _vote(seat: Seat, answer: str) -> Text:
    one = Pick.maybe(answer)
    if one is None:
        return T("ti4-redraw-vote", seat=seat_name(seat), vote=answer)
    return T("ti4-redraw-vote-one", seat=seat_name(seat), n=int(one.of) + 1)


def _redraw(game: Game, draft: Draft, wanted: str) -> None:
    """The next slices of the seed, or another one for the one that is wanted anew; at most so many times. Where there
    are none, the old ones stay.
    """
    state, options = game.state, game.state.options.draft
    draft.redrawn += 1
    game.seal()
    again, limits, one = (state.epoch, draft.redrawn), limits_of(options), Pick.maybe(wanted)
    try:
        if one is None:
            found = generator.for_table(state.seed, len(state.players), options, limits, again)
        else:
            lying = [tuple(tiles) for tiles in draft.slices]
            found = generator.drawn_anew(lying, int(one.of), state.seed, limits, again)
    except IllegalAnswer as refusal:
        game.say(refusal.text)
        return
    draft.slices = [list(tiles) for tiles in found]
    game.say(T("ti4-redraw-again") if one is None else T("ti4-redraw-again-one", n=int(one.of) + 1))
    tell_slices(game, draft)
    if draft.redrawn < MOST_REDRAWN:
        state.step = "redraw"


# --- in words --------------------------------------------------------------------------------------------------------


def option(parts: Sequence[Sequence[int]], pick: Pick) -> Option:
    """What can be picked."""
    if pick.kind == PLACE:
        return kit.place_option(pick, T("ti4-place-speaker"))
    if pick.kind == FACTION:
        return Option(pick.id, words.faction(pick.of))
    number = int(pick.of)
    return Option(pick.id, T("ti4-slice", n=number + 1), more=slice_text(parts[number]))


def slice_text(tiles: Sequence[int]) -> Text:
    """What a slice is worth."""
    value = slices.worth(tiles)
    worth = {"resources": slices.halves(value.resources), "influence": slices.halves(value.influence)}
    return T("ti4-slice-worth", **worth, tiles=", ".join(map(str, tiles)))


def told(number: int, tiles: Sequence[int]) -> Text:
    """A slice by its number, with its tiles and what it is worth."""
    return T("ti4-slice-told", n=number, worth=slice_text(tiles))


def tell_slices(game: Game, draft: Draft) -> None:
    """All slices as a text that other tools read, where there are some."""
    if draft.slices:
        text = slices.write([tuple(one) for one in draft.slices]).replace("|", " | ")
        game.say(T("ti4-slices-told", text=text), weight=2)
