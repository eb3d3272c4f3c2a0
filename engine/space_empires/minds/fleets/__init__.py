"""How fleets are led in a war among players: who guards the home world, who joins a siege, who falls back or rests."""
