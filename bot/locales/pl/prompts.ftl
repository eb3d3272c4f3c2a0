### Pytanie stołu i pytanie do jednej osoby.
bot-numbered = { $n } · { $option }
bot-pending = W toku: { $steps }
bot-waiting-for = Czekamy na: { $players }
bot-answer = Odpowiedz
bot-answer-besides = Karty i zdolności …
bot-meanwhile = Coś innego…
bot-offered = Oferta dla ciebie: { $terms }
bot-offered-to = Czeka oferta: { $players }
bot-offer-letter = Masz ofertę na kanale { $channel }.
bot-offer-waits = { $player }, masz tu ofertę.
bot-offer-look = Zobacz ofertę
bot-offer-gone = Ta oferta już nie obowiązuje.
bot-not-yet = Jeszcze nie można. { $why }
bot-meanwhile-which = Co chcesz zrobić?
bot-answered = ✓ Gotowe.
bot-asked-in-channel = Następne pytanie do ciebie jest na kanale, w wiadomości dla wszystkich, wyżej albo niżej.
bot-answered-briefly = ✓ Wybrano: **{ $answer }**
bot-times = { $what } (×{ $n })
bot-answered-told = ✓ { $what }
bot-answered-so =
    ✓ Wybrano: **{ $answer }**
    -# { $about }
bot-more-lines = … wcześniejsze wpisy ({ $n }): /gra historia

bot-choose-from = Wybierz: { $options }
bot-choose-next = Co następne?
bot-choose-number = Wybierz liczbę
bot-choose-field = Co chcesz ustawić?
bot-choose-way = Gotowe wybory …
bot-confirm = Zatwierdź
bot-confirm-none = Zatwierdź (nic)
bot-clear = Od nowa
bot-take-back = Cofnij
bot-back = Wstecz
bot-sure = Tak, zrób to
bot-once-more = **{ $answer }**: { $ends } Kontynuować?
bot-none = Brak
bot-as-before = Jak poprzednio
bot-suggest = Zapłać najtaniej
bot-suggest-with = Zapłać najtaniej: { $what }
bot-page-back = ◀
bot-page-next = Strona { $n } z { $of } ▶
bot-type-number = Wpisz liczbę
bot-type-numbers = Podaj liczby
bot-fill-in = Wypełnij
bot-fill-in-part = Wypełnij część { $at } z { $of } (od „{ $first }”)
bot-one-more = +1 { $slot }
bot-one-less = −1 { $slot }
bot-all = Wszystko
bot-all-worth = { $every } ({ $n })
bot-all-seats = Wszyscy
bot-in-full = Pełny tekst skróconych opcji:
bot-field-given = Już wypełnione. Wybierz następne pole.
bot-field-other = To nie jest bieżące pytanie. Otwarte pytanie: { $about }
bot-lead-all-with = maksimum: { $what }
bot-others = pozostałe: { $options }
bot-lead-into = { $first }: wybierz …
bot-lead-part = { $first } ({ $at } z { $of }): { $ends }
bot-lead-later = zdecyduj później …
bot-lead-pictured = wybierz na obrazie …
bot-fill = Maksimum
bot-fill-with = Maksimum: { $what }
bot-slot-so-far = - { $slot }: { $n } z { $most }
bot-number-label = Liczba
bot-write = Napisz…
bot-said = „{ $words }”
bot-several = Kilka poleceń naraz
bot-several-given = ✓ Wykonane polecenia: { $n } z { $of }.
bot-several-stopped = { $given } Dalszych nie wykonano: { $why }
bot-several-both = { $first } → { $then }
bot-several-none = Nic nie wybrano.
bot-slots = { $first } … { $last }

bot-number = { $n }
bot-slot = { $n } × { $slot }
bot-field = { $field }: { $value }
bot-these = { $choices }
bot-chosen = Wybrano: { $choices }
bot-hint-no-options = Nie ma z czego wybierać, a inni o tym nie wiedzą.
bot-hint-pick = Wybierz dokładnie: { $n }.
bot-hint-pick-between = { $low ->
    [0] Wybierz najwyżej { $high }.
   *[other] Wybierz od { $low } do { $high }.
  }
bot-hint-amount = Liczba od { $low } do { $high }.
bot-hint-worth = Wybrano: { $worth } z { $need }.
bot-hint-order = Naciskaj po kolei, zaczynając od pierwszego.
bot-hint-total = Wybrano: { $total } z { $need }.
bot-hint-total-between = Wybrano: { $total }; { $low ->
    [0] najwyżej { $high }
   *[other] od { $low } do { $high }
  }.
bot-note = { $note } · { $more }
bot-purpose = **{ $option }**: { $purpose }
bot-open-now = -# Tamto pytanie ma już odpowiedź. Teraz otwarte jest to.
