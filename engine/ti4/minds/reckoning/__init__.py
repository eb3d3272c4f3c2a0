"""What a mind reads off the table and reckons with: map, forces, odds, objectives and worth. Nothing is asked here."""
