# The Mini App around the games: only the browser reads this.

app-name = One Table
app-loading = Lighting the lamp…
app-outside-title = The table is in Telegram
app-outside-text = Open it from the bot: there it knows who you are.
app-outside-open = Open the bot
app-reopen-title = Please open the table anew
app-reopen-text = Telegram’s pass for this window has run out. Close it and open the table again; nothing is lost.
app-old-title = There is a newer table
app-old-text = This page is older than the table. Load it anew; nothing is lost.
app-gone-title = No such table
app-gone-text = It was cleared away, or the link is not whole.
app-failed-title = The table does not answer
app-failed-text = Your connection, or ours. Nothing is lost.
app-retry = Try again
app-reload = Load anew
app-close = Close
app-back = Back
app-home = All tables
app-yes = Yes
app-cancel = Cancel
app-ok = All right

app-tables = Your tables

app-play-alone = Alone
app-play-alone-note = against the dealer
app-play-friend = With a friend
app-play-friend-note = best of three rounds
app-yours = Your move
app-stage-lobby = gathering
app-stage-playing = in play
app-stage-over = over
app-stage-closed = closed
app-language = Language
app-rules = Rules
app-about = About
app-about-text = Five games of hidden cards, shells and roles. Source code under the MIT licence.
app-about-art = The font Sofia Sans is by Lettersoup, Vazirmatn by Saber Rastikerdar; both under the SIL Open Font Licence.

app-lobby-wait = Waiting for a second
app-lobby-ready = Everybody is here
app-lobby-text = Send the link. Your friend gets a button and sits down here.
app-lobby-host = The host deals when all are ready.
app-seat-free = Free seat
app-seat-host = host
app-seat-away = not here now
app-seat-gone = has left
app-computer = Computer
app-you = you
app-share = Send to a friend
app-copy = Copy the link
app-copied = Link copied
app-start = Deal
app-sit = Sit down
app-add-computer = Seat the computer
app-remove-computer = Send the computer away
app-get-up = Get up
app-close-table = Clear the table away
app-closed-title = The table was cleared away
app-closed-text = Nobody plays here any more.
app-pace = Time to think
app-pace-blitz = Blitz
app-pace-normal = Calm
app-pace-slow = Days
app-pace-note = { $pace ->
    [blitz] half a minute a turn
    [slow] twelve hours a turn
   *[normal] a minute and a half a turn
}
app-stand-in = The computer plays on for whoever leaves

app-turn-mine = Your turn
app-turn-theirs = { $who } to move
app-waiting = Waiting for { $who }
app-watching = You are watching
app-lost = No connection. Trying again…
app-story = What happened
app-story-none = Nothing yet.
app-menu = Menu
app-people = At the table
app-sound-on = Sound: on
app-sound-off = Sound: off
app-leave = Leave the game
app-leave-title = Leave the game?
app-leave-text = The others will have to end it without you.
app-leave-stand-in = The computer plays on for you; you can come back.
app-return = Take my seat back
app-only-you = only you
app-hide = Hide what only I see
app-show = Show what only I see
app-hidden = hidden
app-time = Time left
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h
app-skip = Touch to skip

app-over-won = You won
app-over-lost = You lost
app-over-watched = { $who } won
app-again = Play again
app-again-asked = Waiting for { $who } to play again
app-again-wants = { $who } wants to play again
app-deal-again = Deal to those who stayed
app-proof = Was it fair?
app-proof-text = The seal was shown before the game. It is the SHA-256 of this secret; secret and salts together gave the order of everything.
app-seal = Seal
app-secret = Secret
app-salts = Salts
