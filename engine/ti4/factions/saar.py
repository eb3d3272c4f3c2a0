"""The Clan of Saar."""

from __future__ import annotations

from engine.ti4.implemented import works

works("floating_factory_1", "floating_factory_2", "son_of_ragh")
