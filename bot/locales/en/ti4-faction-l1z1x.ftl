# The L1Z1X Mindnet.

ti4-unit-card-super_dreadnought_1 = Super-Dreadnought I
ti4-unit-card-super_dreadnought_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 2. Sustain Damage, Bombardment 5.
ti4-unit-card-0_0_1 = [0.0.1]
ti4-unit-card-0_0_1-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 5. Sustain Damage. In a space combat its hits, and those of your dreadnoughts in its system, must go to ships that are no fighters, if possible.
ti4-ability-assimilate = Assimilate
ti4-ability-assimilate-text = When you gain control of a planet, each PDS and space dock of others there is replaced by one of yours from reinforcements.
ti4-ability-harrow = Harrow
ti4-ability-harrow-text = At the end of each round of ground combat in which you are the attacker, your ships in the system may bombard your opponent's ground forces on the planet.
ti4-tech-inheritance_systems-text = When you research a technology, you may exhaust this card and spend 2 resources to ignore all its prerequisites.
ti4-note-cybernetic_enhancements-text = At the start of your turn: L1Z1X loses a strategy token and you put one from your reinforcements into your strategy pool. Then return this.
ti4-ask-assimilate = { $seat }: no { $unit } is left in your reinforcements. Take one off the board for { $planet }?
ti4-assimilate = Take one off the board
ti4-not-assimilate = No, it is destroyed
ti4-assimilated = { $seat } replaces a { $unit } of { $other } on { $planet } by an own one (Assimilate).
