# Coup: слова, общие для чата и мини-приложения. Переменные описаны в английском файле.

coup-role-duke = Герцог
coup-role-assassin = Убийца
coup-role-captain = Капитан
coup-role-contessa = Графиня
coup-role-ambassador = Посол
coup-role-inquisitor = Инквизитор
coup-about-duke = Налог: берёт 3 монеты. Блокирует иностранную помощь.
coup-about-assassin = За 3 монеты кто-то теряет карту. Его останавливает Графиня.
coup-about-captain = Забирает у кого-нибудь 2 монеты. Блокирует кражу.
coup-about-contessa = Останавливает Убийцу.
coup-about-ambassador = Берёт две карты двора и две возвращает. Блокирует кражу.
coup-about-inquisitor = Берёт карту двора и одну возвращает – или смотрит чужую карту и может её заменить. Блокирует кражу.
coup-action-income = Доход
coup-action-aid = Иностранная помощь
coup-action-tax = Налог
coup-action-assassinate = Покушение
coup-action-steal = Кража
coup-action-exchange = Обмен
coup-action-examine = Допрос
coup-action-block = Блок
coup-action-coup = Переворот

coup-title = Переворот · ход { $turns }

coup-event-began = { $reader ->
    [who] Карты розданы. Начинаешь ты.
   *[other] Карты розданы. Начинает { $who }.
}
coup-event-picked = { $reader ->
    [who] Вторая карта выбрана.
   *[other] { $who }: вторая карта выбрана.
}
coup-event-announced = { $reader ->
    [who] { $action ->
        [aid] Ты просишь иностранную помощь.
        [tax] Ты говоришь: { $role-name }, налог.
       *[exchange] Ты говоришь: { $role-name }, обмен.
    }
   *[other] { $action ->
        [aid] { $who } просит иностранную помощь.
        [tax] { $who } говорит: { $role-name }, налог.
       *[exchange] { $who } говорит: { $role-name }, обмен.
    }
}
coup-event-aimed = { $action ->
    [assassinate] { $reader ->
        [who] Ты говоришь: { $role-name }. Цель – { $target }.
        [target] { $who } говорит: { $role-name }. Цель – ты.
       *[other] { $who } говорит: { $role-name }. Цель – { $target }.
    }
    [steal] { $reader ->
        [who] Ты говоришь: { $role-name }, кража. Цель – { $target }.
        [target] { $who } говорит: { $role-name }, кража. Цель – ты.
       *[other] { $who } говорит: { $role-name }, кража. Цель – { $target }.
    }
   *[examine] { $reader ->
        [who] Ты говоришь: { $role-name }, допрос. Цель – { $target }.
        [target] { $who } говорит: { $role-name }, допрос. Цель – ты.
       *[other] { $who } говорит: { $role-name }, допрос. Цель – { $target }.
    }
}
coup-event-blocked = { $reader ->
    [who] Ты блокируешь ход игрока { $target }: { $role-name }.
    [target] { $who } блокирует твой ход: { $role-name }.
   *[other] { $who } блокирует ход игрока { $target }: { $role-name }.
}
coup-event-doubted = { $reader ->
    [who] Ты не веришь: { $target } и вдруг { $role-name }?
    [target] { $who } не верит: ты и вдруг { $role-name }?
   *[other] { $who } не верит: { $target } и вдруг { $role-name }?
}
coup-event-proved = { $reader ->
    [who] Ты показываешь: { $role-name }. Карта уходит во двор, взамен – новая.
   *[other] { $who } показывает: { $role-name }. Карта уходит во двор, взамен – новая.
}
coup-event-drew = Тебе пришла карта: { $role-name }.
coup-event-caught = { $reader ->
    [who] Блеф раскрыт: у тебя нет карты «{ $role-name }».
   *[other] Блеф! { $who } без карты «{ $role-name }».
}
coup-event-conceded = { $reader ->
    [who] Ты не показываешь карту «{ $role-name }».
   *[other] { $who } не показывает карту «{ $role-name }».
}
coup-event-refunded = { $reader ->
    [who] Тебе возвращают монеты: { $gain }.
   *[other] Монеты возвращаются, { $who }: { $gain }.
}
coup-event-couped = { $reader ->
    [who] Переворот за 7 монет! Цель – { $target }.
    [target] { $who } устраивает переворот за 7 монет! Цель – ты.
   *[other] { $who } устраивает переворот за 7 монет! Цель – { $target }.
}
coup-event-struck = { $reader ->
    [target] Покушение на тебя удалось.
   *[other] Покушение удалось: { $target }.
}
coup-event-lapsed = { $reader ->
    [who] Время вышло: за тебя отвечают часы.
   *[other] { $who }: время вышло, отвечают часы.
}
coup-event-lost = { $reader ->
    [who] Ты открываешь: { $role-name }.
   *[other] { $who } открывает: { $role-name }.
}
coup-event-fell = { $reader ->
    [who] Ты выбываешь.
   *[other] { $who } выбывает.
}
coup-event-earned = { $reader ->
    [who] Ты берёшь { $gain ->
        [one] { $gain } монету.
        [few] { $gain } монеты.
       *[other] { $gain } монет.
    }
   *[other] { $who } берёт { $gain ->
        [one] { $gain } монету.
        [few] { $gain } монеты.
       *[other] { $gain } монет.
    }
}
coup-event-stole = { $gain ->
    [0] Красть нечего.
    [one] { $reader ->
        [who] Ты забираешь { $gain } монету у игрока { $target }.
        [target] { $who } забирает у тебя { $gain } монету.
       *[other] { $who } забирает { $gain } монету у игрока { $target }.
    }
   *[other] { $reader ->
        [who] Ты забираешь { $gain } монеты у игрока { $target }.
        [target] { $who } забирает у тебя { $gain } монеты.
       *[other] { $who } забирает { $gain } монеты у игрока { $target }.
    }
}
coup-event-exchanged = { $reader ->
    [who] Ты меняешь карты при дворе.
   *[other] { $who } меняет карты при дворе.
}
coup-event-showed = { $reader ->
    [who] Ты показываешь карту. Смотрит { $target }.
    [target] { $who } показывает тебе карту.
   *[other] { $who } показывает карту. Смотрит { $target }.
}
coup-event-returned = { $reader ->
    [who] Ты отдаёшь карту обратно: { $target }.
    [target] { $who } отдаёт тебе карту обратно.
   *[other] { $who } отдаёт карту обратно: { $target }.
}
coup-event-discarded = { $reader ->
    [who] Карта уходит во двор, { $target } берёт другую.
    [target] { $who } отправляет твою карту во двор, ты берёшь другую.
   *[other] { $who } отправляет карту во двор, { $target } берёт другую.
}
coup-event-stopped = { $reader ->
    [who] Блок устоял: у тебя ничего не вышло.
   *[other] Блок устоял: { $who } остаётся ни с чем.
}
coup-event-fizzled = { $target } уже не в игре, и ничего не происходит.
coup-event-went = { $reader ->
    [who] Ты уходишь из игры.
   *[other] { $who } уходит из игры.
}
coup-event-stalled = За 400 ходов никто не победил: ничья.
coup-event-ended = { $reader ->
    [who] При дворе остаёшься только ты.
   *[other] При дворе остаётся только { $who }.
}

coup-ask-pick = Игра вдвоём: возьми ещё одну карту из своей стопки.
coup-ask-turn = Твой ход. Что делаешь?
coup-ask-coup = { $silence ->
    [coup] Десять монет или больше: только переворот. Кто цель?
   *[other] Переворот. Кто цель?
}
coup-ask-challenge = Веришь?
coup-ask-block = Блокируешь?
coup-ask-counter = Веришь блоку?
coup-ask-prove = Тебе не верят. Покажешь карту?
coup-ask-lose = { $cause ->
    [coup] Против тебя переворот. Какую карту открыть?
    [kill] Покушение удалось. Какую карту открыть?
    [doubt] Это была правда. Какую карту открыть?
    [bluff] Блеф раскрыт. Какую карту открыть?
   *[other] Какую карту открыть?
}
coup-ask-exchange = Какие карты оставить себе?
coup-ask-show = Какую карту показать?
coup-ask-examine = { $stage ->
    [turn] Чью карту хочешь посмотреть?
   *[examine] Вернуть или во двор?
}
coup-ask-steal = У кого забираешь монеты?
coup-ask-assassinate = На кого покушение?
coup-silence-pick = Карту возьмёт случай.
coup-silence-turn = { $silence ->
    [coup] Переворот против следующего по часовой.
   *[other] Доход.
}
coup-silence-challenge = Пропускаешь.
coup-silence-block = Пропускаешь.
coup-silence-counter = Пропускаешь.
coup-silence-prove = Карту покажут, если она есть.
coup-silence-lose = Выберет случай.
coup-silence-exchange = Свои карты останутся.
coup-silence-show = Выберет случай.
coup-silence-examine = Карту вернут.
coup-play-take = Взять: { $thing }
coup-play-income = Доход +1
coup-play-aid = Помощь +2
coup-play-tax = Герцог: налог +3
coup-play-steal = Капитан: кража, { $name }
coup-play-exchange = { $fifth ->
    [inquisitor] { coup-role-inquisitor }: обмен
   *[ambassador] { coup-role-ambassador }: обмен
}
coup-play-examine = Инквизитор: допрос, { $name }
coup-play-assassinate = Убийца: { $name }, −3
coup-play-coup = Переворот: { $name }, −7
coup-play-pass = Пропустить
coup-play-challenge = Не верю
coup-play-block = Блок: { $thing }
coup-play-prove = Показать карту
coup-play-concede = Открыть другую
coup-play-lose = Открыть: { $thing }
coup-play-keep = Оставить: { $thing }
coup-play-show = Показать: { $thing }
coup-play-return = Вернуть
coup-play-discard = Во двор
# Что даёт ход, сколько стоит и что тогда могут другие.
coup-hint-take = Она станет твоей второй картой. Остальные четыре выйдут из игры, и знать их будешь только ты.
coup-hint-income = Берёшь 1 монету. Помешать не может никто.
coup-hint-aid = Берёшь 2 монеты. Любой может заблокировать: он Герцог.
coup-hint-tax = Ты Герцог и берёшь 3 монеты. Любой может не поверить, блокировать нельзя.
coup-hint-steal = Ты Капитан и забираешь до 2 монет. Любой может не поверить, а цель – заблокировать: тоже Капитаном или пятым персонажем.
coup-hint-exchange = Ты пятый персонаж и берёшь карты двора: Посол – две, Инквизитор – одну. Оставишь столько, сколько было. Любой может не поверить.
coup-hint-examine = Ты Инквизитор и смотришь карту, которую выберет её хозяин; её можно заменить. Любой может не поверить.
coup-hint-assassinate = Ты Убийца: за 3 монеты кто-то теряет карту. Любой может не поверить, а цель – заблокировать Графиней, и тогда монеты пропали.
coup-hint-coup = За 7 монет кто-то теряет карту. Помешать не может никто.
coup-hint-pass = Ты молчишь. Другие ещё могут вмешаться.
coup-hint-challenge = Ты говоришь: это ложь. Если так – карту теряет он, если правда – ты.
coup-hint-block = Ты называешь себя этим персонажем и мешаешь. Любой может не поверить.
coup-hint-prove = Карту увидят и заменят на новую, а кто не поверил – потеряет свою.
coup-hint-concede = Карта останется тайной, но одну придётся открыть, как за ложь.
coup-hint-lose = Эта карта останется открытой, и её персонажа у тебя больше нет.
coup-hint-keep = Эти останутся у тебя. Остальные уйдут во двор, никому не видные.
coup-hint-show = Её увидит только тот, кто допрашивает. Она вернётся, или взамен придёт другая.
coup-hint-return = Хозяин сохранит карту. Все узнают, что она осталась, но не какая.
coup-hint-discard = Карту замешают во двор, хозяин возьмёт другую. Может прийти та же.

# Кто здесь впервые: что где лежит.
coup-guide-middle = Карты двора и казна. Здесь видно, кем кто-то назвался, – может, и солгал, и ты можешь не поверить.
coup-guide-seats = Остальные: их монеты и закрытые карты. Кто потерял обе, тот выбыл; последний побеждает.
coup-guide-secret = Две твои карты, их не видит никто другой. Потерянные лежат открытыми. Глаз прячет всё.
coup-legend-role = Персонажи

coup-card-board = Карт при дворе: { $court } · ход { $turns }
coup-card-claim = { $action ->
    [aid] Заявка: { $who } – иностранная помощь
    [tax] Заявка: { $who } – { $role-name }, налог
    [assassinate] Заявка: { $who } – { $role-name }, цель – { $target }
    [steal] Заявка: { $who } – { $role-name }, кража, цель – { $target }
    [examine] Заявка: { $who } – { $role-name }, допрос, цель – { $target }
   *[exchange] Заявка: { $who } – { $role-name }, обмен
}
coup-card-block = Против: { $who } – { $role-name }
coup-card-answered = Ответили: { $answered }
coup-card-seat = { $cards ->
    [0] вне игры
    [one] { $cards } карта, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
   *[other] { $cards } карты, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
}
coup-card-lost = открыто: { $names }
coup-card-revealed = { $hands-count ->
    [0] открыто: { $lost }
   *[other] { $hands }{ $lost-count ->
        [0] { "" }
       *[other] { "" } · открыто: { $lost }
    }
}
coup-secret-hand = Твои карты: { $names }.
coup-secret-drawn = Взято: { $names }.
coup-secret-pile = { $stage ->
    [pick] Твоя стопка: { $names }.
   *[other] Вне игры, знаешь только ты: { $names }.
}
coup-secret-examined = Показанная карта: { $examined-name }.

# Мини-приложение: стол.
coup-hand = Твои карты
coup-pile = Твоя стопка
coup-shown = Показанная карта
coup-drawn = новая
coup-aside = Вне игры
coup-court = Двор: { $court }
coup-treasury = Казна
coup-look-up = Персонажи
coup-stamp-doubted = Не верят
coup-stamp-true = Правда
coup-stamp-bluff = Блеф
coup-stamp-blocked = Блок
coup-out = Игра для тебя окончена, но смотреть можно.
coup-on-turn = чей ход
coup-aimed-at = цель
coup-has-answered = ответ есть
coup-as-whom = Или назовись персонажем – правдиво или нет:
coup-do-income = Доход +1
coup-do-aid = Помощь +2
coup-do-coup = Переворот −7
coup-do-tax = Налог +3
coup-do-steal = Кража 2
coup-do-assassinate = Покушение −3
coup-do-exchange = Обмен
coup-do-examine = Допрос
coup-now-pick = Каждый берёт вторую карту.
coup-now-turn = { $turn } думает, что делать.
coup-now-challenge = Кто-нибудь не верит?
coup-now-block = { $at ->
    [one] Будет ли блок? Решает { $target }.
   *[all] Кто-нибудь блокирует?
}
coup-now-counter = Кто-нибудь не верит блоку?
coup-now-prove = { $challenger } не верит. Покажут ли карту?
coup-now-lose = { $loser } выбирает, какую карту открыть.
coup-now-exchange = { $turn } выбирает, какие карты оставить.
coup-now-show = { $target } выбирает, какую карту показать.
coup-now-examine = { $turn } смотрит карту. Её показывает { $target }.
coup-bluffs = { $count ->
    [0] без блефа
    [one] блеф: { $count } раз
    [few] блеф: { $count } раза
   *[other] блеф: { $count } раз
}
coup-in-court = Во дворе
coup-put-aside = Вне игры: { $who }
coup-struck-out = Зачёркнуто – потерянные карты.

coup-reason-last = { $reader ->
    [who] С закрытыми картами остаёшься только ты.
   *[other] С закрытыми картами остаётся только { $who }.
}
coup-reason-left = Остальные ушли.
coup-reason-endless = За 400 ходов никто не победил.

coup-option-fifth = Пятый персонаж
coup-option-fifth-ambassador = Посол
coup-option-fifth-inquisitor = Инквизитор
coup-option-fifth-ambassador-about = Для первых партий: меняет с двором две карты.
coup-option-fifth-inquisitor-about = Меняет одну карту или смотрит чужую.
coup-option-concede = Можно не доказывать
coup-option-concede-about = Кому не поверили, может открыть другую карту вместо доказательства.
coup-option-parry = Блок после неудачной проверки
coup-option-parry-about = Цель, которая зря не поверила, ещё может блокировать.

coup-rules-aim-title = Цель
coup-rules-aim = Перед тобой две закрытые карты – два персонажа, которых знаешь только ты. Кто потерял обе, выбывает. Побеждает последний.
coup-rules-turn-title = Твой ход
coup-rules-turn = Одно действие. Доход: 1 монета, помешать нельзя. Иностранная помощь: 2 монеты, её блокирует Герцог. Переворот: за 7 монет кто-то теряет карту, помешать нельзя. Если монет 10 или больше, можно только переворот. Или назовись персонажем – правдиво или нет – и сделай то, что он умеет.
coup-rules-characters-title = Персонажи
coup-rules-characters = Герцог: 3 монеты; блокирует иностранную помощь. Убийца: за 3 монеты кто-то теряет карту. Капитан: забирает у кого-нибудь 2 монеты; блокирует кражу. Графиня: останавливает Убийцу. Посол: берёт две карты двора и две возвращает; блокирует кражу. Или вместо него Инквизитор: меняет одну карту либо смотрит ту, что выберет сам игрок, и может её заменить; блокирует кражу.
coup-rules-challenge-title = Не верю
coup-rules-challenge = Любому заявлению может не поверить кто угодно; считается первый. Если карта есть, её показывают, замешивают во двор и берут новую, а неверивший открывает свою карту. Если нет – карту открывает солгавший, и действие не происходит; три монеты Убийцы возвращаются.
coup-rules-block-title = Блок
coup-rules-block = Когда никто больше не сомневается, иностранную помощь может блокировать любой, покушение и кражу – только их цель. Блок – тоже заявление, ему тоже можно не поверить. Если он устоял, действие сорвано, а монеты за Убийцу пропали. За ход бывает только один блок.
coup-rules-double-title = Две карты за один ход
coup-rules-double = Зря не поверишь настоящему Убийце – потеряешь карту, а потом и вторую, если не блокируешь. Солжёшь про Графиню – тоже потеряешь обе.
coup-rules-lost-title = Потерянные карты
coup-rules-lost = Какую карту открыть, выбираешь ты; она остаётся на виду. Монеты выбывшего уходят в казну.
coup-rules-numbers-title = Сколько играют
coup-rules-numbers = От трёх до шести: каждого персонажа по три. Семеро и восьмеро: по четыре. Вдвоём: одна карта приходит случайно, вторую выбираешь из пяти, а двор – три карты третьей стопки.
coup-rules-silence-title = Если кто-то молчит
coup-rules-silence = В свой ход – доход, а с десятью монетами переворот против следующего. Когда спрашивают про заявление – пропуск. Какую карту открыть или показать – решит случай. Кто ушёл совсем, открывает все карты.
