# Resistance Mini: words that the chat and the Mini App share.
#
# Events: $who acts, $target is the other one, $places where cards lie, $character(s) spy or
# resister, $claim what is claimed, $result and $results mission cards.

resistance_mini-character-spy = Spy
resistance_mini-character-resister = Resister
resistance_mini-result-success = Success
resistance_mini-result-fail = Fail
resistance_mini-claim-spy = my leader is a spy
resistance_mini-claim-resister = my leader is a resister
resistance_mini-claim-success = I hold a success
resistance_mini-claim-fail = I hold a fail
resistance_mini-position-0 = first
resistance_mini-position-1 = centre
resistance_mini-position-2 = third
resistance_mini-about-spy = Two or three of them before you, and you win with the fails.
resistance_mini-about-resister = Two or three of them before you, and you win with the successes.
resistance_mini-about-success = A blue mission card. Three successful missions, and the resisters win.
resistance_mini-about-fail = A red mission card. One of them is enough to fail a mission; three failed missions, and the spies win.

resistance_mini-title = { $stage ->
    [mission] Resistance Mini · mission
    [drop] Resistance Mini · mission
    [hand] Resistance Mini · mission
   *[other] Resistance Mini · turn { $turns }
}

resistance_mini-event-began = { $reader ->
    [who] Look at your three characters, once. You move first.
   *[other] Everybody looks at three characters, once. { $who } moves first.
}
resistance_mini-event-arranged = { $reader ->
    [who] Your characters lie face down.
   *[other] { $who } has laid three characters face down.
}
resistance_mini-event-asked = { $reader ->
    [who] You would like to swap: { $places }.
   *[other] { $who } would like to swap: { $places }.
}
resistance_mini-event-agreed = { $reader ->
    [who] You agree.
   *[other] { $who } agrees.
}
resistance_mini-event-refused = { $reader ->
    [who] You do not agree.
    [target] { $who } does not agree: do something else.
   *[other] { $who } does not agree.
}
resistance_mini-event-swapped = { $reader ->
    [who] You handled two characters: { $places }.
   *[other] { $who } handled two characters: { $places }.
}
resistance_mini-event-changed = { $reader ->
    [who] { $token ->
        [yes] You take a faction token.
       *[no] You give your faction token back.
    }
   *[other] { $token ->
        [yes] { $who } takes a faction token.
       *[no] { $who } gives the faction token back.
    }
}
resistance_mini-event-took = { $reader ->
    [who] You take a mission card. In the deck: { $deck }.
   *[other] { $who } takes a mission card. In the deck: { $deck }.
}
resistance_mini-event-discarded = { $reader ->
    [who] You discard a mission card.
   *[other] { $who } discards a mission card.
}
resistance_mini-event-claimed = { $reader ->
    [who] You say: “{ $claim-name }”.
   *[other] { $who } says: “{ $claim-name }”.
}
resistance_mini-event-believed = Nobody checks it.
resistance_mini-event-checked = { $reader ->
    [who] You check { $target }.
    [target] { $who } checks you.
   *[other] { $who } checks { $target }.
}
resistance_mini-event-unmasked = { $reader ->
    [who] Your centre is shown: { $character-name }.
   *[other] { $who } shows the centre: { $character-name }.
}
resistance_mini-event-showed = { $result ->
    [success] { $reader ->
        [who] You show a success.
       *[other] { $who } shows a success.
    }
   *[fail] { $reader ->
        [who] You show a fail.
       *[other] { $who } shows a fail.
    }
}
resistance_mini-event-proved = { $reader ->
    [target] It was true: you turn up two.
   *[other] It was true: { $target } turns up two.
}
resistance_mini-event-caught = { $reader ->
    [who] It was a bluff: you turn up two.
   *[other] It was a bluff: { $who } turns up two.
}
resistance_mini-event-turned = { $reader ->
    [who] You turn up: { $characters }.
   *[other] { $who } turns up: { $characters }.
}
resistance_mini-event-replaced = { $reader ->
    [who] The card shown goes to the bottom, and you draw another.
   *[other] The card shown goes to the bottom, and { $who } draws another.
}
resistance_mini-event-peeked = { $reader ->
    [who] You look at the top of the deck: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $who } looks at the top of the deck: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
resistance_mini-event-buried = To the bottom of the deck: { $count ->
    [0] none.
    [one] { $count } card.
   *[other] { $count } cards.
}
resistance_mini-event-declined = { $reader ->
    [who] You leave it at that.
   *[other] { $who } leaves it at that.
}
resistance_mini-event-robbed = { $reader ->
    [who] You take a mission card from { $target }.
    [target] { $who } takes a mission card from you.
   *[other] { $who } takes a mission card from { $target }.
}
resistance_mini-event-gave = { $reader ->
    [who] You give the third card to { $target }.
    [target] { $who } gives the third card to you.
   *[other] { $who } gives the third card to { $target }.
}
resistance_mini-event-set-out = Mission { $mission }: { $team }. Cards in the pile: { $count }. { $reader ->
    [who] You lead.
   *[other] { $who } leads.
}
resistance_mini-event-passed = { $reader ->
    [who] You pass.
   *[other] { $who } passes.
}
resistance_mini-event-dropped = { $drew ->
    [yes] One card out of the pile, a new one in. Left: { $count }.
   *[no] One card out of the pile. Left: { $count }.
}
resistance_mini-event-handed = { $reader ->
    [who] You hand the pile to { $target }.
    [target] { $who } hands the pile to you.
   *[other] { $who } hands the pile to { $target }.
}
resistance_mini-event-finished = { $result ->
    [success] Mission { $mission } succeeded. In the pile: { $results }.
   *[fail] Mission { $mission } failed. In the pile: { $results }.
}
resistance_mini-event-went = { $reader ->
    [who] You left the game.
   *[other] { $who } left the game.
}
resistance_mini-event-ended = All characters are laid open.
resistance_mini-call-set-out = Mission { $mission } sets out: { $team }. { $who } leads, cards in the pile: { $count }.
resistance_mini-call-finished = { $result ->
    [success] ○ Mission { $mission } succeeded. In the pile: { $results }.
   *[fail] ✕ Mission { $mission } failed. In the pile: { $results }.
}

resistance_mini-ask-arrange = You see them only now. In which order do they lie? The second is the centre.
resistance_mini-ask-turn = Your turn: one action.
resistance_mini-ask-swap = Which two do you swap?
resistance_mini-ask-consent = Do you let your centre be handled?
resistance_mini-ask-lay = Which one goes to the first of the two places?
resistance_mini-ask-extend = Will you claim a resister as leader, to do the other half as well?
resistance_mini-ask-claim = { $stage ->
    [claim] Do you believe it?
   *[other] Will you say so? It may be checked.
}
resistance_mini-ask-expose = Which of your characters do you turn up?
resistance_mini-ask-second = The other half?
resistance_mini-ask-rob = Whose mission card do you take?
resistance_mini-ask-peek = Which of these go to the bottom?
resistance_mini-ask-stack = In which order do they go back? The first is on top.
resistance_mini-ask-give = To whom does the third card go?
resistance_mini-ask-mission = Pass, or turn a character up?
resistance_mini-ask-drop = Which card do you throw out of the pile?
resistance_mini-ask-hand = To whom do you hand the pile?
resistance_mini-silence-arrange = The order stays.
resistance_mini-silence-turn = Your outer two are handled and left as they lie.
resistance_mini-silence-consent = No.
resistance_mini-silence-lay = As they lay.
resistance_mini-silence-extend = No claim.
resistance_mini-silence-claim = You believe it.
resistance_mini-silence-expose = Chance chooses.
resistance_mini-silence-second = No.
resistance_mini-silence-rob = No.
resistance_mini-silence-peek = All go back as they were.
resistance_mini-silence-stack = All go back as they were.
resistance_mini-silence-give = Chance chooses.
resistance_mini-silence-mission = You pass.
resistance_mini-silence-drop = Chance chooses.
resistance_mini-silence-hand = The next one clockwise.
resistance_mini-play-arrange = Order: { $thing }
resistance_mini-play-swap = Swap: { $thing }
resistance_mini-play-faction = Take or return a token
resistance_mini-play-take = Take a mission card
resistance_mini-play-discard = Discard: { $thing }
resistance_mini-play-claim = { $pick ->
    [spy] “My leader is a spy”
    [resister] “My leader is a resister”
    [success] “I hold a success”
    [fail] “I hold a fail”
   *[other] Claim
}
resistance_mini-play-agree = I agree
resistance_mini-play-refuse = No
resistance_mini-play-lay = First goes: { $thing }
resistance_mini-play-done = Leave it at that
resistance_mini-play-believe = I believe it
resistance_mini-play-check = Check!
resistance_mini-play-turn-up = Turn up: { $thing }
resistance_mini-play-rob = Take from { $name }
resistance_mini-play-stack = On top: { $thing }
resistance_mini-play-give = Give it to { $name }
resistance_mini-play-pass = Pass
resistance_mini-play-hand = Hand it to { $name }
# What an offer does, costs, and what others may do then.
resistance_mini-hint-arrange = So they lie from now on, and nobody may look again, not even you. The second is your leader, the centre.
resistance_mini-hint-swap = You see two characters, mixed, and lay them down again as you like. Somebody else’s hidden ones only in your own faction, and for a hidden centre they are asked first.
resistance_mini-hint-faction = You take a token, or give yours back. Those who both have one, or both none, are of one faction.
resistance_mini-hint-take = The top mission card comes into your hand, unseen by the others. Two in one hand can begin a mission.
resistance_mini-hint-discard = { $stage ->
    [drop] This card leaves the pile and goes under the deck. How many are left, all can see.
    [peek] These go under the deck; the others come back on top, in your order. It may be none.
   *[other] This mission card goes under the deck, unseen by the others.
}
resistance_mini-hint-claim = { $pick ->
    [spy] If nobody doubts it you may take a mission card from somebody. Whoever checks: one of you turns up two characters.
    [resister] If nobody doubts it you may do the other half, too. Whoever checks: one of you turns up two characters.
    [success] If nobody doubts it you sort the top three of the deck. Whoever checks: one of you turns up two characters.
    [fail] If nobody doubts it everybody else turns up a character. Whoever checks: one of you turns up two characters.
   *[none] Say what may be true or not. If nobody doubts it you gain by it. Whoever checks: one of you turns up two characters.
}
resistance_mini-hint-agree = They may handle your centre. You won’t be told whether it was changed.
resistance_mini-hint-refuse = Your centre stays as it is, and they do something else.
resistance_mini-hint-lay = It goes to the first of the two places, the other one to the second, both face down. Only you know.
resistance_mini-hint-done = You leave it at that; your action is over.
resistance_mini-hint-believe = You let it stand. Others may still check.
resistance_mini-hint-check = It is shown to all. If it is false they turn up two characters, if it is true you do.
resistance_mini-hint-turn-up = { $stage ->
    [mission] A resister throws a card out of the pile; a spy throws one out and draws one. What it is, you see only then; it stays face up.
   *[other] It stays face up, for all to see.
}
resistance_mini-hint-rob = Chance takes one of their mission cards for you, unseen by the rest.
resistance_mini-hint-stack = So they go back on the deck, the first on top. Only you know the order.
resistance_mini-hint-give = The card you have just drawn goes to this player. Only the two of you know which it is.
resistance_mini-hint-pass = You leave the pile as it is. When all have passed in one round the mission ends.
resistance_mini-hint-hand = This one sees the pile next.

# For whoever is shown round: what lies where.
resistance_mini-guide-characters = Your three characters. You see them once, then they are hidden from you too: remember them. The middle one is your leader.
resistance_mini-guide-seats = The others: three characters each, a token if they have one, and how many mission cards they hold.
resistance_mini-guide-middle = The deck, the missions so far, and the tokens that are left. Three of a kind decide the game.
resistance_mini-guide-secret = The mission cards in your hand. Only you see them – until you have to show one.
resistance_mini-legend-character = Characters
resistance_mini-legend-result = Mission cards

resistance_mini-card-board = Deck: { $deck } · tokens in the middle: { $tokens } · turn { $turns }
resistance_mini-card-results = In the middle: { $names }
resistance_mini-card-places = Two characters are being handled: { $names }
resistance_mini-card-claim = { $verdict ->
    [open] { $who } says: “{ $claim-name }”
    [stands] { $who } says: “{ $claim-name }” – unchecked
    [proved] { $who } said: “{ $claim-name }” – and it is true
   *[caught] { $who } said: “{ $claim-name }” – a bluff
}
resistance_mini-card-mission = On the mission: { $team }. The pile of { $count } is with { $holder }, round { $round }
resistance_mini-card-answered = Have answered: { $answered }
resistance_mini-card-turn = on turn
resistance_mini-card-seat = { $hands ->
    [0] { "" }
    [one] { $hands } mission card
   *[other] { $hands } mission cards
}
resistance_mini-card-factions = token
resistance_mini-card-characters = face up: { $row }
resistance_mini-card-shown = known: { $names }
resistance_mini-card-revealed = { $sides ->
    [spy] ✕ spies’ side: { $characters }
   *[resister] ○ resisters’ side: { $characters }
}
resistance_mini-secret-hand = Your mission cards: { $names }.
resistance_mini-secret-faces = Before you for a moment: { $names }.
resistance_mini-secret-pile = In your hand for a moment: { $names }.

resistance_mini-leaving = Then the game counts for nobody, and everything is laid open.
resistance_mini-reason-success = Three missions succeeded.
resistance_mini-reason-fail = Three missions failed.
resistance_mini-reason-endless = After 5,000 turns there is no end to it.
resistance_mini-reason-left = Somebody left, so nobody wins.

resistance_mini-rules-aim-title = The aim
resistance_mini-rules-aim = Before each lie three characters, and among all there is one spy more than there are players. Whoever has more spies when the game ends is on the spies’ side, otherwise on the resisters’. Three successful missions, and the resisters win; three failed ones, and it is the spies.
resistance_mini-rules-memory-title = Memory
resistance_mini-rules-memory = At the beginning you look at your three characters once and lay them down; the middle one is your leader, the centre. After that nobody may look again, not even you. The table forgets them too.
resistance_mini-rules-turn-title = Your turn
resistance_mini-rules-turn = One action, and there is no pass. Swap two characters; or take or return a faction token; or take or discard a mission card; or claim something.
resistance_mini-rules-swap-title = Swapping
resistance_mini-rules-swap = You see both characters, mixed, and decide which goes where, both face down. Yours always. Somebody else’s face-down one only if you are in one faction, and their centre only if they agree. What lies face up is free.
resistance_mini-rules-claims-title = Claims
resistance_mini-rules-claims = “My leader is a resister”, after taking or discarding: also do the other half. “My leader is a spy”: take a mission card from somebody. “I hold a success”: look at the top three of the deck, put any to the bottom and the rest back in any order. “I hold a fail”: everybody else turns up a character.
resistance_mini-rules-check-title = Checking
resistance_mini-rules-check = Anybody with two characters face down may check a claim; the first one does. If it was true, it is shown, the checker turns up two, and the action goes on. If not, the claimant turns up two, the centre among them, and the turn is over. What was not checked may be a bluff.
resistance_mini-rules-mission-title = The mission
resistance_mini-rules-mission = It begins when somebody holds two mission cards and another at least one. All their cards make a pile. Its holder passes or turns up a character: a resister throws a card out of the pile, a spy throws one out and draws one. Then the pile goes on to one who has not had it in this round. It ends when all pass in one round, or with one card left. Only successes: it succeeded. A single fail: it failed.
resistance_mini-rules-third-title = A third card
resistance_mini-rules-third = Nobody keeps three mission cards: the third, just drawn, goes to somebody else.
resistance_mini-rules-silence-title = If somebody is silent
resistance_mini-rules-silence = On your turn your outer characters are handled and left as they lie. Claims are believed, agreement is refused, missions are passed, and where a card must be chosen chance does it. If somebody leaves for good and no computer may take the seat, the game counts for nobody.

# The table in the Mini App

resistance_mini-hand = Hand
resistance_mini-no-cards = none
resistance_mini-only-now = You see them only now
resistance_mini-pile = In your hand for a moment
resistance_mini-down = face down
resistance_mini-down-mine = face down, to you as well
resistance_mini-closed = Closed to you, too
resistance_mini-seat-team = on the mission
resistance_mini-seat-leader = leads the mission
resistance_mini-seat-acted = has acted on the mission
resistance_mini-seat-answered = has answered
resistance_mini-errand = Mission { $mission } · round { $round }
resistance_mini-stamp-checked = Checked by
resistance_mini-stamp-stands = Unchecked
resistance_mini-stamp-proved = True
resistance_mini-stamp-caught = Bluff
resistance_mini-to-claim = Or claim, true or not:
resistance_mini-do-swap = Swap two
resistance_mini-do-faction = { $has ->
    [yes] Return the token
   *[no] Take a token
}
resistance_mini-do-take = Take a card
resistance_mini-do-discard = Discard a card
resistance_mini-deck = Deck: { $count }
resistance_mini-tokens = Tokens in the middle: { $count }
resistance_mini-results = Missions so far ({ $count }): { $names }
resistance_mini-holds = mission cards: { $count }
resistance_mini-up = face up: { $names }
resistance_mini-sides = Who was on which side
resistance_mini-side = { $side ->
    [spy] ✕ on the spies’ side
   *[resister] ○ on the resisters’ side
}
