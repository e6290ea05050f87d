# What people send to other chats, and what the bot says where it is a guest; not for the browser.

sharing-new = New table: { $game }
sharing-watch = Come and watch: { $game }
sharing-sit = Who sits down? { $game }
sharing-room = { $count ->
    [1] One seat is free.
   *[other] { $count } seats are free.
}
sharing-called = I bring the table: games where everybody knows something and nobody knows everything.
sharing-called-next = Tap a game: a table opens, and your friends sit down with the same button.
sharing-above = Open One Table
