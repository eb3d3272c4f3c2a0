# The Emirates of Hacan.

ti4-ability-masters_of_trade = Masters of Trade
ti4-ability-masters_of_trade-text = You do not spend a command token to use the secondary ability of Trade.
ti4-ability-guild_ships = Guild Ships
ti4-ability-guild_ships-text = You may make transactions with players who are not your neighbors.
ti4-ability-arbiters = Arbiters
ti4-ability-arbiters-text = Your transactions may include action cards, on both sides.
ti4-unit-card-wrath_of_kenara = Wrath of Kenara
ti4-unit-card-wrath_of_kenara-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. After you roll dice in a space combat in its system, you may spend trade goods to add 1 to a die for each.
ti4-tech-production_biomes-text = Action: exhaust this card and spend a strategy token to gain 4 trade goods; another player of your choice gains 2.
ti4-tech-quantum_datahub_node-text = At the end of the strategy phase, you may spend a strategy token and give another player 3 of your trade goods to swap one of your strategy cards with one of theirs.
ti4-note-trade_convoys-text = Action: place this faceup in your play area. You may make transactions with players who are not your neighbors. Return this card when you activate a system that contains Hacan units.
ti4-ask-raise-dice = Choose dice to raise by 1 for 1 trade good each.
ti4-dice-raised = { $seat } spends trade goods to raise dice by 1: { $dice }.
ti4-pays-player = { $seat } gives { $other } trade goods: { $n }.
ti4-ask-swap-given = Choose a strategy card to give.
ti4-ask-swap-taken = Choose one of { $other }’s strategy cards to take.
ti4-cards-swapped = { $seat } gives { $other } { $gives } and takes { $takes }.

# Action cards in deals
ti4-field-action_cards = You give action cards
ti4-field-want_action_cards = You ask for action cards
ti4-deal-no-cards = Neither of you can include action cards in a transaction; only Hacan’s can.
ti4-action-cards = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
