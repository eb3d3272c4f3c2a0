### Looking rules up.

command-rules = Look a rule or a card up, by its name or by words
    .name = rules
option-rules-about = An id such as TI-RETREAT-03 or “retreat 3”, or words; empty: the contents
    .name = about
option-rules-card = The name of a card, technology, unit, faction, planet … of the game in this channel
    .name = card
option-rules-game = Whose rules; empty: those of the game in this channel
    .name = game

bot-rules-title = Rules in plain words: { $games }
bot-rules-how = Choose a section, or type words after /rules about. The neighbours of a rule are one press away.
bot-rules-headings = { $first } – { $last }
bot-rules-found = { $n ->
    [one] One rule fits
   *[other] { $n } rules fit
  } …
bot-rules-nothing = No rule fits “{ $words }”. Try fewer words, the beginning of a word, or an id.
bot-rules-none-here = There are no rule texts for this game.
bot-rules-before = Previous
bot-rules-after = Next
bot-rules-section = Whole section
bot-rules-aloud = Show to the table
bot-rules-back = Back to the rule
bot-rules-page-before = Page back
bot-rules-page-after = Next page
bot-rules-page = { $heading } ({ $page }/{ $pages })
bot-rules-shown-by = Shown by { $player }
bot-rules-not-aloud = You cannot write in this channel, so the rule stays with you.
bot-rules-what = What does the rule say?

bot-cards-none-here = This game has no cards to read.
bot-cards-nothing = Nothing is called “{ $words }”. Try fewer words, or the beginning of a word.
bot-cards-only = No rule fits “{ $words }”, but cards do:
bot-cards-found = { $n ->
    [one] One card fits
   *[other] { $n } cards fit
  } …
bot-cards-related = What belongs to it …
bot-card-fact = { $name }: { $value }
card-alt = { $name }, { $kind }.
card-from = { $kind } from { $name }
cards-alt = Cards: { $cards }.
