# The Yin Brotherhood.

ti4-unit-card-van_hauge = Van Hauge
ti4-unit-card-van_hauge-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 3. Sustain Damage. When it is destroyed, all ships in its system are destroyed.
ti4-ability-indoctrination = Indoctrination
ti4-ability-indoctrination-text = At the start of a ground combat of yours you may spend 2 influence to replace 1 infantry of your opponent there with one of yours.
ti4-ability-devotion = Devotion
ti4-ability-devotion-text = At the end of each round of a space combat of yours you may destroy one of your cruisers or destroyers there for 1 hit on a ship of your opponent; you choose which.
ti4-tech-yin_spinner-text = After your units use Production, put 1 infantry on a planet you control in that system.
ti4-tech-impulse_core-text = At the start of a space combat of yours you may destroy one of your cruisers or destroyers there for 1 hit, which must go to a ship that is no fighter, if possible.
ti4-note-greyfire_mutagen-text = When a system is activated: Yin cannot use faction abilities or faction technologies in this tactical action. Then return this.
ti4-indoctrinated = { $seat } wins over 1 infantry of { $other } on { $planet }.
ti4-van-hauge = The flagship of { $seat } takes all ships in { $system } with it.
ti4-ask-sacrifice = { $seat }: which of your ships do you destroy? { $source }
ti4-ask-yin-spinner = { $seat }: choose a planet for 1 infantry.
