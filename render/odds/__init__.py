"""How battles would go, drawn."""
