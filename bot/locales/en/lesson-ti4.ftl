### The lesson of Twilight Imperium: what is said before each step, and (-other) after another answer.

lesson-ti4-secret = Welcome to Twilight Imperium. The first player with 10 victory points wins, and points come from objectives: public ones for everyone, secret ones for you alone. You lead the Federation of Sol from Jord, #1 on the map; #10 is the home of the Barony of Letnev, #16 of the Emirates of Hacan. Keep “{ ti4-objective-spark_a_rebellion }”: it scores when you win a combat against anyone who has the most points, and at the start everyone has 0.
lesson-ti4-secret-other = A good objective too, but hard to score in the first round. “Spark a Rebellion” scores with your first won combat.

lesson-ti4-leadership = A round begins with the strategy phase. From the speaker on (this round you, with the widest choice), each player takes a strategy card; with three players, then a second one. A card has a primary ability for you and a secondary one that the others may use. Its number is your initiative: the lowest number acts first, and of two cards the lower one counts. PDS, which Construction builds, are guns that fire at ships from a planet. Take Leadership, number 1: it gives you command tokens, the fuel of everything you do.
lesson-ti4-leadership-other = Every card is worth taking. With Leadership you act first and have three more command tokens.

lesson-ti4-technology = Now your second card, from those that are left. Take Technology to research a technology this round. The public objectives are open already: “{ ti4-objective-corner_the_market }” counts planets that share a trait, which is their kind: { ti4-trait-cultural }, { ti4-trait-hazardous } or { ti4-trait-industrial }.
lesson-ti4-technology-other = Fine as well. The lesson wants to show you how research works, which is what Technology does.

lesson-ti4-action-leadership = The action phase. In turn, each player does one action: a strategic action (use a strategy card), a tactical action (move, fight, build) or, later, pass. Begin with your strategy card Leadership.
lesson-ti4-action-leadership-other = You can act in any order. With Leadership first, you have the tokens before you need them.

lesson-ti4-tokens = Command tokens go to three pools: the first three signs under your name in the picture. Tactic: one for each tactical action. Fleet: so many ships (fighters not counted) you may have in one system. Strategy: one for each ability of another player’s strategy card. Put 2 into tactic and 1 into strategy.
lesson-ti4-tokens-other = Possible, but you will need 2 more in tactic and 1 more in strategy for what comes.

lesson-ti4-tactical = The Barony has sent a carrier from #10 to #35, between your homes, and landed on Lirta IV. That is your chance. Ships move in a tactical action: choose it.
lesson-ti4-tactical-other = That would let the Barony dig in. Attack now, with a tactical action.

lesson-ti4-activate = A tactical action begins by placing a command token in one system. Everything happens there: your ships move into it, fight and land; but ships in a system with your token cannot leave it until the end of the round, when tokens leave the map. Choose “Bereg/Lirta IV #35”.
lesson-ti4-activate-other = You may activate nearly any system. The Barony’s carrier is in #35.

lesson-ti4-move-carrier = Now ships from other systems move into the active one. Your carriers move 1 system far, the destroyer 2. Fighters and infantry cannot travel by themselves: a carrier brings them. Choose a carrier from Jord.
lesson-ti4-move-carrier-other = Bring a carrier first: without it no infantry can land.

lesson-ti4-carriers = One carrier is enough: choose 1. The other one stays to protect Jord.
lesson-ti4-carriers-other = That leaves Jord without a carrier. One is enough here.

lesson-ti4-load = Your carrier has room for 6 units. Take 3 infantry for the planets and 3 fighters for the battle, then press “{ bot-confirm }”.
lesson-ti4-load-other = It has room for 6: use all of it, with 3 infantry and 3 fighters.

lesson-ti4-move-destroyer = Bring the destroyer too. It shoots at fighters before a combat begins.
lesson-ti4-move-destroyer-other = The destroyer makes this fight much safer. Bring it.

lesson-ti4-move-done = That is the whole fleet: two ships in a fleet pool of 3, and the fighters in the carrier’s room. Choose “{ ti4-moved-all }”.

lesson-ti4-barrage = Space combat. Dice have ten sides. First each destroyer uses Anti-Fighter Barrage: it rolls two dice that can only hit fighters, with 9 or more (9+). Press “{ ti4-barrage-yes }”.
lesson-ti4-barrage-other = Dice for nothing: always use the barrage while there are enemy fighters.

lesson-ti4-stay = A combat has rounds of its own. In each, both sides roll a die for each unit, which hits with at least its combat value, such as 9+. Before the dice, each side may announce a retreat. You are stronger: press “{ ti4-stay }” (“{ ti4-stay-to-the-end }” says it for all rounds of this combat).
lesson-ti4-stay-other = You are stronger here. Stay and fight.

lesson-ti4-losses = In combat round 2 the Barony retreats, but only at its end, and your destroyer has hit its last ship. You were hit once, too: each hit destroys a unit of its owner’s choice. Take a fighter, which is cheap.
lesson-ti4-losses-other = Fighters are the cheapest of your ships: let one of them take the hit.

lesson-ti4-score-secret = You have won the combat before the Barony could retreat! Press “{ bot-answer }” and score “{ ti4-objective-spark_a_rebellion }”, your first victory point. Chances to use a card at some moment come up like this; when you have nothing to use, the bot passes for you.
lesson-ti4-score-secret-other = It waits for the next combat then. A point now is better.

lesson-ti4-land = The invasion. Bereg is empty, Lirta IV has one infantry of the Barony. Send 1 infantry to Bereg and 2 to Lirta IV, then press “{ bot-confirm }”. A ground combat follows, rolled for you; your infantry hits with 7+, other players’ with 8+.
lesson-ti4-land-other = Both planets can be yours: 1 infantry for the empty one, 2 for the fight.

lesson-ti4-action-technology = Both planets are yours! The left number on a planet is its resources (to build), the right one its influence (for votes and tokens). New planets are exhausted, which means used up: they are readied at the end of the round. It is your turn again: use the strategy card Technology.
lesson-ti4-action-technology-other = That can wait. Use Technology now, so that the others see it coming from you.

lesson-ti4-research = Its primary ability: research one technology for free. Do so.
lesson-ti4-research-other = It costs nothing: research.

lesson-ti4-gravity = A technology has prerequisites: colored symbols that your technologies must show. You own a blue and a green one, so you may take what needs no more than these. Take Gravity Drive: it makes one of your ships faster in each tactical action.
lesson-ti4-gravity-other = A good technology, too. Gravity Drive shows what a prerequisite is for.

lesson-ti4-secondary-trade = The Emirates of Hacan use Trade. Each other player may now use its secondary ability for 1 token from the strategy pool, to replenish commodities. Commodities given to a neighbor (a player with units or planets next to yours) become their trade goods, which pay like resources or influence. You will need the token: press “{ ti4-skip-secondary }”.
lesson-ti4-secondary-trade-other = Commodities are useful, but the token is worth more in a moment.

lesson-ti4-secondary-warfare = The Barony uses Warfare. Its secondary ability lets you build at home without a tactical action: press “{ ti4-use-secondary }”.
lesson-ti4-secondary-warfare-other = Building without a tactical action is worth a token. Use it.

lesson-ti4-produce-cruiser = Production. Your space dock on Jord builds up to 6 units, and you pay with resources: Jord gives 4. Take a cruiser first; it is fast and fights well.
lesson-ti4-produce-cruiser-other = Build what you like; the lesson takes a cruiser, for its speed.

lesson-ti4-produce-infantry = 2 resources left. Choose infantry; how many is asked next.
lesson-ti4-produce-infantry-other = Infantry keeps your planets. The lesson takes two.

lesson-ti4-produce-two = Infantry and fighters come two for 1 resource. Choose 2.
lesson-ti4-produce-two-other = You can build one, but two cost the same.

lesson-ti4-produce-done = The last resource could buy two more units; the lesson ends here, and what is left over is lost: choose “{ ti4-produce-over }”.

lesson-ti4-pass = You have used both strategy cards, so you may pass: your action phase ends, and the tokens that you save are needed soon. Pass, and confirm it if the bot asks. Others can go on, and you may still use their secondary abilities.
lesson-ti4-pass-other = There is more to do, but you will need tokens at the end of the round. Pass.

lesson-ti4-secondary-politics = Politics names a new speaker; for a token you may draw two action cards. An action card is used once, at the moment that it names. Save the token this time: press “{ ti4-skip-secondary }”.
lesson-ti4-secondary-politics-other = Action cards are fun, but the tokens are needed for an objective.

lesson-ti4-secondary-imperial = Imperial: for a token, draw another secret objective, which /secret objectives shows you. You may hold three at most, scored ones included. Press “{ ti4-use-secondary }”.
lesson-ti4-secondary-imperial-other = One more secret objective is one more way to a point. Use it.

lesson-ti4-score-public = The status phase. Everyone may score one public and one secret objective. Choose “{ ti4-objective-lead_from_the_front }”: it costs 3 command tokens, and that is what you saved them for.
lesson-ti4-score-public-other = That is a point left on the table. Score it.

lesson-ti4-spend = Spend 2 from tactic and 1 from strategy.
lesson-ti4-spend-other = Legal too. The lesson spends 2 from tactic and 1 from strategy.

lesson-ti4-redistribute = At the end of a round everyone draws an action card (you two, by Neural Motivator), tokens leave the map, and planets are readied. You gain 3 tokens and may sort all 8. 3 in tactic, 3 in fleet and 2 in strategy are a good start into the next round; then press “{ bot-confirm }”.
lesson-ti4-redistribute-other = Also possible. A fleet pool of 3, with tokens for three tactical actions, is a good mix.

lesson-ti4-end = **You have learned to play Twilight Imperium**, and you have 2 points after one round. From now on AI players play the other seats: simply play on. Once someone takes Mecatol Rex (#18) in the middle of the map, each round also ends with votes on agendas, such as laws. Each strategy card that nobody took gathers 1 trade good a round, which come with it. “{ bot-more-pictures }” has all objectives; look up any rule with /rules; /help says where you are.

# --- chapters: what they are called, and where the pupil is

lesson-ti4-chapter-strategy = Strategy cards
lesson-ti4-chapter-tactical = Tactical action
lesson-ti4-chapter-tactical-start = You lead the Federation of Sol from Jord, #1 on the map. It is your turn in the action phase of the first round.
lesson-ti4-chapter-combat = Combat
lesson-ti4-chapter-combat-start = You lead the Federation of Sol. Your carrier, destroyer and fighters have just entered #35 on the map, the system of Bereg and Lirta IV, where a carrier and a fighter of the Barony of Letnev are.
lesson-ti4-chapter-production = Technology and production
lesson-ti4-chapter-production-start = You lead the Federation of Sol in the action phase, and hold the strategy card Technology.
lesson-ti4-chapter-objectives = Objectives
lesson-ti4-chapter-objectives-start = You lead the Federation of Sol and have passed; the first round is nearly over. Points come from objectives: public ones for everyone, secret ones for you alone.
lesson-ti4-chapter-agenda = Agenda and trade

lesson-ti4-chapter-agenda-start = You lead the Winnu and hold Mecatol Rex. Since its custodians left, each round ends with an agenda phase: two agendas are voted on.
lesson-ti4-agenda-vote = Minister of Commerce is a law: its owner gains a trade good for each neighbor whenever they replenish commodities. The others have abstained, and you may vote for yourself. Do so.
lesson-ti4-agenda-vote-other = Legal, but nobody else voted: the law could be yours.
lesson-ti4-agenda-votes = You vote with planets: exhaust any number of them, and each adds its full influence. Nobody voted against you, so few votes do: exhaust Winnu alone.
lesson-ti4-agenda-votes-other = More votes than you need: exhausted planets are missing in the second vote.
lesson-ti4-agenda-second = The law is yours. The second agenda, Minister of War, lets its owner act twice in a row once. Planets that are exhausted stay so, but Mecatol Rex is left. Vote for yourself.
lesson-ti4-agenda-second-other = It would cost you nothing: planets are readied after the agenda phase.
lesson-ti4-agenda-rex = Exhaust Mecatol Rex: 6 votes.
lesson-ti4-agenda-rex-other = Mecatol Rex alone is enough.
lesson-ti4-trade-card = All planets are ready again, and a new round begins. Take the strategy card Trade.
lesson-ti4-trade-card-other = A good card, but this chapter shows Trade.
lesson-ti4-trade-goods = A card that nobody takes gathers trade goods, one a round. Diplomacy has 2: take it, and they are yours. A trade good pays for 1 resource or 1 influence, but not for votes.
lesson-ti4-trade-goods-other = There are 2 trade goods on Diplomacy. Take it.
lesson-ti4-trade-action = Use Trade: you gain 3 trade goods and replenish your commodities. Commodities are worth nothing to you, but given to another player they become trade goods: two neighbors who swap theirs both gain.
lesson-ti4-trade-action-other = Anything is possible, but with Trade you have goods for the whole round.
lesson-ti4-trade-partners = You choose who replenishes for free, which is what you can bargain with. Yssaril’s commodities are full, Letnev’s are not: choose Letnev. In your turn you make offers to neighbors with /ti4 offer; in the agenda phase to everyone.
lesson-ti4-trade-partners-other = Letnev alone is the one who gains by it, and then owes you a favor.
