"""What stands on the faction sheets, one module a faction: abilities, units, technologies, a promissory note."""
