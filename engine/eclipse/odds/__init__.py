"""How a battle goes, for players who ask: volley by volley."""
