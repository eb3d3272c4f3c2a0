# The L1Z1X Mindnet.

ti4-unit-card-super_dreadnought_1 = Super-Dreadnought I
ti4-unit-card-super_dreadnought_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 2. Sustain Damage, Bombardment 5.
ti4-unit-card-0_0_1 = [0.0.1]
ti4-unit-card-0_0_1-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 5. Sustain Damage. In space combat, hits of this ship and your dreadnoughts in its system must be assigned to non-fighter ships if possible.
ti4-ability-assimilate = Assimilate
ti4-ability-assimilate-text = When you gain control of a planet, replace each of its PDS and space docks with one of yours from your reinforcements.
ti4-ability-harrow = Harrow
ti4-ability-harrow-text = At the end of each ground combat round in which you are the attacker, your ships in the system may bombard your opponent’s ground forces on the planet.
ti4-tech-inheritance_systems-text = When you research a technology, you may exhaust this card and spend 2 resources to ignore all its prerequisites.
ti4-note-cybernetic_enhancements-text = At the start of your turn: L1Z1X loses a strategy token and you place one from your reinforcements in your strategy pool. Then return this card.
ti4-ask-assimilate = You have no { $unit } in your reinforcements. Remove one from the board for { $planet }?
ti4-assimilate = Remove one
ti4-not-assimilate = No (destroy theirs)
ti4-assimilated = { $seat } replaces { $other }’s { $unit } on { $planet } with one of their own.
