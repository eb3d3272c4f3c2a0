"""A tiny complete game for tests of kernel, store and Discord: secret bids, dice, a hidden hand, deals, safe points.

Three rounds for 2 to 4 seats. Each round has three steps with a safe point before each: `bid` (everybody bids coins in
secret, the highest draws a card), `roll` (every seat in turn rolls dice or keeps still), `play` (every seat may play a
card from its hidden hand for points). While bids are open a seat may offer coins to another, which cuts in.
"""

from __future__ import annotations

import json
from collections.abc import Coroutine, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from random import Random

from engine.ask import Amount, Answer, Ask, Form, Option, PickOne, Refusal, Reply, Seat, Shape
from engine.chance import redeal, shuffled
from engine.correcting import Correction
from engine.ending import Result
from engine.errors import BrokenSave, IllegalAnswer
from engine.game import Choice, Rules
from engine.run import Core, Run
from engine.text import Json, T, Text, seat_name
from tests.asked import asked, by_name


@dataclass(slots=True)
class ToyPlayer:
    coins: int = 5
    points: int = 0
    hand: list[str] = field(default_factory=list)


@dataclass(slots=True)
class ToyState(Core):
    players: list[ToyPlayer]
    deck: list[str]
    rounds: int = 3
    round: int = 1
    step: str = "deal"
    turn: int = 0


@dataclass(frozen=True, slots=True)
class ToySeatView:
    coins: int
    points: int
    cards: int
    hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToyView:
    round: int
    step: str
    deck: int
    seats: tuple[ToySeatView, ...]
    rounds: int = 3


BID, ROLL = asked("bid", interruptible=True), asked("roll")
KEEP, PLAY, GIFT = asked("keep"), asked("play"), asked("gift")


class ToyRun(Run[ToyState]):
    """The words of the toy's rulebook."""

    def __init__(self, state: ToyState, rules: ToyRules) -> None:
        super().__init__(state)
        self.rules = rules

    def draw(self, seat: Seat) -> None:
        """Top card to the hand; only its holder reads which."""
        card = self.state.deck.pop()
        self.state.players[seat].hand.append(card)
        self.seal()
        self.say(T("toy-draws", seat=seat_name(seat)), secret={seat: T("toy-drew", card=card)})

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        coins = self.state.players[seat].coins
        others = [Option(str(n), seat_name(n)) for n in range(len(self.state.players)) if n != seat]
        if not coins:
            return {}

        def fits(answer: dict[str, Answer]) -> Refusal | None:
            taker = seat_name(int(str(answer["to"])))
            return None if answer["coins"] != 3 else Refusal("TOY-GIFT-01", T("toy-never-three", taker=taker))

        return {GIFT.name: Form({"to": PickOne(others), "coins": Amount(1, coins)}, fits)}

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        assert verb == GIFT.name and isinstance(value, dict)
        to, coins = int(str(value["to"])), int(str(value["coins"]))
        self.state.players[seat].coins -= coins
        self.state.players[to].coins += coins
        self.say(T("toy-gift", giver=seat_name(seat), taker=seat_name(to), coins=coins))


async def deal(run: ToyRun) -> None:
    """Shuffles and deals one card each."""
    run.state.deck = run.shuffle(run.state.deck, "deck")
    for seat in range(len(run.state.players)):
        run.draw(seat)
    run.state.step = "bid"


async def bid(run: ToyRun) -> None:
    """All bid at once; bids are shown together, and the highest (the first of equals) draws."""
    players = run.state.players
    bids = await run.ask(
        BID,
        lambda: {
            n: Amount(run.rules.least, max(player.coins, run.rules.least), "TOY-BID-01")
            for n, player in enumerate(players)
        },
        T("toy-bid", round=run.state.round),
        private={n: T("toy-your-hand", cards=tuple(player.hand)) for n, player in enumerate(players)},
    )
    amounts = {seat: int(str(amount)) for seat, amount in bids.items()}
    best = max(amounts, key=lambda seat: (amounts[seat], -seat))
    players[best].coins -= min(amounts[best], players[best].coins)
    run.say(T("toy-won-bid", seat=seat_name(best), coins=amounts[best]), weight=2)
    run.draw(best)
    run.state.step, run.state.turn = "roll", 0


async def roll(run: ToyRun) -> None:
    """One seat's turn: dice or stillness, then how to keep what fell."""
    seat = run.state.turn
    run.state.turn += 1
    if run.state.turn == len(run.state.players):
        run.state.step, run.state.turn = "play", 0
    await run.during(T("toy-turn", seat=seat_name(seat)), _take_turn(run, seat))


async def _take_turn(run: ToyRun, seat: Seat) -> None:
    options = [Option("roll", T("toy-roll")), Option("still", T("toy-still"))]
    if await run.pick(ROLL, seat, options, T("toy-roll-or-not", seat=seat_name(seat))) == "still":
        return
    faces = run.roll(2, 6, "fortune", seat=seat, need=4)
    run.say(T("toy-rolled", seat=seat_name(seat), a=faces[0], b=faces[1]), where=(f"seat-{seat}",))
    keeping = run.amount(KEEP, seat, 0, max(faces), T("toy-keep", seat=seat_name(seat)))
    kept = await run.during(T("toy-dice", a=faces[0], b=faces[1]), keeping)
    run.state.players[seat].coins += kept
    run.say(T("toy-kept", seat=seat_name(seat), coins=kept), weight=0)


async def play(run: ToyRun) -> None:
    """One seat's turn: a card for points, or none."""
    seat = run.state.turn
    player = run.state.players[seat]
    run.state.turn += 1
    if run.state.turn == len(run.state.players):
        run.state.step, run.state.turn, run.state.round = "bid", 0, run.state.round + 1
    options = [Option(card, T("toy-card", card=card)) for card in player.hand] + [Option("none", T("toy-none"))]
    card = await run.pick(PLAY, seat, options, T("toy-play", seat=seat_name(seat)), always=True)
    if card == "none":
        return
    player.hand.remove(card)
    player.points += int(card.removeprefix("card-")) % 4 + 1
    run.say(T("toy-played", seat=seat_name(seat), card=card))


STEPS = {"deal": deal, "bid": bid, "roll": roll, "play": play}


class ToyRules(Rules[ToyState, ToyView, ToyRun]):
    """The toy as a game of the house. Tests break a step (`broken`) or mend the rule of bids (`least`)."""

    name = "toy"
    seats = (2, 3, 4)
    choices = (Choice("length", ("3", "1", "40")),)
    colours = ("red", "blue", "green", "yellow")
    questions = by_name(BID, ROLL, KEEP, PLAY, GIFT)

    def __init__(self) -> None:
        self.broken: set[str] = set()
        self.least = 0

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> ToyState:
        if seats not in self.seats:
            raise IllegalAnswer(T("toy-seats"), "TOY-SEATS-01")
        rounds = int(options.get("length", "3"))
        deck = [f"card-{n}" for n in range(seats * (rounds + 1))]
        return ToyState(seed, 0, 0, 0, [ToyPlayer() for _ in range(seats)], deck, rounds)

    def run(self, state: ToyState) -> ToyRun:
        return ToyRun(state, self)

    def step(self, run: ToyRun) -> Coroutine[Ask, Reply, None]:
        if run.state.step in self.broken:
            raise RuntimeError(f"the rule of {run.state.step} is broken")
        return STEPS[run.state.step](run)

    def result(self, state: ToyState) -> Result | None:
        if state.round <= state.rounds:
            return None
        scores = tuple(player.points for player in state.players)
        best = max(scores)
        return Result(tuple(seat for seat, points in enumerate(scores) if points == best), scores)

    def dump(self, state: ToyState) -> bytes:
        return json.dumps(asdict(state)).encode()

    def load(self, data: bytes) -> ToyState:
        try:
            plain = json.loads(data)
            players = [ToyPlayer(**player) for player in plain.pop("players")]
            return ToyState(players=players, **plain)
        except (ValueError, TypeError, KeyError) as error:
            raise BrokenSave(str(error)) from error

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        seats = tuple(
            ToySeatView(p.coins, p.points, len(p.hand), tuple(p.hand) if n == seat else ())
            for n, p in enumerate(state.players)
        )
        return ToyView(state.round, state.step, len(state.deck), seats, state.rounds)

    def points(self, view: ToyView) -> Sequence[int]:
        return [seat.points for seat in view.seats]

    def round_of(self, view: ToyView) -> int:
        return view.round

    def view_json(self, view: ToyView) -> Json:
        plain: Json = json.loads(json.dumps(asdict(view)))
        return plain

    def check(self, state: ToyState) -> None:
        assert all(player.coins >= 0 for player in state.players)

    def scramble(self, state: ToyState, seat: Seat | None, chance: Random) -> ToyState:
        """Deck and foreign hands dealt anew among themselves."""
        copy = deepcopy(state)
        others = [player for n, player in enumerate(copy.players) if n != seat]
        cards = shuffled(copy.deck + [card for player in others for card in player.hand], chance)
        for player in others:
            player.hand = [cards.pop() for _ in player.hand]
        copy.deck = cards
        return copy

    def deal_anew(self, state: ToyState, chance: Random) -> None:
        redeal([state.deck], chance)

    def corrections(self, state: ToyState) -> list[Correction]:
        """Coins and points of every seat, and how many rounds are played."""

        def stock(seat: Seat, name: str, high: int) -> Correction:
            player = state.players[seat]
            put, now = lambda value: setattr(player, name, value), getattr(player, name)
            return Correction(f"{name}-{seat}", T(f"toy-{name}"), T("toy-purse"), now, 0, high, put, seat)

        found = [stock(seat, *one) for seat in range(len(state.players)) for one in (("coins", 99), ("points", 20))]
        put = lambda value: setattr(state, "rounds", value)  # noqa: E731
        found.append(Correction("rounds", T("toy-rounds"), T("toy-table"), state.rounds, state.round, 40, put))
        return found

    def headline(self, view: ToyView) -> Text:
        return T("toy-headline", round=min(view.round, view.rounds))
