# The Barony of Letnev.

ti4-ability-munitions_reserves = Munitions Reserves
ti4-ability-munitions_reserves-text = At the start of a round of space combat: you may spend 2 trade goods to reroll any of your dice in that combat round.
ti4-ability-armada = Armada
ti4-ability-armada-text = Your fleet pool allows 2 more non-fighter ships in each system.
ti4-unit-card-arc_secundus = Arc Secundus
ti4-unit-card-arc_secundus-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage, Bombardment 5 with 3 dice. Other players’ units in its system lose Planetary Shield. Repair it at the start of each space combat round.
ti4-tech-l4_disruptors-text = During an invasion other players cannot use Space Cannon against your units.
ti4-tech-non_euclidean_shielding-text = Each time your units use Sustain Damage, they cancel 2 hits instead of 1.
ti4-note-war_funding-text = At the start of a round of space combat: Letnev loses 2 trade goods, and you may reroll any of your dice in that combat round. Then return this card.
ti4-loses-goods = { $seat } loses { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }.
