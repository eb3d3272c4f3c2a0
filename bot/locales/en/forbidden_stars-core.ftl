### Setup, phases and the end of Forbidden Stars.
forbidden_stars-seats = Forbidden Stars is played by 2 to 4 players.
forbidden_stars-headline = Round { $round } of 8, { $phase }
forbidden_stars-headline-turn = Round { $round } of 8, { $phase }: { $seat }’s turn
forbidden_stars-phase-begins = Round { $round }: { $phase }
forbidden_stars-option-board = Board
forbidden_stars-option-board-balanced = ready for a first game
forbidden_stars-option-board-arranged = ready, fourth layout of objectives (older games)
forbidden_stars-option-board-prepared = ready, third layout of objectives (older games)
forbidden_stars-option-board-ready = ready, second layout of objectives (older games)
forbidden_stars-option-board-introductory = ready, first layout of objectives (older games)
forbidden_stars-option-board-built = laid by the players
forbidden_stars-option-factions = Factions
forbidden_stars-option-factions-random = drawn at random
forbidden_stars-option-factions-choose = chosen in turn
forbidden_stars-option-factions-ban = each bans one, then chosen in turn
forbidden_stars-option-factions-deal = each is dealt some and keeps one
forbidden_stars-option-storms = Slanting storm moves
forbidden_stars-option-storms-storm = turn with the storm
forbidden_stars-option-storms-board = stay with the board
forbidden_stars-option-storms-about = Whether the two symbols that lead a warp storm round a corner are read as seen with the storm lying across, or always as seen on the board.

## Setup
forbidden_stars-ask-faction = { $seat } chooses a faction.
forbidden_stars-ask-ban-faction = { $seat }: which faction does nobody play?
forbidden_stars-bans-faction = { $seat } bans a faction: { $faction }.
forbidden_stars-ask-keep-faction = Which of the factions dealt to you do you play?
forbidden_stars-chose-faction = { $seat } plays { $faction }.
forbidden_stars-first-player = First player: { $seat }.
forbidden_stars-dealt-systems = { $seat } receives these systems: { $systems }.
forbidden_stars-ask-lay = { $seat }: which system do you lay, and which side up?
forbidden_stars-ask-lay-at = { $seat }: where does { $system } lie?
forbidden_stars-ask-lay-turned = { $seat }: how is { $system } turned?
forbidden_stars-lays = { $seat } lays a system: { $system }.
forbidden_stars-ask-place-forces = { $seat }: what of your starting forces do you place in { $system }?
forbidden_stars-piece-on = { $piece } – { $area }
forbidden_stars-place-no-more = Place no more here
forbidden_stars-places = { $seat } places: { $piece } – { $area }.
forbidden_stars-ask-objective = { $seat }: whose objective token do you place in { $system }, and where?
forbidden_stars-objective-on = token of { $owner } – { $area }
forbidden_stars-places-objective = { $seat } places an objective { $token }.
forbidden_stars-ask-place-storm = { $seat }: on which edge do you place a warp storm?
forbidden_stars-places-storm = { $seat } places a warp storm: { $edge }.

## Planning
forbidden_stars-ask-plan = { $seat }: which order do you place face down?
forbidden_stars-ask-plan-at = { $seat }: in which system do you place it?
forbidden_stars-order-too-far = You have nothing in that system, nor in one adjacent to it.
forbidden_stars-plans = { $seat } places an order: { $system }.
forbidden_stars-plans-order = You placed an order in { $system }: { $order }.
forbidden_stars-held-orders = Orders off the board: { $orders }
forbidden_stars-top-order = { $order }, { $system }
forbidden_stars-order-below = { $system }: token { $n } from the bottom

## Refresh
forbidden_stars-collects = { $seat } collects an objective token: { $area }.
forbidden_stars-earns = { $seat } gains { $n } materiel{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } over the limit of 14 are lost)
  }.
forbidden_stars-draws-events = { $seat } draws { $n ->
    [one] 1 event card
   *[other] { $n } event cards
  }.
forbidden_stars-drew-events = The event cards you drew: { $cards }.
forbidden_stars-ask-event = { $seat }: which event card do you choose?
forbidden_stars-chooses-event = { $seat } chooses the event card “{ $card }”.
forbidden_stars-discards-events = { $seat } discards: { $cards }.
forbidden_stars-reveals-event = { $seat } has no card to choose; the top event card “{ $card }” only moves a storm.
forbidden_stars-no-storm-moves = No warp storm can move as the card says ({ $symbol }).
forbidden_stars-event-with-storm = { $text } Warp storm: { $symbol }.
forbidden_stars-ask-move-storm = { $seat }: which warp storm do you move, and where ({ $symbol })?
forbidden_stars-storm-from-to = { $start } → { $end }
forbidden_stars-moves-storm = { $seat } moves a warp storm: { $start } → { $end }.
forbidden_stars-ask-replace-scheme = { $seat }: does “{ $card }” take the place of your scheme “{ $old }”?
forbidden_stars-discards-scheme = { $seat } discards the scheme “{ $card }”.
forbidden_stars-lays-scheme = { $seat } puts a scheme into play: { $card }.

## Capacity
forbidden_stars-ask-excess = { $seat }: { $area } holds too many of your units. Which do you destroy? Choose { $n }.
forbidden_stars-destroys-excess = { $seat } exceeds the unit capacity of { $area } and loses: { $units }.

## The end
forbidden_stars-eliminated = { $seat } has no friendly world left and is eliminated.
forbidden_stars-wins = Victory: { $seats }!

## What a question stands within, from the outermost step on
forbidden_stars-pending-order = { $seat }: { $order }, { $system }
forbidden_stars-pending-combat = combat: { $area }
forbidden_stars-pending-strike = orbital strike: { $area }
forbidden_stars-pending-event = { $seat }: event card
forbidden_stars-pending-card = { $seat }: { $card }
forbidden_stars-pending-dominate = { $seat }: ability of the faction
