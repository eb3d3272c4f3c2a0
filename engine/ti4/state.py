"""The whole state of a game of Twilight Imperium, as plain data. Rules change it in place; `dump` writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from engine.ask import Seat
from engine.effects import Effect, Watched
from engine.kit.draft import Draft
from engine.run import Core

Pool = Literal["tactic", "fleet", "strategy"]
POOLS: tuple[Pool, ...] = ("tactic", "fleet", "strategy")
Phase = Literal["setup", "strategy", "action", "status", "agenda", "over"]
UNCOUNTED = 99
EDITION = 3
"""Since 1: an agenda takes the place of a law that is thrown out when it is voted on again; Politics renews the deck;
the Minister of Peace can end the own turn; units of the Harrow ability are chosen. Since 2: owners say
whether they fire Anti-Fighter Barrage, and can sustain damage with all units at once. Since 3: ships alone bombard the
first seat as well. See `Core.edition`.
"""
DECIDING = frozenset({"faction", "eliminated", "technologies", "copies", "units", "notes_in_play"})
MECATOL, CUSTODIANS_SYSTEM = "mecatol_rex", "18"


@dataclass(slots=True)
class HouseRules:
    """How the table reads what the rules leave open; the defaults are the readings of the catalogue.

    Attributes:
        rifts: `before` a ship leaves a gravity rift its die falls, and a lost ship is removed with its cargo; `after`
            the movement it falls, and the ship is destroyed where it arrived. TI-DOUBT-25
        loading: only `moving` ships take troops aboard, or also those `staying` in the active system. TI-DOUBT-28
        imperial: without Mecatol Rex the secret objective of Imperial is `drawn`, or the player `may` draw it.
            TI-DOUBT-47
        cancelled: a canceled action card is `free`, so another of its name may follow, or it `counts`. TI-DOUBT-49
        home: the home planets are needed for `public` objectives, or in the status phase for `all`. TI-DOUBT-52
        scoring: objectives of the action phase are scored in `any` turn, or only in one's `own`. TI-DOUBT-62
        deals: with every other player one transaction for `each` agenda, or `once` in the agenda phase. TI-DOUBT-24
    """

    rifts: str = "before"
    loading: str = "moving"
    imperial: str = "drawn"
    cancelled: str = "free"
    home: str = "public"
    scoring: str = "any"
    deals: str = "each"


@dataclass(slots=True)
class DraftOptions:
    """How the table drafts, where it drafts at all (`engine.ti4.draft`).

    Attributes:
        bans: how many factions each player bans before the pool is drawn.
        pool: how many factions more than players lie in the pool, or `all`.
        slices: how many slices more than players; `auto`: one, where there are tiles enough.
        slice_total, slice_influence, slice_resources: what each slice is worth.
        wormholes: whether at least `two` of each kind lie among all slices, or `any` number.
        redraw: whether slices are drawn anew when more than half `vote` for it.
        places: places at the table are picked in the `draft`, or `bid` for.
    """

    bans: str = "0"
    pool: str = "3"
    slices: str = "auto"
    slice_total: str = "9-13"
    slice_influence: str = "4"
    slice_resources: str = "2.5"
    wormholes: str = "two"
    redraw: str = "no"
    places: str = "draft"


@dataclass(slots=True)
class Options:
    """What the table chose before the game. TI-PLAYERS-07

    Attributes:
        points: 10 or 14 victory points to win.
        factions: `random`; `choose` in turn from the speaker, or `reverse`, the speaker last; `ban` one each first;
            `deal` some to each player, who keeps one; `draft` from an open pool. TI-DOUBT-37
        map: `ready` (a balanced board), `random` (a random legal board), `tiles` (players lay tiles in turn),
            `slices` (players draft them), or a board or slices that the table brings, packed.
        windows: `all` asks everyone who could react; `holders` only those who can, which is faster and leaks.
        fighters_block: whether foreign fighters alone bar the way, as later rules say. TI-DOUBT-26
        opening: `standard`, or `midgame` for trials.
        house: what the rules leave open.
        draft: how is drafted.
    """

    points: int = 10
    factions: str = "random"
    map: str = "ready"
    windows: str = "all"
    fighters_block: bool = False
    opening: str = "standard"
    house: HouseRules = field(default_factory=HouseRules)
    draft: DraftOptions = field(default_factory=DraftOptions)


@dataclass(slots=True)
class Force:
    """One player's units in one space area or on one planet: pieces by type, and how many of them are damaged."""

    units: dict[str, int] = field(default_factory=dict)
    damaged: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class System:
    """A tile on the board. `at` is its axial place, None for a tile that lies beside the board. TI-BOARD-02"""

    tile: int
    at: tuple[int, int] | None
    tokens: list[Seat] = field(default_factory=list)
    space: dict[Seat, Force] = field(default_factory=dict)


@dataclass(slots=True)
class Planet:
    """A planet in play: who controls it, its card's state, who stands on it, and cards attached to it."""

    id: str
    system: str
    owner: Seat | None = None
    exhausted: bool = False
    ground: dict[Seat, Force] = field(default_factory=dict)
    attached: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Player(Watched):
    """A seat's own components. Notes are written `ceasefire:2`: the note and the seat that issued it.

    `units` maps each unit type to the id of the unit card in force (`carrier_1`). Card lists are in order of receipt.
    `copies` maps each own technology that stands for another player's to that one.
    `notes_lent` and `notes_taken` are what everyone can count: how many notes the player gave to others that did not
    come home since, and how many it got from others and has not used. UNCOUNTED where a game began before that.
    """

    seat: Seat
    colour: str
    faction: str = ""
    tactic: int = 3
    fleet: int = 3
    strategy: int = 2
    trade_goods: int = 0
    commodities: int = 0
    points: int = 0
    units: dict[str, str] = field(default_factory=dict)
    technologies: list[str] = field(default_factory=list)
    exhausted_technologies: list[str] = field(default_factory=list)
    strategy_cards: list[str] = field(default_factory=list)
    exhausted_strategy_cards: list[str] = field(default_factory=list)
    action_cards: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    scored_secrets: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    notes_in_play: list[str] = field(default_factory=list)
    notes_lent: int = UNCOUNTED
    notes_taken: int = UNCOUNTED
    copies: dict[str, str] = field(default_factory=dict)
    tiles: list[int] = field(default_factory=list)
    passed: bool = False
    eliminated: bool = False
    decides: ClassVar = DECIDING


@dataclass(slots=True)
class Law:
    """A law in play: owned by a player, attached to a planet, or (neither) in the common area. TI-AGENDACARD-04"""

    id: str
    owner: Seat | None = None
    planet: str | None = None
    exhausted: bool = False


@dataclass(slots=True)
class Terms:
    """What one side of a transaction gives. TI-TRANSACTION-04"""

    trade_goods: int = 0
    commodities: int = 0
    note: str | None = None
    cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Offer:
    """A deal that one player offers another. It stands until accepted, declined, withdrawn or void.

    Attributes:
        hold_fire: the partner whose turn it is not holds its Space Cannon fire, the next time it could fire. TI-DEAL-05
        terms, wanted: further promises of the giver and of the taker, which bind nobody. TI-DEAL-06
    """

    id: int
    giver: Seat
    taker: Seat
    gives: Terms
    wants: Terms
    hold_fire: bool = False
    terms: str = ""
    wanted: str = ""


@dataclass(slots=True)
class Ballot:
    """One player's votes on the agenda at hand; or a prediction, with the card that it is made for."""

    seat: Seat
    outcome: str
    votes: int
    source: str = ""


@dataclass(slots=True)
class Vote:
    """The agenda being decided: its card, the outcomes that can be voted for, the votes cast, the predictions made.

    Attributes:
        barred: seats that cannot vote on it.
        named: the outcome that an ability named, so that there is no vote.
        again: the law that is voted on anew once this is resolved.
    """

    agenda: str
    outcomes: list[str] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)
    predictions: list[Ballot] = field(default_factory=list)
    barred: list[Seat] = field(default_factory=list)
    named: str | None = None
    again: str | None = None


@dataclass(slots=True)
class Rolled:
    """A side's dice for its units of a type; each of `need` or more hits."""

    seat: Seat
    unit: str
    need: int
    dice: list[int]


@dataclass(slots=True)
class Battle:
    """What everybody sees of a combat while it goes on; the combat itself lives in its rule.

    Attributes:
        planet: where it is fought on the ground; None in space.
        needs: what the units of each side hit on this round, by type.
        rolls: the dice that fell last, in the round `rolled`.
        hits: what each side scored with them, once both have rolled.
        retreating: who has announced a retreat.
    """

    system: str
    planet: str | None
    attacker: Seat
    defender: Seat
    round: int = 0
    needs: dict[Seat, dict[str, int]] = field(default_factory=dict)
    rolls: list[Rolled] = field(default_factory=list)
    rolled: int = 0
    hits: dict[Seat, int] = field(default_factory=dict)
    retreating: Seat | None = None


@dataclass(slots=True)
class State(Core, Watched):
    """A game. `phase`, `step`, `queue` and `turn` are its outermost loop as data; see phases.py.

    Attributes:
        step: where in the phase the next rule takes up.
        queue: seats that still have to act in this step, in order.
        turn: the active player of the action phase.
        custodians: whether the custodians token still lies on Mecatol Rex.
        strategy_goods: trade goods on the strategy cards of the common area; its keys are the cards lying there.
        action_played: action cards that are being resolved.
        public: revealed public objectives in order; `stage_1` and `stage_2` are still facedown.
        scored: which seats scored a public objective.
        effects: what lasts until `turn`, `turn_of_2` (the next end of a turn of that seat), `tactical_action`,
            `strategic_action`, `combat`, `space_combat`, `combat_round`, `invasion`, `space_cannon`, `agenda`,
            `agenda_phase`, `round`, `next_strategy_phase`.
        transacted: seats the active player has dealt with this turn (or pairs `a:b` within an agenda).
        banned: factions that nobody can choose.
        wormholes: wormhole tokens on the board: the system each kind lies in.
        zero: who holds the initiative token 0.
        battle: the combat that goes on.
        draft: who has which slice and sits where, where the table drafts.
    """

    options: Options
    players: list[Player]
    phase: Phase = "setup"
    step: str = "factions"
    round: int = 0
    queue: list[Seat] = field(default_factory=list)
    speaker: Seat = 0
    turn: Seat | None = None
    active_system: str | None = None
    custodians: bool = True
    systems: dict[str, System] = field(default_factory=dict)
    planets: dict[str, Planet] = field(default_factory=dict)
    strategy_goods: dict[str, int] = field(default_factory=dict)
    action_deck: list[str] = field(default_factory=list)
    action_discard: list[str] = field(default_factory=list)
    action_played: list[str] = field(default_factory=list)
    agenda_deck: list[str] = field(default_factory=list)
    agenda_discard: list[str] = field(default_factory=list)
    secret_deck: list[str] = field(default_factory=list)
    stage_1: list[str] = field(default_factory=list)
    stage_2: list[str] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    scored: dict[str, list[Seat]] = field(default_factory=dict)
    laws: list[Law] = field(default_factory=list)
    vote: Vote | None = None
    effects: list[Effect] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    offered: int = 0
    transacted: list[str] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    banned: list[str] = field(default_factory=list)
    wormholes: dict[str, str] = field(default_factory=dict)
    zero: Seat | None = None
    battle: Battle | None = None
    draft: Draft | None = None
    decides: ClassVar = frozenset({"effects", "laws"})
