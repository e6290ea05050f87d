# Дуэль, протокол ночи: слова, общие для чата и приложения. Переменные описаны в английском файле.

duel-dealer = Хозяин

duel-shell = { $shell ->
    [live] боевой
   *[blank] холостой
}
duel-item-cigarettes = Сигареты
duel-item-loupe = Лупа
duel-item-beer = Пиво
duel-item-handcuffs = Наручники
duel-item-saw = Пила
duel-item-inverter = Перевёртыш
duel-item-phone = Телефон
duel-item-adrenaline = Адреналин
duel-item-medicine = Таблетки

duel-about-cigarettes = Снова зажигает один заряд, не выше потолка круга.
duel-about-loupe = Показывает только тебе, какой патрон следующий.
duel-about-beer = Выбрасывает следующий патрон на глазах у обоих. Ход продолжается.
duel-about-handcuffs = Соперник пропустит ход. Два раза подряд нельзя.
duel-about-saw = Если следующий выстрел боевой, он погасит два заряда.
duel-about-inverter = Переворачивает следующий патрон: боевой станет холостым, холостой – боевым.
duel-about-phone = Называет только тебе один из дальних патронов. Если патрон последний – молчит.
duel-about-adrenaline = Забирает предмет соперника и сразу пускает его в ход.
duel-about-medicine = Зажигает два заряда или гасит один. Решает стол.

duel-event-began = Круг { $round }: зарядов у каждого – { $charges }. { $reader ->
    [who] Открываешь ты.
   *[other] Открывает { $who }.
}
duel-event-loaded = В стволе: боевых – { $live }, холостых – { $blank }.
duel-event-dealt = { $reader ->
    [who] Тебе достались: { $items }.
   *[other] { $who } получает: { $items }.
}
duel-event-used = { $reader ->
    [who] { $item ->
        [cigarettes] Ты закуриваешь.
        [loupe] Ты смотришь в лупу.
        [beer] Ты открываешь пиво.
        [handcuffs] Ты надеваешь сопернику наручники.
        [saw] Ты пилишь ствол.
        [inverter] Ты переворачиваешь следующий патрон.
        [phone] Ты звонишь по телефону.
       *[medicine] Ты глотаешь таблетки.
    }
   *[other] { $item ->
        [cigarettes] { $who } закуривает.
        [loupe] { $who } смотрит в лупу.
        [beer] { $who } открывает пиво.
        [handcuffs] { $who } надевает сопернику наручники.
        [saw] { $who } пилит ствол.
        [inverter] { $who } переворачивает следующий патрон.
        [phone] { $who } звонит по телефону.
       *[medicine] { $who } глотает таблетки.
    }
}
duel-event-stole = { $reader ->
    [who] Адреналин: ты забираешь и пускаешь в ход – { $item-name }.
   *[other] Адреналин: { $who } забирает и пускает в ход – { $item-name }.
}
duel-event-shot = { $reader ->
    [who] { $aim ->
        [self] Ты стреляешь в себя:
       *[other] Ты стреляешь, цель – { $target }:
    }
    [target] { $who } стреляет в тебя:
   *[other] { $aim ->
        [self] { $who } стреляет в себя:
       *[other] { $who } стреляет, цель – { $target }:
    }
} { $shell ->
    [live] боевой, −{ $cost }.
   *[blank] холостой.
}
duel-event-skipped = Наручники держат: { $reader ->
    [who] твой ход пропущен.
   *[other] { $who } пропускает ход.
}
duel-event-healed = { $gain ->
    [0] Зажигать нечего: все заряды целы.
   *[other] { $reader ->
        [who] Твои заряды: +{ $gain }.
       *[other] { $who }: +{ $gain }.
    }
}
duel-event-looked = Следующий – { $shell ->
    [live] боевой
   *[blank] холостой
}. Знаешь только ты.
duel-event-heard = { $place ->
    [0] Телефон молчит.
   *[other] Голос в трубке: «патрон { $place }… { $shell ->
        [live] боевой
       *[blank] холостой
    }». Слышишь только ты.
}
duel-event-ejected = На стол выкатился патрон: { $shell ->
    [live] боевой.
   *[blank] холостой.
}
duel-event-poisoned = Не те таблетки. { $reader ->
    [who] Твой заряд гаснет.
   *[other] { $who } теряет заряд.
}
duel-event-won = { $reader ->
    [who] Круг { $round } – твой.
   *[other] Круг { $round } забирает { $who }.
}
duel-event-yielded = Время вышло. { $reader ->
    [who] Этот круг для тебя потерян.
   *[other] { $who } теряет круг.
}
duel-event-went = { $reader ->
    [who] Ты встаёшь из-за стола.
   *[other] { $who } встаёт из-за стола.
}
duel-event-ended = { $reader ->
    [who] Стол за тобой.
   *[other] Стол забирает { $who }.
}

duel-reason-rounds = { $alone ->
    [yes] { $reader ->
        [who] Ты берёшь все круги до одного.
       *[other] Один проигранный круг – и стол забирает { $who }.
    }
   *[no] { $reader ->
        [who] Ты берёшь все нужные круги.
       *[other] { $who } берёт все нужные круги.
    }
}
duel-reason-left = { $alone ->
    [yes] Игру не доиграли до конца.
   *[no] Один из двоих встал из-за стола.
}
duel-reason-silent = Время дважды вышло.

duel-option-mode = Кто играет
duel-option-mode-solo = Один против хозяина
duel-option-mode-duel = Двое

duel-round = Круг { $round }
duel-score = Счёт { $mine } : { $theirs }

# Стол в приложении

duel-way-alone = против хозяина
duel-way-friend = до двух кругов
duel-ask = Коснись ружья или предмета.
duel-ask-bare = Коснись ружья.
duel-ask-target = В кого целишься?
duel-ask-theft = Коснись предмета в кармане напротив.
duel-gun = Ружьё
duel-gun-take = Взять ружьё
duel-gun-back = Положить
duel-target-other = Выстрел: { $who }
duel-target-self = Выстрел в себя
duel-target-self-note = Холостой оставит ход тебе
duel-target-other-note = Потом ход перейдёт
duel-aim-other = { $who }
duel-aim-self = ты
duel-use = Пустить в ход
duel-not-now = Сейчас это ничего не даст.
duel-not-mine = Не твоё. Забрать можно адреналином.
duel-warn-phone = Патрон последний: телефон промолчит.
duel-warn-whole = Все твои заряды и так целы.
duel-known-next = заряжен:
duel-known-later = патрон { $place }:
duel-known-nothing = о патронах пока ничего
duel-charges = { $who }: зарядов { $charges } из { $cap }
duel-left-live = { $count ->
    [one] { $count } боевой
    [few] { $count } боевых
   *[other] { $count } боевых
}
duel-left-blank = { $count ->
    [one] { $count } холостой
    [few] { $count } холостых
   *[other] { $count } холостых
}
duel-tray = Ещё в стволе, порядок скрыт
duel-spent = Стреляные
duel-spent-none = пока нет
duel-flipped = следующий перевёрнут
duel-sawn = ствол спилен · боевой гасит { $cost }
duel-cuffed = в наручниках
duel-pocket-mine = Твой карман
duel-pocket-theirs = Карман: { $who }
duel-loads = Как лежали патроны
duel-dealer-says-1 = Не спеши. Ночь длинная.
duel-dealer-says-2 = Стол любит терпеливых.
duel-dealer-says-3 = Здесь никто не торопит.
duel-dealer-says-4 = Смотри не на меня – на стол.
duel-dealer-says-5 = Тихо сегодня.
duel-dealer-says-6 = Что ж, мой черёд.

duel-rules-table-title = Стол
duel-rules-table = Двое сидят друг против друга, между ними ружьё. У каждого заряды – красные огоньки рядом с именем. Боевой патрон гасит один заряд того, в кого попал, холостой – ни одного. Погас последний – круг проигран.
duel-rules-shells-title = Патроны
duel-rules-shells = Все видят, сколько внутри боевых и холостых, порядка не видит никто. Их от двух до восьми, и всегда есть оба вида: поровну или одних на один больше. Кончились – стол заряжает новые, но заряды от этого не возвращаются. Два последних стреляных патрона лежат на столе.
duel-rules-turn-title = Твой ход
duel-rules-turn = Возьми сколько хочешь предметов, потом выстрели один раз: в соперника или в себя. Холостой в себя оставляет ход тебе. После любого другого выстрела ходит соперник. Кто открыл круг, первым ходит и с каждой новой зарядкой.
duel-rules-rounds-title = Круги
duel-rules-rounds = В первом круге у каждого два заряда, во втором и третьем – четыре. Самая первая зарядка: один боевой и один холостой, без предметов. Дальше в первом круге – два боевых и холостой, и перед каждой зарядкой всем по два предмета: сигареты, лупа или пиво. Второй круг: от трёх до шести патронов и по два любых предмета. Третий: от четырёх до восьми патронов и по четыре предмета.
duel-rules-alone-title = Один
duel-rules-alone = Напротив сидит хозяин и играет по тем же правилам. Каждую зарядку открываешь ты. Нужно взять три круга подряд: один проигранный – и стол потерян. Его слова ничего не говорят о патронах. Часов нет.
duel-rules-pair-title = Вдвоём
duel-rules-pair = Побеждает тот, кто взял два круга. Кто открывает первый, решает случай, дальше по очереди. Не успел ко времени – круг проигран, во второй раз – и весь стол.
duel-rules-items-title = Предметы
duel-rules-items = В кармане восемь мест, и всё, что в нём, переходит из круга в круг. Нет свободного места – нового предмета не дадут.
duel-rules-fair-title = Честно ли это?
duel-rules-fair = До игры стол показывает печать своей тайны, а каждый телефон добавляет свою долю случая. После игры тайна открывается, и любой может проверить: патроны лежали так, как должны были.

# На карточках в чате
duel-card-board = Круг { $round }. В стволе: боевых – { $live }, холостых – { $blank }.
duel-card-flipped = Следующий патрон перевёрнут.
duel-card-sawn = Ствол надпилен.
duel-card-seat = заряды { $charges }/{ $cap }, круги { $score }
duel-card-pockets = в кармане: { $names }
duel-card-cuffed = в наручниках
duel-secret-known = { $place ->
    [1] Заряжен:
   *[other] Патрон { $place }:
} { $word ->
    [live] боевой.
   *[blank] холостой.
}
duel-play-shoot = { $aim ->
    [self] Выстрел в себя
   *[other] Выстрел: { $name }
}
duel-play-use = { $thing }
duel-play-steal = Адреналин: { $thing }
# Что даёт ход, сколько стоит и что будет потом.
duel-hint-shoot = { $aim ->
    [self] Следующий патрон – в себя. Холостой оставит ход за тобой, боевой погасит твой заряд.
    [other] Следующий патрон – в соперника. Боевой погасит заряд; ход в любом случае перейдёт.
   *[none] Выстрел следующим патроном. Боевой гасит заряд, со спиленным стволом – два. Ход остаётся, только если холостой – в себя.
}
duel-hint-use = Сработает сразу и исчезнет. Ход продолжается.
duel-hint-steal = Тратит адреналин: берёшь предмет из кармана напротив и сразу пускаешь в ход.

# Кто здесь впервые: что где лежит.
duel-guide-monitor = Вы оба и ваши заряды; кончились – круг проигран. Ниже – то, что о патронах знаешь только ты.
duel-guide-gun = Ружьё. Коснись и выбери, в кого целиться – хоть в себя: холостой в себя оставит ход за тобой.
duel-guide-shells = Сколько внутри ещё боевых и холостых – порядок скрыт – и два последних стреляных.
duel-guide-pocket = Твои предметы. Коснись – прочтёшь, что он делает; ещё раз – пустишь в ход, и ход продолжится.
duel-legend-item = Предметы
duel-legend-shell = Патроны
duel-shell-live = Боевой
duel-shell-blank = Холостой
duel-about-live = Гасит заряд того, в кого попал, со спиленным стволом – два.
duel-about-blank = Щелчок, и ничего. Если выстрелить им в себя, ход остаётся за тобой.
