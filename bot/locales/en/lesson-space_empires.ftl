### The lesson of Space Empires: what is said before each step, and (-other) after another answer.

lesson-space_empires-scouts = Welcome to Space Empires 4X. You win by destroying the enemy home world. Yours is J1, at the edge of the map; the enemy’s is J11, at the other one. Three turns of moving are followed by an Economic Phase. Units move group by group, hidden from the enemy: one hex a turn, warships two in the third. Unexplored hexes hold planets and minerals, but also dangers: send your 4 Scouts from J1 to K1.
lesson-space_empires-scouts-other = Scouts go first: they can explore, and one that is lost is not dear.

lesson-space_empires-scouts-to = To K1.
lesson-space_empires-scouts-to-other = Every neighbor is a riddle. The lesson looks at K1 first.

lesson-space_empires-end-1 = The others stay: only warships and Scouts go where nobody has been. End the phase; then your Scouts explore.
lesson-space_empires-end-1-other = Nothing else needs to move now. End the phase.

lesson-space_empires-colony = Your Scouts have found a planet. Colonies are your income: bring a Colony Ship to K1.
lesson-space_empires-colony-other = The planet waits for a Colony Ship.
lesson-space_empires-colony-to = To K1.
lesson-space_empires-settle = Colonize K1. The ship is used up; the colony earns 1 CP at first, and more in every Economic Phase.
lesson-space_empires-settle-other = A colony grows from its first turn on.

lesson-space_empires-scouts-2 = The Scouts go on, to J2: that is the way to the enemy.
lesson-space_empires-scouts-2-other = Keep exploring with the Scouts.
lesson-space_empires-scouts-2-to = To J2.
lesson-space_empires-scouts-2-to-other = The enemy is along column J: go to J2.
lesson-space_empires-end-2 = End the phase.
lesson-space_empires-scouts-3 = Third turn: one hex more, to J3.
lesson-space_empires-scouts-3-other = Let the Scouts go on.
lesson-space_empires-scouts-3-to = To J3.
lesson-space_empires-scouts-3-to-other = Straight on: to J3.
lesson-space_empires-end-3 = End the phase. After it comes the Economic Phase.

lesson-space_empires-sheet = The Economic Phase: in secret, everyone spends construction points (CP) on technology, ships and bases, and bids for the right to choose who goes first. Ships cost upkeep every time. Fill in part 1: one Cruiser under Ships, for 12 CP, and nothing else. Then confirm.
lesson-space_empires-sheet-other = A sheet has many answers. The lesson buys 1 Cruiser and bids nothing.

lesson-space_empires-first = You may choose who goes first. Who moves second sees what the enemy does: let the enemy begin.
lesson-space_empires-first-other = Going first has its uses, too. Here the second one has the better view.

lesson-space_empires-scouts-4 = An enemy group has come to I7. You see only that it is there, not what it is. Go on with your Scouts, to J4.
lesson-space_empires-scouts-4-other = Meet the unknown with your four Scouts.
lesson-space_empires-scouts-4-to = To J4.
lesson-space_empires-scouts-4-to-other = To J4: the enemy comes down on your side.
lesson-space_empires-end-4 = End the phase.
lesson-space_empires-scouts-5 = It comes nearer. Go where it must pass, with the Scouts to I4.
lesson-space_empires-scouts-5-other = Stay on it with the Scouts.
lesson-space_empires-scouts-5-to = To I4.
lesson-space_empires-scouts-5-to-other = From I4 you reach it next turn.
lesson-space_empires-end-5 = End the phase.
lesson-space_empires-scouts-6 = It is next to you, in I5. Attack with all four: entering its hex is the attack.
lesson-space_empires-scouts-6-other = Now or never: attack it.
lesson-space_empires-scouts-6-to = To I5.
lesson-space_empires-scouts-6-to-other = The enemy is in I5.
lesson-space_empires-end-6 = End the phase; the battle begins.

lesson-space_empires-screen-1 = It is a single Scout against your four! Both show what they have. The larger fleet may keep ships out of the fight (screening). You need that for none: choose “{ bot-none }”.
lesson-space_empires-screen-1-other = All four should fire: screen none.

lesson-space_empires-volley-1 = Ships fire by class, from A to E; of two alike, the defender first. It missed you. A ten-sided die hits with at most attack strength (3 for a Scout) minus defense, and with twice as many ships you have 1 more: 4 or less. Fire at it with all.
lesson-space_empires-volley-1-other = There is only one target: fire at it with all.

lesson-space_empires-end = **You have learned to play Space Empires**: explore, colonize, buy, fight. Now fill in your second production sheet and play on: the enemy is an AI player from here on. Research Ship Size for larger ships and Movement for faster ones. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-space_empires-chapter-moving = Exploring and colonies
lesson-space_empires-chapter-economy = The Economic Phase
lesson-space_empires-chapter-economy-start = Your home world is J1, the enemy’s J11. Two of three turns are over; your Scouts explore at J2.
lesson-space_empires-chapter-combat = Combat
lesson-space_empires-chapter-combat-start = Your home world is J1, the enemy’s J11. Your four Scouts are at I4.
