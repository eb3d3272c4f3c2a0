# Factions: what all of them share. What a faction has of its own stands in a file of its name.

ti4-uses-ability = { $seat } uses { $ability }.
ti4-ask-waiver = Choose how to meet the prerequisites of { $technology }.
ti4-gains-technology = { $seat } gains { $technology }.
ti4-unit-joined = { $unit }, { $place }
ti4-by-specialties = With technology specialties
ti4-for-research = research
ti4-for-waiver = { $technology } without its prerequisites
ti4-ask-snipe = Choose one of { $other }’s ships for the hit.

## Windows that factions use
ti4-react-start_of_combat = A combat begins ({ $place }).
ti4-react-start_of_space_combat = A space combat begins ({ $place }).
ti4-react-start_of_ground_combat = A ground combat begins on { $place }.
ti4-react-after_die_rolled = { $seat } has rolled dice ({ $place }).
ti4-react-after_tactical_action = { $seat } has finished a tactical action ({ $place }).
ti4-react-when_use_production = { $seat } is about to produce ({ $place }).
ti4-react-after_gain_trade_goods = { $seat } has gained { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }.
ti4-react-after_transaction = { $seat } has made a transaction.
ti4-react-after_research_technology = { $seat } has researched { $card }.
ti4-react-when_resolve_strategy_card_ability = { $seat } is about to use { $card }.
ti4-react-after_resolve_strategy_card_ability = { $seat } has used { $card }.
ti4-react-end_of_status_phase = The status phase ends.

ti4-window-start_of_combat = A combat begins
ti4-window-start_of_space_combat = A space combat begins
ti4-window-start_of_ground_combat = A ground combat begins
ti4-window-after_die_rolled = Dice were rolled
ti4-window-after_tactical_action = A tactical action is over
ti4-window-when_use_production = Units are about to be produced
ti4-window-after_gain_trade_goods = Trade goods were gained
ti4-window-after_transaction = A transaction was made
ti4-window-after_research_technology = A technology was researched
ti4-window-when_resolve_strategy_card_ability = A strategy card is being used
ti4-window-after_resolve_strategy_card_ability = A strategy card was used
ti4-window-end_of_status_phase = The status phase ends

## Movement
ti4-ask-lead = Move this ship before or after your others ({ $unit })?
ti4-move-first = Before them
ti4-move-last = After them
