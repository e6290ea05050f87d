# Coup: words that the chat and the Mini App share.
#
# Events: $who acts, $target is whom it is aimed at, $role the character that is claimed, shown or
# lost ($role-name its name), $action what is done, $gain coins, $cost those that are paid,
# $left cards still face down.

coup-role-duke = Duke
coup-role-assassin = Assassin
coup-role-captain = Captain
coup-role-contessa = Contessa
coup-role-ambassador = Ambassador
coup-role-inquisitor = Inquisitor
coup-about-duke = Tax: takes 3 coins. Blocks foreign aid.
coup-about-assassin = For 3 coins somebody loses a card. The Contessa blocks it.
coup-about-captain = Takes 2 coins from somebody. Blocks stealing.
coup-about-contessa = Blocks the Assassin.
coup-about-ambassador = Draws two cards from the court and returns two. Blocks stealing.
coup-about-inquisitor = Draws a card and returns one, or looks at somebody’s card and may have it replaced. Blocks stealing.
coup-action-income = Income
coup-action-aid = Foreign aid
coup-action-tax = Tax
coup-action-assassinate = Assassination
coup-action-steal = Stealing
coup-action-exchange = Exchange
coup-action-examine = Examination
coup-action-block = Block
coup-action-coup = Coup

coup-title = Coup · turn { $turns }

coup-event-began = { $reader ->
    [who] The cards are dealt. You begin.
   *[other] The cards are dealt. { $who } begins.
}
coup-event-picked = { $reader ->
    [who] You have chosen your second card.
   *[other] { $who } has chosen a second card.
}
coup-event-announced = { $reader ->
    [who] { $action ->
        [aid] You ask for foreign aid.
        [tax] You say: { $role-name } – tax.
       *[exchange] You say: { $role-name } – exchange.
    }
   *[other] { $action ->
        [aid] { $who } asks for foreign aid.
        [tax] { $who } says: { $role-name } – tax.
       *[exchange] { $who } says: { $role-name } – exchange.
    }
}
coup-event-aimed = { $action ->
    [assassinate] { $reader ->
        [who] You say: { $role-name } – an attempt on { $target }.
        [target] { $who } says: { $role-name } – an attempt on you.
       *[other] { $who } says: { $role-name } – an attempt on { $target }.
    }
    [steal] { $reader ->
        [who] You say: { $role-name } – stealing from { $target }.
        [target] { $who } says: { $role-name } – stealing from you.
       *[other] { $who } says: { $role-name } – stealing from { $target }.
    }
   *[examine] { $reader ->
        [who] You say: { $role-name } – examining { $target }.
        [target] { $who } says: { $role-name } – examining you.
       *[other] { $who } says: { $role-name } – examining { $target }.
    }
}
coup-event-blocked = { $reader ->
    [who] You block { $target }: { $role-name }.
    [target] { $who } blocks you: { $role-name }.
   *[other] { $who } blocks { $target }: { $role-name }.
}
coup-event-doubted = { $reader ->
    [who] You don’t believe { $target }: { $role-name }?
    [target] { $who } doesn’t believe you: { $role-name }?
   *[other] { $who } doesn’t believe { $target }: { $role-name }?
}
coup-event-proved = { $reader ->
    [who] You show it: { $role-name }. It goes to the court, and you draw another.
   *[other] { $who } shows it: { $role-name }. It goes to the court for another card.
}
coup-event-drew = You drew: { $role-name }.
coup-event-caught = { $reader ->
    [who] You bluffed: no { $role-name }.
   *[other] { $who } bluffed: no { $role-name }.
}
coup-event-conceded = { $reader ->
    [who] You show no { $role-name }.
   *[other] { $who } shows no { $role-name }.
}
coup-event-refunded = { $reader ->
    [who] You get { $gain } coins back.
   *[other] { $who } gets { $gain } coins back.
}
coup-event-couped = { $reader ->
    [who] Coup! You strike at { $target } for 7 coins.
    [target] Coup! { $who } strikes at you for 7 coins.
   *[other] Coup! { $who } strikes at { $target } for 7 coins.
}
coup-event-struck = { $reader ->
    [who] The attempt on { $target } succeeds.
    [target] The attempt on you succeeds.
   *[other] The attempt on { $target } succeeds.
}
coup-event-lapsed = { $reader ->
    [who] Your time is up, and the clock answers for you.
   *[other] The time of { $who } is up, and the clock answers.
}
coup-event-lost = { $reader ->
    [who] You turn up: { $role-name }.
   *[other] { $who } turns up: { $role-name }.
}
coup-event-fell = { $reader ->
    [who] You are out.
   *[other] { $who } is out.
}
coup-event-earned = { $reader ->
    [who] You take { $gain ->
        [one] { $gain } coin.
       *[other] { $gain } coins.
    }
   *[other] { $who } takes { $gain ->
        [one] { $gain } coin.
       *[other] { $gain } coins.
    }
}
coup-event-stole = { $gain ->
    [0] There is nothing to steal.
    [one] { $reader ->
        [who] You take { $gain } coin from { $target }.
        [target] { $who } takes { $gain } coin from you.
       *[other] { $who } takes { $gain } coin from { $target }.
    }
   *[other] { $reader ->
        [who] You take { $gain } coins from { $target }.
        [target] { $who } takes { $gain } coins from you.
       *[other] { $who } takes { $gain } coins from { $target }.
    }
}
coup-event-exchanged = { $reader ->
    [who] You have exchanged with the court.
   *[other] { $who } has exchanged with the court.
}
coup-event-showed = { $reader ->
    [who] You show { $target } a card.
    [target] { $who } shows you a card.
   *[other] { $who } shows { $target } a card.
}
coup-event-returned = { $reader ->
    [who] You give the card back to { $target }.
    [target] { $who } gives you the card back.
   *[other] { $who } gives { $target } the card back.
}
coup-event-discarded = { $reader ->
    [who] You send the card to the court; { $target } draws another.
    [target] { $who } sends your card to the court; you draw another.
   *[other] { $who } sends the card to the court; { $target } draws another.
}
coup-event-stopped = { $reader ->
    [who] Blocked: nothing comes of it for you.
   *[other] Blocked: nothing comes of it for { $who }.
}
coup-event-fizzled = { $target } is out already, and nothing comes of it.
coup-event-went = { $reader ->
    [who] You left the game.
   *[other] { $who } left the game.
}
coup-event-stalled = After 400 turns nobody has won: a draw.
coup-event-ended = { $reader ->
    [who] You are the last at court.
   *[other] { $who } is the last at court.
}

coup-ask-pick = Two players: take one more card out of your pile of five.
coup-ask-turn = Your turn. What do you do?
coup-ask-coup = { $silence ->
    [coup] Ten coins or more: it has to be a coup. Against whom?
   *[other] A coup. Against whom?
}
coup-ask-challenge = Do you believe it?
coup-ask-block = Do you block it?
coup-ask-counter = Do you believe the block?
coup-ask-prove = You are not believed. Do you show the card?
coup-ask-lose = { $cause ->
    [coup] A coup against you. Which card do you turn up?
    [kill] The attempt on you succeeded. Which card do you turn up?
    [doubt] It was true. Which card do you turn up for doubting?
    [bluff] Your bluff is out. Which card do you turn up?
   *[other] Which card do you turn up?
}
coup-ask-exchange = Which cards do you keep?
coup-ask-show = Which card do you show?
coup-ask-examine = { $stage ->
    [turn] Whose card do you want to look at?
   *[examine] Back to its owner, or to the court?
}
coup-ask-steal = Whom do you steal from?
coup-ask-assassinate = Whom is the attempt on?
coup-silence-pick = Chance takes a card.
coup-silence-turn = { $silence ->
    [coup] A coup against the next one clockwise.
   *[other] Income.
}
coup-silence-challenge = You let it pass.
coup-silence-block = You let it pass.
coup-silence-counter = You let it pass.
coup-silence-prove = The card is shown if you have it.
coup-silence-lose = Chance chooses.
coup-silence-exchange = You keep your own cards.
coup-silence-show = Chance chooses.
coup-silence-examine = It is given back.
coup-play-take = Take { $thing }
coup-play-income = Income +1
coup-play-aid = Foreign aid +2
coup-play-tax = Duke: tax +3
coup-play-steal = Captain: steal from { $name }
coup-play-exchange = { $fifth ->
    [inquisitor] { coup-role-inquisitor }: exchange
   *[ambassador] { coup-role-ambassador }: exchange
}
coup-play-examine = Inquisitor: examine { $name }
coup-play-assassinate = Assassin: { $name }, −3
coup-play-coup = Coup against { $name }, −7
coup-play-pass = Let it pass
coup-play-challenge = Challenge
coup-play-block = Block: { $thing }
coup-play-prove = Show the card
coup-play-concede = Turn one up instead
coup-play-lose = Turn up: { $thing }
coup-play-keep = Keep { $thing }
coup-play-show = Show { $thing }
coup-play-return = Give it back
coup-play-discard = To the court
# What an offer does, costs, and what others may do then.
coup-hint-take = This one becomes your second card. The other four leave the game, and only you know them.
coup-hint-income = You take 1 coin. Nobody can stop it.
coup-hint-aid = You take 2 coins. Anybody may block it as the Duke.
coup-hint-tax = As the Duke you take 3 coins. Anybody may challenge it, nobody can block it.
coup-hint-steal = As the Captain you take up to 2 coins from somebody. Anybody may challenge it; your target may block it, as the Captain too, or as the fifth character.
coup-hint-exchange = As the fifth character you draw from the court – the Ambassador two cards, the Inquisitor one – and keep as many as you had. Anybody may challenge it.
coup-hint-examine = As the Inquisitor you see a card that its owner chooses, and may have it replaced. Anybody may challenge it.
coup-hint-assassinate = As the Assassin, for 3 coins, you make somebody lose a card. Anybody may challenge it; your target may block it as the Contessa, and then the coins are gone.
coup-hint-coup = For 7 coins somebody loses a card. Nobody can stop it.
coup-hint-pass = You say nothing. The others may still speak up.
coup-hint-challenge = You say it is a lie. If it is, they lose a card; if it was true, you do.
coup-hint-block = You say you are this character, and stop it. Anybody may challenge that.
coup-hint-prove = Your card is shown and exchanged for a new one, and whoever doubted you loses one.
coup-hint-concede = You keep the card a secret and turn one up, as if it had been a lie.
coup-hint-lose = This card stays face up, and you have its character no more.
coup-hint-keep = These stay with you. The rest goes back to the court, unseen by the others.
coup-hint-show = Only whoever examines you sees this card. It comes back, or you get another one for it.
coup-hint-return = The owner keeps this card. All learn that it was kept, not what it is.
coup-hint-discard = The card is shuffled into the court, and its owner draws one. It may be the same.

# For whoever is shown round: what lies where.
coup-guide-middle = The court’s cards and the treasury. Here stands what somebody claims to be – it may be a lie, and you may say so.
coup-guide-seats = The others: their coins and their hidden cards. Whoever has lost both cards is out; the last one wins.
coup-guide-secret = Your two cards, and nobody else sees them. Lost ones lie face up. The eye covers them.
coup-legend-role = Characters

coup-card-board = Court: { $court } cards · turn { $turns }
coup-card-claim = { $action ->
    [aid] On the table: foreign aid for { $who }
    [tax] On the table: { $who } says { $role-name }, tax
    [assassinate] On the table: { $who } says { $role-name }, attempt on { $target }
    [steal] On the table: { $who } says { $role-name }, stealing from { $target }
    [examine] On the table: { $who } says { $role-name }, examining { $target }
   *[exchange] On the table: { $who } says { $role-name }, exchange
}
coup-card-block = Against it: { $who } says { $role-name }
coup-card-answered = Have answered: { $answered }
coup-card-seat = { $cards ->
    [0] out
    [one] { $cards } card, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $cards } cards, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
coup-card-lost = face up: { $names }
coup-card-revealed = { $hands-count ->
    [0] face up: { $lost }
   *[other] { $hands }{ $lost-count ->
        [0] { "" }
       *[other] { "" } · face up: { $lost }
    }
}
coup-secret-hand = Your cards: { $names }.
coup-secret-drawn = Drawn: { $names }.
coup-secret-pile = { $stage ->
    [pick] Your pile: { $names }.
   *[other] Out of play, as only you know: { $names }.
}
coup-secret-examined = The card shown: { $examined-name }.

# Mini App: the table. $at says whether the claim is aimed at one or open to all.
coup-hand = Your cards
coup-pile = Your pile
coup-shown = The card shown
coup-drawn = drawn
coup-aside = Out of play
coup-court = Court: { $court }
coup-treasury = Treasury
coup-look-up = Characters
coup-stamp-doubted = Doubted
coup-stamp-true = True
coup-stamp-bluff = Bluff
coup-stamp-blocked = Blocked
coup-out = You are out. You can still watch.
coup-on-turn = on turn
coup-aimed-at = the target
coup-has-answered = has answered
coup-as-whom = Or as a character – truly or not:
coup-do-income = Income +1
coup-do-aid = Foreign aid +2
coup-do-coup = Coup −7
coup-do-tax = Tax +3
coup-do-steal = Steal 2
coup-do-assassinate = Assassinate −3
coup-do-exchange = Exchange
coup-do-examine = Examine
coup-now-pick = Everybody takes a second card.
coup-now-turn = { $turn } is thinking what to do.
coup-now-challenge = Does anybody doubt it?
coup-now-block = { $at ->
    [one] Does { $target } block it?
   *[all] Does anybody block it?
}
coup-now-counter = Does anybody doubt the block?
coup-now-prove = { $challenger } doubts it. Will the card be shown?
coup-now-lose = { $loser } chooses a card to turn up.
coup-now-exchange = { $turn } chooses which cards to keep.
coup-now-show = { $target } chooses a card to show.
coup-now-examine = { $turn } looks at the card of { $target }.
coup-bluffs = { $count ->
    [0] never bluffed
    [one] bluffed once
    [2] bluffed twice
   *[other] bluffed { $count } times
}
coup-in-court = In the court
coup-put-aside = Out of play: { $who }
coup-struck-out = Struck out: cards that were lost.

coup-reason-last = { $reader ->
    [who] Only you still have cards face down.
   *[other] Only { $who } still has cards face down.
}
coup-reason-left = The others have left.
coup-reason-endless = After 400 turns nobody was ahead for good.

coup-option-fifth = Fifth character
coup-option-fifth-ambassador = Ambassador
coup-option-fifth-inquisitor = Inquisitor
coup-option-fifth-ambassador-about = For the first games: exchanges two cards with the court.
coup-option-fifth-inquisitor-about = Exchanges one card or looks at somebody’s.
coup-option-concede = One may hide a true card
coup-option-concede-about = Whoever is challenged may turn a card up instead of proving it.
coup-option-parry = Block after a vain challenge
coup-option-parry-about = A target that challenged for nothing may still block.

coup-rules-aim-title = The aim
coup-rules-aim = You have two cards face down: two characters that only you know. Whoever loses both is out. The last one left wins.
coup-rules-turn-title = Your turn
coup-rules-turn = One action. Income: 1 coin, nobody can stop it. Foreign aid: 2 coins, the Duke blocks it. Coup: for 7 coins somebody loses a card, nobody can stop it. With 10 coins or more it has to be a coup. Or you claim to be a character – truly or not – and do what it can.
coup-rules-characters-title = The characters
coup-rules-characters = Duke: 3 coins; blocks foreign aid. Assassin: for 3 coins somebody loses a card. Captain: takes 2 coins from somebody; blocks stealing. Contessa: blocks the Assassin. Ambassador: draws two cards and returns two; blocks stealing. Or in his place the Inquisitor: exchanges one card, or looks at a card somebody chooses and may have it replaced; blocks stealing.
coup-rules-challenge-title = Challenging
coup-rules-challenge = Every claim can be challenged by anybody; the first one counts. If the claim was true, the card is shown, shuffled into the court and replaced, and the challenger turns up a card. If not, the liar does, and nothing comes of it; an Assassin’s three coins come back.
coup-rules-block-title = Blocking
coup-rules-block = Once nobody doubts any more, foreign aid can be blocked by anybody, an attempt or stealing only by its target. A block is a claim too, and anybody can challenge it. If it stands, the action fails, and an Assassin’s coins are gone. There is only one block a turn.
coup-rules-double-title = Two cards in one turn
coup-rules-double = Challenge a true Assassin in vain and you lose a card – and another one to the Assassin, unless you block. Lie about the Contessa, and it is both as well.
coup-rules-lost-title = Lost cards
coup-rules-lost = You choose which card you turn up; it stays where all can see it. Whoever is out gives the coins back to the treasury.
coup-rules-numbers-title = How many play
coup-rules-numbers = Three to six: three of each character. Seven and eight: four. Two: you get one card by chance and choose the other out of five; the other three of a third pile are the court.
coup-rules-silence-title = If somebody is silent
coup-rules-silence = On your turn: income, or with ten coins a coup against the next one. Asked about a claim: you let it pass. A card to lose or show: chance chooses. Whoever leaves for good turns up all cards.
