# Мафија, партија бр. 14: зборови заеднички за разговорот и мини-апликацијата. Променливите се опишани во англиската датотека.

mafia-role-maf = Маф
mafia-role-maniac = Манијак
mafia-role-doctor = Доктор
mafia-role-commissioner = Комесар
mafia-role-civilian = Ѕидар
mafia-about-maf = Поткупен да ја запре градбата. Мафите се двајца, се знаат, и ноќе заедно дочекуваат жртва.
mafia-about-maniac = Ги сака сите пари сам. Ноќе му фрла на некого тула на глава: првата зашеметува еден ден, втората убива.
mafia-about-doctor = Ноќе пуши со некого, или сам двојна доза. Кој пушел со него, таа ноќ е безбеден; двојната доза го чува од мафите.
mafia-about-commissioner = Ноќе е буден: гледа дали некој спие (ѕидари, доктор) или не спие (мафи, манијак).
mafia-about-civilian = Сака куќата да се изгради. Ноќе спие, дење суди.
mafia-fate-alive = тука
mafia-fate-leaving = си оди
mafia-fate-jailed = зад решетки
mafia-fate-killed = ноќна жртва
mafia-fate-bricked = жртва на тула
mafia-fate-left = надвор од игра
mafia-fate-removed = надвор поради молчење
mafia-circle-mafs = Мафите

mafia-title = { $stage ->
    [meet] Мафија · ноќта пред тоа
    [night] Мафија · ноќ { $day }
   *[other] Мафија · ден { $day }
}

mafia-event-began = На градилиштето има { $count ->
    [one] { $count } човек
   *[other] { $count } луѓе
}: двајца мафи, манијак, доктор, комесар и { $civilians ->
    [one] { $civilians } ѕидар.
   *[other] { $civilians } ѕидари.
}
mafia-event-dawned = Ден { $day }. Кого го изведуваме на суд?
mafia-event-named = { $reader ->
    [who] За суд предлагаш: { $target }.
    [target] { $who } те предлага тебе.
   *[other] { $who } предлага: { $target }.
}
mafia-event-accused = { $round ->
    [1] На суд: { $nominees }.
   *[other] Нерешено. Уште еднаш: { $nominees }.
}
mafia-event-counted = { $reader ->
    [target] { $count ->
        [0] Никој не е против тебе.
       *[other] Против тебе, { $count }: { $voters }.
    }
   *[other] { $count ->
        [0] Против { $target }: никој.
       *[other] Против { $target }, { $count }: { $voters }.
    }
}
mafia-event-abstained = Без глас: { $silent }.
mafia-event-jailed = { $reader ->
    [who] Те носат. Твојата улога ќе се види на крајот.
   *[other] { $who } оди зад решетки. Кој беше, ќе се види на крајот.
}
mafia-event-spared = Денес не носат никого.
mafia-event-removed = { $reader ->
    [who] Два дена молчење: веќе не си на градилиштето.
   *[other] Два дена молчење: { $who } веќе не е на градилиштето.
}
mafia-event-missed = { $count ->
    [one] Денес молчи { $silent }. Уште еден таков ден, и готово.
   *[other] Денес молчат: { $silent }. Уште еден таков ден, и готово.
}
mafia-event-fell = Паѓа ноќ { $night }.
mafia-event-checked = { $awake ->
    [yes] Ноќна прошетка: { $target } не спие.
   *[no] Ноќна прошетка: { $target } спие.
}
mafia-event-stunned = { $reader ->
    [who] Ти падна тула на глава. Денес ни збор ни глас.
   *[other] На { $who } му падна тула на глава: денес ни збор ни глас.
}
mafia-event-bricked = { $reader ->
    [who] Втора тула: те нема веќе.
   *[other] Втора тула насмрт: { $who }.
}
mafia-event-killed = { $reader ->
    [who] Ноќеска те дочекаа.
   *[other] Ноќеска настрада { $who }.
}
mafia-event-slept = Мирна ноќ.
mafia-event-left = { $reader ->
    [who] Си одиш од градилиштето.
   *[other] { $who } си оди од градилиштето.
}
mafia-event-ended = Улогите се откриени.
mafia-call-fell = 🌙 Ноќ { $night }. Сите на маса, секој со свој избор.
mafia-call-dawned = ☀️ Се раздени: ден { $day }.

mafia-ask-meet = Погледни си ја улогата. Играта почнува со ден.
mafia-ask-nominate = Кого го предлагаш за суд?
mafia-ask-vote = Кого да го носат?
mafia-ask-night = Кого избираш ноќва?
mafia-silence-meet = Почнува денот.
mafia-silence-nominate = Никого.
mafia-silence-vote = Се воздржуваш.
mafia-silence-night = Изборот останува.
mafia-play-look = Ја знам улогата
mafia-play-name = Предложи: { $name }
mafia-play-pass = Никого
mafia-play-vote = { $aim ->
    [self] Против себе
   *[other] Против { $name }
}
mafia-play-abstain = Се воздржувам
mafia-play-choose = { $aim ->
    [self] Себеси
    [none] Избери: …
   *[other] { $name }
}
mafia-play-withdraw = Откажи
mafia-play-ready = Готово
# За тој што го одиграл, кога нема што друго да се каже; $owed – дали се чека уште одговор од него.
mafia-done-choose = Ноќва: { $aim ->
    [self] ти.
   *[other] { $name }.
}{ $owed ->
    [yes] { " " }Ако е така, допри „{ mafia-play-ready }“.
   *[no] { "" }
}
mafia-done-withdraw = Ноќва: никој.{ $owed ->
    [yes] { " " }Избери друг или допри „{ mafia-play-ready }“.
   *[no] { "" }
}
mafia-done-ready = Запишано. Ноќта завршува кога сите ќе се подготвени.
# Што прави потегот, што чини и што можат тогаш другите.
mafia-hint-look = Масата дознава дека си подготвен. Што виде, не дознава никој; играта почнува со ден.
mafia-hint-name = Го предлага за суд; денес никој не може повторно. Ако остане единствено име, го носат без гласање.
mafia-hint-pass = Никого не предлагаш. Ако така направат сите, паѓа ноќ.
mafia-hint-vote = Твојот глас против овој човек. Кога ќе гласаат сите, гласовите се покажуваат по име; одлучуваат најмногу.
mafia-hint-abstain = Не гласаш против никого. И тоа е одговор.
mafia-hint-choose = Ноќва е овој човек. Што ќе излезе, зависи од улогата; можеш да се премислиш додека не се готови сите.
mafia-hint-withdraw = Го повлекува ноќешниот избор: тогаш никого.
mafia-hint-ready = За ноќва заврши. Додека другите мислат, сѐ уште можеш да се премислиш.

# За тие што се првпат овде: што каде лежи.
mafia-guide-middle = Градилиштето. Дење тука пишува кому му се суди и како се гласало; на зора, што направила ноќта.
mafia-guide-seats = Сите на градилиштето. Допри го тој на кого мислиш; знаците кажуваат кој е на суд, зашеметен или го нема.
mafia-guide-secret = Твојата улога, само за твоите очи, и што си дознал. Ноќе екранот е ист кај сите.
mafia-legend-role = Улоги
mafia-barred-choose = Комесарот гледа само други, а докторот не пуши со ист човек две ноќи по ред.

mafia-card-board = { $stage ->
    [meet] Ноќта пред тоа: секој си ја гледа улогата.
    [nominate] Ден { $day }: кој оди на суд?
    [vote] Ден { $day }: гласање, круг { $round }.
   *[night] Ноќ { $day }: секој тајно избира.
}
mafia-card-candidates = На суд: { $candidates }
mafia-card-fates = { $fates ->
    [alive] { "" }
   *[other] { $fates-name }
}
mafia-card-stunned = тула на глава
mafia-card-accusers = за суд – { $accusers }
mafia-card-revealed = { $roles-name }
mafia-secret-role = Твојата улога: { $role-name }. { $stage ->
    [night] { mafia-whom }
   *[other] { $role ->
        [maf] { mafia-about-maf }
        [maniac] { mafia-about-maniac }
        [doctor] { mafia-about-doctor }
        [commissioner] { mafia-about-commissioner }
       *[civilian] { mafia-about-civilian }
    }
}
mafia-secret-mafs = Мафи: { $names }.
mafia-secret-choices = { $reader ->
    [who] Твојот избор ноќва: { $choices }.
   *[other] { $who } ноќва избра: { $choices }.
}
mafia-secret-past = { $role ->
    [commissioner] Ноќ { $night }: { $seat } { $awake ->
        [yes] не спие.
        [no] спие.
       *[none] – ништо не се виде.
    }
    [doctor] Ноќ { $night }: чад за { $seat }.
    [maniac] Ноќ { $night }: тула за { $seat }.
    [maf] Ноќ { $night }: заседа за { $seat }.
   *[civilian] { "" }
}

mafia-reason-builders = На градилиштето останаа само своите.
mafia-reason-mafs = Останаа само мафи.
mafia-reason-maniac = Целото градилиште му остана на манијакот.
mafia-reason-nobody = Не остана никој.
mafia-reason-stalemate = Ден по ден ништо не се решава: нерешено.

mafia-option-mafs = Ако мафите сакаат различни жртви
mafia-option-mafs-agree = никој не умира
mafia-option-mafs-last = последниот што го сакале двајцата

mafia-rules-aim-title = Цел
mafia-rules-aim = На градилиштето има три сили: ѕидарите (со докторот и комесарот), двајцата мафи и манијакот. Сила победува кога од другите две нема веќе никого. Со бројност не се победува: двајца мафи и еден ѕидар играат понатаму.
mafia-rules-roles-title = Улоги
mafia-rules-roles = Двајца мафи што се знаат, манијак, доктор и комесар; сите други се ѕидари. Улогите на затворените и на мртвите не се откриваат до крајот.
mafia-rules-day-title = Ден
mafia-rules-day = Секој што може, смее да предложи за суд еден друг, еднаш во денот; веќе предложен не се предлага двапати. Никој предложен: паѓа ноќ. Еден: го носат веднаш, без гласање. Двајца или повеќе: се гласа.
mafia-rules-vote-title = Гласање
mafia-rules-vote = Секој има еден глас, може и против себе, може и да се воздржи. Кога сите ќе гласаат, гласовите се покажуваат по име. Одлучуваат најмногу гласови. Ако сите на суд имаат исто, никого не носат. Ако само првите имаат исто, се гласа повторно меѓу нив.
mafia-rules-night-title = Ноќ
mafia-rules-night = Сите избираат истовремено и можат да се премислат додека не се готови сите; ѕидарите именуваат сомнителен, и тоа никој не го гледа. Потоа сѐ се случува по овој ред: тулата на манијакот, чадот на докторот, прошетката на комесарот, мафите.
mafia-rules-brick-title = Тула
mafia-rules-brick = Првата тула зашеметува: таа ноќ ништо од намерата, а следниот ден ни збор ни глас. Втората убива. Кого погодила, се кажува наутро.
mafia-rules-doctor-title = Чад
mafia-rules-doctor = Докторот пуши со еден човек, или сам двојна доза. Кој пушел со него, таа ноќ е безбеден од тула и од мафи; двојната доза чува само од мафите. Две ноќи по ред со ист човек не смее, ни две двојни дози по ред. Тула врз докторот поништува сѐ.
mafia-rules-mafs-title = Мафите
mafia-rules-mafs = Двајцата мора да ја сакаат истата жртва, инаку промашуваат; ако избрал само еден, се брои тоа. Погоден од тула не се брои. Ноќе можат да си пишуваат.
mafia-rules-commissioner-title = Комесар
mafia-rules-commissioner = Наутро знае дали некој спиел: ѕидарите и докторот спијат, мафите и манијакот не. Не може да разликува маф од манијак.
mafia-rules-end-title = Крај
mafia-rules-end = Ако не остане никој жив, никој не победува. Три дена и ноќи без затворени и без напади се нерешено.
mafia-rules-silence-title = Ако некој молчи
mafia-rules-silence = Дење молчењето не предлага никого и не гласа; ноќе се брои последниот избор. По два молчеливи дена играчот испаѓа. Кој си оди, го нема на следната зора. Мртвите, затворените и зашеметените читаат, но не пишуваат.

# Масата во мини-апликацијата

mafia-mine = Знаеш само ти
mafia-with = и { $names }
mafia-not-tonight = не: { $names }
mafia-chosen = твојот избор ноќва
mafia-out-leaving = си оди
mafia-out-jailed = затвор
mafia-out-killed = заседа
mafia-out-bricked = тула
mafia-out-left = надвор
mafia-out-removed = молчи
mafia-out-stunned = без збор
mafia-hit-before = веќе доби тула
mafia-duty-maf = Изборот – заеднички.
mafia-duty-maniac = Втората тула убива.
mafia-duty-doctor = Сам: двојна доза.
mafia-duty-commissioner = Мафи и манијак не спијат.
mafia-duty-civilian = Дење судиш.
mafia-alone = Сега изборот е само твој.
mafia-whom = { $role ->
    [maf] Кого го дочекувате двајцата?
    [maniac] На чија глава паѓа тулата?
    [doctor] Со кого пушиш ноќва?
    [commissioner] Кај кого ѕирнуваш?
   *[civilian] На кого се сомневаш, во себе?
}
mafia-tonight = Избор: { $target }
mafia-decided = { $who }: { $target }
mafia-undecided = { $who }: сѐ уште никого
mafia-write-to = Порака за { $names }
mafia-outlook = { $count ->
    [0] Ако никој не е предложен, паѓа ноќ.
    [1] Само еден: го носат без гласање.
   *[other] Предложени се { $count }: ќе се гласа.
}
mafia-news = Утрински вести
mafia-verdict-most = Најмногу гласови – зад решетки
mafia-verdict-again = Исто кај првите – уште еден круг меѓу нив
mafia-verdict-none = Исто кај сите – никого
mafia-round = Гласовите од круг { $round }
mafia-spared = на слобода
mafia-seen-awake = ноќе не спие
mafia-seen-asleep = ноќе спие
mafia-ready = Готово. Додека не се сите, можеш да се премислиш.
mafia-nobody = Ноќва никого
mafia-looks-on = Веќе не си на градилиштето. Гледај: на крајот се открива сѐ.
mafia-lies-low = Тула на глава: денес без збор и без глас.
mafia-last-call = Вчера молчеше. Одговори денес, инаку си надвор.
mafia-vain = залудно
mafia-suspected = На кого се сомневаа ѕидарите
mafia-votes = { $count ->
    [one] { $count } глас: { $voters }
   *[other] { $count } гласа: { $voters }
}
mafia-counted = Последното гласање
mafia-roles = Кој што беше
mafia-nights = Што криеја ноќите
mafia-night = Ноќ { $night }
mafia-did = { $role ->
    [maf] { $who } во заседа: { $target }.
    [maniac] { $who } фрла тула: { $target }.
    [doctor] { $aim ->
        [self] { $who } пуши без друштво, двојно.
       *[other] { $who } пуши со { $target }.
    }
    [commissioner] { $who } на прошетка кај { $target }.
   *[civilian] { $who } се сомнева: { $target }.
}
