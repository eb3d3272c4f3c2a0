### Setup, turns, upkeep and the end of Eclipse.

eclipse-seats = Eclipse is played by 2 to 6 players.
eclipse-headline = Round { $round } of 9, { $phase }
eclipse-headline-turn = Round { $round } of 9, { $phase }: { $seat }'s turn
eclipse-phase-begins = Round { $round }: { $phase }

eclipse-ask-species = { $seat } chooses a species.
eclipse-chose-species = { $seat } plays { $species }.
eclipse-hard-for-two = A word of advice: { $species } is hard to balance in a game for two.
eclipse-starts-with-reputation = { $seat } begins with { $n } reputation tiles, face down.
eclipse-your-reputation = Your reputation tiles are worth { $values }.

eclipse-ask-action = { $seat }: take an action or pass.
eclipse-window-reactions = Reactions after you have passed
eclipse-ask-reaction = { $seat }: you have passed, but can still take a reaction.
eclipse-pass = Pass
eclipse-ends-actions = you take no more actions in this round, only reactions.
eclipse-no-reaction = No reaction
eclipse-no-disc = You have no influence disc left on the track to pay with.
eclipse-no-such-reaction = After passing you can only upgrade, build or move.
eclipse-nothing-to-do = Nothing can be done with { $action } now.
eclipse-takes-action = { $seat } takes the action { $action }.
eclipse-takes-reaction = { $seat } takes the reaction { $action }.
eclipse-takes-no-reaction = { $seat } takes no reaction.
eclipse-passed = { $seat } passes.
eclipse-next-start = { $seat } passed first and begins the next round.
eclipse-gave-up-game = { $seat } gives up the game with { $n } VP.
eclipse-give-up-game = Give up the game

eclipse-upkeep = { $seat }: income { $gains }, upkeep { $cost }.
eclipse-ask-bankruptcy = Influence is paid now, and not everybody has the money.
eclipse-short-of-money = You lack { $n } money for your influence: trade, or give up a sector.
eclipse-no-such-relief = Only trading and giving up sectors bring in money now.
eclipse-trade-for-money = Trade { $paid } for 1 money
eclipse-traded-for-money = { $seat } trades { $paid } for 1 money.
eclipse-give-up = Give up { $sector }
eclipse-collapsed = { $seat } cannot pay and collapses with { $n } VP.
eclipse-new-technologies = New technologies on the supply board: { $technologies }.

eclipse-final-score = { $seat }: { $n } VP
eclipse-wins = { $seat } wins the game!
eclipse-ask-colony-upkeep = Upkeep: colony ships can still be used.

## What a question stands within, from the outermost step on
eclipse-pending-action = { $seat }: { $action }
eclipse-pending-battle = battle at { $sector }
eclipse-pending-missiles = missiles
eclipse-pending-round = round { $round }
eclipse-pending-discovery = discovery tile at { $sector }
eclipse-note-no-discs = No disc is left on your influence track for another action.
eclipse-note-disc = Upkeep is { $now } money now, { $next } with one more disc on the board; income { $income }, in store { $stored }.
eclipse-note-idle = Would do nothing now: { $actions }.
eclipse-note-stored = You have { $amount }.
