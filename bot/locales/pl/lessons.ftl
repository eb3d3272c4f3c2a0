### Lekcje: co we wszystkich jest takie samo. Słowa każdej lekcji stoją w jej własnym pliku.

command-learn = Naucz się gry, grając: lekcja krok po kroku we własnym wątku
    .name = ucz-się
option-learn-game = Gra do nauki
    .name = gra
option-learn-chapter = Tylko ta część lekcji
    .name = rozdział

lesson-learn = Lekcja: { $game }
lesson-first-time = Pierwsza gra w { $game }? Lekcja krok po kroku zajmuje 20 minut.
lesson-thread = Lekcja: { $game } · { $player }
lesson-begun = Twoja lekcja gry { $game } jest gotowa: { $channel }
lesson-step = Lekcja: krok { $n } z { $of }
lesson-press-answer = Naciśnij „{ bot-answer }”: niżej pojawi się wybór, tylko dla ciebie.
lesson-choose = Ten ruch jest zgodny z zasadami, ale lekcja przewiduje inny. Spróbuj jeszcze raz albo graj dalej przeciwko komputerowi.
lesson-hint = Podpowiedź lekcji
lesson-again = Spróbuj jeszcze raz
lesson-on = Graj dalej
lesson-wanted = Wybierz: **{ $answer }**
lesson-rule = Całą zasadę pokaże `/zasady o-czym: { $rule }`
lesson-not-left = Lekcja poszła już dalej.
lesson-no-hint = Na to nie ma podpowiedzi.
lesson-played-on = Koniec lekcji. Za pozostałych gra teraz komputer.
lesson-chapters = Tylko jedna część? Wybierz ją w poleceniu /ucz-się, w polu rozdział: { $chapters }
lesson-no-chapter = Ta lekcja nie ma rozdziału „{ $chapter }”. Wybierz z listy.
lesson-chapter-begun = { $chapter }: wszystko przedtem jest już rozegrane.
lesson-chapter-end = **Koniec rozdziału „{ $chapter }”.** Od teraz za pozostałych gra komputer: graj dalej, ile chcesz, albo zacznij inny rozdział poleceniem /ucz-się na kanale.
