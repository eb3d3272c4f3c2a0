# The Naalu Collective.

ti4-ability-telepathic = Telepathic
ti4-ability-telepathic-text = At the end of the strategy phase, place the “0” token on your strategy card: you are first in initiative order this round.
ti4-ability-foresight = Foresight
ti4-ability-foresight-text = After another player moves ships into a system that contains your ships: you may place a token from your strategy pool in an adjacent system without other players’ ships and move your ships there.
ti4-unit-card-hybrid_crystal_fighter_1 = Hybrid Crystal Fighter I
ti4-unit-card-hybrid_crystal_fighter_1-text = Fighter: cost 1 for 2, combat 8.
ti4-unit-card-matriarch = Matriarch
ti4-unit-card-matriarch-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 6. Sustain Damage. When you invade its system, you may commit fighters as if they were ground forces; they return to space when the combat ends.
ti4-tech-hybrid_crystal_fighter_2-text = Combat 7, move 2. May move without a carrier; every two beyond capacity count as one ship against the fleet pool.
ti4-tech-neuroglaive-text = After another player activates a system that contains your ships, that player loses a token from the fleet pool.
ti4-note-gift_of_prescience-text = At the end of the strategy phase: place this faceup in your play area and take the “0” token from the Naalu; you are first in initiative order this round. Return this card at the end of the status phase.
ti4-zero-taken = { $seat } takes the “0” token and is first in initiative order.
ti4-ask-foresight-load = Choose up to { $n } ground forces to transport.
ti4-foreseen = { $seat } moves from { $origin } to { $target }.
ti4-ask-land-ships = Choose fighters to commit as ground forces. In space: { $units }.
ti4-taken-off = { $seat }’s { $units } return from { $planet } to space.
