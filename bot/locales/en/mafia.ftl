# Mafia, game no. 14: words that the chat and the Mini App share.
#
# Events: $who is whom it is about or who acts, $target who is named, seen or voted for, $voters,
# $silent and $nominees lists of names, $count how many, $awake yes or no.

mafia-role-maf = Maf
mafia-role-maniac = Maniac
mafia-role-doctor = Doctor
mafia-role-commissioner = Commissioner
mafia-role-civilian = Builder
mafia-about-maf = Bought off to stop the building. There are two, and they know each other; at night they ambush somebody together.
mafia-about-maniac = Wants the whole pay alone. At night drops a brick on somebody’s head: the first stuns for a day, the second kills.
mafia-about-doctor = Smokes with somebody at night, or a double dose alone. Whoever smoked with him is safe that night; after a double dose he is safe from the mafs.
mafia-about-commissioner = Up all night: sees whether somebody sleeps (a builder, doctor or commissioner) or not (a maf or the maniac).
mafia-about-civilian = Wants the house built. Sleeps at night, judges by day.
mafia-fate-alive = here
mafia-fate-leaving = leaving
mafia-fate-jailed = jailed
mafia-fate-killed = killed
mafia-fate-bricked = killed by a brick
mafia-fate-left = left
mafia-fate-removed = removed for silence
mafia-circle-mafs = The mafs

mafia-title = { $stage ->
    [meet] Mafia · the night before
    [night] Mafia · night { $day }
   *[other] Mafia · day { $day }
}

mafia-event-began = { $count } builders come to the site: two mafs, a maniac, a doctor, a commissioner and { $civilians ->
    [one] { $civilians } plain builder.
   *[other] { $civilians } plain builders.
}
mafia-event-dawned = Day { $day }. Whom do we put on trial?
mafia-event-named = { $reader ->
    [who] You name { $target }.
    [target] { $who } names you.
   *[other] { $who } names { $target }.
}
mafia-event-accused = { $round ->
    [1] On trial: { $nominees }.
   *[other] Equal votes. Once more: { $nominees }.
}
mafia-event-counted = { $reader ->
    [target] { $count ->
        [0] Nobody is against you.
       *[other] Against you, { $count }: { $voters }.
    }
   *[other] { $count ->
        [0] Against { $target }: nobody.
       *[other] Against { $target }, { $count }: { $voters }.
    }
}
mafia-event-abstained = No vote: { $silent }.
mafia-event-jailed = { $reader ->
    [who] You are taken away. Who you were, the end will show.
   *[other] { $who } is taken away. Who it was, the end will show.
}
mafia-event-spared = Nobody is taken away today.
mafia-event-removed = { $reader ->
    [who] Two days of silence: you are off the site.
   *[other] Two days of silence: { $who } is off the site.
}
mafia-event-missed = { $count ->
    [one] Silent today: { $silent }. After another such day he or she is off the site.
   *[other] Silent today: { $silent }. After another such day they are off the site.
}
mafia-event-fell = Night { $night } falls.
mafia-event-checked = { $awake ->
    [yes] Your night’s walk: { $target } was awake.
   *[no] Your night’s walk: { $target } was asleep.
}
mafia-event-stunned = { $reader ->
    [who] A brick has hit you. No talk and no vote for you today.
   *[other] A brick has hit { $who }: no talk and no vote today.
}
mafia-event-bricked = { $reader ->
    [who] A second brick: you are dead.
   *[other] A second brick: { $who } is dead.
}
mafia-event-killed = { $reader ->
    [who] They got you in the night.
   *[other] They got { $who } in the night.
}
mafia-event-slept = A quiet night.
mafia-event-left = { $reader ->
    [who] You have left the site.
   *[other] { $who } has left the site.
}
mafia-event-ended = The roles are laid open.
mafia-call-fell = 🌙 Night { $night }. Everybody to the table, each with a choice.
mafia-call-dawned = ☀️ Day { $day } dawns.

mafia-ask-meet = Look at your role. The game begins with the day.
mafia-ask-nominate = Whom do you put on trial?
mafia-ask-vote = Whom do we take away?
mafia-ask-night = Whom do you choose tonight?
mafia-silence-meet = The day begins.
mafia-silence-nominate = You name nobody.
mafia-silence-vote = You abstain.
mafia-silence-night = Your last choice counts.
mafia-play-look = I know my role
mafia-play-name = Name { $name }
mafia-play-pass = Name nobody
mafia-play-vote = { $aim ->
    [self] Against myself
   *[other] Against { $name }
}
mafia-play-abstain = Abstain
mafia-play-choose = { $aim ->
    [self] Myself
    [none] Choose …
   *[other] { $name }
}
mafia-play-withdraw = Take it back
mafia-play-ready = Ready
# To whoever has played it, where nothing else is told; $owed says whether an answer is still owed.
mafia-done-choose = Tonight: { $aim ->
    [self] you yourself.
   *[other] { $name }.
}{ $owed ->
    [yes] { " " }To settle it, tap “{ mafia-play-ready }”.
   *[no] { "" }
}
mafia-done-withdraw = Tonight: nobody.{ $owed ->
    [yes] { " " }Choose anew, or tap “{ mafia-play-ready }”.
   *[no] { "" }
}
mafia-done-ready = You are ready. The night ends when everybody is.
# What an offer does, costs, and what others may do then.
mafia-hint-look = Tells the table that you are ready. Nobody learns what you saw; the game begins with the day.
mafia-hint-name = Puts this person on trial; nobody can be named twice a day. If it stays the only name, that is jail without a vote.
mafia-hint-pass = You name nobody. If nobody is named, night falls.
mafia-hint-vote = Your vote against this person. When all are in, votes are shown by name; the most decide.
mafia-hint-abstain = You vote against nobody. It counts as an answer.
mafia-hint-choose = Tonight it is this person. What comes of it is up to your role, and you may choose anew until everybody is ready.
mafia-hint-withdraw = Takes back tonight’s choice: then it is nobody.
mafia-hint-ready = You are done for tonight. As long as others think, you may still choose anew.

# For whoever is shown round: what lies where.
mafia-guide-middle = The building site. By day stands here who is on trial and how it was voted; at dawn, what the night has done.
mafia-guide-seats = Everybody on the site. Here you touch whom you mean; signs say who is on trial, stunned or gone.
mafia-guide-secret = Your role, for your eyes only, and what you have learnt. At night everybody’s screen looks alike.
mafia-legend-role = Roles
mafia-barred-choose = The commissioner looks at others only, and the doctor never smokes with the same person two nights running.

mafia-card-board = { $stage ->
    [meet] The night before: everybody looks at their own role.
    [nominate] Day { $day }: who is put on trial?
    [vote] Day { $day }: the vote, round { $round }.
   *[night] Night { $day }: everybody chooses in secret.
}
mafia-card-candidates = On trial: { $candidates }
mafia-card-fates = { $fates ->
    [alive] { "" }
   *[other] { $fates-name }
}
mafia-card-stunned = hit by a brick
mafia-card-accusers = named by { $accusers }
mafia-card-revealed = { $roles-name }
mafia-secret-role = You are: { $role-name }. { $stage ->
    [night] { mafia-whom }
   *[other] { $role ->
        [maf] { mafia-about-maf }
        [maniac] { mafia-about-maniac }
        [doctor] { mafia-about-doctor }
        [commissioner] { mafia-about-commissioner }
       *[civilian] { mafia-about-civilian }
    }
}
mafia-secret-mafs = The mafs: { $names }.
mafia-secret-choices = { $reader ->
    [who] Your choice tonight: { $choices }.
   *[other] { $who } chose tonight: { $choices }.
}
mafia-secret-past = { $role ->
    [commissioner] Night { $night }: { $seat } { $awake ->
        [yes] was awake.
        [no] was asleep.
       *[none] – no news.
    }
    [doctor] Night { $night }: smoke for { $seat }.
    [maniac] Night { $night }: brick for { $seat }.
    [maf] Night { $night }: ambush for { $seat }.
   *[civilian] { "" }
}

mafia-reason-builders = The builders are among themselves.
mafia-reason-mafs = Only mafs are left.
mafia-reason-maniac = The maniac has the site to himself.
mafia-reason-nobody = Nobody is left.
mafia-reason-stalemate = Day after day nothing is decided: a draw.

mafia-option-mafs = If the mafs want different victims
mafia-option-mafs-agree = nobody dies
mafia-option-mafs-last = the last one both wanted

mafia-rules-aim-title = The aim
mafia-rules-aim = Three forces work on one site: the builders (with doctor and commissioner), the two mafs, and the maniac. A force wins when the other two have nobody left. There is no winning by numbers: two mafs and one builder play on.
mafia-rules-roles-title = The roles
mafia-rules-roles = Two mafs who know each other, a maniac, a doctor, a commissioner; everybody else is a builder. Nobody’s role is shown before the end, neither of the jailed nor of the dead.
mafia-rules-day-title = The day
mafia-rules-day = Everybody able may name one other person, once a day; nobody is named twice. Nobody named: night falls. One name: that person is taken away at once, without a vote. Two or more: everybody votes.
mafia-rules-vote-title = The vote
mafia-rules-vote = One vote each, also against oneself, or none. All votes are shown by name when all are in. The most votes decide. If everybody on trial has as many, nobody is taken away. If only those at the top are equal, the vote is repeated among them.
mafia-rules-night-title = The night
mafia-rules-night = Everybody chooses at the same time and may change it until all are ready; builders name a suspect that nobody sees. Then it happens in this order: the maniac’s brick, the doctor’s smoke, the commissioner’s look, the mafs.
mafia-rules-brick-title = The brick
mafia-rules-brick = The first brick stuns: that night’s deed is void, and the next day is without talk and vote. The second one kills. Who was hit is told in the morning.
mafia-rules-doctor-title = The smoke
mafia-rules-doctor = The doctor smokes with one person, or a double dose alone. Whoever smoked with him is safe from brick and mafs that night; a double dose is safe from the mafs only. Not with the same person two nights running, nor two double doses. A brick on the doctor voids it all.
mafia-rules-mafs-title = The mafs
mafia-rules-mafs = Both must want the same victim, else they miss; if only one of them chooses, that counts. One who was hit by the brick does not count. At night they can write to each other.
mafia-rules-commissioner-title = The commissioner
mafia-rules-commissioner = In the morning he knows whether somebody slept: builders, doctor and commissioner sleep, mafs and maniac do not. He can’t tell a maf from the maniac.
mafia-rules-end-title = The end
mafia-rules-end = If nobody is left alive, nobody wins. Three days and nights without anybody jailed or attacked are a draw.
mafia-rules-silence-title = If somebody is silent
mafia-rules-silence = By day silence names nobody and abstains; at night the last choice counts. After two silent days one is off the site. Whoever leaves is gone at the next dawn. The dead, the jailed and the stunned read along and do not write.

# The table in the Mini App

mafia-mine = Only you know
mafia-with = with { $names }
mafia-not-tonight = not tonight: { $names }
mafia-chosen = your choice tonight
mafia-out-leaving = leaving
mafia-out-jailed = jailed
mafia-out-killed = killed
mafia-out-bricked = brick
mafia-out-left = left
mafia-out-removed = silent
mafia-out-stunned = stunned
mafia-hit-before = hit by a brick before
mafia-duty-maf = Both must agree.
mafia-duty-maniac = The second brick kills.
mafia-duty-doctor = Yourself is a double dose.
mafia-duty-commissioner = Mafs and maniac are awake.
mafia-duty-civilian = You judge by day.
mafia-alone = You choose alone now.
mafia-whom = { $role ->
    [maf] Whom do you ambush?
    [maniac] Whose head does the brick fall on?
    [doctor] With whom do you smoke?
    [commissioner] Whom do you look at?
   *[civilian] Whom do you suspect, in secret?
}
mafia-tonight = Tonight: { $target }
mafia-decided = { $who }: { $target }
mafia-undecided = { $who }: no choice yet
mafia-write-to = Write to { $names }
mafia-outlook = { $count ->
    [0] If nobody is named, night falls.
    [1] One name: taken away without a vote.
   *[other] { $count } names: there will be a vote.
}
mafia-news = News of the morning
mafia-verdict-most = Most votes: taken away
mafia-verdict-again = Equal at the top: once more among them
mafia-verdict-none = All equal: nobody
mafia-round = The votes of round { $round }
mafia-spared = spared
mafia-seen-awake = was awake
mafia-seen-asleep = was asleep
mafia-ready = You are ready. Until all are, you may choose anew.
mafia-nobody = Nobody tonight
mafia-looks-on = You are off the site. Read along: at the end everything opens.
mafia-lies-low = A brick has hit you: today you neither talk nor vote.
mafia-last-call = Yesterday you were silent. Answer today, or you are off the site.
mafia-vain = in vain
mafia-suspected = Suspected by the builders
mafia-votes = { $count ->
    [one] { $count } vote: { $voters }
   *[other] { $count } votes: { $voters }
}
mafia-counted = The last vote
mafia-roles = Who was who
mafia-nights = What the nights hid
mafia-night = Night { $night }
mafia-did = { $role ->
    [maf] { $who } lay in wait for { $target }.
    [maniac] { $who } dropped a brick on { $target }.
    [doctor] { $aim ->
        [self] { $who } smoked alone, twice.
       *[other] { $who } smoked with { $target }.
    }
    [commissioner] { $who } looked at { $target }.
   *[civilian] { $who } suspected { $target }.
}
