# Kolektyw Naalu.

ti4-ability-telepathic = Telepatia
ti4-ability-telepathic-text = Na końcu fazy strategii bierzesz żeton inicjatywy 0: w tej rundzie jesteś na początku kolejności, niezależnie od kart strategii.
ti4-ability-foresight = Przewidywanie
ti4-ability-foresight-text = Gdy inny gracz zakończy ruch statków do układu z twoimi statkami: umieść żeton ze swojej puli strategii w sąsiednim układzie bez cudzych statków i przenieś tam swoje statki.
ti4-unit-card-hybrid_crystal_fighter_1 = Hybrydowy myśliwiec kryształowy I
ti4-unit-card-hybrid_crystal_fighter_1-text = Myśliwiec: 2 za 1 zasób, walka 8.
ti4-unit-card-matriarch = Matriarch
ti4-unit-card-matriarch-text = Okręt flagowy: koszt 8, walka 9 (2 kości), ruch 1, ładowność 6. Wytrzymałość. W twoich inwazjach w jego układzie twoje myśliwce mogą lądować i walczyć jak wojska naziemne; po bitwie wracają w przestrzeń kosmiczną.
ti4-tech-hybrid_crystal_fighter_2-text = Walka 7, ruch 2. Może poruszać się bez transportu; z nadwyżki ponad ładowność dwa zajmują jedno miejsce puli floty.
ti4-tech-neuroglaive-text = Gdy inny gracz aktywuje układ z twoimi statkami, traci żeton z puli floty.
ti4-note-gift_of_prescience-text = Na końcu fazy strategii: połóż tę kartę odkrytą przed sobą i weź od gracza Naalu żeton inicjatywy 0; w tej rundzie jesteś na początku kolejności. Oddaj tę kartę na końcu fazy statusu.
ti4-zero-taken = { $seat } bierze żeton inicjatywy 0 i w tej rundzie jest na początku kolejności.
ti4-ask-foresight-load = Wybierz wojska naziemne, które zabierasz (najwyżej { $n }).
ti4-foreseen = { $seat } odlatuje: { $origin } → { $target }.
ti4-ask-land-ships = Wybierz myśliwce do walki na planetach (w przestrzeni: { $units }).
ti4-taken-off = { $seat } wraca w przestrzeń kosmiczną: { $units } ({ $planet }).
