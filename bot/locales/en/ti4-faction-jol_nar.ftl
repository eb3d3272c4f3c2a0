# The Universities of Jol-Nar.

ti4-ability-fragile = Fragile
ti4-ability-fragile-text = All your combat rolls have -1.
ti4-ability-brilliant = Brilliant
ti4-ability-brilliant-text = When you spend a token for the secondary ability of Technology, you may use its primary ability instead.
ti4-ability-analytical = Analytical
ti4-ability-analytical-text = When you research a technology that is no unit upgrade, you may ignore 1 prerequisite.
ti4-unit-card-jns_hylarim = J.N.S. Hylarim
ti4-unit-card-jns_hylarim-text = Flagship: cost 8, combat 6 with 2 dice, move 1, capacity 3. Sustain Damage. In space combat each 9 or 10 on its dice, before modifiers, scores 2 more hits.
ti4-tech-e_res_siphons-text = After another player activates a system with your ships, you gain 4 trade goods.
ti4-tech-spatial_conduit_cylinder-text = After you activate a system with units of yours you may exhaust this: during this action that system is adjacent to all other systems with units of yours.
ti4-note-research_agreement-text = After Jol-Nar has researched a technology that is no faction technology: you gain it too. Then return this.
ti4-flagship-scores = The flagship of { $seat } scores { $n } more hits.
ti4-shares-research = { $seat } gains { $technology } too.
