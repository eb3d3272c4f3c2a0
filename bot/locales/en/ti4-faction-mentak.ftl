# The Mentak Coalition.

ti4-ability-ambush = Ambush
ti4-ability-ambush-text = At the start of a space combat of yours you may roll a die each for 1 or 2 of your cruisers or destroyers there. Each roll of its combat value or more, unmodified, is a hit; your opponent assigns the hits.
ti4-ability-pillage = Pillage
ti4-ability-pillage-text = After a neighbour has gained trade goods or made a transaction: if that neighbour has 3 trade goods or more, you may take 1 of the trade goods or commodities.
ti4-unit-card-fourth_moon = Fourth Moon
ti4-unit-card-fourth_moon-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. Ships of others in its system cannot use Sustain Damage.
ti4-tech-mirror_computing-text = Each trade good that you spend pays for 2 resources or 2 influence.
ti4-tech-salvage_operations-text = After a space combat that you won or lost you gain 1 trade good. If you won, you may also build 1 ship there, of a type that was destroyed in the combat, and pay for it.
ti4-note-promise_of_protection-text = Action: put this faceup before you. Meanwhile Mentak cannot use Pillage against you. It goes back when you activate a system with units of Mentak.
ti4-fourth-moon = Fourth Moon of { $seat } is there: ships of others cannot use Sustain Damage.
ti4-ask-ambush = { $seat }: choose 1 or 2 ships for the ambush.
ti4-ask-pillage = { $seat }: what do you take from { $victim }?
ti4-pillage-trade-good = 1 trade good
ti4-pillage-commodity = 1 commodity
ti4-pillaged = { $seat } takes 1 trade good from { $victim }.
ti4-ask-salvage = { $seat }: choose a ship to build in { $system }.
ti4-salvage-none = No ship
