# The Yin Brotherhood.

ti4-unit-card-van_hauge = Van Hauge
ti4-unit-card-van_hauge-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 3. Sustain Damage. When it is destroyed, all ships in its system are destroyed.
ti4-ability-indoctrination = Indoctrination
ti4-ability-indoctrination-text = At the start of a ground combat, you may spend 2 influence to replace 1 of your opponent’s infantry with 1 of yours.
ti4-ability-devotion = Devotion
ti4-ability-devotion-text = At the end of each space combat round, you may destroy one of your cruisers or destroyers there to produce 1 hit; you assign it to one of your opponent’s ships.
ti4-tech-yin_spinner-text = After your units use Production, place 1 infantry on a planet you control in that system.
ti4-tech-impulse_core-text = At the start of a space combat, you may destroy one of your cruisers or destroyers there to produce 1 hit, which must be assigned to a non-fighter ship if possible.
ti4-note-greyfire_mutagen-text = When a system is activated: Yin cannot use faction abilities or faction technologies during this tactical action. Then return this card.
ti4-indoctrinated = { $seat } replaces 1 of { $other }’s infantry on { $planet }.
ti4-van-hauge = { $seat }’s flagship destroys all ships in { $system }.
ti4-ask-sacrifice = { $source }: choose one of your ships to destroy.
ti4-ask-yin-spinner = Choose a planet for 1 infantry.
