# What somebody sees in a group for his eyes only, and answers in passing. The browser does not load
# this.

toast-answered = You have answered already.
aside-below = Down below, for your eyes only. Nothing there? Tap again.
aside-later = To answer, tap again in a moment.
aside-missing = Nothing down there? Play at the table: tap “Open table”.
awaited-secretly = Answer through “{ button-secret }” below, or at the table.
aside-rest = That was a lot of taps. Again in half a minute, or at the table.
toast-noted = Noted. You’ll see it in a moment.
