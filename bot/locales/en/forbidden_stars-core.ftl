### Setup, phases and the end of Forbidden Stars.
forbidden_stars-seats = Forbidden Stars is for 2 to 4 players.
forbidden_stars-headline = Round { $round } of 8, { $phase }
forbidden_stars-headline-turn = Round { $round } of 8, { $phase }: { $seat }’s turn
forbidden_stars-phase-begins = Round { $round }: { $phase }
forbidden_stars-option-board = Board
forbidden_stars-option-board-balanced = ready-made, for a first game
forbidden_stars-option-board-arranged = ready-made, fourth objective layout (older games)
forbidden_stars-option-board-prepared = ready-made, third objective layout (older games)
forbidden_stars-option-board-ready = ready-made, second objective layout (older games)
forbidden_stars-option-board-introductory = ready-made, first objective layout (older games)
forbidden_stars-option-board-built = built by the players
forbidden_stars-option-factions = Factions
forbidden_stars-option-factions-random = drawn at random
forbidden_stars-option-factions-choose = chosen in turn
forbidden_stars-option-factions-ban = each player bans one, then chosen in turn
forbidden_stars-option-factions-deal = each player is dealt some and keeps one
forbidden_stars-option-storms = Diagonal storm moves
forbidden_stars-option-storms-storm = rotate with the storm
forbidden_stars-option-storms-board = fixed to the board
forbidden_stars-option-storms-about = Whether the two diagonal warp storm symbols are read relative to the storm or to the board.

## Setup
forbidden_stars-ask-faction = Choose a faction.
forbidden_stars-ask-ban-faction = Choose a faction to ban.
forbidden_stars-bans-faction = { $seat } bans a faction: { $faction }.
forbidden_stars-ask-keep-faction = Choose one of the factions dealt to you.
forbidden_stars-chose-faction = { $seat } plays { $faction }.
forbidden_stars-first-player = First player: { $seat }.
forbidden_stars-dealt-systems = { $seat } receives system tiles: { $systems }.
forbidden_stars-ask-lay = Choose a system tile and a side.
forbidden_stars-ask-lay-at = Choose where to place { $system }.
forbidden_stars-ask-lay-turned = Choose how to rotate { $system }.
forbidden_stars-lays = { $seat } places a system: { $system }.
forbidden_stars-ask-place-forces = Choose starting forces to place in { $system }.
forbidden_stars-piece-on = { $piece } – { $area }
forbidden_stars-place-no-more = Done placing here
forbidden_stars-places = { $seat } places 1 { $piece } in { $area }.
forbidden_stars-ask-objective = Choose an objective token and a world in { $system }.
forbidden_stars-objective-on = { $owner }’s token – { $area }
forbidden_stars-places-objective = { $seat } places { $token }.
forbidden_stars-ask-place-storm = Choose an edge for a warp storm.
forbidden_stars-places-storm = { $seat } places a warp storm: { $edge }.

## Planning
forbidden_stars-ask-plan = Choose an order token to place facedown.
forbidden_stars-ask-plan-at = Choose a system for the order token.
forbidden_stars-order-too-far = You have no unit or structure in that system or an adjacent one.
forbidden_stars-plans = { $seat } places an order: { $system }.
forbidden_stars-plans-several = { $seat } places orders: { $system }.
forbidden_stars-plans-order = Your order token in { $system }: { $order }.
forbidden_stars-held-orders = Orders in your play area: { $orders }
forbidden_stars-top-order = { $order }, { $system }
forbidden_stars-order-below = { $system }: token { $n } from the bottom

## Refresh
forbidden_stars-collects = { $seat } collects an objective token: { $area }.
forbidden_stars-earns = { $lost ->
    [0] { $seat } gains { $n } materiel.
   *[other] { $seat } gains { $n } materiel and loses { $lost } over the limit of 14.
  }
forbidden_stars-draws-events = { $seat } draws { $n ->
    [one] 1 event card
   *[other] { $n } event cards
  }.
forbidden_stars-drew-events = Your event cards drawn: { $cards }.
forbidden_stars-ask-event = Choose an event card.
forbidden_stars-chooses-event = { $seat } chooses the event card “{ $card }”.
forbidden_stars-discards-events = { $seat } discards: { $cards }.
forbidden_stars-reveals-event = { $seat } has no event card to choose; “{ $card }” only moves a warp storm.
forbidden_stars-no-storm-moves = No warp storm can move that way ({ $symbol }).
forbidden_stars-event-with-storm = { $text } Warp storm: { $symbol }.
forbidden_stars-ask-move-storm = Move a warp storm ({ $symbol }).
forbidden_stars-storm-from-to = { $start } → { $end }
forbidden_stars-moves-storm = { $seat } moves a warp storm: { $start } → { $end }.
forbidden_stars-ask-replace-scheme = Replace your scheme “{ $old }” with “{ $card }”?
forbidden_stars-discards-scheme = { $seat } discards the scheme “{ $card }”.
forbidden_stars-lays-scheme = { $seat } plays a scheme: { $card }.

## Capacity
forbidden_stars-ask-excess = { $area }: over unit capacity. Choose { $n } to destroy.
forbidden_stars-destroys-excess = { $seat } is over the unit capacity of { $area } and loses { $units }.

## The end
forbidden_stars-eliminated = { $seat } has no friendly world and is eliminated.
forbidden_stars-wins = Victory: { $seats }!

## What a question stands within, from the outermost step on
forbidden_stars-pending-order = { $seat }: { $order }, { $system }
forbidden_stars-pending-combat = combat: { $area }
forbidden_stars-pending-round = execution round { $n }
forbidden_stars-pending-strike = orbital strike: { $area }
forbidden_stars-pending-event = { $seat }: event card
forbidden_stars-pending-card = { $seat }: { $card }
forbidden_stars-pending-dominate = { $seat }: faction ability
