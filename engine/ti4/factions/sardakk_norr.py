"""Sardakk N'orr."""

from __future__ import annotations

from engine.ti4.implemented import works

works("exotrireme_1")
