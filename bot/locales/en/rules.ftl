### Looking rules up.

command-rules = Look up a rule or a card
    .name = rules
option-rules-about = A question in your own words, or an id such as TI-RETREAT-03; empty: the table of contents
    .name = about
option-rules-card = Name of a card, technology, unit, faction, planet … in this channel’s game
    .name = card
option-rules-game = Which game; empty: the one in this channel
    .name = game

bot-rules-title = Rules in plain words: { $games }
bot-rules-how = Choose a section, or ask after /rules about in your own words, such as “where can I retreat to”. Use the arrows for the rules before and after.
bot-rules-headings = { $first } – { $last }
bot-rules-found = { $n ->
    [one] 1 matching rule
   *[other] { $n } matching rules
  } …
bot-rules-nothing = No rule matches “{ $words }”. Try fewer words, the beginning of a word, or an id.
bot-rules-none-here = This game has no rule texts.
bot-rules-before = Previous
bot-rules-after = Next
bot-rules-section = Whole section
bot-rules-aloud = Show to everyone
bot-rules-back = Back to the rule
bot-rules-page-before = Previous page
bot-rules-page-after = Next page
bot-rules-page = { $heading } ({ $page }/{ $pages })
bot-rules-shown-by = Shown by { $player }
bot-rules-not-aloud = You cannot write in this channel, so only you see the rule.
bot-rules-what = Show the rule

bot-cards-none-here = This game has no cards to look up.
bot-cards-nothing = Nothing matches “{ $words }”. Try fewer words, or the beginning of a word.
bot-cards-only = No rule matches “{ $words }”, but cards do:
bot-cards-found = { $n ->
    [one] 1 matching card
   *[other] { $n } matching cards
  } …
bot-cards-related = Related …
bot-card-fact = { $name }: { $value }
card-alt = { $name }, { $kind }.
card-from = { $kind } from { $name }
cards-alt = Cards: { $cards }.
