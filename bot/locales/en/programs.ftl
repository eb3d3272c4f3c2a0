### Computer players: who they are, what a deputy did, advice.

answer-nothing = nothing
answer-list = { $parts }
answer-number = { $n }
answer-share = { $n } × { $what }
answer-words = “{ $words }”

aim-best = it looked best
aim-expand = to grow
aim-attack = to take something from another player
aim-defend = to hold what there is
aim-produce = to build up strength
aim-research = for technology
aim-score = for points
aim-earn = to pay for what is due
aim-trade = for a good deal
aim-keep = to keep what there is
aim-pass = nothing was worth more
aim-break = although it breaks a promise
aim-give = although it gives something away
aim-spend = although it could have waited

level-calm = calm
level-calm-about = looks a round ahead and often errs
level-steady = steady
level-steady-about = looks two rounds ahead and sometimes errs
level-keen = keen
level-keen-about = looks three rounds ahead and seldom errs
level-sharp = sharp
level-sharp-about = looks to the end and never errs by accident
level-chance = by chance
level-chance-about = knows nothing of this game
level-deputy = deputy
trait-even = even
trait-builder = builder
trait-builder-about = likes to grow and avoids war
trait-raider = raider
trait-raider-about = likes war
trait-trader = trader
trait-trader-about = likes deals
trait-grudge = grudge
trait-grudge-about = forgets nothing that was done to it
program-kind = { $trait ->
    [even] { $level }
   *[other] { $level }, { $name }
  }
program-about = { $level }; { $trait }
bot-program = { $name } (computer, { $kind })
bot-program-add = Seat a computer player
bot-program-drop = Take a computer player away
bot-program-seated = { $seat } takes a seat: computer, { $kind }. Such a player { $about }.
bot-program-gone = Seat { $n } is free again.
bot-program-none = No computer player sits there.
bot-program-unknown = There is no such computer player in this game.

deputy-report = { $n ->
    [one] Your deputy answered once while you were away:
   *[other] Your deputy answered { $n } times while you were away:
  }
deputy-more = { $n ->
    [one] one earlier answer
   *[other] { $n } earlier answers
  }
deputy-did = { $about } → { $words } ({ $why })

command-game-opponent = Seat a computer player before the start, or take one away
    .name = opponent
option-game-opponent-level = How well it plays
    .name = level
option-game-opponent-trait = What it likes
    .name = trait
option-game-opponent-remove = The computer player to take away
    .name = remove
option-game-new-opponents = How many computer players sit here from the start
    .name = opponents
option-game-new-level = How well they play
    .name = level
choice-level-calm = calm: looks a round ahead and often errs
choice-level-steady = steady: looks two rounds ahead and sometimes errs
choice-level-keen = keen: looks three rounds ahead and seldom errs
choice-level-sharp = sharp: looks to the end and never errs by accident
choice-trait-even = even: nothing out of the ordinary
choice-trait-builder = builder: likes to grow and avoids war
choice-trait-raider = raider: likes war
choice-trait-trader = trader: likes deals
choice-trait-grudge = grudge: forgets nothing that was done to it

command-game-advise = Two good plans for your open question, for you alone, where the table allows it
    .name = advise
bot-setting-advice = Advice by /game advise
bot-advice = What looks good from your seat:
bot-advice-plan = { $n }. { $words }: { $why }
bot-advice-off = This table has not allowed advice (/game settings).
bot-advice-none = There is no advice on this question.
bot-limit-advice = That is enough advice for now: { $n } an hour. Try again later.
