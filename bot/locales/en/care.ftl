# What is kept of people and how it is forgotten, who is not reached yet, and words for those who
# run the bot. The browser does not load this.

command-privacy = What I keep about you
command-delete_me = Make me forget you

privacy = What I keep, and how long
privacy-you = About you: your name and language as Telegram tells them, whether I may write to you, and the groups you want news from. That stays until you say /delete_me.
privacy-tables = About each table: who sat there, every move, and what was said at it. 90 days after the last thing that happened there, all of it is gone.
privacy-who = Who sees it: those at your table, and whoever watches, see your name. While a game goes on, I show nobody what only you may know. A finished game can be read by anyone who has the table’s link; the record has moves in it, but no names.
privacy-else = Nobody else gets it, and there is no advertising. Only whoever runs this bot can look at what is kept.
privacy-delete = /delete_me – and I forget you.

delete-ask = Shall I forget you?
delete-what = I forget your name, your language and the groups you want news from, and you leave all your tables. Where others saw your name, it says “Guest” then.
delete-running = { $count ->
    [one] You are in the middle of a game. You can’t come back to it then.
   *[other] You are in the middle of { $count } games. You can’t come back to them then.
}
delete-ends = And a game that cannot go on without you ends for everybody.
delete-stays = What stays, without your name and for 90 days at most: the moves of finished games, and what you said at tables. Our chat stays too; you can delete it in Telegram yourself.
button-delete-now = Yes, forget me
button-keep = No, leave it
delete-done = Done. I know nothing about you any more. Write to me whenever you like, and we begin anew.
delete-private = Let’s talk about that in private.
button-private = To our private chat

awaited-reach = { $count ->
    [1] Waiting for { $names } to open the bot or the table.
   *[other] Waiting for these to open the bot or the table: { $names }.
}

admin-stats = Tables: { $lobby } waiting, { $playing } being played, { $over } over
admin-stats-people = People at them: { $people }, chats: { $chats }
admin-game = { $game }: { $count }
admin-table-people = People: { $people }, computers: { $computers }, awaited: { $awaited }
admin-table-version = Version: { $version }
admin-table-deadline = Time is up at { $moment }
admin-drain-on = No new tables from now on. Those that are open go on.
admin-drain-off = New tables can be opened.
admin-announce = { $count ->
    [one] This goes to one chat:
   *[other] This goes to { $count } chats:
}
admin-announce-none = There is no chat with a table just now.
admin-announce-busy = Another announcement is still on its way.
admin-announce-sent = It is on its way.
admin-announce-done = Announced: { $said }. Refused: { $closed }. Uncertain: { $unsure }.
button-announce = Send it
button-announce-not = Don’t send it
admin-how-stats = /admin stats – what is going on
admin-how-table = /admin table ID – how one table stands
admin-how-drain = /admin drain on, /admin drain off – no new tables, or new ones again
admin-how-announce = /admin announce TEXT – say it wherever there is a table
