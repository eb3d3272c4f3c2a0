# The Barony of Letnev.

ti4-ability-munitions_reserves = Munitions Reserves
ti4-ability-munitions_reserves-text = At the start of a round of space combat: spend 2 trade goods to reroll any of your dice in that round.
ti4-ability-armada = Armada
ti4-ability-armada-text = Your systems may hold 2 non-fighter ships more than your fleet pool has tokens.
ti4-unit-card-arc_secundus = Arc Secundus
ti4-unit-card-arc_secundus-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage, Bombardment 5 with 3 dice. Other players' units in its system have no Planetary Shield. It is repaired at the start of each round of its space combats.
ti4-tech-l4_disruptors-text = During an invasion other players cannot use Space Cannon against your units.
ti4-tech-non_euclidean_shielding-text = Each time your units use Sustain Damage they cancel 2 hits instead of 1.
ti4-note-war_funding-text = At the start of a round of space combat: Letnev loses 2 trade goods, and you may reroll any of your dice in that round. Then return this.
ti4-loses-goods = { $seat } loses { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }.
