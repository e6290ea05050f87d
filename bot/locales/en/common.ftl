# Words that the chat and the Mini App share.
# Texts hold no markup. $me says yes where the reader is meant, otherwise no.

game-duel = Night Protocol
game-coup = Coup
game-resistance = The Resistance
game-resistance_mini = Resistance Mini
game-mafia = Mafia
game-duel-about = One shotgun, and shells in a hidden order.
game-coup-about = Two hidden cards each, and bluffing about them.
game-resistance-about = Missions, votes – and spies among us.
game-resistance_mini-about = Three characters each, and a good memory.
game-mafia-about = At night they kill, by day we look for them.

nameless = Guest
computer = Computer
and = , { "" }
count = { $count }

pace-blitz = Blitz
pace-normal = Normal
pace-slow = Slow
pace-blitz-about = 30 seconds a move
pace-normal-about = a minute and a half a move
pace-slow-about = half a day a move

# What cannot be done, by its code
refused-no-game = There is no such game here.
refused-closed = This table is closed. Open a new one.
refused-over = This game is over.
refused-begun = The game has already begun.
refused-full = All seats are taken.
refused-not-host = Only whoever opened the table can do that.
refused-not-seated = You are not sitting at this table.
refused-no-computer = There is no computer at this table.
refused-options = These settings don’t go together.
refused-salt = Something went wrong on this device. Open the table again.
refused-too-few = Not enough players yet.
refused-not-begun = The game hasn’t begun yet.
refused-away = The computer is playing for you. Take your seat back first.
refused-not-asked = There’s nothing for you to choose just now.
refused-stale = Too late, the game has moved on.
refused-busy = Many are playing here at once. Please try again.
refused-illegal = That can’t be played now.
refused-unauthorized = Please open the game from Telegram again.
refused-stale-data = This page has been open too long. Please open it from Telegram again.
refused-unknown-table = This table is gone. Open a new one.
refused-malformed = That made no sense to us.
refused-too-large = That is too much at once.
refused-too-fast = Not so fast, please.
refused-too-many-tables = You have too many tables open. Finish one first.
refused-draining = No new tables for a while: I’m being updated. Games that have begun go on.
refused-host-busy = Whoever invites you has too many tables open. Open one yourself.
refused-too-many-connections = The game is open in too many places. Close one of them.
refused-old-protocol = There is a newer version. Please reload.
refused-quiet = You can only listen here now.
refused-no-circle = Nobody hears you here now.
refused-in-group = This table talks in its group.
refused-empty = Say at least a word.
refused-too-long = A little shorter, please: 200 characters at most.
refused-unprepared = Telegram does not answer just now. Send the link instead.

circle-table = At the table

# Why a table is closed before its time
ended-host = It was closed by whoever held it.
ended-leader = A group admin closed it.
ended-players = Its players agreed to stop.
ended-empty = Everybody got up.
ended-idle = Nothing had happened there for a long while.
ended-out = The bot is no longer in its group.
