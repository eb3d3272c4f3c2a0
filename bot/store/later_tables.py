"""The tables that came after those of the games: what people ask for, results, presets, words in private, searches."""

from __future__ import annotations

ASKED = """
CREATE TABLE asked (
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    times TEXT NOT NULL,
    latest TEXT NOT NULL,
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX asked_latest ON asked (latest);
"""
RESULTS = """
CREATE TABLE results (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    answers INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    ended TEXT NOT NULL,
    result TEXT NOT NULL
) STRICT;
"""
PRESETS = """
CREATE TABLE presets (
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    terms TEXT NOT NULL,
    used TEXT NOT NULL,
    PRIMARY KEY (guild, name)
) STRICT, WITHOUT ROWID;
"""
WHISPERS = """
CREATE TABLE whispers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;
CREATE INDEX whispers_game ON whispers (game);
CREATE INDEX whispers_user ON whispers (user);
"""
OVERVIEWS = """
CREATE TABLE overviews (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    language TEXT NOT NULL
) STRICT;
"""
SEEKS = """
CREATE TABLE seeks (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    titles TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    level TEXT NOT NULL,
    language TEXT NOT NULL,
    at TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE avoided (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;
"""
