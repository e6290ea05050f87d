# Дуэль, протокол ночи: слова, общие для чата и приложения. Переменные описаны в английском файле.

duel-title = Дуэль
duel-subtitle = протокол ночи
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
    [who] Адреналин: ты забираешь и пускаешь в ход – { $thing }.
   *[other] Адреналин: { $who } забирает и пускает в ход – { $thing }.
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
duel-event-heard = { $shell ->
    [live] Голос в трубке: «патрон { $place }… боевой». Слышишь только ты.
    [blank] Голос в трубке: «патрон { $place }… холостой». Слышишь только ты.
   *[none] Телефон молчит.
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

duel-reason-rounds = { $reader ->
    [who] Ты берёшь все нужные круги.
   *[other] { $who } берёт все нужные круги.
}
duel-reason-left = За столом не осталось второго.
duel-reason-silent = Второй дважды не успел ко времени.

duel-option-mode = Кто играет
duel-option-mode-solo = Один против хозяина
duel-option-mode-duel = Двое

duel-round = Круг { $round }
duel-score = Счёт { $mine } : { $theirs }
