### Computer players: who they are, what they say they are after, what a deputy did, advice.

answer-nothing = nothing
answer-list = { $parts }
answer-number = { $n }
answer-share = { $n } × { $what }
answer-words = “{ $words }”

aim-best = it looked best
aim-expand = to grow
aim-attack = to attack another player
aim-defend = to defend
aim-produce = to build up strength
aim-research = for technology
aim-score = for points
aim-earn = to cover upcoming costs
aim-trade = for a good deal
aim-keep = to save resources
aim-pass = nothing else looked better
aim-break = although it breaks a promise
aim-give = although it gives something away
aim-spend = although it could have waited

goal-attacks = { $seat }: “I’m attacking { $place } ({ $foe }).”
goal-defends = { $seat }: “I’m defending { $place }.”
goal-goes = { $seat }: “I’m going for { $place }.”

level-calm = easy
level-calm-about = looks one round ahead and often makes mistakes
level-steady = normal
level-steady-about = looks two rounds ahead and sometimes makes mistakes
level-keen = hard
level-keen-about = looks three rounds ahead and rarely makes mistakes
level-sharp = expert
level-sharp-about = looks to the end and makes no careless mistakes
level-chance = random
level-chance-about = plays random legal moves
level-deputy = substitute
trait-even = balanced
trait-builder = builder
trait-builder-about = likes to grow and avoids war
trait-raider = raider
trait-raider-about = likes war
trait-trader = trader
trait-trader-about = likes deals
trait-grudge = vengeful
trait-grudge-about = never forgets an attack
program-kind = { $trait ->
    [even] { $level }
   *[other] { $level }, { $name }
  }
program-about = { $level }; { $trait }
bot-program = { $name } (AI, { $kind })
bot-program-add = Add an AI player
bot-program-drop = Remove an AI player
bot-program-seated = { $seat } joins: AI player, { $kind }. It { $about }.
bot-program-gone = Seat { $n } is free again.
bot-program-none = That seat has no AI player.
bot-program-unknown = This game has no such AI player.

deputy-report = { $n ->
    [one] Your substitute answered once while you were away:
   *[other] Your substitute answered { $n } times while you were away:
  }
deputy-more = { $n ->
    [one] 1 earlier answer
   *[other] { $n } earlier answers
  }
deputy-did = { $about } → { $words } ({ $why })

command-game-opponent = Add or remove an AI player before the start
    .name = opponent
option-game-opponent-level = Level
    .name = level
option-game-opponent-trait = Personality
    .name = trait
option-game-opponent-remove = The AI player to remove
    .name = remove
option-game-new-opponents = How many AI players to add
    .name = opponents
option-game-new-level = Level of the AI players
    .name = level
choice-level-calm = easy: looks one round ahead and often makes mistakes
choice-level-steady = normal: looks two rounds ahead and sometimes makes mistakes
choice-level-keen = hard: looks three rounds ahead and rarely makes mistakes
choice-level-sharp = expert: looks to the end and makes no careless mistakes
choice-trait-even = balanced: no special preferences
choice-trait-builder = builder: likes to grow and avoids war
choice-trait-raider = raider: likes war
choice-trait-trader = trader: likes deals
choice-trait-grudge = vengeful: never forgets an attack

command-game-advise = Good plans for your current question, only for you, where the table allows it
    .name = advise
bot-setting-advice = Advice (/game advise)
bot-setting-chances = Chances to win in /game stats during the game
bot-setting-talk = AI players say what they are after
bot-advice = What looks good for you:
bot-advice-best = looks best
bot-advice-cost = Cost
bot-advice-against = Against it
bot-advice-close = Nearly as good.
bot-advice-behind = Clearly weaker.
bot-advise-me = Advise me
bot-advice-off = Advice is turned off at this table (/game settings).
bot-advice-none = There is no advice on this question.
bot-limit-advice = Hourly limit for advice reached ({ $n }). Try again later.
