# What the bot says and its buttons; the browser does not load this.
# Texts hold no markup. Toasts and buttons are short: they are read in passing.

bot-name = One Table
bot-about = One table, a few friends, and something nobody else knows. Night games for Telegram.
bot-description = Games of hidden knowledge for friends: in a group, with one friend, or alone against the dealer. Press Start and sit down.
menu-button = To the table
command-start = Say hello, see your tables
command-play = Open a table
command-rules = Read the rules of a game
command-help = How it works
command-language = Choose a language

hello = Hello, { $name }! This is One Table: games where everybody knows something and nobody knows everything.
hello-next = Open a table and send a friend the link, or sit down alone against the dealer.
hello-tables = Your tables are waiting:
hello-group = Hello! I keep the table here. Send /play, and whoever likes sits down.
help = How it works
help-group = In a group: send /play and tap “Sit down”. Nobody in the chat sees what only you may know.
help-friend = With a friend: send /play here, then “Send to a friend”.
help-alone = Alone: /play, and the dealer or computers sit down with you.
help-cards = Everything can be played in the Mini App, or with the buttons under my messages here.
help-talk = To say something at a table, reply to its message here.
help-here = Send /play here: a table opens, and whoever likes taps “Sit down”. The host taps “Start”.
help-here-play = You play in the Mini App – tap “Open table” –, with the buttons I send you in private, or here: “My secret” shows you alone what you know and what you may choose.
help-here-else = With one friend, or alone against the dealer: write to me in private.
help-kept = I keep your name, your language and your tables. Finished games go after 90 days.

choose-game = What shall we play?
choose-game-tap = Who opens the table? Tap a game, and you are seated.
choose-rules = Which game shall I explain?
rules-title = { $game }: the rules
rules-words = What is what
choose-language = Which language do you like?
choose-language-group = Which language shall I speak in this group?
language-now = From now on in English.
language-name = English
language-not-yours = Here an admin chooses the language, or whoever has opened a table.

invited = { $name } invites you to a table.
invited-next = Open the table, and you have a seat.

state-lobby = waiting for players
state-ready = ready to start
state-playing = the game is on
state-over = the game is over
state-closed = the table is closed
awaited-you = Your turn.
awaited = { $names } to move.
awaited-many = { $count } players are still to answer.
chosen = Chosen: { $count } of { $most }.
nothing = nothing
awaited-hurry = Time is nearly up!
awaited-players = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
awaited-host = { $names } can start.
awaited-start = You can start.
awaited-again = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
won-nobody = Nobody won.
won-you = You won!
lost-you = { $count ->
    [one] { $names } won this time.
   *[other] This time the others won: { $names }.
}
seat-free = { $count ->
    [1] free
   *[other] { $count } free seats
}
seat-host = host
seat-away = the computer plays
seat-gone = left
seat-again = wants a rematch
room = For { $least } to { $most } players
option = { $name }: { $value }
option-on = ✓ { $name }
option-numbers = { $name }:
pace = { $pace }: { $about }
only-you = Only you know:

button-sit = Sit down
button-sit-chat = Without the app, by chat
button-open = Open table
button-start = Start
button-leave = Leave
button-stay = Stay
button-leave-now = Yes, leave
button-again = Rematch
button-send = Send to a friend
button-new = New table
button-computer = Add a computer
button-return = Take my seat back
button-pace = Pace: { $pace }
button-advise = Choose: { $what }
button-group = Add me to a group
button-secret = My secret
button-back = Back

share = Sit down with me: { $game }
leave-sure = Leave in the middle of the game?
leave-lost = Then it is lost for you.
leave-kept = The computer plays on for you, and you can come back.
secret-none = Nothing that the others don’t know.
secret-more-private = The rest is in our private chat.

toast-seated = You are seated.
toast-left = You have left the table.
toast-started = Here we go!
toast-again = A rematch it is, as soon as everybody wants one.
toast-anew = Somebody has left, so the table gathers anew.
toast-played = Done.
toast-returned = Welcome back.
toast-closed = The table is closed.
toast-advised = Changed as advised.
toast-computer = A computer sits down.
toast-nothing = This button is from long ago.
toast-moment = One moment …
toast-trouble = That didn’t work just now. Please try again.
toast-not-yours = This button is not for you.
toast-enough = That is all you may choose. Tap one of them to take it back.

call-warning = Your time is nearly up: { $game }.
call-warning-group = { $names }, your time is nearly up.
call-muted = I may not write in the group where you opened a table. Ask an admin to let me, or play in the Mini App.

talk-how = { $circle } · reply to this message to write
talk-aloud = Things have changed: everybody at the table would read this now. If you mean it, send it again.
