# The Universities of Jol-Nar.

ti4-ability-fragile = Fragile
ti4-ability-fragile-text = Your combat rolls get −1.
ti4-ability-brilliant = Brilliant
ti4-ability-brilliant-text = When you spend a command token for the secondary ability of Technology, you may use its primary ability instead.
ti4-ability-analytical = Analytical
ti4-ability-analytical-text = When you research a technology that is not a unit upgrade, you may ignore 1 prerequisite.
ti4-unit-card-jns_hylarim = J.N.S. Hylarim
ti4-unit-card-jns_hylarim-text = Flagship: cost 8, combat 6 with 2 dice, move 1, capacity 3. Sustain Damage. In space combat each unmodified 9 or 10 on its dice produces 2 additional hits.
ti4-tech-e_res_siphons-text = After another player activates a system that contains your ships, you gain 4 trade goods.
ti4-tech-spatial_conduit_cylinder-text = After you activate a system that contains your units, you may exhaust this card: for this tactical action that system is adjacent to all other systems that contain your units.
ti4-note-research_agreement-text = After Jol-Nar researches a technology that is not a faction technology, you gain it too. Then return this card.
ti4-flagship-scores = { $seat }’s flagship produces { $n } additional hits.
ti4-shares-research = { $seat } gains { $technology } too.
