# Life in a group, as the chat tells it: its settings, closing, leaving, who is gone. The browser
# does not load this. Toasts and buttons are short: they are read in passing.

command-settings = Settings
command-close = Close a table
command-leave = Leave a table
command-remove = Go on without somebody who is gone

settings = Settings
settings-group = Settings of this group
settings-by-admins = Tap to change something. Only admins can.
settings-by-hosts = Tap to change something. Admins can, and whoever has opened a table.
setting-language = Language: { $value }
setting-opens = Who opens tables: { $value }
setting-opens-all = everybody
setting-opens-admins = admins
setting-tables = At a time: { $value }
setting-tables-several = several tables
setting-tables-one = one table
setting-pins = Pin the game: { $value }
setting-pins-yes = yes
setting-pins-no = no
setting-settled = Who changes this: { $value }
setting-settled-admins = admins
setting-settled-hosts = admins, hosts
setting-not-yours = Only admins change this here.
setting-pins-cannot = I may not pin messages here yet. Ask an admin to give me that right, then tap again.
toast-setting = Changed.

button-follow = 🔔 Tell me when a game starts here
button-hush = 🔕 Stop telling me
follow-on = I’ll write to you when somebody opens a table here. Tap again to stop.
follow-off = All right, I won’t write to you about this group any more.
follow-start = Noted. So that I can write to you, open our private chat and tap Start.
follow-full = So many people are waiting for news from here that I can’t take any more.
follow-news = { $name } has opened a table in “{ $group }”: { $game }.

refused-admins-only = In this group only admins open tables.
refused-one-table = One table at a time here, and there is one already.
waiting-here = These tables are waiting for players. Or open one of your own:

which-close = Which table shall I close?
which-leave = Which table are you leaving?
which-none = There is no table open here.
leave-none = You aren’t sitting at a table here.
choose-game-as-group = You are writing as the group. Whoever taps a game sits down under their own name, for everybody to see.
show-yourself = You are writing as the group. Tap a table, so that I see who you are.
close-sure = { $game }: end the game in the middle? Then nobody wins.
close-agree = { $name } would like to stop: { $game }. If more than half of the players agree, the game ends here.
button-close-now = Yes, end it
button-play-on = No, play on
button-agree = I agree ({ $count }/{ $needed })
agreed-so-far = Noted: { $count } of { $needed }.
refused-close = Only whoever opened this table can close it, or an admin. When nobody has touched it for a quarter of an hour, everybody can.
refused-end = Only the players can end this game, or an admin.
close-not-asked = This asks the admin who wants to end the game. If you would like to stop too, send /close: then all who play decide.
asked-there = I have asked in “{ $group }”: { $game }.
asked-already = That has been asked already, just above.

remove-none = Nobody here has let the time run out.
remove-ask = { $names } let the time run out: { $game }. Go on without them? More than half of the others must agree.
button-without = Without { $name } ({ $count }/{ $needed })
toast-removed = Then the game goes on.
toast-removed-over = Then the game ends here.
refused-not-late = That works only for somebody whose time has run out, and who hasn’t been heard of since.
button-here = I’m here
toast-awake = Good to have you here.
remove-asked = The others are thinking of going on without you: { $game }. Are you there?

call-warning-last = Your time is nearly up: { $game }. If you stay silent, the game goes on without you.
call-warning-last-group = { $names }, your time is nearly up. If you stay silent, the game goes on without you.
call-warning-last-over = Your time is nearly up: { $game }. If you stay silent, the game ends for everybody.
call-warning-last-over-group = { $names }, your time is nearly up. If you stay silent, the game ends for everybody.
awaited-asleep = Nobody has answered for a while, so the clock stands still. Whoever taps “I’m here” first wakes the game.
removed-kept = No word from { $name } for a while, so the computer plays on in that seat. It can be taken back at any time.
removed-gone = No word from { $name } for a while, so the game goes on without them.
removed-kept-you = No word from you for a while, so the computer plays for you: { $game }. Your seat is still yours.
removed-gone-you = No word from you for a while, so the game went on without you: { $game }. See you next time!

call-topic = The topic where you opened a table is closed to me, or gone. The table is in the group itself now.
muted-here = I may not write in “{ $group }”. Ask an admin to let me, or open a table here and send it to your friends.
muted-topic = The topic in “{ $group }” where you wrote is closed to me. Try it in another one.
muted-slow = In “{ $group }” I have to wait a little before I may write again. Try it in a while.
answered-enough = I have answered you a lot in “{ $group }” just now. The others get their turn; ask me again in a minute, or right here.
muted-toast = I may not write here. Ask an admin to let me.
