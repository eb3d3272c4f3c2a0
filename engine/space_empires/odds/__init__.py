"""How a battle goes, for players who ask: shot by shot."""
