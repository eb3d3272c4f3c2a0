"""What a seat may see of a game of Twilight Imperium, as plain values. Everything that leaves the engine starts here.

Public: TI-HIDDEN-06. Secret to its holder: TI-HIDDEN-01. Hidden from everybody: TI-HIDDEN-03.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ForceView:
    """A seat's units in one place: pieces by type, and how many of them are damaged. Views share it."""

    seat: int
    units: Mapping[str, int]
    damaged: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet: values as they count now, owner (None: nobody), card state, who stands there, attached cards."""

    id: str
    name: str
    resources: int
    influence: int
    trait: str | None
    specialty: str | None
    owner: int | None
    exhausted: bool
    forces: tuple[ForceView, ...]
    attached: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SystemView:
    """A tile: place (None: beside the board), what is printed on it and what stands there.

    `kind` is one of home, creuss_gate, mecatol_rex, planets, anomaly, wormhole, empty; `home_of` a faction id;
    `anomaly` one of asteroid_field, nebula, supernova, gravity_rift; `wormholes` of alpha, beta, delta, printed or not;
    `wormhole_tokens` those of them that are tokens.
    """

    tile: int
    at: tuple[int, int] | None
    kind: str
    home_of: str | None
    anomaly: str | None
    wormholes: tuple[str, ...]
    planets: tuple[PlanetView, ...]
    ships: tuple[ForceView, ...]
    tokens: tuple[int, ...]
    active: bool
    custodians: bool
    wormhole_tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardView:
    """A card that lies open: its id and whether it is exhausted."""

    id: str
    exhausted: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's play area as everyone sees it. Hands are counts. `reserve` is command tokens in reinforcements, `copies`
    own technologies with the ones whose text they copy.
    """

    seat: int
    colour: str
    faction: str
    points: int
    tactic: int
    fleet: int
    strategy: int
    reserve: int
    trade_goods: int
    commodities: int
    commodity_limit: int
    initiative: int | None
    strategy_cards: tuple[CardView, ...]
    technologies: tuple[CardView, ...]
    planets: tuple[CardView, ...]
    resources: int
    influence: int
    total_resources: int
    total_influence: int
    action_cards: int
    secrets: int
    notes: int
    scored_secrets: tuple[str, ...]
    notes_in_play: tuple[str, ...]
    passed: bool
    eliminated: bool
    copies: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """A revealed public objective and who scored it."""

    id: str
    stage: int
    points: int
    scored_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LawView:
    """A law in play."""

    id: str
    owner: int | None
    planet: str | None
    exhausted: bool


@dataclass(frozen=True, slots=True)
class BallotView:
    """Votes (or a prediction) of one seat; `source`: the card that a prediction was made with."""

    seat: int
    outcome: str
    votes: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class VoteView:
    """The agenda being decided; `silent`: the seats that cannot vote on it, such as those who foretold how it ends."""

    agenda: str
    outcomes: tuple[str, ...]
    ballots: tuple[BallotView, ...]
    predictions: tuple[BallotView, ...]
    silent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FighterView:
    """Units of a type of a side in a combat: how many, how many of them damaged, what each of their dice hits on, how
    many dice each rolls, and how many can still sustain damage.
    """

    seat: int
    unit: str
    number: int
    damaged: int
    need: int
    dice: int
    sound: int


@dataclass(frozen=True, slots=True)
class RollView:
    """The dice that fell last for a side's units of a type; each of `need` or more hits."""

    seat: int
    unit: str
    need: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BattleView:
    """The combat that goes on; `planet` is None in space, `rolled` the round in which the dice fell."""

    system: str
    planet: str | None
    attacker: int
    defender: int
    round: int
    fighters: tuple[FighterView, ...]
    rolls: tuple[RollView, ...]
    rolled: int
    hits: tuple[tuple[int, int], ...]
    retreating: int | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """A standing offer: trade goods, commodities, a note and action cards of each side. Notes and cards are named only
    to the two partners.
    """

    id: int
    giver: int
    taker: int
    gives: tuple[int, int, str | None]
    wants: tuple[int, int, str | None]
    hold_fire: bool
    terms: str
    gives_cards: tuple[str, ...] = ()
    wants_cards: tuple[str, ...] = ()
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class HandView:
    """What only this seat sees."""

    action_cards: tuple[str, ...]
    secrets: tuple[str, ...]
    notes: tuple[str, ...]
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SliceView:
    """A slice of a draft: its tiles as printed, in the order of its text, its optimal values in halves, and whose it is
    (None: nobody's).
    """

    tiles: tuple[SystemView, ...]
    resources: int
    influence: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class PooledView:
    """A faction in a draft, and whose it is (None: nobody's)."""

    id: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place at the table in a draft: where its home lies, and whose it is (None: nobody's)."""

    at: tuple[int, int]
    seat: int | None


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft before the game, which hides nothing.

    Attributes:
        order: the seats as they pick in odd rounds; empty until it is drawn.
        queue: the seats that still have to pick.
        bids: what each seat bid for a place, once all have.
    """

    slices: tuple[SliceView, ...]
    factions: tuple[PooledView, ...]
    places: tuple[PlaceView, ...]
    banned: tuple[str, ...]
    order: tuple[int, ...]
    queue: tuple[int, ...]
    bids: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one seat (`viewer`), or everyone (None), may see it.

    Attributes:
        goal: points to win.
        common: strategy cards in the common area with the trade goods on them.
        facedown: stage I and stage II objectives still facedown.
        decks: cards left in the action, agenda and secret objective decks.
        homes: the axial place of each seat's home, known before its tile lies there; during a draft, of the seats as
            far as they have a place.
        draft: what is drafted, as long as it goes on.
    """

    viewer: int | None
    goal: int
    round: int
    phase: str
    step: str
    speaker: int
    turn: int | None
    active_system: str | None
    seats: tuple[SeatView, ...]
    systems: tuple[SystemView, ...]
    homes: tuple[tuple[int, int], ...]
    common: tuple[tuple[str, int], ...]
    objectives: tuple[ObjectiveView, ...]
    facedown: tuple[int, int]
    laws: tuple[LawView, ...]
    vote: VoteView | None
    offers: tuple[OfferView, ...]
    decks: tuple[int, int, int]
    winners: tuple[int, ...]
    hand: HandView | None
    battle: BattleView | None = None
    draft: DraftView | None = None
