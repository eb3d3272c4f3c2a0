### Games that are over: people, ratings, factions.
command-players = Games that are over on this server: people, ratings, factions
    .name = players
command-players-show = How a player’s games on this server ended
    .name = show
option-players-show-player = Whose games; without it your own
    .name = player
command-players-top = The best players of a game on this server
    .name = top
command-players-factions = How often each faction or species of a game wins on this server
    .name = factions
option-players-top-game = Game
    .name = game
option-players-factions-game = Game
    .name = game
command-players-hide = Hide your record and rating from others, or show them again
    .name = hide
option-players-hide-career = Hide or show
    .name = what
choice-career-hidden = hide my record
choice-career-shown = show my record

bot-career-title = { $player } on this server
bot-career-none = { $player } has finished no game on this server yet.
bot-career-private = { $player } keeps these figures private.
bot-career-hidden = Others no longer see your record and rating.
bot-career-record = { $name }: { $n ->
    [one] 1 game
   *[other] { $n } games
  }, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, average place { $place }
bot-career-side = { $side } { $n } ({ $wins ->
    [one] 1 win
   *[other] { $wins } wins
  })
bot-career-tables = { $sizes }; rounds on average: { $rounds }
bot-career-size = { $n } × { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
bot-career-rating = rating { $n } ± { $interval }
bot-career-unsure = too few games for a rating
bot-career-luck = Dice: { $luck } hits against expectation, of { $dice } dice
bot-career-prompt = Answers in time: { $share }% of { $n } (the table’s time limit, else a day)
bot-career-given-up = Seats given up or lost: { $n } in the last { $games ->
    [one] game
   *[other] { $games } games
  }
bot-honour-lucky = 🍀 **Fortune’s favorite**: { $luck } hits against expectation
bot-honour-unlucky = 🎲 **Dice have no memory, but they know this player**: { $luck } hits against expectation
bot-honour-second = 🥈 **Eternal runner-up**: second { $n } times, first never
bot-honour-faces = 🎭 **Many faces**: wins with { $n } factions
bot-honour-punctual = ⏱️ **Clockwork**: { $share }% of answers in time, no seat given up
bot-honour-nemesis = ⚔️ **Has a nemesis**: { $n } games, never ahead of one and the same player
bot-career-wait = Usual time for an answer: { $time }
bot-career-rival = Often against { $player }: { $n ->
    [one] 1 game
   *[other] { $n } games
  }, ahead in { $ahead }
bot-top-title = { $game }: players by rating
bot-top-none = { $game }: nobody on this server has played enough games for a rating yet.
bot-top-record = { $n ->
    [one] 1 game
   *[other] { $n } games
  }, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }
bot-top-level = AI player, { $level }: { $n }
bot-top-about = A newcomer has 1000. In 95 of 100 cases the true rating is within the number after ±.
bot-factions-title = { $game }: wins by faction
bot-factions-none = { $game }: no finished game on this server has factions to count yet.
bot-factions-side = { $side }: { $wins } of { $n } ({ $share }%, between { $low } and { $high }%)
bot-factions-about = AI players’ games count, too. In parentheses: the range of the true share in 95 of 100 cases.
bot-shares-career = { $name }: games won
bot-shares-about = In the picture: the share of games won, and the range of the true one in 95 of 100 cases.
bot-shares-of = { $wins } of { $n }
bot-shares-alt = { $name }: { $wins } of { $n } won, { $share }%, between { $low } and { $high }%.
bot-career-shown = Others on your servers see your record and rating again.
