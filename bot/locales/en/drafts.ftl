### Drafts: how a table shares out factions, species and seats.

ti4-option-factions-reverse = chosen in turn, the speaker last
ti4-option-factions-ban = each bans one, then chosen in turn
ti4-option-factions-deal = each is dealt some and keeps one
ti4-ask-ban-faction = { $seat }: ban a faction. Nobody will play it.
ti4-bans-faction = { $seat } bans { $faction }.
ti4-ask-keep-faction = Keep one of the { $count } factions dealt to you. All choices are shown together.

eclipse-option-species-ban = each bans one, then chosen in turn
eclipse-option-species-deal = each is dealt boards and keeps one side
eclipse-ask-ban-species = { $seat } bans a species. Nobody will play it.
eclipse-bans-species = { $seat } bans { $species }.
eclipse-ask-keep-species = Keep one of the { $count } species on the boards dealt to you. All choices are shown together.
