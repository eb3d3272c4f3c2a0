### Drafts: how a table shares out factions, species and seats.

ti4-option-factions-reverse = chosen in turn, speaker last
ti4-option-factions-ban = each player bans one, then chosen in turn
ti4-option-factions-deal = each player is dealt some and keeps one
ti4-ask-ban-faction = Choose a faction to ban.
ti4-bans-faction = { $seat } bans { $faction }.
ti4-ask-keep-faction = Choose one of the { $count } factions dealt to you. All choices are revealed together.

eclipse-option-species-ban = each player bans one, then chosen in turn
eclipse-option-species-deal = each player is dealt boards and keeps one side
eclipse-ask-ban-species = Choose a species to ban.
eclipse-bans-species = { $seat } bans { $species }.
eclipse-ask-keep-species = Choose one of the { $count } species on the boards dealt to you. All choices are revealed together.
