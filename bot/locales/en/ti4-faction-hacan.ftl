# The Emirates of Hacan.

ti4-ability-masters_of_trade = Masters of Trade
ti4-ability-masters_of_trade-text = The secondary ability of Trade costs you no command token.
ti4-ability-guild_ships = Guild Ships
ti4-ability-guild_ships-text = You may make transactions with players who are not your neighbours.
ti4-ability-arbiters = Arbiters
ti4-ability-arbiters-text = Action cards can be part of your transactions, yours and those of your partner.
ti4-unit-card-wrath_of_kenara = Wrath of Kenara
ti4-unit-card-wrath_of_kenara-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. After you roll dice in a space combat in its system you may spend 1 trade good to add 1 to a die, for several dice too.
ti4-tech-production_biomes-text = Action: exhaust this and spend a strategy token to gain 4 trade goods; another player of your choice gains 2.
ti4-tech-quantum_datahub_node-text = At the end of the strategy phase you may spend a strategy token and give another player 3 of your trade goods to swap one of your strategy cards for one of that player's.
ti4-note-trade_convoys-text = Action: put this faceup before you. Meanwhile you may make transactions with players who are not your neighbours. It goes back when you activate a system with units of Hacan.
ti4-ask-raise-dice = { $seat }: which dice do you raise by 1, for 1 trade good each?
ti4-dice-raised = { $seat } raises by 1, for 1 trade good each: { $dice }.
ti4-pays-player = { $seat } gives { $other } trade goods: { $n }.
ti4-ask-swap-given = { $seat }: choose the strategy card you give away.
ti4-ask-swap-taken = { $seat }: choose the strategy card you take from { $other }.
ti4-cards-swapped = { $seat } gives { $other } { $gives } and takes { $takes }.

# Action cards in deals
ti4-field-action_cards = You give action cards
ti4-field-want_action_cards = You want action cards
ti4-deal-no-cards = Neither of you can make action cards part of a deal; only Hacan and its partners can.
ti4-action-cards = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
