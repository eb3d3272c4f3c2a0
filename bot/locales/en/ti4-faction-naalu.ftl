# The Naalu Collective.

ti4-ability-telepathic = Telepathic
ti4-ability-telepathic-text = At the end of the strategy phase you take the initiative token 0: in this round you come first, whatever your strategy cards.
ti4-ability-foresight = Foresight
ti4-ability-foresight-text = After another player moves ships into a system with your ships: put a token of your strategy pool into an adjacent system without ships of others and move your ships there.
ti4-unit-card-hybrid_crystal_fighter_1 = Hybrid Crystal Fighter I
ti4-unit-card-hybrid_crystal_fighter_1-text = Fighter: cost 1 for 2, combat 8.
ti4-unit-card-matriarch = Matriarch
ti4-unit-card-matriarch-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 6. Sustain Damage. In your invasions of its system your fighters may land and fight like ground forces; they return to space when the combat ends.
ti4-tech-hybrid_crystal_fighter_2-text = Combat 7, move 2. May move without a carrier; of those beyond capacity two take one place of the fleet pool.
ti4-tech-neuroglaive-text = When another player activates a system with your ships, that player loses a token of the fleet pool.
ti4-note-gift_of_prescience-text = At the end of the strategy phase: lay this faceup before you and take the initiative token 0 from the Naalu; in this round you come first. Return this at the end of the status phase.
ti4-zero-taken = { $seat } takes the initiative token 0 and comes first in this round.
ti4-ask-foresight-load = { $seat }: which ground forces do your ships take along? At most { $n }.
ti4-foreseen = { $seat } leaves { $origin } for { $target }.
ti4-ask-land-ships = { $seat }: which fighters land and fight on the ground, and where? In space: { $units }.
ti4-taken-off = { $units } of { $seat } return from { $planet } to space.
