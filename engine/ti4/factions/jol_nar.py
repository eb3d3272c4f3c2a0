"""The Universities of Jol-Nar."""
