# Nekrowirus.

ti4-ability-galactic_threat = Galaktyczne zagrożenie
ti4-ability-galactic_threat-text = Nie możesz głosować. Raz w każdej fazie polityki, po odkryciu zagadnienia możesz przewidzieć jego wynik: jeśli trafnie, otrzymujesz technologię gracza, który na niego głosował.
ti4-ability-technological_singularity = Osobliwość technologiczna
ti4-ability-technological_singularity-text = Raz w każdej bitwie, gdy zostanie zniszczona jednostka twojego przeciwnika, możesz otrzymać technologię, którą on posiada.
ti4-ability-propagation = Rozmnażanie
ti4-ability-propagation-text = Nie możesz opracowywać technologii. Zamiast każdego opracowania otrzymujesz 3 żetony dowodzenia.
ti4-unit-card-the_alastor = Alastor
ti4-unit-card-the_alastor-text = Okręt flagowy: koszt 8, walka 9 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Na początku bitwy kosmicznej dowolne twoje wojska naziemne w jego układzie mogą w niej walczyć jako statki.
ti4-tech-valefar_assimilator_x-text = Gdy zdolności twojej rasy dają ci technologię, możesz zamiast tego położyć żeton X na technologii rasy tego gracza: ta karta ma odtąd jej treść. Żeton może później trafić gdzie indziej.
ti4-tech-valefar_assimilator_y-text = Gdy zdolności twojej rasy dają ci technologię, możesz zamiast tego położyć żeton Y na technologii rasy tego gracza: ta karta ma odtąd jej treść. Żeton może później trafić gdzie indziej.
ti4-note-antivirus-text = Na początku swojej bitwy połóż tę kartę odkrytą przed sobą: Nekrowirus nie może użyć przeciw tobie „Osobliwości technologicznej”. Oddaj ją, gdy aktywujesz układ z jednostkami Nekrowirusa.
ti4-ask-take-technology = Wybierz technologię, którą otrzymujesz.
ti4-ask-assimilator = Wybierz kartę, która skopiuje technologię „{ $technology }”.
ti4-assimilator-copies = { $card }, teraz kopia technologii „{ $technology }”
ti4-copies-technology = { $seat }: { $card } jest teraz kopią technologii „{ $technology }”.
ti4-moves-structure = { $unit } zmienia miejsce: { $place }.
ti4-ask-landing = Wybierz planetę do lądowania: { $unit }.
ti4-ask-alastor = Wybierz wojska naziemne, które walczą jako statki.
ti4-alastor-joined = { $seat }, wojska naziemne walczą jako statki: { $units }.
