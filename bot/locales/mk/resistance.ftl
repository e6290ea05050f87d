# Отпор: зборови заеднички за разговорот и мини-апликацијата. Променливите се опишани во англиската датотека.

resistance-role-resistance = Отпор
resistance-role-spy = Шпион
resistance-about-resistance = Сака три мисии да успеат. Се знае само себеси и може да игра само успех.
resistance-about-spy = Сака три мисии да пропаднат. Шпионите се знаат меѓу себе и може да играат успех или саботажа.
resistance-vote-approving = за
resistance-vote-rejecting = против
resistance-vote-silent = без глас
resistance-result-open = претстои
resistance-result-succeeded = успеа
resistance-result-failed = пропадна
resistance-result-forfeited = изгубена без екипа
resistance-mission-success = Успех
resistance-mission-sabotage = Саботажа

resistance-title = Мисија { $mission } · ○ { $successes } · ✕ { $failures }

resistance-event-began = Меѓу вас има { $spies ->
    [one] { $spies } шпион.
   *[other] { $spies } шпиони.
} { $reader ->
    [who] Прв водиш ти.
   *[other] Прв води { $who }.
}
resistance-event-proposed = { $reader ->
    [who] Предлагаш: { $team }.
   *[other] { $who } предлага: { $team }.
}
resistance-event-assigned = { $reader ->
    [who] Ти молчиш, па масата предлага: { $team }.
   *[other] { $who } молчи, па масата предлага: { $team }.
}
resistance-event-approved = Екипата оди, { $ayes } : { $noes }. За: { $approving }.{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Против: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }Без глас: { $silent }.
}
resistance-event-rejected = Екипата не оди, { $ayes } : { $noes }.{ $approving-count ->
    [0] { "" }
   *[other] { " " }За: { $approving }.
}{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Против: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }Без глас: { $silent }.
} Одбивање { $rejects } од { $limit }.
resistance-event-succeeded = Мисијата { $mission } успеа: { $sabotages ->
    [0] без саботажа.
    [one] { $sabotages } саботажа не беше доволна.
   *[other] { $sabotages } саботажи не беа доволни.
} Екипа: { $team }.
resistance-event-failed = Мисијата { $mission } пропадна: { $sabotages ->
    [one] { $sabotages } саботажа.
   *[other] { $sabotages } саботажи.
} Екипа: { $team }.
resistance-event-forfeited = Премногу одбивања по ред: мисијата { $mission } е изгубена.
resistance-event-went = { $reader ->
    [who] Излегуваш од играта.
   *[other] { $who } излегува од играта.
}
resistance-event-ended = Улогите се откриени.

resistance-call-succeeded = ○ Мисијата { $mission } успеа: { $sabotages ->
    [0] без саботажа.
    [one] { $sabotages } саботажа не беше доволна.
   *[other] { $sabotages } саботажи не беа доволни.
}
resistance-call-failed = ✕ Мисијата { $mission } пропадна: { $sabotages ->
    [one] { $sabotages } саботажа.
   *[other] { $sabotages } саботажи.
}
resistance-call-forfeited = ✕ Премногу одбивања по ред: мисијата { $mission } е изгубена.

resistance-ask-look = Погледни си ја улогата, и внимавај некој да не ти ѕирка преку рамо.
resistance-ask-propose = { $size ->
    [one] Кого праќаш?
   *[other] Кого праќаш? Избери { $size }.
}
resistance-ask-vote = Да оди ли оваа екипа?
resistance-ask-play = Која карта ја играш?
resistance-silence-reveal = Играта продолжува.
resistance-silence-propose = Масата те предлага тебе и соседите по ред.
resistance-silence-vote = Без глас значи против.
resistance-silence-mission = Се игра успех.
resistance-play-look = Ја знам улогата
resistance-play-propose = Прати: { $names }
resistance-play-vote = { $pick ->
    [approve] ○ За
    [reject] ✕ Против
   *[other] Гласај
}
resistance-play-play = { $pick ->
    [success] Успех
    [sabotage] Саботажа
   *[other] Избери карта
}
# За тој што го одиграл, кога нема што друго да се каже.
resistance-done-play = Твојата карта лежи затворена, со другите.
# Што прави потегот, што чини и што можат тогаш другите.
resistance-hint-look = Масата дознава дека си подготвен. Што виде, не дознава никој.
resistance-hint-propose = Кажуваш кој да оди. Потоа за екипата гласаат сите одеднаш, пред очите на сите.
resistance-hint-vote = { $pick ->
    [approve] Ако повеќе од половина се за, екипата оди. Гласовите се откриваат одеднаш; твојот го гледаат сите.
   *[reject] Ако не се за повеќе од половина, води следниот. Точките ги бројат одбивањата: кога ќе се наполнат, се радуваат шпионите.
}
resistance-hint-play = { $pick ->
    [success] За успех на мисијата. Картите се мешаат пред да се отворат: никој не дознава која е твоја.
   *[sabotage] Ја руши мисијата – сама или, каде што е означено, заедно со уште една. Картите се мешаат: никој не дознава која е твоја.
}

# За тие што се првпат овде: што каде лежи.
resistance-guide-track = Пет мисии и колкумина одат на секоја. Три успеси – победува отпорот, три неуспеси – шпионите.
resistance-guide-seats = Сите на масата. Круната води и ја кажува екипата; факелот го има тој што оди, тука лежат и гласовите.
resistance-guide-middle = Што се решава сега и што се реши последно. Тука се мешаат картите од мисијата пред да се отворат.
resistance-guide-secret = Твојата улога, само за твоите очи. Шпионите тука се гледаат меѓу себе; отпорот се знае само себеси.
resistance-legend-role = Улоги
resistance-legend-mission = Карти за мисија
resistance-about-success = За мисијата. Може секој да ја игра, и шпион.
resistance-about-sabotage = Против мисијата. Само шпион може да ја игра; доволна е една, две каде што е означено.
resistance-barred-play = Само шпион може да игра саботажа.

# На масата во мини-апликацијата.
resistance-missions = Мисии
resistance-roles = Кој што бил
resistance-mine = Мојата улога
resistance-alone = Се знаеш само себеси.
resistance-fellows = Шпиони заедно со тебе
resistance-with-you = со тебе:
resistance-rejections = Одбивања
resistance-rejections-cost = { $reject_cost ->
    [mission] { $limit } – минус мисија
   *[game] { $limit } – добиваат шпионите
}
resistance-plan = Мисија { $mission }: во екипата { $size }.{ $need ->
    [one] { "" }
   *[other] { " " }Ја рушат дури { $need } саботажи.
}
resistance-now = { $stage ->
    [reveal] Меѓу вас { $players } има { $spy_count ->
        [one] { $spy_count } шпион
       *[other] { $spy_count } шпиони
    }
    [propose] { $reader ->
        [who] Мисија { $mission }: избери { $size }
       *[other] Мисија { $mission }: { $leader } избира { $size }
    }
    [vote] { $reader ->
        [who] Мисија { $mission }: твојата екипа
       *[other] Мисија { $mission }: { $leader } предлага екипа
    }
   *[mission] Мисија { $mission }: одиграни карти { $done } од { $all }
}
resistance-ballot = { $approved ->
    [yes] Екипата оди, { $ayes } : { $noes }
   *[no] Екипата не оди, { $ayes } : { $noes }
}
resistance-voted = { $vote }: { $names }
resistance-seat-team = во екипата
resistance-seat-voted = последен глас: { $vote }
resistance-seat-answered = има одговор
resistance-sign-crown = Води и ја именува екипата.
resistance-sign-torch = Е во предложената екипа.
resistance-sign-sealed = Има одговор. Каков, сѐ уште не гледа никој.
resistance-sign-bomb = Саботажа. На завршена мисија – колку ги имало.
resistance-sign-person = Колкумина одат на мисијата.
resistance-sign-double = Кај мисијата: ја рушат дури две саботажи.

resistance-card-board = Мисија { $mission } од 5 · во екипата { $size }{ $need ->
    [one] { "" }
   *[other] { "" }, ја рушат дури { $need } саботажи
} · шпиони на масата: { $spy_count }
resistance-card-missions = { $result ->
    [open] { "" }
    [succeeded] { $number }. ○ успеа, саботажи: { $sabotages }. { $team }
    [failed] { $number }. ✕ пропадна, саботажи: { $sabotages }. { $team }
   *[forfeited] { $number }. ✕ изгубена без екипа
}
resistance-card-rejects = Одбивања по ред: { $rejects } од { $limit }
resistance-card-team = { $stage ->
    [mission] На мисија: { $team }
   *[other] Предложени: { $team }
}
resistance-card-answered = Одговорија: { $answered }
resistance-card-leader = води
resistance-card-revealed = { $roles ->
    [spy] ✕ { $roles-name }
   *[other] ○ { $roles-name }
}
resistance-secret-role = { $role ->
    [spy] Ти си шпион.
   *[other] Ти си на страната на отпорот.
}
resistance-secret-spies = Шпиони: { $names }.
resistance-secret-vote = Твојот глас: { $vote-name }.

resistance-leaving = Тогаш играта не се брои никому и сѐ се открива.
resistance-reason-successes = Три мисии успеаја.
resistance-reason-failures = Три мисии пропаднаа.
resistance-reason-rejections = Премногу екипи беа одбиени по ред.
resistance-reason-void = Некој си отиде, па никој не победува.

resistance-option-preset = Броеви
resistance-option-preset-about = Екипи: колкумина одат на секоја од петте мисии. * – ја рушат дури две саботажи.
resistance-option-preset-guide = Персиско упатство
resistance-option-preset-classic = Класични
resistance-option-preset-guide-about = Повеќе шпиони, како во персиското упатство.
resistance-option-preset-classic-about = Табелата на издадената игра.
resistance-option-reject_cost = Премногу одбивања по ред
resistance-option-reject_cost-game = ја решаваат играта
resistance-option-reject_cost-mission = чинат една мисија
resistance-option-first = Кој води прв
resistance-option-first-chance = решава случајот
resistance-option-first-opener = кој ја отвори масата
resistance-numbers = шпиони { $spies } · отпор { $resistance } · екипи { $teams } · граница { $rejections } одбивања
resistance-advice-forced = Кога сте { $count }, шпионите од упатството можат едноставно да ја одбијат секоја екипа и да победат – земете ги класичните броеви.

resistance-rules-aim-title = Цел
resistance-rules-aim = Отпорот сака три мисии да успеат, шпионите сакаат три да пропаднат. Шпионите се знаат од самиот почеток; отпорот не знае никого.
resistance-rules-team-title = Екипа
resistance-rules-team = Водачот именува онолку луѓе колку што бара мисијата и може да се именува и себеси. Во списокот на мисии се гледа колкумина одат.
resistance-rules-vote-title = Гласање
resistance-rules-vote = Сите гласаат одеднаш, и водачот. Кога сите гласови ќе се соберат, се покажуваат по име. Треба повеќе од половина: нерешено е одбивање, а и молчењето е одбивање. Потоа води следниот во насока на стрелките на часовникот.
resistance-rules-rejections-title = Одбивања
resistance-rules-rejections = Пет одбиени екипи по ред – и шпионите победија (со десетмина, според броевите од упатството, четири). Домаќинот може да избере да се губи само мисијата. Штом некоја екипа тргне, броењето почнува одново.
resistance-rules-mission-title = Мисија
resistance-rules-mission = Секој во екипата тајно игра карта: отпорот само успех, шпионот што сака. Картите се мешаат и се отвораат. Една саботажа ја руши мисијата, а онаа со ѕвездичка ја рушат дури две. Никој не дознава кој што играл. Додека трае мисијата, екипата молчи – и во разговорот на масата.
resistance-rules-end-title = Крај
resistance-rules-end = Со третиот поен на која било страна играта завршува и сите улоги се откриваат.
resistance-rules-silence-title = Ако некој молчи
resistance-rules-silence = Нема предлог: масата го предлага водачот и соседите по ред. Нема глас: се брои против. Нема карта: успех. Ако некој си отиде засекогаш, а компјутерот не смее да седне, играта не се брои никому.
resistance-rules-numbers-title = Два вида броеви
resistance-rules-numbers = Според упатството има три или четири шпиони: со пет до осум играчи тие имаат половина гласови или повеќе и можат да ја изнудат победата, па вистинска игра е со девет или десет. Класичната табела е чесна со колку и да сте.
