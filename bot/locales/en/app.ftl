# The Mini App around the games: only the browser reads this.

app-name = One Table
app-loading = Lighting the lamp…
app-outside-title = The table is in Telegram
app-outside-text = Open it from the bot: there it knows who you are.
app-outside-open = Open the bot
app-reopen-title = Please open the table anew
app-reopen-text = Telegram’s pass for this window is not valid. Close it and open the table again; nothing is lost.
app-old-title = There is a newer table
app-old-text = This page is older than the table. Load it anew; nothing is lost.
app-gone-title = No such table
app-gone-text = It was cleared away, or the link is not whole.
app-failed-title = The table does not answer
app-failed-text = Your connection, or ours. Nothing is lost.
app-retry = Try again
app-reload = Load anew
app-close = Close
app-home = All tables
app-cancel = Cancel
app-ok = All right
app-players = { $least }–{ $most } players
app-players-exactly = { $count } players
app-and-more = { $names } and { $count } more
app-yes = yes
app-no = no

app-tables = Your tables
app-tables-over = Played

app-play-alone = Alone
app-play-friend = With a friend
app-play-friends = With friends
app-yours = Your move
app-stage-lobby = gathering
app-stage-playing = in play
app-stage-over = over
app-stage-closed = closed
app-language = Language
app-rules = Rules
app-about = About
app-about-text = Games where everybody knows something and nobody knows everything. Source code under the MIT licence.
app-about-art = The font Rubik is by Hubert and Fischer and others, Vazirmatn by Saber Rastikerdar; both under the SIL Open Font Licence.

app-lobby-missing = { $count ->
    [one] One more is needed
   *[other] { $count } more are needed
}
app-lobby-enough = Ready when you are
app-lobby-ready = Everybody is here
app-lobby-text = Send the link: whoever taps it sits down here.
app-lobby-host = { $who } deals when all are ready.
app-seats-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
app-seat-host = host
app-seat-away = not here now
app-seat-gone = has left
app-you = you
app-share = Send to a friend
app-copy = Copy the link
app-copied = Link copied
app-start = Deal
app-sit = Sit down
app-computers = Computers
app-add-computer = Seat the computer
app-remove-computer = Send the computer away
app-get-up = Get up
app-close-table = Clear the table away
app-closed-title = The table was cleared away
app-closed-text = Nobody plays here any more.
app-pace = Time to think
app-stand-in = The computer plays on for whoever leaves
app-options = How we play
app-advised = Choose: { $what }
app-less = less
app-more = more

app-turn-mine = Your turn
app-turn-theirs = { $who } to move
app-waiting = Waiting for { $who }
app-watching = You are watching
app-lost = No connection. Trying again…
app-story = What happened
app-story-none = Nothing yet.
app-menu = Menu
app-people = At the table
app-sound-on = Sound and vibration: on
app-sound-off = Sound and vibration: off
app-leave = Leave the game
app-leave-title = Leave the game?
app-leave-text = For you the game is over then.
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
app-silence = No answer in { $time }: { $what }
app-picked = { $count } of { $most }
app-seat-waited = still to answer
app-seat-spoke = has said something
app-seat-out = out of the game
app-legend = At a glance
app-talk = Talk
app-talk-new = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
app-talk-none = Nobody has said anything yet.
app-talk-write = Say something
app-talk-send = Send

app-over-won = You won
app-over-lost = You lost
app-over-watched = { $who } won
app-over-drawn = Nobody won
app-winners = Winners
app-again = Play again
app-again-asked = Waiting for { $who } to play again
app-again-wants = Ready for another: { $who }
app-deal-again = Deal to those who stayed
app-proof = Was it fair?
app-proof-text = The seal was shown before the game. It is the SHA-256 of this secret; secret and salts together gave the order of everything.
app-proof-holds = ✓ This phone had noted the seal before the deal: the secret fits it.
app-proof-broken = ✕ This is not the seal that this phone had noted before the deal.
app-seal = Seal
app-secret = Secret
app-salts = Salts
