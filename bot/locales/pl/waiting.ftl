### Na kogo czeka stół, przypomnienia, limity czasu.

bot-waiting-since = Czekamy na: { $players } · zapytano { $when }
bot-closes-by-itself = Reakcja zamknie się sama. Kto może zareagować, dostaje wiadomość prywatną.
bot-asked = { $player } (zapytano { $when })
bot-here = { $player }
bot-away = { $player } (nieobecność do: { $until })
bot-away-until = nieobecność do: { $until }

## Zegary
bot-clock-until = Koniec czasu { $when }
bot-clocks-until = Koniec czasu: { $players }
bot-clock-of = { $player } { $when }
bot-clock-left = zegar: { $left }
bot-clock-nothing = Zegar: { $bank } na osobę, plus { $more } na turę, najwyżej { $most }; potem jeszcze jedno przypomnienie
bot-clock-answer = Zegar: { $bank } na osobę, plus { $more } na turę, najwyżej { $most }; potem odpowiada zastępca
bot-clock-seat = Zegar: { $bank } na osobę, plus { $more } na turę, najwyżej { $most }; potem miejsce zajmuje zastępca
bot-clock-vote = Zegar: { $bank } na osobę, plus { $more } na turę, najwyżej { $most }; potem głosują pozostali
bot-setting-clock = Zegar dla każdej osoby

## Przypomnienia
bot-nudge = Twoja kolej na kanale { $channel } (zapytano { $when })
bot-go-there = Do pytania
bot-nudge-answer = Bez odpowiedzi do { $when } odpowie zastępca: { $players }
bot-nudge-seat = Bez odpowiedzi do { $when } zastępca zajmie miejsce: { $players }. Można je odzyskać: /gra dołącz.
bot-nudge-vote = Bez odpowiedzi do { $when } pozostali mogą zagłosować, by grać dalej bez tej osoby: { $players }
bot-nudge-time-up = Czas na odpowiedź przy tym stole minął.
bot-snooze = Przypomnij mi za 3 godziny
bot-snoozed = Przypomnienie przyjdzie { $when }, chyba że odpowiesz wcześniej.
bot-late-answered = Czas minął: zastępca odpowiada za miejsce { $seat }.
bot-late-covered = Czas minął: zastępca odpowiada za ciebie i zajmie twoje miejsce, gdy odpowiedzą wszyscy. Aby je zachować, użyj przedtem /gra cofnij.
bot-late-unseated = Czas minął: zastępca przejmuje miejsce ({ $name }). { $player }, możesz na nie wrócić: /gra dołącz.
bot-recall = Przypomnienie na twoją prośbę.
bot-recall-note = Przypomnienie na twoją prośbę: { $note }
bot-recall-aloud = { $player }, to przypomnienie na twoją prośbę.

## Głosowania nad nieobecnością i nad przerwą
bot-late-vote = Czas minął: { $seat }. Pozostali mogą zagłosować: miejsce zajmuje zastępca albo gra czeka.
bot-vote-replace = Zastępca …
bot-vote-pause = Przerwa …
bot-vote-asked-replace = { $player } prosi o głosowanie: do powrotu gra zastępca ({ $seat }).
bot-vote-asked-pause = { $player } prosi o głosowanie: przerwa w grze.
bot-vote-asked-resume = { $player } prosi o głosowanie: koniec przerwy.
bot-vote-needs = Brakuje głosów: { $n } · jeszcze bez głosu: { $players }
bot-vote-carried = Wniosek przyjęty.
bot-vote-withdrawn = { $player } wycofuje wniosek.
bot-vote-unseated = Głosowanie rozstrzygnięte: zastępca przejmuje miejsce ({ $name }). { $player }, możesz na nie wrócić: /gra dołącz.
bot-vote-paused = Głosowanie rozstrzygnięte: przerwa w grze. Kończy ją /zagraj głosuj.
bot-vote-resumed = Głosowanie rozstrzygnięte: gramy dalej.
bot-vote-too-soon = Tego miejsca nie można teraz objąć głosowaniem. Wszyscy muszą czekać na tę osobę, a ona musi być nieobecna albo przekroczyć czas mimo dwóch przypomnień.
bot-vote-moderators = Tę przerwę zarządził moderator i on ją kończy.

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
bot-timers-vote = Czas na odpowiedź: { $limit }, potem głosują pozostali
bot-timers-absent = Czas biegnie też podczas nieobecności
bot-timers-and = { $one }; { $more }
bot-timers-set = Nowe limity czasu: { $timers }
bot-timers-form = To nie jest lista czasów: „{ $typed }”. Napisz na przykład 12h 1d 3d albo „wyłącz”.
bot-timers-limit-form = To nie jest czas: „{ $typed }”. Napisz na przykład 2d, 36h albo „wyłącz”.
bot-timers-range = Podaj najwyżej pięć czasów, od { $low } do { $high }.
bot-timers-no-limit = Ustaw też limit czasu, inaczej nikt nie może się spóźnić.
bot-timers-who = Limity czasu ustawia tu moderator, a przed początkiem gry także gospodarz stołu.
audit-timers = { $who } zmienia limity czasu stołu.

command-mod-timers = Limity czasu: przypomnienia i co dzieje się po upływie czasu
    .name = czas
option-mod-timers-remind = Przypomnij po takim czasie, na przykład 12h 1d 3d; wyłącz: nigdy
    .name = przypomnij
option-mod-timers-limit = Czas na odpowiedź, na przykład 2d; wyłącz: bez limitu
    .name = limit
option-mod-timers-clock = Zegar dla każdej osoby zamiast jednego limitu
    .name = zegar
option-mod-timers-late = Co dzieje się po upływie czasu
    .name = spóźnienie
option-mod-timers-absence = Czy czas biegnie podczas nieobecności
    .name = nieobecność
choice-late-nothing = Jeszcze jedno przypomnienie
choice-late-answer = Odpowiada zastępca
choice-late-seat = Zastępca zajmuje miejsce
choice-late-vote = Głosują pozostali
choice-clock-off = Bez zegara
choice-clock-live = 10 min + 1 min na turę, do 30 min
choice-clock-daily = 24 godz. + 4 godz. na turę, do 72 godz.
choice-clock-weekly = 72 godz. + 12 godz. na turę, do 120 godz.
choice-absence-spared = Czas wtedy nie biegnie
choice-absence-counts = Czas wtedy biegnie
