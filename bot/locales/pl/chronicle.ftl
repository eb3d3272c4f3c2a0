### Co się wydarzyło: historia, od ostatniej własnej odpowiedzi, gra jako film, jej liczby.

## Commands
command-game-since = Co się wydarzyło od twojej ostatniej odpowiedzi, z planszą
    .name = nadrób
option-game-history-pictures = Krok po kroku, z planszą po każdej turze
    .name = obrazy

## History
bot-turn-head = **{ $headline }** · { $when }
bot-lines-before = … wcześniej { $n ->
    [one] jeszcze { $n } wiersz
    [few] jeszcze { $n } wiersze
    [many] jeszcze { $n } wierszy
   *[other] jeszcze { $n } wiersza
  }
bot-only-you = *Tylko dla ciebie: { $text }*
bot-only-them = *Tylko dla: { $seats }. { $text }*
bot-history-pictures = Krok po kroku
bot-history-step = Krok { $n } z { $of }
bot-history-gone = Tamte wydarzenia zostały cofnięte; to jest krok przed nimi.
bot-history-first = Pierwszy
bot-history-back = Wstecz
bot-history-next = Dalej
bot-history-last = Ostatni
bot-history-jump = Przejdź do…

## Since the last own answer
bot-what-happened = Co mnie ominęło?
bot-since = Od twojej ostatniej odpowiedzi ({ $when }): { $n ->
    [0] na razie nikt nie odpowiedział.
    [one] { $n } odpowiedź.
    [few] { $n } odpowiedzi.
    [many] { $n } odpowiedzi.
   *[other] { $n } odpowiedzi.
  }
bot-since-start = Ta gra nie ma jeszcze żadnej twojej odpowiedzi. Dotąd: { $n ->
    [one] { $n } odpowiedź.
    [few] { $n } odpowiedzi.
    [many] { $n } odpowiedzi.
   *[other] { $n } odpowiedzi.
  }
bot-since-nothing = Nic, co ktokolwiek mógłby zobaczyć.

## Figures
command-game-stats = Gra w liczbach: punkty w rundach, szczęście w kościach, czas
    .name = statystyki
option-show = Pokaż całemu kanałowi, nie tylko tobie
    .name = pokaż
bot-stats-title = { $game }: { $headline }
bot-stats-over = { $game }: gra w liczbach
bot-stats-posted = Gra w liczbach
bot-stats-points = Punkty w rundach
bot-stats-chances = Szansa na zwycięstwo w rundach (%)
bot-stats-round = Runda
bot-stats-luck = Kości: trafienia a wartość oczekiwana
bot-stats-no-dice = bez kości
bot-stats-hits = { $hits } z { $dice } kości
bot-stats-time = Czas odpowiedzi (mediana)
bot-stats-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
  }
bot-stats-seconds = { $n } s
bot-stats-minutes = { $n } min
bot-stats-hours = { $n } godz. { $minutes } min
bot-stats-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
} { $hours } godz.
bot-stats-unknown = –
bot-stats-alt = { $name }: { $points }; kości { $luck }; czas odpowiedzi (mediana) { $time }, { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
  }.
bot-stats-alt-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
bot-stats-alt-chances = { $name }: szansa na zwycięstwo w kolejnych rundach, w %: { $chances }.
bot-stats-alt-luck = { $luck } (trafienia: { $hits } z { $dice })

## The game as a film
command-game-replay = Cała gra jako ruchomy obraz planszy
    .name = powtórka
bot-replay-round = Runda { $n }
bot-replay-alt = Gra od początku, { $n ->
    [one] { $n } obraz
    [few] { $n } obrazy
    [many] { $n } obrazów
   *[other] { $n } obrazu
  } jeden po drugim. Ostatni:

## Jak skończyła się gra
bot-ending-title = { $game }: koniec gry
bot-ending-won = Zwycięstwo
bot-ending-length = { $rounds ->
    [0] { $time }, odpowiedzi: { $answers }
    [one] 1 runda, { $time }, odpowiedzi: { $answers }
    [few] { $rounds } rundy, { $time }, odpowiedzi: { $answers }
   *[other] { $rounds } rund, { $time }, odpowiedzi: { $answers }
  }
bot-ending-name = { $name }
bot-ending-side = { $name } ({ $side })
bot-ending-part = { $of } { $n }
bot-ending-alt = { $place }. { $who }: { $points }.
bot-ending-alt-parts = { $place }. { $who }: { $points } ({ $parts }).
bot-the-end = ## { $what }
    -# { $seed }
bot-figures = Liczby
bot-film = Powtórka
bot-film-coming = Powtórka się rysuje. Pojawi się tutaj za kilka sekund.
bot-another = Jeszcze jedna
