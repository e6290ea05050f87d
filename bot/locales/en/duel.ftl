# Duel, the night protocol: words that the chat and the Mini App share.
#
# In events: $who is the seat that acts, $target the seat aimed at, $reader says who reads it: "who"
# (the one who acts), "target" (the one aimed at) or "other"; $shell is "live", "blank" or "none",
# $item the item's key and $thing its name, $items a list of names.

duel-title = Duel
duel-subtitle = night protocol
duel-dealer = The dealer

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
    [who] Adrenaline: you grab and use – { $thing }.
   *[other] Adrenaline: { $who } grabs and uses – { $thing }.
}
duel-event-shot = { $reader ->
    [who] { $aim ->
        [self] You shoot yourself:
       *[other] You shoot { $target }:
    }
    [target] { $who } shoots you:
   *[other] { $aim ->
        [self] { $who } shoots at himself:
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
duel-event-heard = { $shell ->
    [live] A voice: “shell { $place } … live”. Only you heard it.
    [blank] A voice: “shell { $place } … blank”. Only you heard it.
   *[none] The phone is silent.
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

duel-reason-rounds = { $reader ->
    [who] You took the rounds it needs.
   *[other] { $who } took the rounds it needs.
}
duel-reason-left = The other one left the table.
duel-reason-silent = The other one ran out of time twice.

duel-option-mode = Who plays
duel-option-mode-solo = Alone, against the dealer
duel-option-mode-duel = Two people

duel-round = Round { $round }
duel-score = Score { $mine } : { $theirs }
