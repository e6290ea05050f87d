# The Resistance: words that the chat and the Mini App share.
#
# Events: $who is the leader or whoever acts, $team a list of names, $approving, $rejecting and
# $silent who voted how, $ayes and $noes how many; $sabotages the number of sabotage cards.

resistance-role-resistance = Resistance
resistance-role-spy = Spy
resistance-about-resistance = Wants three missions to succeed. Knows only itself, and can only play success.
resistance-about-spy = Wants three missions to fail. Spies know each other, and may play success or sabotage.
resistance-vote-approving = for
resistance-vote-rejecting = against
resistance-vote-silent = no vote
resistance-result-open = to come
resistance-result-succeeded = succeeded
resistance-result-failed = failed
resistance-result-forfeited = lost without a team
resistance-mission-success = Success
resistance-mission-sabotage = Sabotage

resistance-title = Mission { $mission } · ○ { $successes } · ✕ { $failures }

resistance-event-began = { $spies ->
    [one] { $spies } spy is
   *[other] { $spies } spies are
} among you. { $reader ->
    [who] You lead first.
   *[other] { $who } leads first.
}
resistance-event-proposed = { $reader ->
    [who] You propose: { $team }.
   *[other] { $who } proposes: { $team }.
}
resistance-event-assigned = { $reader ->
    [who] You stayed silent, so the table proposes: { $team }.
   *[other] { $who } stayed silent, so the table proposes: { $team }.
}
resistance-event-approved = The team goes, { $ayes } : { $noes }. For: { $approving }.{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Against: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }No vote: { $silent }.
}
resistance-event-rejected = The team stays, { $ayes } : { $noes }.{ $approving-count ->
    [0] { "" }
   *[other] { " " }For: { $approving }.
}{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Against: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }No vote: { $silent }.
} Rejected { $rejects } of { $limit }.
resistance-event-succeeded = Mission { $mission } succeeded: { $sabotages ->
    [0] no sabotage.
    [one] { $sabotages } sabotage was not enough.
   *[other] { $sabotages } sabotages were not enough.
} Team: { $team }.
resistance-event-failed = Mission { $mission } failed: { $sabotages ->
    [one] { $sabotages } sabotage.
   *[other] { $sabotages } sabotages.
} Team: { $team }.
resistance-event-forfeited = Too many teams rejected in a row: mission { $mission } is lost.
resistance-event-went = { $reader ->
    [who] You left the game.
   *[other] { $who } left the game.
}
resistance-event-ended = The roles are laid open.

resistance-call-succeeded = ○ Mission { $mission } succeeded { $sabotages ->
    [0] without sabotage.
    [one] in spite of { $sabotages } sabotage.
   *[other] in spite of { $sabotages } sabotages.
}
resistance-call-failed = ✕ Mission { $mission } failed: { $sabotages ->
    [one] { $sabotages } sabotage.
   *[other] { $sabotages } sabotages.
}
resistance-call-forfeited = ✕ Too many teams rejected in a row: mission { $mission } is lost.

resistance-ask-look = Look at your role, and let nobody look over your shoulder.
resistance-ask-propose = { $size ->
    [one] Whom do you send?
   *[other] Whom do you send? Choose { $size }.
}
resistance-ask-vote = Shall this team go?
resistance-ask-play = Which card do you play?
resistance-silence-reveal = The game goes on.
resistance-silence-propose = The table proposes you and those who sit next.
resistance-silence-vote = No vote counts as a vote against.
resistance-silence-mission = Success is played.
resistance-play-look = I know my role
resistance-play-propose = Send { $names }
resistance-play-vote = { $pick ->
    [approve] ○ For
    [reject] ✕ Against
   *[other] Vote
}
resistance-play-play = { $pick ->
    [success] Success
    [sabotage] Sabotage
   *[other] Choose a card
}
# To whoever has played it, where nothing else is told.
resistance-done-play = Your card lies face down with the others.
# What an offer does, costs, and what others may do then.
resistance-hint-look = Tells the table that you are ready. Nobody learns what you saw.
resistance-hint-propose = You name who is to go. Then everybody votes on this team, all at once and for all to see.
resistance-hint-vote = { $pick ->
    [approve] If more than half say yes, the team goes. All votes turn over together; everybody sees yours.
   *[reject] Unless more than half say yes, the next one leads. The dots count such rejections: when they are full, the spies are glad.
}
resistance-hint-play = { $pick ->
    [success] Counts for the mission. The cards are mixed before they open: nobody learns which is yours.
   *[sabotage] Fails the mission, alone or, where it is marked, together with a second one. The cards are mixed: nobody learns which is yours.
}

# For whoever is shown round: what lies where.
resistance-guide-track = Five missions, and how many go on each. Three successes, and the resistance wins; three failures, and the spies do.
resistance-guide-seats = Everybody at the table. The crown leads and names a team; a torch marks who is to go, and votes lie here too.
resistance-guide-middle = What is decided now, and what was decided last. Mission cards are mixed here before they open.
resistance-guide-secret = Your role, for your eyes only. Spies see each other here; the resistance knows only itself.
resistance-legend-role = Roles
resistance-legend-mission = Mission cards
resistance-about-success = For the mission. Anybody may play it, a spy too.
resistance-about-sabotage = Against the mission. Only spies can play it; one is enough, two where the mission is marked.
resistance-barred-play = Only a spy can play sabotage.

# At the table of the Mini App. $leader leads, $done of $all have answered.
resistance-missions = Missions
resistance-roles = Who was what
resistance-mine = My role
resistance-alone = You know nobody but yourself.
resistance-fellows = Spies with you
resistance-with-you = with you:
resistance-rejections = Rejected in a row
resistance-rejections-cost = { $reject_cost ->
    [mission] at { $limit } the mission is lost
   *[game] at { $limit } the spies win
}
resistance-plan = Mission { $mission }: { $size } go.{ $need ->
    [one] { "" }
   *[other] { " " }Only { $need } sabotages fail it.
}
resistance-now = { $stage ->
    [reveal] { $spy_count ->
        [one] { $spy_count } spy
       *[other] { $spy_count } spies
    } among the { $players } of you
    [propose] { $reader ->
        [who] Mission { $mission }: you choose { $size }
       *[other] Mission { $mission }: { $leader } chooses { $size }
    }
    [vote] { $reader ->
        [who] Mission { $mission }: you propose this team
       *[other] Mission { $mission }: { $leader } proposes this team
    }
   *[mission] Mission { $mission }: { $done } of { $all } cards played
}
resistance-ballot = { $approved ->
    [yes] The team goes, { $ayes } : { $noes }
   *[no] The team stays, { $ayes } : { $noes }
}
resistance-voted = { $vote }: { $names }
resistance-seat-team = in the team
resistance-seat-voted = last vote: { $vote }
resistance-seat-answered = has answered
resistance-sign-crown = This one leads and names the team.
resistance-sign-torch = Is in the proposed team.
resistance-sign-sealed = Has answered. How, nobody sees yet.
resistance-sign-bomb = A sabotage. On a mission that is over: how many there were.
resistance-sign-person = How many go on this mission.
resistance-sign-double = Under a mission: it takes two sabotages to fail it.

resistance-card-board = Mission { $mission } of 5 · team of { $size }{ $need ->
    [one] { "" }
   *[other] { "" }, only { $need } sabotages fail it
} · spies at the table: { $spy_count }
resistance-card-missions = { $result ->
    [open] { "" }
    [succeeded] { $number }. ○ succeeded, sabotage: { $sabotages }. { $team }
    [failed] { $number }. ✕ failed, sabotage: { $sabotages }. { $team }
   *[forfeited] { $number }. ✕ lost without a team
}
resistance-card-rejects = Rejected in a row: { $rejects } of { $limit }
resistance-card-team = { $stage ->
    [mission] On the mission: { $team }
   *[other] Proposed: { $team }
}
resistance-card-answered = Have answered: { $answered }
resistance-card-leader = leads
resistance-card-revealed = { $roles ->
    [spy] ✕ { $roles-name }
   *[other] ○ { $roles-name }
}
resistance-secret-role = { $role ->
    [spy] You are a spy.
   *[other] You are with the resistance.
}
resistance-secret-spies = The spies: { $names }.
resistance-secret-vote = You voted { $vote-name }.

resistance-leaving = Then the game counts for nobody, and everything is laid open.
resistance-reason-successes = Three missions succeeded.
resistance-reason-failures = Three missions failed.
resistance-reason-rejections = Too many teams were rejected in a row.
resistance-reason-void = Somebody left, so nobody wins.

resistance-option-preset = Numbers
resistance-option-preset-about = Teams: how many go on each of the five missions. * – only two sabotages fail it.
resistance-option-preset-guide = Persian guide
resistance-option-preset-classic = Classic
resistance-option-preset-guide-about = More spies, as the Persian guide has it.
resistance-option-preset-classic-about = The table of the published game.
resistance-option-reject_cost = Too many rejections in a row
resistance-option-reject_cost-game = cost the game
resistance-option-reject_cost-mission = cost a mission
resistance-option-first = Who leads first
resistance-option-first-chance = chance decides
resistance-option-first-opener = who opened the table
resistance-numbers = { $spies } spies · { $resistance } resistance · teams { $teams } · rejection limit { $rejections }
resistance-advice-forced = With { $count } at the table the guide’s spies can simply reject every team and win: take the classic numbers.

resistance-rules-aim-title = The aim
resistance-rules-aim = The resistance wants three missions to succeed, the spies want three to fail. Spies know each other from the start; the resistance knows nobody.
resistance-rules-team-title = The team
resistance-rules-team = The leader names as many as the mission needs, and may name themselves. The list of missions shows how many go.
resistance-rules-vote-title = The vote
resistance-rules-vote = Everybody votes at once, the leader too. When all votes are in, they are shown by name. More than half must be for it: a tie is a rejection, and so is no vote. Then the next one clockwise leads.
resistance-rules-rejections-title = Rejections
resistance-rules-rejections = Five teams rejected in a row, and the spies have won (four with ten players by the guide’s numbers). The host may choose instead that only the mission is lost. A team that goes sets the count to nothing.
resistance-rules-mission-title = The mission
resistance-rules-mission = Everybody on the team plays a card in secret: the resistance only success, a spy what they like. The cards are mixed and opened. One sabotage fails the mission; where a mission is marked with *, it takes two. Nobody learns who played what. During the mission the team keeps silent, also in the table’s talk.
resistance-rules-end-title = The end
resistance-rules-end = At the third point of either side the game is over and all roles are shown.
resistance-rules-silence-title = If somebody is silent
resistance-rules-silence = No proposal: the table proposes the leader and those who sit next. No vote: a vote against. No card: success. If somebody leaves for good and no computer may take the seat, the game counts for nobody.
resistance-rules-numbers-title = Two sets of numbers
resistance-rules-numbers = The guide has three or four spies: with five to eight players they hold half of the votes or more and can force a win, so it is a real game with nine or ten. The classic table is fair at every size.
