# Duel, the night protocol: words that the chat and the Mini App share.
#
# In events: $who is the seat that acts, $target the seat aimed at, $reader says who reads it: "who"
# (the one who acts), "target" (the one aimed at) or "other"; $shell is "live" or "blank",
# $item the item's key and $item-name its name, $items a list of names.

duel-dealer = Dealer

duel-shell = { $shell ->
    [live] live
   *[blank] blank
}
duel-item-cigarettes = Cigarettes
duel-item-loupe = Loupe
duel-item-beer = Beer
duel-item-handcuffs = Handcuffs
duel-item-saw = Saw
duel-item-inverter = Inverter
duel-item-phone = Phone
duel-item-adrenaline = Adrenaline
duel-item-medicine = Medicine

duel-about-cigarettes = Lights one charge again, up to the round’s limit.
duel-about-loupe = Shows you alone which shell comes next.
duel-about-beer = Throws the next shell out, for both to see. Your turn goes on.
duel-about-handcuffs = The other one misses a turn. Not twice in a row.
duel-about-saw = If your next shot is live, it puts out two charges.
duel-about-inverter = Turns the next shell over: live becomes blank, blank becomes live.
duel-about-phone = Tells you alone about one of the later shells. With one shell left it is silent.
duel-about-adrenaline = Takes an item from the other pocket and uses it at once.
duel-about-medicine = Lights two charges or puts one out. The table decides.

duel-event-began = Round { $round }: { $charges } charges each. { $reader ->
    [who] You open.
   *[other] { $who } opens.
}
duel-event-loaded = Loaded: { $live } live, { $blank } blank.
duel-event-dealt = { $reader ->
    [who] You get: { $items }.
   *[other] { $who } gets: { $items }.
}
duel-event-used = { $reader ->
    [who] { $item ->
        [cigarettes] You light a cigarette.
        [loupe] You look through the loupe.
        [beer] You open a beer.
        [handcuffs] You put the handcuffs on.
        [saw] You saw the barrel off.
        [inverter] You turn the next shell over.
        [phone] You make a call.
       *[medicine] You swallow the medicine.
    }
   *[other] { $item ->
        [cigarettes] { $who } lights a cigarette.
        [loupe] { $who } looks through the loupe.
        [beer] { $who } opens a beer.
        [handcuffs] { $who } puts the handcuffs on.
        [saw] { $who } saws the barrel off.
        [inverter] { $who } turns the next shell over.
        [phone] { $who } makes a call.
       *[medicine] { $who } swallows the medicine.
    }
}
duel-event-stole = { $reader ->
    [who] Adrenaline: you grab and use – { $item-name }.
   *[other] Adrenaline: { $who } grabs and uses – { $item-name }.
}
duel-event-shot = { $reader ->
    [who] { $aim ->
        [self] You shoot yourself:
       *[other] You shoot { $target }:
    }
    [target] { $who } shoots you:
   *[other] { $aim ->
        [self] { $who } shoots themselves:
       *[other] { $who } shoots { $target }:
    }
} { $shell ->
    [live] live, −{ $cost }.
   *[blank] blank.
}
duel-event-skipped = The handcuffs hold: { $reader ->
    [who] you miss a turn.
   *[other] { $who } misses a turn.
}
duel-event-healed = { $gain ->
    [0] Nothing to light: every charge is whole.
   *[other] { $reader ->
        [who] Your charges: +{ $gain }.
       *[other] { $who }: +{ $gain }.
    }
}
duel-event-looked = Next comes a { $shell ->
    [live] live
   *[blank] blank
} one. Only you know.
duel-event-heard = { $place ->
    [0] The phone is silent.
   *[other] A voice: “shell { $place } … { $shell ->
        [live] live
       *[blank] blank
    }”. Only you heard it.
}
duel-event-ejected = A shell rolls out: { $shell ->
    [live] live.
   *[blank] blank.
}
duel-event-poisoned = Bad medicine. { $reader ->
    [who] You lose a charge.
   *[other] { $who } loses a charge.
}
duel-event-won = { $reader ->
    [who] Round { $round } is yours.
   *[other] Round { $round } goes to { $who }.
}
duel-event-yielded = Time is up. { $reader ->
    [who] You lose the round.
   *[other] { $who } loses the round.
}
duel-event-went = { $reader ->
    [who] You left the table.
   *[other] { $who } left the table.
}
duel-event-ended = { $reader ->
    [who] The table is yours.
   *[other] { $who } wins the table.
}

duel-reason-rounds = { $alone ->
    [yes] { $reader ->
        [who] You took every round.
       *[other] One round lost, and { $who } has the table.
    }
   *[no] { $reader ->
        [who] You took the rounds needed.
       *[other] { $who } took the rounds needed.
    }
}
duel-reason-left = { $alone ->
    [yes] The game was left unfinished.
   *[no] One of the two left the table.
}
duel-reason-silent = Time ran out twice.

duel-option-mode = Who plays
duel-option-mode-solo = Alone, against the dealer
duel-option-mode-duel = Two people

duel-round = Round { $round }
duel-score = Score { $mine } : { $theirs }

# The table in the Mini App

duel-way-alone = against the dealer
duel-way-friend = best of three rounds
duel-ask = Touch the shotgun or an item.
duel-ask-bare = Touch the shotgun.
duel-ask-target = Whom do you aim at?
duel-ask-theft = Touch an item in the other pocket.
duel-silence-turn = You lose the round; the second time, the match.
duel-gun = The shotgun
duel-gun-take = Take the shotgun
duel-gun-back = Put it down
duel-target-other = Shoot { $who }
duel-target-self = Shoot yourself
duel-target-self-note = A blank keeps your turn
duel-target-other-note = Then the turn passes
duel-aim-other = { $who }
duel-aim-self = you
duel-use = Use it
duel-not-now = It would do nothing now.
duel-not-mine = Not yours. Adrenaline could grab it.
duel-warn-phone = One shell is left: the phone will be silent.
duel-warn-whole = All your charges are whole already.
duel-known-next = loaded:
duel-known-later = shell { $place }:
duel-known-nothing = no shell known yet
duel-charges = { $who }: { $charges } of { $cap } charges
duel-left-live = { $count } live
duel-left-blank = { $count } blank
duel-tray = Still inside, order unknown
duel-spent = Just spent
duel-spent-none = none yet
duel-flipped = next one turned over
duel-sawn = sawn off · live costs { $cost }
duel-cuffed = cuffed
duel-pocket-mine = Your pocket
duel-pocket-theirs = Pocket: { $who }
duel-loads = How the shells lay
duel-dealer-says-1 = Take your time. The night is long.
duel-dealer-says-2 = The table likes patience.
duel-dealer-says-3 = Nobody hurries here.
duel-dealer-says-4 = Don’t look at me. Look at the table.
duel-dealer-says-5 = Quiet tonight.
duel-dealer-says-6 = My turn, then.

duel-rules-table-title = The table
duel-rules-table = Two sit across from each other, a shotgun between them. Each has charges: small red lamps beside the name. A live shell puts out one charge of whoever it hits, a blank none. With your last charge the round is lost.
duel-rules-shells-title = The shells
duel-rules-shells = Everybody sees how many live and blank shells are inside, nobody sees their order. There are two to eight, always of both kinds: as many of each, or one more of either. When all are gone, new ones are loaded; charges do not come back with them. The last two spent shells lie on the table.
duel-rules-turn-title = Your turn
duel-rules-turn = Use as many items as you like, then shoot once: at the other one or at yourself. A blank at yourself keeps your turn. After anything else the other one moves. Whoever opened the round also moves first with each new load.
duel-rules-rounds-title = The rounds
duel-rules-rounds = In round 1 everybody has two charges, in rounds 2 and 3 four. The very first load is one live and one blank, without items. Later in round 1: two live and one blank, and before each load two items for everybody – cigarettes, loupe or beer. Round 2: three to six shells, two items of every kind. Round 3: four to eight shells, four items.
duel-rules-alone-title = Alone
duel-rules-alone = The dealer sits across from you and plays by the same rules. You open every load. Win three rounds in a row; lose one and the table is lost. The dealer’s words mean nothing about the shells. There is no clock.
duel-rules-pair-title = Two people
duel-rules-pair = Whoever wins two rounds wins. Chance says who opens the first round, then you alternate. If your time runs out, you lose the round; the second time, the table.
duel-rules-items-title = The items
duel-rules-items = Your pocket has eight places, and what lies in it stays from round to round. Without a free place you get nothing.
duel-rules-fair-title = Is it fair?
duel-rules-fair = Before the game the table shows the seal of its secret, and each phone adds luck of its own. Afterwards the secret is opened, and anybody can check that the shells lay as they had to.

# On the chat's cards; $place is a place in the queue, $shell its type.
duel-card-board = Round { $round }. In the barrel: { $live } live, { $blank } blank.
duel-card-flipped = The next shell has been turned over.
duel-card-sawn = The barrel is sawn off.
duel-card-seat = charges { $charges }/{ $cap }, rounds { $score }
duel-card-pockets = pocket: { $names }
duel-card-cuffed = in handcuffs
duel-secret-known = { $place ->
    [1] The next shell is
   *[other] Shell { $place } is
} { $word ->
    [live] live.
   *[blank] blank.
}
duel-play-shoot = { $aim ->
    [self] Shoot yourself
   *[other] Shoot { $name }
}
duel-play-use = { $pick ->
    [none] Use an item: …
   *[other] { $thing }
}
duel-play-steal = Adrenaline: { $thing }
# What an offer does, costs, and what comes then.
duel-hint-shoot = { $aim ->
    [self] Fires the next shell at yourself. If it is blank, your turn goes on; if it is live, it costs you a charge.
    [other] Fires the next shell at the other one. A live one costs a charge; in any case the turn passes.
   *[none] Fires the next shell. A live one costs a charge, two from a sawn barrel. Only a blank into yourself keeps the turn.
}
duel-hint-use = Does its work at once and is spent. Your turn goes on.
duel-hint-steal = Spends the adrenaline: you take an item out of the other pocket and use it at once.

# For whoever is shown round: what lies where.
duel-guide-monitor = Both of you and your charges; at none the round is lost. Below stands what you alone know of the shells.
duel-guide-gun = The shotgun. Touch it and choose whom to aim at – yourself, too: a blank into yourself keeps the turn.
duel-guide-shells = How many live and blank shells are still inside, in a hidden order, and the two that left last.
duel-guide-pocket = Your items. Touch one to read what it does, once more to use it; your turn goes on.
duel-guide-clock = So much time there is to answer. Silence costs you the round, and the second time the match.
duel-legend-item = Items
duel-legend-shell = Shells
duel-shell-live = Live shell
duel-shell-blank = Blank shell
duel-about-live = Puts out one charge of whoever is hit, two from a sawn barrel.
duel-about-blank = A click and nothing more. Into yourself it keeps the turn for you.
