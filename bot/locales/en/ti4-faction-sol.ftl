# The Federation of Sol.

ti4-unit-card-spec_ops_1 = Spec Ops I
ti4-unit-card-spec_ops_1-text = Infantry: cost 1 for 2, combat 7.
ti4-unit-card-advanced_carrier_1 = Advanced Carrier I
ti4-unit-card-advanced_carrier_1-text = Carrier: cost 3, combat 9, move 1, capacity 6.
ti4-unit-card-genesis = Genesis
ti4-unit-card-genesis-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 12. Sustain Damage. At the end of the status phase, place 1 infantry in its space area.
ti4-ability-orbital_drop = Orbital Drop
ti4-ability-orbital_drop-text = Action: spend a strategy token to place 2 infantry on a planet you control.
ti4-ability-versatile = Versatile
ti4-ability-versatile-text = In the status phase you gain 1 additional command token.
ti4-note-military_support-text = At the start of Sol’s turn: Sol loses a strategy token, if able, and you may place 2 infantry on a planet you control. Then return this card.
ti4-ask-military-support = Choose a planet for 2 infantry.
ti4-military-support-none = No infantry
