### Lekcja gry Space Empires: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-space_empires-scouts = Witaj w grze Space Empires 4X. Wygrywasz, niszcząc świat startowy wroga. Twój to J1 na skraju mapy, a wroga J11 na drugim skraju. Po trzech turach ruchu następuje Faza Ekonomiczna. Grupy ruszają się osobno, zakryte przed wrogiem: o jeden heks na turę, a okręty w trzeciej o dwa. W niewyeksplorowanych heksach są planety i minerały, ale też zagrożenia: wyślij 4 zwiadowców z J1 na K1.
lesson-space_empires-scouts-other = Najpierw zwiadowcy: mogą odkrywać, a strata jednego mało kosztuje.

lesson-space_empires-scouts-to = Na K1.
lesson-space_empires-scouts-to-other = Każdy sąsiedni heks to zagadka. Lekcja zaczyna od K1.

lesson-space_empires-end-1 = Reszta czeka: tam, gdzie nikogo nie było, lecą tylko okręty. Zakończ fazę; potem zwiadowcy odkryją heks.
lesson-space_empires-end-1-other = Nic więcej nie musi się teraz ruszać. Zakończ fazę.

lesson-space_empires-colony = Zwiadowcy odkryli planetę. Kolonie to twój dochód: wyślij statek kolonizacyjny na K1.
lesson-space_empires-colony-other = Planeta czeka na statek kolonizacyjny.
lesson-space_empires-colony-to = Na K1.
lesson-space_empires-settle = Skolonizuj K1. Statek znika; kolonia daje najpierw 1 PK, a po każdej Fazie Ekonomicznej więcej.
lesson-space_empires-settle-other = Im szybciej powstanie kolonia, tym szybciej urośnie.

lesson-space_empires-scouts-2 = Zwiadowcy lecą dalej, na J2: tędy prowadzi droga do wroga.
lesson-space_empires-scouts-2-other = Odkrywaj dalej zwiadowcami.
lesson-space_empires-scouts-2-to = Na J2.
lesson-space_empires-scouts-2-to-other = Wróg leży wzdłuż kolumny J: leć na J2.
lesson-space_empires-end-2 = Zakończ fazę.
lesson-space_empires-scouts-3 = Trzecia tura: jeszcze jeden heks, na J3.
lesson-space_empires-scouts-3-other = Niech zwiadowcy lecą dalej.
lesson-space_empires-scouts-3-to = Na J3.
lesson-space_empires-scouts-3-to-other = Prosto: na J3.
lesson-space_empires-end-3 = Zakończ fazę. Po niej jest Faza Ekonomiczna.

lesson-space_empires-sheet = Faza Ekonomiczna: wszyscy w tajemnicy wydają punkty konstrukcyjne (PK) na technologie, statki i bazy oraz licytują, kto wybierze pierwszego gracza. Statki kosztują utrzymanie za każdym razem. Wypełnij część 1: jeden krążownik w polu Statki, za 12 PK, i nic więcej. Potem zatwierdź.
lesson-space_empires-sheet-other = Kartę Produkcji można wypełnić na wiele sposobów. Lekcja kupuje 1 krążownik i nic nie licytuje.

lesson-space_empires-first = Wybierasz, kto zaczyna. Drugi widzi, co robi wróg: niech zacznie wróg.
lesson-space_empires-first-other = Pierwszy ruch też się przydaje. Tu lepiej widzi drugi.

lesson-space_empires-scouts-4 = Na I7 pojawia się coś wrogiego. Widzisz tylko, że tam jest, ale nie co to. Leć dalej zwiadowcami, na J4.
lesson-space_empires-scouts-4-other = Wyślij naprzeciw czterech zwiadowców.
lesson-space_empires-scouts-4-to = Na J4.
lesson-space_empires-scouts-4-to-other = Na J4: wróg schodzi po twojej stronie.
lesson-space_empires-end-4 = Zakończ fazę.
lesson-space_empires-scouts-5 = Jest coraz bliżej. Leć zwiadowcami tam, którędy musi przejść: na I4.
lesson-space_empires-scouts-5-other = Nie spuszczaj go z oka: zwiadowcy.
lesson-space_empires-scouts-5-to = Na I4.
lesson-space_empires-scouts-5-to-other = Z I4 dosięgniesz go w następnej turze.
lesson-space_empires-end-5 = Zakończ fazę.
lesson-space_empires-scouts-6 = Jest tuż obok, na I5. Zaatakuj całą czwórką: wejście na jego heks to atak.
lesson-space_empires-scouts-6-other = Teraz albo nigdy: zaatakuj.
lesson-space_empires-scouts-6-to = Na I5.
lesson-space_empires-scouts-6-to-other = Wróg jest na I5.
lesson-space_empires-end-6 = Zakończ fazę; zaczyna się bitwa.

lesson-space_empires-screen-1 = To jeden zwiadowca przeciwko czterem! Obie strony odkrywają siły. Większa flota może wyłączyć część statków z walki. Nie trzeba: wybierz „{ bot-none }”.
lesson-space_empires-screen-1-other = Niech strzelają wszystkie cztery: nikogo nie wyłączaj.

lesson-space_empires-volley-1 = Statki strzelają według klas, od A do E; przy równych najpierw obrońca. Wróg chybia. Kość dziesięciościenna trafia wynikiem najwyżej równym sile ataku (zwiadowca ma 3) minus obrona, a przy dwukrotnej przewadze liczebnej masz 1 więcej, czyli 4. Strzelaj wszystkimi.
lesson-space_empires-volley-1-other = Cel jest tylko jeden: strzelaj wszystkimi.

lesson-space_empires-end = **Umiesz już grać w Space Empires**: odkrywasz, kolonizujesz, kupujesz i walczysz. Wypełnij drugą Kartę Produkcji i graj dalej: wrogiem jest teraz komputer. Większe statki wymagają technologii rozmiaru okrętów, a szybsze technologii ruchu. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-space_empires-chapter-moving = Eksploracja i kolonie
lesson-space_empires-chapter-economy = Faza Ekonomiczna
lesson-space_empires-chapter-economy-start = Twój świat startowy to J1, a wroga J11. Minęły dwie z trzech tur; twoi zwiadowcy są na J2.
lesson-space_empires-chapter-combat = Walka
lesson-space_empires-chapter-combat-start = Twój świat startowy to J1, a wroga J11. Czterej twoi zwiadowcy są na I4.
