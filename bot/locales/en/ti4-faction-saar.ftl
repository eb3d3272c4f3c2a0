# The Clan of Saar.

ti4-unit-card-floating_factory_1 = Floating Factory I
ti4-unit-card-floating_factory_1-text = Space dock: placed in space; moves as if it were a ship, move 1, capacity 4. Production 5. Destroyed when blockaded.
ti4-unit-card-son_of_ragh = Son of Ragh
ti4-unit-card-son_of_ragh-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage, Anti-Fighter Barrage 6 with 4 dice.
ti4-ability-scavenge = Scavenge
ti4-ability-scavenge-text = Whenever you gain control of a planet, you gain 1 trade good.
ti4-ability-nomadic = Nomadic
ti4-ability-nomadic-text = You can score objectives even if you do not control the planets in your home system.
ti4-tech-chaos_mapping-text = Other players cannot activate asteroid fields that contain your ships. At the start of your turn, you may produce 1 unit in a system that contains one of your units with Production.
ti4-note-raghs_call-text = After you commit ground forces to a planet: move all Saar ground forces on it to another planet they control, of your choice. Then return this card.
ti4-ask-raghs-call = Choose where { $other }’s ground forces go.
ti4-called-away = { $seat }’s { $units } move to { $planet }.
