### Standing orders: chances to react that a player lets pass in advance.

command-game-orders = Only for you: what you let pass or lay down in advance, without being asked each time
    .name = orders
option-game-orders-order = The order by which something is laid down
    .name = order
option-game-orders-answer = What you lay down by it
    .name = answer

bot-orders-title = Your standing orders (only you see this)
bot-orders-all = Every reaction
bot-orders-mode = { $kind }: { $mode }
bot-orders-mode-none = no order, I am asked
bot-orders-mode-same = as for every reaction
bot-orders-mode-ask = I am asked
bot-orders-mode-idle = pass, unless I have something to use
bot-orders-mode-always = always pass
bot-orders-turn = Until your next turn or decision, every reaction is passed.
bot-orders-explained = You stay among those who are asked. Each such pass comes after 5 to 45 seconds, so nobody can tell from it what you hold.
bot-orders-explained-open = At this table only those who have something to use are asked. Each such pass comes after 5 to 45 seconds.
bot-orders-one = One kind of reaction …
bot-orders-this = This kind
bot-orders-more = More kinds
bot-orders-stop = Ask me again before my next turn
bot-orders-none-here = In this game there is nothing to order in advance.
bot-orders-lay = Lay something down …
bot-orders-not-laid = nothing laid down, I am asked
bot-orders-now = Now: { $now }
bot-orders-drop = Drop this order
bot-orders-which = Say by which order this is laid down.
bot-orders-explained-laid = What you lay down is answered for you 5 to 45 seconds after you are asked, and looks like your own answer. You can be quicker.
bot-no-such-order = There is no such standing order here.
bot-pass-here = Pass, and whenever I have nothing to use
bot-pass-turn = Pass until my next turn
