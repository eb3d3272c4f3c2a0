### Lekcja gry Space Empires: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-space_empires-scouts = Witaj w grze Space Empires 4X. Wygrywasz, niszcząc świat startowy wroga. Twój to J1 na skraju mapy, a wroga J11 na drugim skraju. Po trzech turach ruchu następuje Faza Ekonomiczna. Jednostki ruszają się o jeden heks na turę, a okręty, także zwiadowcy, w trzeciej o dwa. W niewyeksplorowanych heksach są planety i minerały, ale też zagrożenia: wyślij grupę SC2, czyli 4 zwiadowców, z J1 na K1.
lesson-space_empires-scouts-other = Najpierw zwiadowcy: mogą odkrywać, a strata jednego mało kosztuje.

lesson-space_empires-scouts-to = Na K1.
lesson-space_empires-scouts-to-other = Każdy sąsiedni heks to zagadka. Lekcja zaczyna od K1.

lesson-space_empires-end-1 = Reszta czeka: tam, gdzie nikogo nie było, lecą tylko okręty. Zakończ fazę; potem zwiadowcy odkryją heks.
lesson-space_empires-end-1-other = Nic więcej nie musi się teraz ruszać. Zakończ fazę.

lesson-space_empires-colony = Zwiadowcy odkryli planetę. Kolonie to twój dochód: wyślij statek kolonizacyjny na K1.
lesson-space_empires-colony-other = Planeta czeka na statek kolonizacyjny.
lesson-space_empires-colony-to = Na K1.
lesson-space_empires-settle = Skolonizuj K1. Statek znika, a kolonia rośnie w każdej Fazie Ekonomicznej: jej dochód to 1, potem 3, w końcu 5 PK.
lesson-space_empires-settle-other = Im szybciej powstanie kolonia, tym szybciej urośnie.

lesson-space_empires-scouts-2 = Zwiadowcy lecą dalej, na J2: tędy prowadzi droga do wroga.
lesson-space_empires-scouts-2-other = Odkrywaj dalej zwiadowcami.
lesson-space_empires-scouts-2-to = Na J2.
lesson-space_empires-scouts-2-to-other = Wróg leży wzdłuż kolumny J: leć na J2.
lesson-space_empires-end-2 = Zakończ fazę.
lesson-space_empires-scouts-3 = Na J2 są minerały: statek górniczy może je odholować do kolonii, a to daje 5 PK. Zwiadowcy lecą dalej, na J3.
lesson-space_empires-scouts-3-other = Niech zwiadowcy lecą dalej.
lesson-space_empires-scouts-3-to = Na J3. Teraz mogą lecieć dwa heksy, ale odkryją tylko heks obok tego, na którym zaczęli turę.
lesson-space_empires-scouts-3-to-other = Prosto: na J3.
lesson-space_empires-end-3 = Zakończ fazę. Po niej jest Faza Ekonomiczna.

lesson-space_empires-sheet = Faza Ekonomiczna: wszyscy w tajemnicy wydają punkty konstrukcyjne (PK) na technologie, statki i bazy oraz licytują, kto wybierze pierwszego gracza. Utrzymanie, 1 PK za punkt pancerza twoich statków, jest już zapłacone; twoje 4 stocznie zbudują 4 punkty pancerza. Wypełnij część 1: jeden krążownik w polu Statki, za 12 PK, i nic więcej. Wyślij ją, a potem naciśnij „{ bot-confirm }”.
lesson-space_empires-sheet-other = Kartę Produkcji można wypełnić na wiele sposobów. Lekcja kupuje 1 krążownik i nic nie licytuje.

lesson-space_empires-first = Nikt nic nie licytował, więc wybiera ten, kto dotąd był pierwszy: ty. Drugi widzi, co robi wróg: niech zacznie wróg.
lesson-space_empires-first-other = Pierwszy ruch też się przydaje. Tu lepiej widzi drugi.

lesson-space_empires-scouts-4 = Na I7 pojawia się żeton wroga. Widzisz, że tam jest, ale nie jakie to statki ani ile ich jest. Leć dalej zwiadowcami, na J4.
lesson-space_empires-scouts-4-other = Wyślij naprzeciw czterech zwiadowców.
lesson-space_empires-scouts-4-to = Na J4.
lesson-space_empires-scouts-4-to-other = Na J4: wróg schodzi po twojej stronie.
lesson-space_empires-end-4 = Zakończ fazę.
lesson-space_empires-scouts-5 = J4 to planeta dla następnego statku kolonizacyjnego. Wróg jest coraz bliżej, na I6: leć na I4, skąd możesz go zaatakować w następnej turze.
lesson-space_empires-scouts-5-other = Nie spuszczaj go z oka: zwiadowcy.
lesson-space_empires-scouts-5-to = Na I4.
lesson-space_empires-scouts-5-to-other = Z I4 dosięgniesz go w następnej turze.
lesson-space_empires-end-5 = Zakończ fazę.
lesson-space_empires-scouts-6 = Jest tuż obok, na I5. Zaatakuj całą czwórką: wejście na jego heks to atak.
lesson-space_empires-scouts-6-other = Teraz albo nigdy: zaatakuj.
lesson-space_empires-scouts-6-to = Na I5.
lesson-space_empires-scouts-6-to-other = Wróg jest na I5.
lesson-space_empires-end-6 = Zakończ fazę; zaczyna się bitwa.

lesson-space_empires-screen-1 = To jeden zwiadowca przeciwko czterem! Obie strony odkrywają statki i technologie (na razie wszystkie 0). Większa flota może osłonić część statków: są bezpieczne, ale nie strzelają. Tu niech strzelają wszystkie: wybierz „{ bot-none }”.
lesson-space_empires-screen-1-other = Niech strzelają wszystkie cztery: nikogo nie osłaniaj.

lesson-space_empires-volley-1 = Statki strzelają według klas, od A do E; przy równych najpierw obrońca: wróg chybia. Każdy zwiadowca rzuca kością dziesięciościenną i trafia wynikiem najwyżej 4: jego atak 3, mniej obrona celu 0, i jeszcze 1, bo masz dwa razy więcej statków. Strzelaj wszystkimi.
lesson-space_empires-volley-1-other = Cel jest tylko jeden: strzelaj wszystkimi.

lesson-space_empires-end = **Umiesz już grać w Space Empires**: odkrywasz, kolonizujesz, kupujesz i walczysz. Wypełnij drugą Kartę Produkcji i graj dalej: wrogiem jest teraz komputer. Wyślij statek kolonizacyjny na J4, a górniczy na J2. Większe statki wymagają technologii rozmiaru okrętów, a szybsze technologii ruchu. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-space_empires-chapter-moving = Eksploracja i kolonie
lesson-space_empires-chapter-economy = Faza Ekonomiczna
lesson-space_empires-chapter-economy-start = Twój świat startowy to J1, a wroga J11. Minęły dwie z trzech tur; twoi zwiadowcy są na J2.
lesson-space_empires-chapter-combat = Walka
lesson-space_empires-chapter-combat-start = Twój świat startowy to J1, a wroga J11. Czterej twoi zwiadowcy są na I4.
