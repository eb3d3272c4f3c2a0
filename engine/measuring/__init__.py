"""How good computer players are and how fast the rules run. Commands and tests alone import this; no game needs it."""
