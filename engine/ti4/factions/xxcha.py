"""The Xxcha Kingdom."""

from __future__ import annotations

from engine.ti4.implemented import works

works("loncara_ssodu")
