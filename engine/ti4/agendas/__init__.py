"""The agenda cards, one function an outcome; kindred cards share a module."""

from engine.ti4.agendas import economy, military, offices, points, politics, research, space

__all__ = ["economy", "military", "offices", "points", "politics", "research", "space"]
