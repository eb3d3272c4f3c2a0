"""The Economic Phase: the production sheet of each player, technology, purchases, upgrades."""
