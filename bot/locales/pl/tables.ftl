### Gry, baza danych, konfiguracja: odmowy i to, co bot mówi na kanale.

## Baza danych
bot-store-full = Na dysku bota nie ma miejsca, więc nic się nie zmieniło. Powiadom osobę, która prowadzi bota, i spróbuj ponownie.
bot-store-locked = Inny program zajmuje bazę danych bota, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
bot-store-newer = Tę bazę danych zapisała nowsza wersja Astrarch. Zaktualizuj bota albo przywróć starszą kopię.
bot-store-foreign = Ten plik nie jest bazą danych Astrarch. Podaj inną ścieżkę pod „database” w config.toml.
bot-store-failed = Baza danych odmawia, więc nic się nie zmieniło: { $why }.
bot-store-stale = Gra właśnie poszła dalej. Sprawdź jej stan i spróbuj ponownie.
bot-backup-failed = Kopia nie powstała: { $why }.

## Gry
bot-no-game = Tu nie ma gry. Zacznij nową: /game new.
bot-channel-taken = Na tym kanale trwa już gra. Wybierz inny kanał albo najpierw zakończ tamtą grę.
bot-seat-taken = To miejsce nie jest wolne albo masz już inne.
bot-not-open = Gra już trwa.
bot-not-seated = Nie bierzesz udziału w tej grze.
bot-no-such-option = Opcja „{ $option }” nie może mieć tu wartości „{ $value }”.
bot-seats-wrong = Dozwolona liczba graczy: { $low }–{ $high }. Teraz jest: { $have }.
bot-not-running-open = Gra jeszcze nie trwa.
bot-not-running-running = Gra nie jest wstrzymana.
bot-not-running-paused = Gra jest wstrzymana. Może ją wznowić osoba moderująca.
bot-not-running-over = Gra jest skończona.
bot-not-running-ended = Gra została zakończona.
bot-export-later = Plik gry zawiera jej tajemnice, więc można go pobrać dopiero po zakończeniu gry.
bot-game-unreadable = Ta wersja Astrarch nie umie odczytać tej gry. Nic nie zginęło: powiadom osobę, która prowadzi bota.
bot-rule-failed = To polecenie trafiło na błąd w bocie i nie zostało wykonane. Gra jest w tym samym stanie co przedtem.
bot-script-stopped = Nic nie zostało zagrane: krok { $step } nie pasuje do pytania, które wtedy pada.
bot-nothing-to-undo = Tego nie cofniesz bez zgody innych: później były rzut, odsłonięta tajemnica albo czyjaś odpowiedź. Cofnąć może osoba moderująca.
bot-too-few-answers = Wybierz liczbę od 1 do { $have }: więcej odpowiedzi nie da się cofnąć.

## To, co pojawia się na kanale
bot-seed-sealed = Wszystkie rzuty i tasowania biorą się z tajnego ziarna. Jego SHA-256: { $hash }. Samo ziarno poznacie na końcu.
bot-seed-shown = Ziarno tej gry: { $seed }. Jego SHA-256, zgodnie z zapowiedzią z początku: { $hash }.
bot-game-won = { $count ->
    [one] Zwycięstwo: { $winners }!
   *[other] Wspólne zwycięstwo: { $winners }!
  } Wynik końcowy: { $scores }.
bot-score = { $seat } { $points }
bot-ended = Gra została zakończona.
bot-paused = Gra jest wstrzymana. Odpowiedzi będą przyjmowane, gdy wznowi ją osoba moderująca.
bot-resumed = Gra toczy się dalej.
bot-replaced = Miejsce przejmuje: { $seat }.
bot-stand-in-takes-over = Miejsce zwalnia: { $name }. Gra teraz zastępca, losowo.
bot-resigned = Rezygnacja: { $name }. Gra teraz zastępca, losowo.
bot-joined-late = Miejsce po zastępcy przejmuje: { $seat }.
bot-undone = { $seat } cofa { $count ->
    [one] odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
  }.
bot-rolled-back = Decyzją osoby moderującej cofnięte odpowiedzi: { $count }.
bot-stand-ins-stuck = Nie udało się znaleźć odpowiedzi ({ $seats }), więc gra jest wstrzymana. Osoba moderująca może odpowiedzieć za to miejsce albo kogoś na nim posadzić.
bot-set-aside = Zasady zostały poprawione. Ostatnie odpowiedzi, które już nie obowiązują: { $count }. Odpowiedzcie ponownie: { $seats }.
bot-set-aside-yours = Odpowiedz ponownie. Twoje odpowiedzi brzmiały: { $answers }.
bot-answer-given = { $kind }: { $value }
