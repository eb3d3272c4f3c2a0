### Na kogo czeka stół, przypomnienia, limity czasu.

bot-waiting-since = Czekamy na: { $players } · zapytano { $when }
bot-asked = { $player } (zapytano { $when })
bot-here = { $player }
bot-away = { $player } (nieobecność do: { $until })
bot-away-until = nieobecność do: { $until }

## Przypomnienia
bot-nudge = Brakuje twojej odpowiedzi na kanale { $channel } · zapytano { $when }
bot-go-there = Do pytania
bot-nudge-answer = Bez odpowiedzi do { $when } zastępca odpowie za: { $players }
bot-nudge-seat = Bez odpowiedzi do { $when } zastępca zajmie miejsce: { $players }. Można je odzyskać przez /gra dołącz.
bot-nudge-time-up = Czas na odpowiedź przy tym stole minął.
bot-snooze = Przypomnij mi za 3 godziny
bot-snoozed = Przypomnienie przyjdzie { $when }, chyba że odpowiesz wcześniej.
bot-late-answered = Czas minął, odpowiada zastępca. Miejsce: { $seat }.
bot-late-covered = Czas minął: odpowiada tu za ciebie zastępca, a gdy odpowiedzą wszyscy, zajmie twoje miejsce. Cofnij przedtem jedną z tych odpowiedzi (/gra cofnij), a miejsce zostanie twoje.
bot-late-unseated = Czas minął. Miejsce zwalnia: { $name }. Gra teraz zastępca. { $player }, możesz wrócić na to miejsce: /gra dołącz.
bot-recall = Przypomnienie na twoją prośbę.
bot-recall-note = Przypomnienie na twoją prośbę: { $note }
bot-recall-aloud = { $player }, to przypomnienie na twoją prośbę.

## Limity czasu
bot-span = { $parts }
bot-span-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
  }
bot-span-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
  }
bot-span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
bot-timers-remind = Czas do przypomnienia: { $after }
bot-timers-silent = Bez przypomnień
bot-timers-endless = Bez limitu czasu
bot-timers-nothing = Czas na odpowiedź: { $limit }, potem jeszcze jedno przypomnienie
bot-timers-answer = Czas na odpowiedź: { $limit }, potem odpowiada zastępca
bot-timers-seat = Czas na odpowiedź: { $limit }, potem miejsce zajmuje zastępca
bot-timers-absent = Czas biegnie też podczas nieobecności
bot-timers-and = { $one }; { $more }
bot-timers-set = Od teraz stół czeka tak: { $timers }
bot-timers-form = To nie jest lista czasów: „{ $typed }”. Napisz na przykład 12h 1d 3d albo off.
bot-timers-limit-form = To nie jest czas: „{ $typed }”. Napisz na przykład 2d lub 36h albo off.
bot-timers-range = Podaj najwyżej pięć czasów, najkrótszy możliwy to { $low }, najdłuższy { $high }.
bot-timers-no-limit = Ustaw też limit czasu, inaczej nikt nie może się spóźnić.
bot-timers-who = Limity czasu ustawia tu moderator, a przed początkiem gry także gospodarz stołu.
audit-timers = { $who } ustala, jak długo stół czeka.

command-mod-timers = Jak długo stół czeka: przypomnienia i co dzieje się po upływie czasu
    .name = czas
option-mod-timers-remind = Przypomnij po takim czasie, na przykład 12h 1d 3d; off: nigdy
    .name = przypomnij
option-mod-timers-limit = Czas na odpowiedź, na przykład 2d; off: bez limitu
    .name = limit
option-mod-timers-late = Co dzieje się po upływie czasu
    .name = spóźnienie
option-mod-timers-absence = Czy czas biegnie podczas nieobecności
    .name = nieobecność
choice-late-nothing = Jeszcze jedno przypomnienie
choice-late-answer = Zastępca daje tę jedną odpowiedź
choice-late-seat = Zastępca zajmuje miejsce
choice-absence-spared = Czas wtedy stoi
choice-absence-counts = Czas wtedy też biegnie
