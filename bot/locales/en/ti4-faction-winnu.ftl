# The Winnu.

ti4-unit-card-salai_sai_corian = Salai Sai Corian
ti4-unit-card-salai_sai_corian-text = Flagship: cost 8, combat 7, move 1, capacity 3. Sustain Damage. It rolls one die for each non-fighter ship of the opponent in its system.
ti4-ability-blood_ties = Blood Ties
ti4-ability-blood_ties-text = You spend no influence to remove the custodians token from Mecatol Rex; you must still land there.
ti4-ability-reclamation = Reclamation
ti4-ability-reclamation-text = After a tactical action in which you gained control of Mecatol Rex: you may place a PDS and a space dock there.
ti4-tech-lazax_gate_folding-text = In your tactical actions the Mecatol Rex system has an alpha and a beta wormhole while you do not control Mecatol Rex. Action: exhaust this card to place 1 infantry on Mecatol Rex, if you control it.
ti4-tech-hegemonic_trade_policy-text = When your units produce: exhaust this card; the resources and the influence of a planet you control change places until the end of your turn.
ti4-note-acquiescence-text = At the end of the strategy phase: exchange one of your strategy cards for one of the Winnu's; you choose both. Then return this.
ti4-values-swapped = The resources and the influence of { $planet } change places.
