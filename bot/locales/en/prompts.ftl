### The prompt of a table, and each seat's own prompt.
bot-numbered = { $n } · { $option }
bot-pending = Pending: { $steps }
bot-waiting-for = Waiting for: { $players }
bot-answer = Answer
bot-meanwhile = Something else…
bot-meanwhile-which = What would you like to do?
bot-answered = ✓ Done.
bot-answered-briefly = ✓ Done. **{ $answer }**
bot-answered-so = ✓ Done. { $about } **{ $answer }**
bot-more-lines = … and { $n ->
    [one] one more line
   *[other] { $n } more lines
  } before: /game history

bot-choose = Choose one
bot-choose-some = Choose
bot-choose-next = Which comes next?
bot-choose-number = Choose a number
bot-choose-field = What would you like to set?
bot-choose-way = All at once …
bot-confirm = Confirm
bot-confirm-none = Confirm: none
bot-clear = Start over
bot-take-back = Take back
bot-back = Back
bot-sure = Yes, do it
bot-once-more = **{ $answer }**: { $ends } Is that what you want?
bot-none = None
bot-as-before = As the last time
bot-suggest = Pay what costs least
bot-suggest-with = Pay what costs least: { $what }
bot-page-back = ◀
bot-page-next = Page { $n } of { $of } ▶
bot-type-number = Type a number
bot-type-numbers = Set the numbers
bot-fill-in = Fill it in
bot-fill-in-part = Fill in part { $at } of { $of } (from “{ $first }”)
bot-one-more = +1 { $slot }
bot-one-less = −1 { $slot }
bot-all = All
bot-all-worth = { $every } ({ $n })
bot-all-seats = Everybody
bot-in-full = In full, what the list has to cut short:
bot-field-given = Answered already; go on with the next field
bot-field-other = Not asked now. The open question: { $about }
bot-lead-all-with = as many as fit: { $what }
bot-lead-into = { $first }: choose …
bot-lead-more = { $first } and { $n } more …
bot-lead-part = { $first } ({ $at }/{ $of }): { $ends }
bot-lead-later = ask me then …
bot-lead-pictured = choose with the picture …
bot-fill = As many as fit
bot-fill-with = As many as fit: { $what }
bot-slot-so-far = - { $slot }: { $n } of { $most }
bot-number-label = Number
bot-write = Write…
bot-said = “{ $words }”
bot-several = Give several orders at once
bot-several-given = ✓ Orders carried out: { $n } of { $of }.
bot-several-stopped = { $given } The rest was not: { $why }
bot-several-both = { $first } → { $then }
bot-several-none = Nothing was chosen.
bot-slots = { $first } – { $last }

bot-number = { $n }
bot-slot = { $n } × { $slot }
bot-field = { $field }: { $value }
bot-these = { $choices }
bot-chosen = Chosen: { $choices }
bot-hint-pick = Choose { $n }.
bot-hint-pick-between = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose { $low } to { $high }.
  }
bot-hint-amount = A number from { $low } to { $high }.
bot-hint-worth = Worth { $worth } of the { $need } you need.
bot-hint-order = Press them in order, the first one first.
bot-hint-total = Chosen so far: { $total } of { $need }.
bot-hint-total-between = Chosen so far: { $total }; { $low ->
    [0] at most { $high }
   *[other] from { $low } to { $high }
  }.
bot-note = { $note } · { $more }
bot-open-now = -# That question has already been answered. This one is open now.
