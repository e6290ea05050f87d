# Мафия, партия № 14: слова, общие для чата и мини-приложения. Переменные описаны в английском файле.

mafia-role-maf = Маф
mafia-role-maniac = Маньяк
mafia-role-doctor = Врач
mafia-role-commissioner = Ком
mafia-role-civilian = Чиж
mafia-about-maf = Подкуплен, чтобы стройка встала. Мафов двое, они знают друг друга и по ночам вместе подкарауливают жертву.
mafia-about-maniac = Хочет забрать все деньги один. Ночью роняет кирпич кому-нибудь на голову: первый оглушает на день, второй убивает.
mafia-about-doctor = Ночью курит с кем-нибудь или один – двойную дозу. Кто курил с ним, этой ночью неуязвим; двойная доза спасает его от мафов.
mafia-about-commissioner = Не спит по ночам и видит, кто спал (чижи, врач), а кто нет (мафы, маньяк).
mafia-about-civilian = Хочет достроить дом. Ночью спит, днём судит.
mafia-fate-alive = на стройке
mafia-fate-leaving = уходит
mafia-fate-jailed = за решёткой
mafia-fate-killed = ночная жертва
mafia-fate-bricked = жертва кирпича
mafia-fate-left = вне игры
mafia-fate-removed = вне игры за молчание
mafia-circle-mafs = Мафы

mafia-title = { $stage ->
    [meet] Мафия · ночь знакомства
    [night] Мафия · ночь { $day }
   *[other] Мафия · день { $day }
}

mafia-event-began = На стройке { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}: два мафа, маньяк, врач, ком и { $civilians ->
    [one] { $civilians } чиж.
    [few] { $civilians } чижа.
   *[other] { $civilians } чижей.
}
mafia-event-dawned = День { $day }. Кого выставляем на суд?
mafia-event-named = { $reader ->
    [who] Ты выставляешь: { $target }.
    [target] { $who } выставляет тебя.
   *[other] { $who } выставляет: { $target }.
}
mafia-event-accused = { $round ->
    [1] На суде: { $nominees }.
   *[other] Поровну. Ещё раз: { $nominees }.
}
mafia-event-counted = { $reader ->
    [target] { $count ->
        [0] Против тебя – никто.
       *[other] Против тебя, { $count }: { $voters }.
    }
   *[other] { $count ->
        [0] { $target }: против – никто.
       *[other] { $target }, против { $count }: { $voters }.
    }
}
mafia-event-abstained = Без голоса: { $silent }.
mafia-event-jailed = { $reader ->
    [who] Тебя сажают. Твою роль узнают в конце.
   *[other] { $who } – за решётку. Кто это был, узнаем в конце.
}
mafia-event-spared = Сегодня никого не сажают.
mafia-event-removed = { $reader ->
    [who] Два дня молчания: ты больше не на стройке.
   *[other] Два дня молчания: { $who } больше не на стройке.
}
mafia-event-missed = { $count ->
    [one] Сегодня молчит { $silent }. Ещё один такой день – и со стройки долой.
   *[other] Сегодня молчат: { $silent }. Ещё один такой день – и со стройки долой.
}
mafia-event-fell = Наступает ночь { $night }.
mafia-event-checked = { $awake ->
    [yes] Ночная прогулка: { $target } – не спит.
   *[no] Ночная прогулка: { $target } – спит.
}
mafia-event-stunned = { $reader ->
    [who] Тебе на голову упал кирпич. Сегодня ни слова и ни голоса.
   *[other] Кирпич упал на голову: { $who }. Сегодня ни слова и ни голоса.
}
mafia-event-bricked = { $reader ->
    [who] Второй кирпич – и тебя больше нет.
   *[other] Второй кирпич насмерть: { $who }.
}
mafia-event-killed = { $reader ->
    [who] Ночью тебя подкараулили.
   *[other] Ночью подкараулили: { $who }.
}
mafia-event-slept = Ночь прошла тихо.
mafia-event-left = { $reader ->
    [who] Ты уходишь со стройки.
   *[other] { $who } уходит со стройки.
}
mafia-event-ended = Роли открыты.
mafia-call-fell = 🌙 Ночь { $night }. Все к столу: каждый делает выбор.
mafia-call-dawned = ☀️ Наступает день { $day }.

mafia-ask-meet = Посмотри свою роль. Игра начнётся с дня.
mafia-ask-nominate = Кого выставишь на суд?
mafia-ask-vote = Кого сажаем?
mafia-ask-night = Кого выбираешь этой ночью?
mafia-silence-meet = Наступит день.
mafia-silence-nominate = Никого.
mafia-silence-vote = Ты воздержишься.
mafia-silence-night = Выбор останется.
mafia-play-look = Роль ясна
mafia-play-name = Выставить: { $name }
mafia-play-pass = Никого
mafia-play-vote = { $aim ->
    [self] Против себя
   *[other] Против: { $name }
}
mafia-play-abstain = Воздержаться
mafia-play-choose = { $aim ->
    [self] Себя
    [none] Выбрать: …
   *[other] { $name }
}
mafia-play-withdraw = Передумать
mafia-play-ready = Готово
# Тому, кто сделал ход, если больше сказать нечего; $owed – ждут ли от него ещё ответа.
mafia-done-choose = Этой ночью: { $aim ->
    [self] ты.
   *[other] { $name }.
}{ $owed ->
    [yes] { " " }Решено – нажми «{ mafia-play-ready }».
   *[no] { "" }
}
mafia-done-withdraw = Этой ночью: никто.{ $owed ->
    [yes] { " " }Выбери другого или нажми «{ mafia-play-ready }».
   *[no] { "" }
}
mafia-done-ready = Принято. Ночь кончится, когда будут готовы все.
# Что даёт ход, сколько стоит и что тогда могут другие.
mafia-hint-look = Стол узнает, что ты готов. Что ты видишь, не узнает никто; игра начнётся с дня.
mafia-hint-name = Выставляет человека на суд; второй раз сегодня его не выставить. Если имя так и останется одно, сажают без голосования.
mafia-hint-pass = Ты никого не выставляешь. Если так решат все, наступит ночь.
mafia-hint-vote = Твой голос против этого человека. Когда проголосуют все, голоса покажут поимённо; решает большее число.
mafia-hint-abstain = Ты ни против кого. Это тоже ответ.
mafia-hint-choose = Этой ночью – этот человек. Что из этого выйдет, зависит от роли; передумать можно, пока не готовы все.
mafia-hint-withdraw = Отменяет сегодняшний выбор: тогда никого.
mafia-hint-ready = На эту ночь ты всё решил. Пока думают другие, можно ещё передумать.

# Кто здесь впервые: что где лежит.
mafia-guide-middle = Стройка. Днём здесь видно, кого судят и как голосовали, а на рассвете – что натворила ночь.
mafia-guide-seats = Все, кто на стройке. Касайся того, о ком речь; знаки покажут, кого судят, кто оглушён, а кого уже нет.
mafia-guide-secret = Твоя роль, только для твоих глаз, и всё, что тебе удалось узнать. Ночью экран у всех одинаковый.
mafia-legend-role = Роли
mafia-barred-choose = Ком смотрит только на других, а врач не курит с одним и тем же человеком две ночи подряд.

mafia-card-board = { $stage ->
    [meet] Ночь знакомства: все смотрят свои роли.
    [nominate] День { $day }: кого выставят на суд?
    [vote] День { $day }: голосование, круг { $round }.
   *[night] Ночь { $day }: каждый тайно выбирает.
}
mafia-card-candidates = На суде: { $candidates }
mafia-card-fates = { $fates ->
    [alive] { "" }
   *[other] { $fates-name }
}
mafia-card-stunned = кирпич на голову
mafia-card-accusers = за суд – { $accusers }
mafia-card-revealed = { $roles-name }
mafia-secret-role = Твоя роль: { $role-name }. { $stage ->
    [night] { mafia-whom }
   *[other] { $role ->
        [maf] { mafia-about-maf }
        [maniac] { mafia-about-maniac }
        [doctor] { mafia-about-doctor }
        [commissioner] { mafia-about-commissioner }
       *[civilian] { mafia-about-civilian }
    }
}
mafia-secret-mafs = Мафы: { $names }.
mafia-secret-choices = { $reader ->
    [who] Твой выбор этой ночью: { $choices }.
   *[other] { $who } этой ночью выбирает: { $choices }.
}
mafia-secret-past = { $role ->
    [commissioner] Ночь { $night }: { $seat }: { $awake ->
        [yes] не спит.
        [no] спит.
       *[none] ничего не видно.
    }
    [doctor] Ночь { $night }: дым – { $seat }.
    [maniac] Ночь { $night }: кирпич – { $seat }.
    [maf] Ночь { $night }: засада – { $seat }.
   *[civilian] { "" }
}

mafia-reason-builders = На стройке остались только свои.
mafia-reason-mafs = Остались одни мафы.
mafia-reason-maniac = Вся стройка досталась маньяку.
mafia-reason-nobody = Никого не осталось.
mafia-reason-stalemate = День за днём ничего не решается: ничья.

mafia-option-mafs = Если мафы выбрали разных
mafia-option-mafs-agree = никто не погибнет
mafia-option-mafs-last = последний, кого хотели оба

mafia-rules-aim-title = Цель
mafia-rules-aim = На стройке три силы: строители (и врач с комом тоже), два мафа и маньяк. Сила побеждает, когда от двух других никого не осталось. Перевеса числом здесь нет: два мафа и один чиж играют дальше.
mafia-rules-roles-title = Роли
mafia-rules-roles = Два мафа, которые знают друг друга, маньяк, врач и ком; остальные – чижи. Роли посаженных и убитых до конца не открываются.
mafia-rules-day-title = День
mafia-rules-day = Каждый, кто в силах, может выставить на суд одного другого игрока, один раз за день; уже выставленного второй раз не выставляют. Никого не выставили – наступает ночь. Выставили одного – его сажают сразу, без голосования. Двоих и больше – голосуют.
mafia-rules-vote-title = Голосование
mafia-rules-vote = У каждого один голос, можно и против себя, можно воздержаться. Когда все проголосовали, голоса показывают поимённо. Решает большее число. Если у всех на суде поровну – не сажают никого. Если поровну только у первых – переголосовывают между ними.
mafia-rules-night-title = Ночь
mafia-rules-night = Все выбирают одновременно и могут передумать, пока не готовы все; чижи называют подозреваемого, и этого никто не видит. Потом всё происходит по порядку: кирпич маньяка, дым врача, прогулка кома, засада мафов.
mafia-rules-brick-title = Кирпич
mafia-rules-brick = Первый кирпич оглушает: задуманное этой ночью не сбудется, а на следующий день – ни слова и ни голоса. Второй убивает. Кому попало, узнают утром.
mafia-rules-doctor-title = Дым
mafia-rules-doctor = Врач курит с кем-то одним или сам, двойную дозу. Кто курил с врачом, этой ночью спасён и от кирпича, и от мафов; двойная доза спасает только от мафов. Две ночи подряд с одним и тем же нельзя, две двойные дозы подряд – тоже. Кирпич по врачу отменяет всё.
mafia-rules-mafs-title = Мафы
mafia-rules-mafs = Оба должны выбрать одного и того же, иначе промах; если выбрал только один, его выбор и считается. Оглушённый кирпичом не считается. Ночью мафы могут переписываться.
mafia-rules-commissioner-title = Ком
mafia-rules-commissioner = Утром ком знает, спал ли человек: чижи и врач спят, мафы и маньяк нет. Отличить мафа от маньяка он не может.
mafia-rules-end-title = Конец
mafia-rules-end = Если в живых никого, побеждает никто. Трое суток без посаженных и без нападений – ничья.
mafia-rules-silence-title = Если кто-то молчит
mafia-rules-silence = Днём молчание никого не выставляет и ни за кого не голосует, ночью считается последний выбор. После двух молчаливых дней игрок выбывает. Кто ушёл, исчезает на рассвете. Убитые, посаженные и оглушённые читают, но не пишут.

# Стол в мини-приложении

mafia-mine = Знаешь только ты
mafia-with = и { $names }
mafia-not-tonight = нельзя: { $names }
mafia-chosen = твой выбор этой ночью
mafia-out-leaving = уходит
mafia-out-jailed = тюрьма
mafia-out-killed = засада
mafia-out-bricked = кирпич
mafia-out-left = вне игры
mafia-out-removed = молчание
mafia-out-stunned = без слова
mafia-hit-before = кирпич уже был
mafia-duty-maf = Выбор – общий.
mafia-duty-maniac = Второй кирпич убивает.
mafia-duty-doctor = Себя – двойная доза.
mafia-duty-commissioner = Мафы и маньяк не спят.
mafia-duty-civilian = Днём судишь.
mafia-alone = Теперь выбор только твой.
mafia-whom = { $role ->
    [maf] Кого подкараулите?
    [maniac] Кому на голову упадёт кирпич?
    [doctor] С кем куришь этой ночью?
    [commissioner] К кому заглянешь?
   *[civilian] Кого подозреваешь, про себя?
}
mafia-tonight = Выбор: { $target }
mafia-decided = { $who }: { $target }
mafia-undecided = { $who }: пока никого
mafia-write-to = Написать: { $names }
mafia-outlook = { $count ->
    [0] Никого не выставят – наступит ночь.
    [1] Одного сажают без голосования.
   *[other] Выставлены { $count }: будет голосование.
}
mafia-news = Утренние новости
mafia-verdict-most = Больше всех – за решётку
mafia-verdict-again = Поровну у первых – ещё круг между ними
mafia-verdict-none = Поровну у всех – никого
mafia-round = Как голосовали в круге { $round }
mafia-spared = на свободе
mafia-seen-awake = ночью не спит
mafia-seen-asleep = ночью спит
mafia-ready = Готово. Пока готовы не все, можно передумать.
mafia-nobody = Этой ночью никого
mafia-looks-on = Ты уже не на стройке. Смотри дальше: в конце откроется всё.
mafia-lies-low = Кирпич на голову: сегодня без слова и голоса.
mafia-last-call = Вчера – ни слова. Ответь сегодня, иначе ты вне игры.
mafia-vain = впустую
mafia-suspected = Кого подозревали чижи
mafia-votes = { $count ->
    [one] { $count } голос: { $voters }
    [few] { $count } голоса: { $voters }
   *[other] { $count } голосов: { $voters }
}
mafia-counted = Последнее голосование
mafia-roles = Кто кем был
mafia-nights = Что скрывали ночи
mafia-night = Ночь { $night }
mafia-did = { $role ->
    [maf] { $who } в засаде. Цель – { $target }.
    [maniac] { $who } роняет кирпич. На кого – { $target }.
    [doctor] { $aim ->
        [self] { $who } курит в одиночку, двойную дозу.
       *[other] { $who } курит. С кем – { $target }.
    }
    [commissioner] { $who } на прогулке. К кому – { $target }.
   *[civilian] { $who } подозревает. Кого – { $target }.
}
