"""How the database grew, described once for SQLite and PostgreSQL.

A step that has been released is never changed; a new one is added below it.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.later_tables import ASKED, OVERVIEWS, PRESETS, RESULTS, SEEKS, WHISPERS


class Step(NamedTuple):
    """What a version of the bot added.

    Attributes:
        name: by this the database knows that it has it.
        schema: the tables, in the words of SQLite (`bot.store.postgresql.dialect.made` says them in PostgreSQL's).
        rows: what is done with the rows that are there, in words that both understand.
        before: the same in the words of SQLite, from when there was nothing else.
        postgresql: what SQLite has by itself or does not need. A step of nothing else is none of SQLite's.
    """

    name: str
    schema: str
    rows: str = ""
    before: str = ""
    postgresql: str = ""


_FIRST = """
CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    language TEXT,
    moderator_role INTEGER
) STRICT;
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'paused', 'over', 'ended')),
    language TEXT NOT NULL,
    owner INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    undone INTEGER NOT NULL DEFAULT 0,
    epoch INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0,
    question TEXT,
    waiting TEXT NOT NULL DEFAULT '[]',
    headline TEXT,
    prompt INTEGER,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_live_game_a_channel ON games (channel) WHERE status IN ('open', 'running', 'paused');
CREATE INDEX games_by_channel ON games (channel);
CREATE INDEX games_by_guild ON games (guild);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_a_person ON seats (user, game) WHERE user IS NOT NULL;
CREATE TABLE answers (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    verb TEXT,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    question TEXT NOT NULL,
    actor INTEGER,
    interaction INTEGER,
    command INTEGER NOT NULL,
    sealed INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    events TEXT NOT NULL,
    retracted TEXT CHECK (retracted IN ('undo', 'rollback', 'set-aside')),
    at TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX no_interaction_twice ON answers (interaction) WHERE interaction IS NOT NULL;
CREATE TABLE safe_points (
    game INTEGER NOT NULL REFERENCES games (id),
    after INTEGER NOT NULL,
    shape INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, after)
) STRICT;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    seat INTEGER,
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL UNIQUE,
    created TEXT NOT NULL,
    sent TEXT,
    message INTEGER
) STRICT;
CREATE INDEX outbox_unsent ON outbox (game, id) WHERE sent IS NULL;
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER REFERENCES games (id),
    guild INTEGER,
    actor INTEGER NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    details TEXT NOT NULL,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_game ON audit (game);
CREATE TABLE preferences (
    user INTEGER PRIMARY KEY,
    language TEXT,
    dms INTEGER NOT NULL
) STRICT;
"""


_PLAY_BY_CHAT = """
ALTER TABLE guilds ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
ALTER TABLE games ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
ALTER TABLE games ADD COLUMN archived TEXT;
ALTER TABLE preferences ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
DROP INDEX one_live_game_a_channel;
CREATE UNIQUE INDEX one_live_game_a_channel ON games (channel)
    WHERE status IN ('open', 'running', 'paused') AND archived IS NULL;
CREATE TABLE waits (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    since TEXT NOT NULL,
    reminded TEXT,
    spared INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE reminders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    channel INTEGER,
    due TEXT NOT NULL,
    note TEXT NOT NULL,
    turn INTEGER NOT NULL
) STRICT;
CREATE INDEX reminders_due ON reminders (due);
CREATE TABLE pulse (
    at TEXT NOT NULL
) STRICT;
ALTER TABLE seats ADD COLUMN was INTEGER;
CREATE TABLE guests (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('invited', 'watching')),
    PRIMARY KEY (game, user, role)
) STRICT, WITHOUT ROWID;
CREATE TABLE letters (
    message INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL
) STRICT;
CREATE INDEX letters_by_game ON letters (game, user);
CREATE TABLE votes (
    message INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    agreed TEXT NOT NULL
) STRICT;
CREATE TABLE orders (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    mode TEXT NOT NULL,
    PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;
"""
_WAITS_SO_FAR = """
INSERT INTO waits (game, seat, since)
    SELECT games.id, waiting.value, games.updated FROM games, json_each(games.waiting) AS waiting
    WHERE games.status IN ('running', 'paused');
"""

_HANDS_AND_VOTES = """
DROP TABLE votes;
CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    asker INTEGER NOT NULL,
    what TEXT NOT NULL,
    agreed TEXT NOT NULL
) STRICT;
CREATE TABLE seen (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE shared (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    known INTEGER NOT NULL,
    PRIMARY KEY (game, user, seat, known)
) STRICT, WITHOUT ROWID;
"""
_SEEN_SO_FAR = """
INSERT OR IGNORE INTO seen SELECT game, seat, user FROM seats JOIN games ON games.id = seats.game
    WHERE user IS NOT NULL AND status != 'open';
INSERT OR IGNORE INTO seen SELECT game, seat, was FROM seats WHERE was IS NOT NULL;
INSERT OR IGNORE INTO seen SELECT DISTINCT game, seat, actor FROM answers
    WHERE actor > 0 AND seat >= 0 AND NOT (
        EXISTS (SELECT 1 FROM audit WHERE audit.game = answers.game AND audit.actor = answers.actor
            AND action = 'answer-for' AND json_extract(details, '$.seat') = answers.seat)
        AND (EXISTS (SELECT 1 FROM seats WHERE seats.game = answers.game AND answers.actor IN (user, was))
            OR EXISTS (SELECT 1 FROM games, json_each(games.settings, '$.left') AS gone
                WHERE games.id = answers.game AND gone.value = answers.actor))
    );
INSERT OR IGNORE INTO seen SELECT game, json_extract(details, '$.seat'), json_extract(details, '$.from') FROM audit
    WHERE action IN ('replace', 'kick', 'stand-in') AND json_extract(details, '$.from') > 0
        AND EXISTS (SELECT 1 FROM answers WHERE answers.game = audit.game AND answers.at <= audit.at);
"""
"""Of games under way: who sits there, or is away; who has answered there, but for moderators who play and may answer
for others only what everybody reads; and who was taken out of a seat after the first answer."""
_SENDINGS = """
CREATE TABLE sendings (
    nonce TEXT PRIMARY KEY,
    channel INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    posts TEXT NOT NULL,
    user INTEGER,
    role TEXT NOT NULL,
    instead TEXT NOT NULL,
    words TEXT NOT NULL,
    buttons TEXT NOT NULL,
    file TEXT NOT NULL,
    after INTEGER,
    begun TEXT NOT NULL,
    message INTEGER
) STRICT;
CREATE INDEX sendings_in_doubt ON sendings (game) WHERE message IS NULL OR instead != '[]';
CREATE INDEX sendings_by_message ON sendings (message);
"""
_SENT_SO_FAR = """
INSERT INTO sendings (nonce, channel, game, posts, role, instead, words, buttons, file, begun, message)
    SELECT outbox.nonce, games.channel, outbox.game, '[]', '', '[]', '', '[]', '', outbox.created, outbox.message
    FROM outbox JOIN games ON games.id = outbox.game WHERE outbox.message IS NOT NULL;
"""
_QUESTIONS_OF_SEATS = """
ALTER TABLE games ADD COLUMN own TEXT NOT NULL DEFAULT '{}';
"""
_NEVER_DELIVERED = """
DELETE FROM outbox WHERE kind = 'private';
"""
_CONTENT_OF_ORDERS = """
CREATE TABLE laid (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (game, seat, name)
) STRICT, WITHOUT ROWID;
"""
_IN_ORDER = "ALTER TABLE sendings ADD COLUMN rowid BIGINT GENERATED BY DEFAULT AS IDENTITY"
_PICTURES_SENT = """
CREATE TABLE pictures (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;
"""
_PROGRAMS = """
ALTER TABLE seats ADD COLUMN player TEXT NOT NULL DEFAULT '';
ALTER TABLE answers ADD COLUMN player TEXT NOT NULL DEFAULT '';
ALTER TABLE answers ADD COLUMN why TEXT;
"""
_FORGETTING = """
CREATE TABLE forgetting (
    user INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX seen_by_user ON seen (user);
CREATE INDEX games_by_owner ON games (owner);
CREATE INDEX audit_by_actor ON audit (actor);
CREATE INDEX letters_by_user ON letters (user);
"""
_PROCESSES = "CREATE TABLE processes (process TEXT PRIMARY KEY, at TEXT NOT NULL, figures TEXT NOT NULL)"
_PULSES = """
ALTER TABLE pulse ADD COLUMN shard INTEGER NOT NULL DEFAULT 0;
"""
_QUIETER_PICTURES = """
INSERT INTO outbox (game, kind, payload, nonce, created)
SELECT id, 'notice', '{"text": {"key": "bot-pictures-quieter"}}', 'quieter-' || id, updated FROM games
WHERE status IN ('running', 'paused') AND COALESCE(json_extract(settings, '$.pictures'), '') != 'few'
"""
_WARNINGS = """
ALTER TABLE waits ADD COLUMN warnings INTEGER NOT NULL DEFAULT 0;
"""
_PARTIES = """
ALTER TABLE seeks ADD COLUMN party TEXT NOT NULL DEFAULT '';
ALTER TABLE seeks ADD COLUMN together INTEGER NOT NULL DEFAULT 1;
"""
STEPS = (
    # Games, their seats, answers, safe points and posts; servers, moderators' audit, people's preferences.
    Step("first", _FIRST),
    # Settings; since when a seat is waited for, reminders, guests, letters, votes on undo, standing orders.
    Step("play_by_chat", _PLAY_BY_CHAT, before=_WAITS_SO_FAR),
    # Who has seen which seat's secrets, and who was let on a second seat; votes of any kind, with who asked.
    Step("hands_and_votes", _HANDS_AND_VOTES, before=_SEEN_SO_FAR),
    # Messages that are being created.
    Step("sendings", _SENDINGS, before=_SENT_SO_FAR, postgresql=_IN_ORDER),
    # How often a seat took back answers of its own beside others; notes on questions that were never delivered go.
    Step("questions_of_seats", _QUESTIONS_OF_SEATS, before=_NEVER_DELIVERED),
    # What seats lay down by the orders of their games.
    Step("content_of_orders", _CONTENT_OF_ORDERS),
    # The picture of each kind that a seat's player was sent last.
    Step("pictures_sent", _PICTURES_SENT),
    # Which program sits where, which gave an answer, and what a deputy gave it for.
    Step("programs", _PROGRAMS),
    # How each of several processes is doing; one alone keeps that in a file.
    Step("processes", "", postgresql=_PROCESSES),
    # Who wants to be forgotten, since when; and what finds the games of a person.
    Step("forgetting", _FORGETTING),
    # When each shard was looked after last.
    Step("pulses", _PULSES),
    # When people asked for what costs much, within the last hour.
    Step("asked", ASKED),
    # Games in play say once that they show fewer pictures from now on.
    Step("quieter_pictures", "", rows=_QUIETER_PICTURES),
    # How games ended, for figures over many of them.
    Step("results", RESULTS),
    # How new tables of servers are to be, under names.
    Step("presets", PRESETS),
    # Words in private between seats.
    Step("whispers", WHISPERS),
    # The message with all tables of a server.
    Step("overviews", OVERVIEWS),
    # Who looks for a table, and who would rather not sit with whom.
    Step("seeks", SEEKS),
    # How often a seat was warned since it is waited for.
    Step("warnings", _WARNINGS),
    # Friends who look for a table together.
    Step("parties", _PARTIES),
)

TABLES = {
    "guilds": "id",
    "games": "id",
    "seats": "game, seat",
    "answers": "game, seq",
    "safe_points": "game, after",
    "outbox": "id",
    "audit": "id",
    "preferences": "user",
    "waits": "game, seat",
    "reminders": "id",
    "pulse": "at, shard",
    "guests": "game, user, role",
    "letters": "message",
    "votes": "id",
    "orders": "game, seat, kind",
    "seen": "game, user, seat",
    "shared": "game, user, seat, known",
    "sendings": "rowid",
    "laid": "game, seat, name",
    "pictures": "game, seat, kind",
    "forgetting": "user",
    "asked": "user, kind",
    "results": "game",
    "presets": "guild, name",
    "whispers": "id",
    "overviews": "guild",
    "seeks": "guild, user",
    "avoided": "user, other",
}
"""The tables as they are by now, and the columns by which the rows of each have an order. What others refer to stands
before them."""
BY_GAME = ("answers", "safe_points", "outbox")
"""Those that grow with every answer."""
NUMBERED = ("games", "outbox", "audit", "reminders", "votes", "whispers")
"""Those whose rows have numbers that are never given twice."""


def statements(script: str) -> list[str]:
    """The statements of a script, one by one."""
    return [statement for statement in script.split(";\n") if statement.strip()]
