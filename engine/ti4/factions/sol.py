"""The Federation of Sol."""

from __future__ import annotations

from engine.ti4.implemented import works

works("spec_ops_1", "advanced_carrier_1", "advanced_carrier_2")
