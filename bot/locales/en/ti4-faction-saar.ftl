# The Clan of Saar.

ti4-unit-card-floating_factory_1 = Floating Factory I
ti4-unit-card-floating_factory_1-text = Space dock: stands in space and moves like a ship, move 1, capacity 4. Production 5. Destroyed when blockaded.
ti4-unit-card-son_of_ragh = Son of Ragh
ti4-unit-card-son_of_ragh-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage, Anti-Fighter Barrage 6 with 4 dice.
ti4-ability-scavenge = Scavenge
ti4-ability-scavenge-text = Whenever you gain control of a planet, you gain 1 trade good.
ti4-ability-nomadic = Nomadic
ti4-ability-nomadic-text = You can score objectives even if you do not control your home planets.
ti4-tech-chaos_mapping-text = Other players cannot activate asteroid fields that hold your ships. At the start of your turn you may produce 1 unit in a system where you have a unit with Production; you pay for it.
ti4-note-raghs_call-text = After you land ground forces on a planet: all ground forces of the Saar there go to another planet that they control, of your choice. Then return this.
ti4-ask-raghs-call = { $seat }: to which planet do the ground forces of { $other } go?
ti4-called-away = { $units } of { $seat } leave for { $planet }.
