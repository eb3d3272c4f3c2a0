### Turning points of a game that is over, and tables that try them.

command-play-turning = Turning points: the decisions that changed the chances most, after the end
    .name = turning
bot-turning = Turning points
turning-later = Turning points are shown once the game has been played to its end.
turning-none = The turning points of this game cannot be determined.
turning-nothing = No single decision changed a chance to win by 3 percentage points or more.
turning-title = ## Turning points
turning-point = **Round { $round }, { $seat }**
turning-chance = Chance to win: { $before }% before, { $came }% after
turning-chosen = { $about }
    Chosen: **{ $done }**
turning-mistake = Strong AI players choose **{ $instead }**: { $then }%, higher by { $by } points.
turning-better = Strong AI players would choose **{ $instead }**: only { $then }%.
turning-close = Strong AI players would choose **{ $instead }**: { $then }%, no clear difference.
turning-doubtful = Strong AI players would choose **{ $instead }**: { $then }% a little later, but no more wins in the end.
turning-ended = Played to the end { $n } times each way: { $other } wins with it, { $done } with what was chosen.
turning-same = Strong AI players do the same here.
turning-replays = { $n ->
    [one] As the dice fell: { $fell }%.
   *[other] Averaged over { $n } replays with new dice and cards, others played by AI. As it really went: { $fell }%.
  }
turning-try = Try it
turning-thread = Try it: { $game } · { $player }
turning-begun = A position from a finished game, for practice: { $seat } decides, AI players have the other seats. Dice and facedown cards are new.
turning-opened = Your table is ready: { $channel }
