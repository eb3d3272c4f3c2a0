### Lekcja gry Space Empires: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-space_empires-scouts = Witaj w grze Space Empires 4X. Wygrywasz, niszcząc świat startowy wroga. Twój leży na J1, na jednym końcu mapy, a jego na J11, na drugim. Po trzech turach ruchu następuje Faza Ekonomiczna. Jednostki poruszają się o jeden heks na turę, a statki bojowe, w tym zwiadowcy, w trzeciej turze o dwa. Na niewyeksplorowanych heksach są planety i minerały, ale też zagrożenia. SC2 to grupa 4 zwiadowców (SC) pod żetonem nr 2; wróg widzi tylko zakryty żeton. Wyślij tę grupę z J1 na K1.
lesson-space_empires-scouts-other = Najpierw zwiadowcy: mogą eksplorować, a strata jednego mało kosztuje.

lesson-space_empires-scouts-to = Wyślij ich na K1.
lesson-space_empires-scouts-to-other = Każdy sąsiedni heks to zagadka. Lekcja zaczyna od K1.

lesson-space_empires-end-1 = Reszta czeka: na niewyeksplorowane heksy mogą wlatywać tylko statki bojowe. Naciśnij „{ space_empires-movement-done }”; potem zwiadowcy eksplorują K1.
lesson-space_empires-end-1-other = Nic innego nie musi się teraz ruszać. Zakończ fazę.

lesson-space_empires-colony = Zwiadowcy odkryli planetę. Kolonie to twój dochód: wyślij na K1 statek kolonizacyjny 1 (to jego numer).
lesson-space_empires-colony-other = Planeta czeka na statek kolonizacyjny.
lesson-space_empires-colony-to = Wyślij go na K1.
lesson-space_empires-settle = Załóż kolonię na K1. Statek znika, a kolonia zaczyna od 0 i rośnie w każdej Fazie Ekonomicznej: daje potem 1, 3, a na końcu 5 punktów konstrukcyjnych (PK), którymi płacisz za wszystko.
lesson-space_empires-settle-other = Im szybciej powstanie kolonia, tym szybciej urośnie.

lesson-space_empires-scouts-2 = Zwiadowcy lecą dalej, na J2: tędy prowadzi droga do wroga.
lesson-space_empires-scouts-2-other = Eksploruj dalej zwiadowcami.
lesson-space_empires-scouts-2-to = Wyślij ich na J2.
lesson-space_empires-scouts-2-to-other = Wróg leży wzdłuż kolumny J: leć na J2.
lesson-space_empires-end-2 = Naciśnij „{ space_empires-movement-done }”.
lesson-space_empires-scouts-3 = Na J2 są minerały: statek górniczy może je odholować do kolonii, co daje 5 PK. Zwiadowcy lecą dalej, na J3.
lesson-space_empires-scouts-3-other = Niech zwiadowcy lecą dalej.
lesson-space_empires-scouts-3-to = Wyślij ich na J3. W tej turze mogą przelecieć dwa heksy, ale eksplorować tylko heks sąsiadujący z tym, na którym ją zaczęli.
lesson-space_empires-scouts-3-to-other = Prosto: na J3.
lesson-space_empires-end-3 = Naciśnij „{ space_empires-movement-done }”. Po trzeciej turze następuje Faza Ekonomiczna.

lesson-space_empires-sheet = Faza Ekonomiczna: wszyscy w tajemnicy wydają PK na technologie, statki i bazy oraz licytują, kto wybierze pierwszego gracza. Utrzymanie (1 PK za każdy punkt pancerza; zwiadowca ma 1, krążownik 2) zostało już opłacone. Twoje 4 stocznie mogą zbudować statki o łącznie 4 punktach pancerza. Wypełnij część 1: na liście „{ space_empires-field-ships }” zaznacz tylko „1 × krążownik (po 12 PK), J1”. Wyślij formularz, a potem naciśnij „{ bot-confirm }”.
lesson-space_empires-sheet-other = Kartę Produkcji można wypełnić na wiele sposobów. Lekcja kupuje 1 krążownik i nic nie licytuje.

lesson-space_empires-first = Stawki są równe (0 PK), więc licytację wygrywa ten, kto dotąd był pierwszy: ty. Kto rusza drugi, widzi najpierw ruch wroga: wybierz wroga, niech on zacznie.
lesson-space_empires-first-other = Pierwszy ruch też się przydaje. Tu lepiej widzi drugi.

lesson-space_empires-scouts-4 = Na I7 pojawia się żeton wroga. Widzisz sam żeton, ale nie wiesz, jakie to statki ani ile ich jest. Leć dalej zwiadowcami, na J4.
lesson-space_empires-scouts-4-other = Wyślij naprzeciw czterech zwiadowców.
lesson-space_empires-scouts-4-to = Wyślij ich na J4.
lesson-space_empires-scouts-4-to-other = Na J4: wróg schodzi po twojej stronie.
lesson-space_empires-end-4 = Naciśnij „{ space_empires-movement-done }”.
lesson-space_empires-scouts-5 = Na J4 jest planeta, w sam raz dla następnego statku kolonizacyjnego. Wróg jest coraz bliżej, na I6: leć na I4, skąd możesz go zaatakować w następnej turze.
lesson-space_empires-scouts-5-other = Nie spuszczaj go z oka: zwiadowcy.
lesson-space_empires-scouts-5-to = Wyślij ich na I4.
lesson-space_empires-scouts-5-to-other = Z I4 dosięgniesz go w następnej turze.
lesson-space_empires-end-5 = Naciśnij „{ space_empires-movement-done }”.
lesson-space_empires-scouts-6 = Wróg jest tuż obok, na I5. Zaatakuj go całą czwórką: wejście na jego heks to atak.
lesson-space_empires-scouts-6-other = Teraz albo nigdy: zaatakuj.
lesson-space_empires-scouts-6-to = Wyślij ich na I5.
lesson-space_empires-scouts-6-to-other = Wróg jest na I5.
lesson-space_empires-end-6 = Naciśnij „{ space_empires-movement-done }”; zaczyna się bitwa. Każdy statek rzuca kostką dziesięciościenną i trafia, gdy wypadnie nie więcej niż jego Siła Ataku (zwiadowca ma 3) minus Siła Obrony celu (zwiadowca ma 0).

lesson-space_empires-screen-1 = To jeden zwiadowca przeciwko czterem! Obie strony ujawniają statki i technologie (na razie wszystkie 0). Większa flota może osłonić część statków: są wtedy bezpieczne, ale nie strzelają. Tu niech strzelają wszystkie: wybierz „{ bot-none }”.
lesson-space_empires-screen-1-other = Niech strzelają wszystkie cztery: nikogo nie osłaniaj.

lesson-space_empires-volley-1 = Statki strzelają według klas, od A do E; przy tej samej klasie pierwszy strzela obrońca. Wróg chybił: wypadło 9. Twoi zwiadowcy trafiają, gdy wypadnie 4 lub mniej: mają atak 3 i 1 więcej, bo jest ich co najmniej dwa razy więcej niż wrogów. Niech strzelają wszyscy: wybierz „Do wroga: SC2”.
lesson-space_empires-volley-1-other = Cel jest tylko jeden: strzelaj wszystkimi.

lesson-space_empires-end = **Umiesz już grać w Space Empires**: eksplorujesz, kolonizujesz, kupujesz i walczysz. Świat startowy pada od ostrzału po wygranej bitwie: każde trafienie zabiera mu 5 z 20 PK. Wypełnij drugą Kartę Produkcji i graj dalej: wrogiem jest teraz komputer. Wyślij statek kolonizacyjny na J4, a górniczy na J2. Większe statki wymagają technologii rozmiaru statku, a szybsze – technologii ruchu. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-space_empires-chapter-moving = Eksploracja i kolonie
lesson-space_empires-chapter-economy = Faza Ekonomiczna
lesson-space_empires-chapter-economy-start = Twój świat startowy to J1, a wroga J11. Minęły dwie z trzech tur; twoi zwiadowcy są na J2. Punkty konstrukcyjne (PK) to dochód z kolonii.
lesson-space_empires-chapter-combat = Walka
lesson-space_empires-chapter-combat-start = Twój świat startowy to J1, a wroga J11. Czterej twoi zwiadowcy są na I4.
