# The Mentak Coalition.

ti4-ability-ambush = Ambush
ti4-ability-ambush-text = At the start of a space combat, you may roll 1 die for each of up to 2 of your cruisers or destroyers there. Each unmodified roll of at least its combat value produces a hit; your opponent assigns the hits.
ti4-ability-pillage = Pillage
ti4-ability-pillage-text = After a neighbor gains trade goods or makes a transaction: if they have 3 or more trade goods, you may take 1 of their trade goods or commodities.
ti4-unit-card-fourth_moon = Fourth Moon
ti4-unit-card-fourth_moon-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. Other players’ ships in its system cannot use Sustain Damage.
ti4-tech-mirror_computing-text = When you spend trade goods, each counts as 2 resources or 2 influence.
ti4-tech-salvage_operations-text = After you win or lose a space combat, gain 1 trade good. If you won, you may also produce 1 ship there of a type destroyed in the combat.
ti4-note-promise_of_protection-text = Action: place this faceup in your play area. Mentak cannot use Pillage against you. Return this card when you activate a system that contains Mentak units.
ti4-fourth-moon = { $seat }’s Fourth Moon is present: other players’ ships cannot use Sustain Damage.
ti4-ask-ambush = Choose 1 or 2 ships for the ambush.
ti4-ask-pillage = Choose what to take from { $victim }.
ti4-pillage-trade-good = 1 trade good
ti4-pillage-commodity = 1 commodity
ti4-pillaged = { $seat } takes 1 trade good from { $victim }.
ti4-ask-salvage = Choose a ship to produce in { $system }.
ti4-salvage-none = No ship
