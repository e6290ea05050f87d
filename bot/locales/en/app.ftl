# The Mini App around the games: only the browser reads this.

app-name = One Table
app-outside-title = The table is in Telegram
app-outside-text = Open it from the bot: there it knows who you are.
app-outside-open = Open the bot
app-reopen-title = Please open the table anew
app-reopen-text = Telegram’s pass for this window is not valid. Close it and open the table again; nothing is lost.
app-old-title = There is a newer table
app-old-text = This page is older than the table. Load it anew; nothing is lost.
app-gone-title = No such table
app-gone-text = It was cleared away, or the link is not whole. Open a new one.
app-failed-title = The table does not answer
app-failed-text = Your connection, or ours. Nothing is lost.
app-offline-title = No connection
app-offline-text = The table opens by itself as soon as you are online. Nothing is lost.
app-retry = Try again
app-reload = Load anew
app-close = Close
app-home = All tables
app-cancel = Cancel
app-stay = Stay
app-ok = All right
app-players = { $least }–{ $most } players
app-players-exactly = { $count } players
app-and-more = { $names } and { $count } more
app-yes = yes
app-no = no

app-tables = Your tables
app-tables-over = Played
app-empty = Night games: everybody knows something, nobody everything. Try one alone, or send friends a link.
app-play = Play

app-play-alone = Alone
app-play-friend = With a friend
app-play-friends = With friends
app-yours = Your move
app-line-ready = You can start
app-line-away = The computer plays for you
app-line-host = Waiting for the start
app-stage-closed = closed
app-language = Language
app-rules = Rules
app-profile = Profile
app-shown-as = So others see you; the name is Telegram’s.
app-sound = Sound and vibration
app-cover = Cover my secrets when a game begins
app-cover-about = A touch on the eye shows them.
app-motion = Motion
app-motion-device = As on this phone
app-motion-less = Less
app-about = About
app-forget = Forget me
app-about-text = Games where everybody knows something and nobody knows everything.
app-fair = How we deal fairly
app-fair-text = Before a deal the table shows a seal of its luck, and every phone adds a pinch of its own. After the game the seal is opened, and your phone checks that it fits: nobody, not even we, could choose the cards. You find it under every result.
app-made = What it is made of
app-made-own = Code, pictures and sounds are our own, under the MIT licence. Also in it:
app-version = Version { $version }

app-lobby-missing = { $count ->
    [one] One more is needed
   *[other] { $count } more are needed
}
app-lobby-enough = Ready when you are
app-lobby-ready = Everybody is here
app-lobby-text = Whoever opens your invitation sits down here.
app-lobby-more = Start now, or invite more.
app-lobby-deal = All seats are taken: start.
app-lobby-watch = You are watching. There is room: sit down.
app-lobby-full = All seats are taken. You can watch.
app-lobby-host = { $who } starts when all are ready.
app-invite = Invite
app-share-text = Whoever opens the invitation sits down at this table.
app-share-send = Choose a chat
app-share-link = Send the link
app-share-sent = Invitation sent
app-share-failed = It could not be sent. Send the link instead.
app-share-code = For whoever sits beside you: scan it
app-share-code-of = QR code of the invitation
app-seats-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
app-seat-host = host
app-seat-away = not here now
app-seat-gone = has left
app-you = you
app-copy = Copy the link
app-copied = Link copied
app-start = Start
app-sit = Sit down
app-computers = Computers
app-some-computers = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
app-add-computer = Add a computer
app-remove-computer = Send the computer away
app-get-up = Leave
app-close-table = Close the table
app-clear-title = Close the table?
app-clear-text = Whoever sits here will have to get up too.
app-closed-title = The table is closed
app-closed-text = Nobody plays here any more. Open a new one.
app-missed-text = You can watch, or open a table of your own.
app-look = Watch
app-another = New table
app-pace = Pace
app-stand-in = The computer plays on for whoever leaves
app-options = How we play
app-advised = Choose: { $what }
app-less = less
app-more = more

app-turn-mine = Your turn
app-turn-theirs = { $who } to move
app-waiting = Waiting for { $who }
app-watching = You are watching: you see what everybody may see.
app-lost = Reconnecting… Nothing is lost.
app-lost-long = Still no connection. Your seat is kept.
app-back = You are back at the table.
app-story = What happened
app-story-none = Nothing yet.
app-menu = Menu
app-people = At the table
app-leave = Leave the game
app-leave-title = Leave the game?
app-leave-text = For you the game is over then.
app-leave-stand-in = The computer plays on for you; you can come back.
app-return = Take my seat back
app-only-you = only you
app-hide = Hide what only I see
app-show = Show what only I see
app-hidden = hidden
app-uncover = Covered: touch the eye to see.
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
app-help = Help
app-help-may = What you can do now
app-guide-offer = New here?
app-guide-show = Show me round
app-guide-no = No, thanks
app-guide-next = Next
app-guide-back = Back
app-guide-skip = Skip
app-guide-done = To the table
app-guide-asked = You are asked now.
app-guide-step = { $number } of { $count }
app-guide-clock = So much time there is to answer. What happens without an answer stands below the question.
app-guide-story = What happened last. Touch it for the whole story.
app-guide-dock = Here you are asked, and here you answer. Hold a finger on a button, or touch the “?”, to read what it does.
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
app-again = Rematch
app-again-asked = Waiting for { $who } to want a rematch
app-again-wants = Ready for a rematch: { $who }
app-deal-again = Start with those who stayed
app-proof = Was it fair?
app-proof-text = The seal was shown before the game. It is the SHA-256 of this secret; secret and salts together gave the order of everything.
app-proof-holds = ✓ This phone had noted the seal before the deal: the secret fits it.
app-proof-broken = ✕ This is not the seal that this phone had noted before the deal.
app-seal = Seal
app-secret = Secret
app-salts = Salts
