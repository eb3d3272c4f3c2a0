### Pomoc: gdzie się jest i co dalej.

command-help = Gdzie jesteś, co dalej i jak to wszystko działa
    .name = pomoc

bot-help-no-table = Na tym kanale nie ma stołu.
bot-help-no-table-how = Naciśnij grę, aby otworzyć stół, albo wybierz jej zasady poleceniem. Pozostali naciskają potem „Dołącz”.
bot-help-private = Twoje gry
bot-help-no-games = Nie grasz w żadną grę. Stoły otwiera się na kanałach serwera.
bot-help-answer-in = Odpowiedz: { $game } { NUMBER($n, useGrouping: 0) }
bot-help-open-missing = { $n ->
    [one] Potrzebna jest jeszcze jedna osoba albo zastępca.
    [few] Potrzebne są jeszcze { $n } osoby albo zastępcy.
    [many] Potrzeba jeszcze { $n } osób albo zastępców.
   *[other] Potrzeba jeszcze { $n } osoby albo zastępcy.
  }
bot-help-open-ready = Jest was dość: „Rozpocznij” zaczyna grę.
bot-help-open-seated = Masz miejsce przy stole.
bot-help-open-stranger = Nie masz jeszcze miejsca.
bot-help-paused = Gra jest wstrzymana. Może ją wznowić moderator.
bot-help-over = Ta gra się skończyła. Obejrzyj ją jeszcze raz albo otwórz następną.
bot-help-nothing-asked = Teraz nie musisz na nic odpowiadać.
bot-help-asked = Pytanie do ciebie: { $about }
bot-help-watching = Oglądasz grę: { $game }
bot-help-you-moderate = Możesz tu moderować: { $commands }
bot-help-topics = Albo poczytaj o tym …
bot-help-home = Gdzie jestem?

bot-help-tables = Stoły: otwarcie, dołączanie, początek, odejście
bot-help-tables-text = Na każdym kanale i w każdym wątku stoi jeden stół. Kto go otwiera, zajmuje pierwsze miejsce; wolne miejsca mogą zająć gracze komputerowi. Kto rezygnuje, oddaje miejsce zastępcy.
bot-help-playing = Gra: pytania i odpowiedzi
bot-help-playing-text = Jedna wiadomość mówi, o co chodzi w pytaniu i kto ma odpowiedzieć. Naciśnij „Odpowiedz”, a zobaczysz swoje możliwości, widoczne tylko dla ciebie, albo wpisz polecenie gry: podczas pisania podpowiada, co wolno. Błędna odpowiedź spotyka się z odmową i wskazaniem zasady, a nic nie przepada. Każdą kartę, technologię i jednostkę z gry można przeczytać: służy do tego opcja „karta” przy zasadach.
bot-help-undo = Cofanie
bot-help-undo-text = Swoje ostatnie odpowiedzi cofniesz swobodnie, dopóki nikt nie rzuci kością, nie dobierze karty i nie odpowie po tobie. Dalej potrzebna jest zgoda wszystkich graczy: naciskają przycisk przy spisie tego, co przepadnie.
bot-help-secrets = Tajemnice: karty, cele, wiadomości prywatne
bot-help-secrets-text = To, co możesz wiedzieć tylko ty, przychodzi w wiadomości prywatnej (twoja ręka także jako obrazek) i w każdej chwili możesz to przeczytać ponownie. Gdy nie przyjmujesz takich wiadomości, kanał mówi tylko, że coś na ciebie czeka. Kto gra przy stole (teraz lub wcześniej), nie zajrzy w cudzą rękę, także jako moderator.
bot-help-reactions = Reakcje i stałe polecenia
bot-help-reactions-text = Gdy ktoś mógłby zareagować, pytani są wszyscy, którzy kiedykolwiek mogliby to zrobić, więc nikt się nie dowie, kto co ma. Stałe polecenia pasują za ciebie po losowej chwili.
bot-help-time = Przypomnienia, nieobecność, cisza nocna
bot-help-time-text = Przypomnienia przychodzą w porach ustalonych przez stół, ale nie w twoich godzinach ciszy ani podczas nieobecności.
bot-help-story = Co się wydarzyło, i obrazy
bot-help-story-text = Po każdej turze pojawia się obraz i krótka relacja. Każde miejsce możesz obejrzeć w powiększeniu, a grę przejść jeszcze raz wstecz. Planszę można też przeczytać słowami, miejsce po miejscu, a przycisk pod obrazem mówi, co znaczą symbole. Ile jest obrazów, wybiera stół i każdy dla siebie.
bot-help-moderators = Dla moderatorów
bot-help-moderators-text = Kto może zarządzać kanałami albo ma rolę moderatora, może pomóc stołowi. O każdym takim działaniu dowiaduje się stół, a dziennik je zapisuje.
