### Setup, turns, upkeep and the end of Eclipse.

eclipse-seats = Eclipse is for 2 to 6 players.
eclipse-headline = { $round ->
    [0] Before the first round: { $phase }
   *[other] Round { $round } of 9, { $phase }
  }
eclipse-headline-turn = { $round ->
    [0] Before the first round: { $phase }, { $seat }’s turn
   *[other] Round { $round } of 9, { $phase }: { $seat }’s turn
  }
eclipse-phase-begins = Round { $round }: { $phase }

eclipse-ask-species = Choose a species.
eclipse-chose-species = { $seat } plays { $species }.
eclipse-hard-for-two = Note: { $species } is hard to balance with two players.
eclipse-starts-with-reputation = { $seat } starts with { $n } facedown reputation tiles.
eclipse-your-reputation = Your reputation tiles: { $values }.

eclipse-ask-action = Take an action or pass.
eclipse-window-reactions = Reactions after passing
eclipse-ask-reaction = You have passed. Take a reaction?
eclipse-pass = Pass
eclipse-ends-actions = You take no more actions this round, only reactions.
eclipse-no-reaction = No reaction
eclipse-no-disc = You have no influence disc left on your track.
eclipse-no-such-reaction = After passing you can only Upgrade, Build or Move.
eclipse-nothing-to-do = { $action } would do nothing.
eclipse-takes-action = { $seat } takes the { $action } action.
eclipse-takes-reaction = { $seat } takes the { $action } reaction.
eclipse-takes-no-reaction = { $seat } takes no reaction.
eclipse-passed = { $seat } passes.
eclipse-next-start = { $seat } passes first and takes the start player marker.
eclipse-gave-up-game = { $seat } gives up with { $n } VP.
eclipse-give-up-game = Give up the game

eclipse-upkeep = { $seat }: income { $gains }, upkeep { $cost }.
eclipse-ask-bankruptcy = Upkeep: not every player can pay.
eclipse-short-of-money = You are { $n } money short of your upkeep: trade, or give up a hex.
eclipse-no-such-relief = Only trading or giving up hexes raises money.
eclipse-trade-for-money = Trade { $paid } for 1 money
eclipse-traded-for-money = { $seat } trades { $paid } for 1 money.
eclipse-give-up = Give up { $sector }
eclipse-collapsed = { $seat } cannot pay and collapses with { $n } VP.
eclipse-new-technologies = New technologies on the supply board: { $technologies }.

eclipse-final-score = { $seat }: { $n } VP
eclipse-wins = { $seat } wins the game!
eclipse-ask-colony-upkeep = Upkeep: you can still use colony ships.

## What a question stands within, from the outermost step on
eclipse-pending-action = { $seat }: { $action }
eclipse-pending-battle = battle in { $sector }
eclipse-pending-missiles = missile attack
eclipse-pending-round = { $round ->
    [1] first engagement round
   *[other] engagement round { $round }
  }
eclipse-pending-discovery = discovery tile in { $sector }
eclipse-note-discs-left = { $n ->
    [one] you can still pay for 1 more action
   *[other] you can still pay for { $n } more actions
}
eclipse-note-no-discs = You have no influence disc left for another action.
eclipse-note-disc = Upkeep { $now } money, { $next } after one more disc; income { $income }, stored { $stored }.
eclipse-note-idle = No effect now: { $actions }.
eclipse-note-only-to = to { $sector }, the only hex in reach
eclipse-note-stored = Stored: { $amount }.

## What it is for
eclipse-purpose-explore = draw a hex for an unexplored space next to yours, and control it
eclipse-purpose-influence = move up to 2 influence discs to or from hexes, flip 2 used colony ships faceup
eclipse-purpose-research = buy a technology with science
eclipse-purpose-upgrade = put ship parts on your blueprints
eclipse-purpose-build = build ships and structures with materials
eclipse-purpose-move = move ships; where enemies meet there is a battle at the end of the round
