### Pomoc: gdzie się jest i co dalej.

command-help = Gdzie jesteś, co dalej i jak to wszystko działa
    .name = pomoc

bot-help-no-table = Na tym kanale nie ma stołu.
bot-help-no-table-how = Naciśnij grę, aby otworzyć stół, albo wybierz jej zasady poleceniem. Pozostali naciskają potem „Dołącz”.
bot-help-private = Twoje gry
bot-help-no-games = Nie grasz w żadną grę. Stoły otwiera się na kanałach serwera.
bot-help-answer-in = Odpowiedz: { $game } { NUMBER($n, useGrouping: 0) }
bot-help-open-missing = { $n ->
    [one] Potrzebna jest jeszcze { $n } osoba (albo gracz komputerowy).
    [few] Potrzebne są jeszcze { $n } osoby (albo gracze komputerowi).
   *[other] Potrzeba jeszcze { $n } osób (albo graczy komputerowych).
}
bot-help-open-ready = Graczy jest dość. Naciśnij „Rozpocznij”.
bot-help-open-seated = Masz miejsce przy stole.
bot-help-open-stranger = Nie masz jeszcze miejsca.
bot-help-paused = Gra jest wstrzymana. Może ją wznowić moderator.
bot-help-over = Ta gra się skończyła. Obejrzyj ją jeszcze raz albo otwórz następną.
bot-help-nothing-asked = Nic na ciebie nie czeka.
bot-help-asked = Twoja kolej: { $about }
bot-help-watching = Oglądasz grę: { $game }
bot-help-you-moderate = Możesz tu moderować: { $commands }
bot-help-topics = Albo poczytaj o tym …
bot-help-home = Gdzie jestem?

bot-help-tables = Stoły: otwarcie, dołączanie, początek, odejście
bot-help-tables-text = Każdy kanał i wątek ma jeden stół. Kto go otwiera, jest gospodarzem i zajmuje pierwsze miejsce; wolne miejsca mogą zająć gracze komputerowi. Po rezygnacji gra zastępca.
bot-help-playing = Gra: pytania i odpowiedzi
bot-help-playing-text = Naciśnij przycisk pod pytaniem albo wpisz polecenie; podpowiedzi pokazują, co dozwolone. Niedozwolony ruch spotyka się z odmową i wskazaniem zasady, a nic się nie zmienia. O zasadę zapytasz własnymi słowami przez /zasady o-czym:, a każdą kartę znajdziesz przez /zasady karta:.
bot-help-learning = Nauka gry
bot-help-learning-text = Lekcja krok po kroku trwa około 20 minut, we własnym wątku: każdy ruch wykonujesz prawdziwymi przyciskami, a kilka zdań mówi, co zrobić i dlaczego. Po innym legalnym ruchu możesz spróbować jeszcze raz albo grać dalej.
bot-help-undo = Cofanie
bot-help-undo-text = Ostatnie odpowiedzi cofniesz swobodnie, dopóki nikt nie rzuci kością, nie dobierze karty i nie odpowie po tobie. Dalej potrzebna jest zgoda wszystkich graczy; przycisk pokazuje, co przepadnie.
bot-help-secrets = Tajne informacje: karty, cele, wiadomości prywatne
bot-help-secrets-text = Tajne informacje przychodzą w wiadomości prywatnej. Jeśli masz je wyłączone, użyj przycisku na kanale. Ponownie przeczytasz je przez /tajne. Kto gra przy stole (teraz lub wcześniej), nie może podejrzeć cudzych kart, także jako moderator.
bot-help-reactions = Reakcje i stałe polecenia
bot-help-reactions-text = Gdy ktoś mógłby zareagować, pytani są wszyscy, którzy kiedykolwiek mogliby to zrobić, więc nikt się nie dowie, kto co ma. Stałe polecenia pasują za ciebie po naturalnej pauzie.
bot-help-time = Przypomnienia, nieobecność, godziny ciszy
bot-help-time-text = Przypomnienia przychodzą w porach ustalonych przez stół, ale nie w twoich godzinach ciszy ani podczas nieobecności.
bot-help-story = Co się wydarzyło, i obrazy
bot-help-story-text = Każda tura kończy się obrazem i krótką relacją. Z bliska: /gra plansza. Wstecz: /gra historia. Plansza słowami: /gra słowami. Liczbę obrazów wybiera stół i każdy gracz dla siebie.
bot-help-moderators = Dla moderatorów
bot-help-moderators-text = Moderować może każdy, kto ma Zarządzanie kanałami albo rolę moderatora. O każdym działaniu moderatora dowiaduje się stół, a dziennik je zapisuje.
