# The Winnu.

ti4-unit-card-salai_sai_corian = Salai Sai Corian
ti4-unit-card-salai_sai_corian-text = Flagship: cost 8, combat 7, move 1, capacity 3. Sustain Damage. It rolls 1 die for each of your opponent’s non-fighter ships in its system.
ti4-ability-blood_ties = Blood Ties
ti4-ability-blood_ties-text = You do not have to spend influence to remove the custodians token from Mecatol Rex; you must still commit ground forces.
ti4-ability-reclamation = Reclamation
ti4-ability-reclamation-text = After a tactical action in which you gained control of Mecatol Rex, you may place a PDS and a space dock on it.
ti4-tech-lazax_gate_folding-text = During your tactical actions, the Mecatol Rex system contains an alpha and a beta wormhole while you do not control Mecatol Rex. Action: exhaust this card to place 1 infantry on Mecatol Rex if you control it.
ti4-tech-hegemonic_trade_policy-text = When your units use Production: exhaust this card to swap the resource and influence values of a planet you control until the end of your turn.
ti4-note-acquiescence-text = At the end of the strategy phase: exchange one of your strategy cards for one of the Winnu’s; you choose both. Then return this card.
ti4-values-swapped = The resource and influence values of { $planet } are swapped.
