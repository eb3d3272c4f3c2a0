"""The scene of a picture of Twilight Imperium."""

from __future__ import annotations

from engine.ti4.interface.view import View
from render import scene

Scene = scene.Scene[View]
