# Rasy: to, co dla nich wspólne. To, co ma jedna rasa, stoi w pliku z jej nazwą.

ti4-uses-ability = { $seat } używa zdolności „{ $ability }”.
ti4-ask-waiver = Wybierz, jak spełniasz wymagania technologii „{ $technology }”.
ti4-gains-technology = { $seat } otrzymuje technologię „{ $technology }”.
ti4-unit-joined = { $unit }, { $place }
ti4-by-specialties = Specjalizacjami
ti4-for-research = opracowanie technologii
ti4-for-waiver = „{ $technology }” mimo braku wymagań
ti4-ask-snipe = Wybierz statek, który otrzyma trafienie ({ $other }).

## Okna, z których korzystają rasy
ti4-react-start_of_combat = Zaczyna się bitwa ({ $place }).
ti4-react-start_of_space_combat = Zaczyna się bitwa kosmiczna ({ $place }).
ti4-react-start_of_ground_combat = Zaczyna się bitwa naziemna ({ $place }).
ti4-react-after_die_rolled = { $seat } rzuca kośćmi ({ $place }).
ti4-react-after_tactical_action = { $seat } kończy akcję taktyczną ({ $place }).
ti4-react-when_use_production = { $seat } za chwilę korzysta ze zdolności „Produkcja” ({ $place }).
ti4-react-after_gain_trade_goods = { $seat } otrzymuje dobra: { $n }.
ti4-react-after_transaction = { $seat } zawiera transakcję.
ti4-react-after_research_technology = { $seat } opracowuje technologię „{ $card }”.
ti4-react-when_resolve_strategy_card_ability = { $seat } za chwilę korzysta z karty strategii „{ $card }”.
ti4-react-after_resolve_strategy_card_ability = { $seat } kończy korzystać z karty strategii „{ $card }”.
ti4-react-end_of_status_phase = Kończy się faza statusu.

ti4-window-start_of_combat = Początek bitwy
ti4-window-start_of_space_combat = Początek bitwy kosmicznej
ti4-window-start_of_ground_combat = Początek bitwy naziemnej
ti4-window-after_die_rolled = Po rzucie kośćmi w bitwie
ti4-window-after_tactical_action = Po akcji taktycznej
ti4-window-when_use_production = Przed produkcją jednostek
ti4-window-after_gain_trade_goods = Po otrzymaniu dóbr
ti4-window-after_transaction = Po transakcji
ti4-window-after_research_technology = Po opracowaniu technologii
ti4-window-when_resolve_strategy_card_ability = Korzystanie z karty strategii
ti4-window-after_resolve_strategy_card_ability = Po skorzystaniu z karty strategii
ti4-window-end_of_status_phase = Koniec fazy statusu

## Ruch
ti4-ask-lead = Wybierz, kiedy rusza ten statek: { $unit }.
ti4-move-first = Przed pozostałymi
ti4-move-last = Po pozostałych
