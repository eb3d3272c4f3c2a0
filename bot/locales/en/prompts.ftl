### The prompt of a table, and each seat's own prompt.
bot-numbered = { $n } · { $option }
bot-pending = Pending: { $steps }
bot-waiting-for = Waiting for { $players }
bot-answer = Answer
bot-answer-besides = Cards and abilities …
bot-meanwhile = Something else…
bot-meanwhile-which = Choose an action.
bot-offered = Offered to you: { $terms }
bot-offered-to = Offer to answer: { $players }
bot-offer-letter = You have an offer in { $channel }.
bot-offer-waits = { $player }, you have an offer here.
bot-offer-look = See the offer
bot-offer-gone = This offer has expired.
bot-not-yet = Not possible yet. { $why }
bot-answered = ✓ Done.
bot-asked-in-channel = Your next question is in the message for everyone, above or below.
bot-answered-briefly = ✓ Done. **{ $answer }**
bot-times = { $what } (×{ $n })
bot-answered-told = ✓ { $what }
bot-answered-so =
    ✓ Done. **{ $answer }**
    -# { $about }
bot-more-lines = … { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
  }: /game history

bot-choose-from = Choose: { $options }
bot-choose-next = Choose the next one
bot-choose-number = Choose a number
bot-choose-field = Choose what to set
bot-choose-way = Quick choices …
bot-confirm = Confirm
bot-confirm-none = Confirm (none)
bot-clear = Start over
bot-take-back = Undo
bot-back = Back
bot-sure = Yes, do it
bot-once-more = **{ $answer }**: { $ends } Continue?
bot-none = None
bot-as-before = Same as last time
bot-suggest = Pay cheapest
bot-suggest-with = Pay cheapest: { $what }
bot-page-back = ◀
bot-page-next = Page { $n } of { $of } ▶
bot-type-number = Type a number
bot-type-numbers = Enter amounts
bot-fill-in = Fill it in
bot-fill-in-part = Fill in part { $at } of { $of } (from “{ $first }”)
bot-one-more = +1 { $slot }
bot-one-less = −1 { $slot }
bot-all = All
bot-all-worth = { $every } ({ $n })
bot-all-seats = Everyone
bot-in-full = Full text of the shortened options:
bot-field-given = Already filled in. Choose the next field.
bot-field-other = Not asked now. Open question: { $about }
bot-lead-all-with = maximum: { $what }
bot-others = others: { $options }
bot-lead-into = { $first }: choose …
bot-lead-part = { $first } ({ $at }/{ $of }): { $ends }
bot-lead-later = decide later …
bot-lead-pictured = choose on the picture …
bot-fill = Maximum
bot-fill-with = Maximum: { $what }
bot-slot-so-far = - { $slot }: { $n } of { $most }
bot-number-label = Number
bot-write = Write…
bot-said = “{ $words }”
bot-several = Several commands at once
bot-several-given = ✓ Commands done: { $n } of { $of }.
bot-several-stopped = { $given } The rest was not done: { $why }
bot-several-both = { $first } → { $then }
bot-several-none = Nothing was chosen.
bot-slots = { $first } … { $last }

bot-number = { $n }
bot-slot = { $n } × { $slot }
bot-field = { $field }: { $value }
bot-these = { $choices }
bot-chosen = Chosen: { $choices }
bot-hint-no-options = There is nothing to choose from, and the others do not know that.
bot-hint-pick = Choose exactly { $n }.
bot-hint-pick-between = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose { $low } to { $high }.
  }
bot-hint-amount = A number from { $low } to { $high }.
bot-hint-worth = Chosen: { $worth } of { $need }.
bot-hint-order = Press them in order, first to last.
bot-hint-total = Chosen: { $total } of { $need }.
bot-hint-total-between = Chosen: { $total }; { $low ->
    [0] at most { $high }
   *[other] { $low } to { $high }
  }.
bot-note = { $note } · { $more }
bot-purpose = **{ $option }**: { $purpose }
bot-open-now = -# That question has already been answered. This is the current one.
