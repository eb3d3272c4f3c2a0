"""Who is likely to win, from what everybody sees; and what the turning points of a game that is over were."""
