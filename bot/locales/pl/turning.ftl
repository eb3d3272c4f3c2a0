### Punkty zwrotne skończonej gry i stoły, przy których można je rozegrać jeszcze raz.

command-play-turning = Punkty zwrotne: decyzje, które najbardziej zmieniły szanse, po zakończeniu gry
    .name = punkty-zwrotne
bot-turning = Punkty zwrotne
turning-later = Punkty zwrotne pojawią się po rozegraniu gry do końca.
turning-none = W tej grze nie da się wskazać punktów zwrotnych.
turning-nothing = Żadna pojedyncza decyzja nie zmieniła szansy na zwycięstwo o 3 punkty procentowe lub więcej.
turning-title = ## Punkty zwrotne
turning-point = **Runda { $round }, { $seat }**
turning-chance = Szansa na zwycięstwo: przedtem { $before }%, potem { $came }%
turning-chosen = { $about }
    Wybór: **{ $done }**
turning-mistake = Silni gracze komputerowi wybierają: **{ $instead }**. Daje to { $then }%, o { $by } p.p. więcej.
turning-better = Silni gracze komputerowi wybraliby: **{ $instead }**. Dałoby to tylko { $then }%.
turning-close = Silni gracze komputerowi wybraliby: **{ $instead }**. Daje to { $then }%, bez wyraźnej różnicy.
turning-doubtful = Silni gracze komputerowi wybraliby: **{ $instead }**. Nieco później daje to { $then }%, ale nie więcej zwycięstw na końcu.
turning-ended = Rozegrane do końca ({ $n } razy z każdym wyborem): zwycięstwa z tym wyborem { $other }, z wykonanym { $done }.
turning-same = Silni gracze komputerowi robią tu to samo.
turning-replays = { $n ->
    [one] Po tych rzutach kośćmi: { $fell }%.
    [few] Średnia z { $n } powtórzeń z nowymi rzutami i kartami; za innych gra komputer. W tej grze wyszło { $fell }%.
   *[other] Średnia z { $n } powtórzeń z nowymi rzutami i kartami; za innych gra komputer. W tej grze wyszło { $fell }%.
  }
turning-try = Zagraj to
turning-thread = Próba: { $game } · { $player }
turning-begun = Pozycja ze skończonej gry, do ćwiczenia: decyduje { $seat }, na pozostałych miejscach gra komputer. Rzuty i zakryte karty są nowe.
turning-opened = Twój stół jest gotowy: { $channel }
