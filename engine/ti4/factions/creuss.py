"""The Ghosts of Creuss."""

from __future__ import annotations

from engine.ti4.implemented import works

works("creuss_gate")
