# Corrections by hand, as the engine tells them.
corrected = Corrected: { $what }, from { $old } to { $new }.
corrected-of = Corrected: { $seat }, { $what }, from { $old } to { $new }.
correct-not-now = Corrections are possible only at the start of a turn or step, before anyone has answered. { $count ->
    [one] One answer has
   *[other] { $count } answers have
  } been given since. Wait for { $seats } to finish, or take back that many with /mod rollback.
correct-nothing = There is nothing of that name to correct.
correct-same = That is its value already.
correct-breaks = The game cannot stand like that: { $why }.
