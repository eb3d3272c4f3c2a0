# The Xxcha Kingdom.

ti4-unit-card-loncara_ssodu = Loncara Ssodu
ti4-unit-card-loncara_ssodu-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. Space Cannon 5 with 3 dice, also against ships in adjacent systems.
ti4-ability-peace_accords = Peace Accords
ti4-ability-peace_accords-text = After you use the primary or secondary ability of Diplomacy, you may gain control of a planet without units (not Mecatol Rex) in or adjacent to a system that contains a planet you control. It is exhausted.
ti4-ability-quash = Quash
ti4-ability-quash-text = When an agenda is revealed, you may spend a strategy token to discard it and reveal the next one.
ti4-tech-instinct_training-text = When another player plays an action card, you may exhaust this card and spend a strategy token to cancel it.
ti4-tech-nullification_field-text = After another player activates a system that contains your ships, you may exhaust this card and spend a strategy token to end that player’s turn.
ti4-note-political_favor-text = When an agenda is revealed: Xxcha loses a strategy token; the agenda is discarded and the next one is revealed. Then return this card.
