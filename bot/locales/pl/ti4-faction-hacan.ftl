# Emiraty Hakanów.

ti4-ability-masters_of_trade = Mistrzowie handlu
ti4-ability-masters_of_trade-text = Zdolność drugorzędna karty „Handel” nie kosztuje cię żetonu dowodzenia.
ti4-ability-guild_ships = Statki gildii
ti4-ability-guild_ships-text = Możesz zawierać transakcje z graczami, którzy nie są twoimi sąsiadami.
ti4-ability-arbiters = Arbitrzy
ti4-ability-arbiters-text = Częścią twoich transakcji mogą być karty akcji, twoje i twojego partnera.
ti4-unit-card-wrath_of_kenara = Gniew Kenary
ti4-unit-card-wrath_of_kenara-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Po rzucie w bitwie kosmicznej w jego układzie możesz wydać 1 dobro, aby dodać 1 do wyniku kości, także kilku.
ti4-tech-production_biomes-text = Akcja: wyczerp tę kartę i wydaj żeton z puli strategii, aby otrzymać 4 dobra; wybrany przez ciebie gracz otrzymuje 2.
ti4-tech-quantum_datahub_node-text = Na końcu fazy strategii możesz wydać żeton z puli strategii i dać innemu graczowi 3 swoje dobra, aby wymienić swoją kartę strategii na kartę tego gracza.
ti4-note-trade_convoys-text = Akcja: połóż tę kartę odkrytą przed sobą. Dopóki tam leży, możesz zawierać transakcje z graczami, którzy nie są twoimi sąsiadami. Karta wraca, gdy aktywujesz układ z jednostkami Hakanów.
ti4-ask-raise-dice = Wybierz kości, których wynik zwiększasz o 1 (po 1 dobru).
ti4-dice-raised = { $seat } zwiększa o 1, po 1 dobru: { $dice }.
ti4-pays-player = { $seat } → { $other }: dobra ({ $n }).
ti4-ask-swap-given = Wybierz kartę strategii, którą oddajesz.
ti4-ask-swap-taken = Wybierz kartę strategii, którą zabierasz ({ $other }).
ti4-cards-swapped = { $seat } ↔ { $other }: „{ $gives }” za „{ $takes }”.

# Karty akcji w umowach
ti4-field-action_cards = Dajesz karty akcji
ti4-field-want_action_cards = Chcesz karty akcji
ti4-deal-no-cards = Karty akcji mogą wymieniać tylko Hakanowie i ich partnerzy.
ti4-action-cards = { $n ->
    [one] { $n } karta akcji
    [few] { $n } karty akcji
    [many] { $n } kart akcji
   *[other] { $n } karty akcji
}
