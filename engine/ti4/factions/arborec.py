"""The Arborec."""

from __future__ import annotations

from engine.ti4.implemented import works

works("letani_warrior_1")
