"""Action cards played as a component action."""

from __future__ import annotations
