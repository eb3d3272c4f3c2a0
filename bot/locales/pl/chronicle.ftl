### Co się wydarzyło: historia, od ostatniej własnej odpowiedzi, gra jako film, jej liczby.

## Commands
command-game-since = Co się wydarzyło od twojej ostatniej odpowiedzi, z planszą
    .name = od-ostatniej
option-game-history-pictures = Krok po kroku, z planszą po każdej turze
    .name = obrazki

## History
bot-turn-head = **{ $headline }** · { $when }
bot-lines-before = … wcześniej { $n ->
    [one] jeszcze { $n } wiersz
    [few] jeszcze { $n } wiersze
    [many] jeszcze { $n } wierszy
   *[other] jeszcze { $n } wiersza
  }
bot-only-you = *Tylko dla ciebie: { $text }*
bot-history-pictures = Krok po kroku, z obrazkami
bot-history-step = Krok { $n } z { $of }
bot-history-gone = To, co się tam wydarzyło, zostało cofnięte; to jest tura przed tym.
bot-history-first = Pierwsza
bot-history-back = Wstecz
bot-history-next = Dalej
bot-history-last = Ostatnia
bot-history-jump = Przejdź do…

## Since the last own answer
bot-what-happened = Co się wydarzyło?
bot-since = Od twojej ostatniej odpowiedzi ({ $when }): { $n ->
    [0] na razie żadnej odpowiedzi.
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
