"""Tables that open, fill and are looked for."""
