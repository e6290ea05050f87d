# Дуел, ноќен протокол: зборови што ги делат разговорот и апликацијата. Променливите се опишани во англиската датотека.

duel-title = Дуел
duel-subtitle = ноќен протокол
duel-dealer = Домаќинот

duel-shell = { $shell ->
    [live] боев
   *[blank] празен
}
duel-item-cigarettes = Цигари
duel-item-loupe = Лупа
duel-item-beer = Пиво
duel-item-handcuffs = Лисици
duel-item-saw = Пила
duel-item-inverter = Превртувач
duel-item-phone = Телефон
duel-item-adrenaline = Адреналин
duel-item-medicine = Лек

duel-about-cigarettes = Повторно пали едно полнење, најмногу до границата на рундата.
duel-about-loupe = Само тебе ти покажува кој патрон следува.
duel-about-beer = Го исфрла следниот патрон пред очите на двајцата. Продолжуваш ти.
duel-about-handcuffs = Противникот прескокнува потег. Не може двапати по ред.
duel-about-saw = Ако следниот истрел е боев, гаси две полнења.
duel-about-inverter = Го превртува следниот патрон: боевиот станува празен, празниот боев.
duel-about-phone = Само тебе ти кажува за еден од подоцнежните патрони. Ако остана само еден, молчи.
duel-about-adrenaline = Зема предмет од противникот и веднаш го користи.
duel-about-medicine = Пали две полнења или гаси едно. Одлучува масата.

duel-event-began = Рунда { $round }: по { $charges } полнења. { $reader ->
    [who] Почнуваш ти.
   *[other] Почнува { $who }.
}
duel-event-loaded = Наполнето: боеви – { $live }, празни – { $blank }.
duel-event-dealt = { $reader ->
    [who] Добиваш: { $items }.
   *[other] { $who } добива: { $items }.
}
duel-event-used = { $reader ->
    [who] { $item ->
        [cigarettes] Палиш цигара.
        [loupe] Гледаш низ лупата.
        [beer] Отвораш пиво.
        [handcuffs] Му ставаш лисици на противникот.
        [saw] Ја сечеш цевката.
        [inverter] Го превртуваш следниот патрон.
        [phone] Се јавуваш по телефон.
       *[medicine] Го голташ лекот.
    }
   *[other] { $item ->
        [cigarettes] { $who } пали цигара.
        [loupe] { $who } гледа низ лупата.
        [beer] { $who } отвора пиво.
        [handcuffs] { $who } му става лисици на противникот.
        [saw] { $who } ја сече цевката.
        [inverter] { $who } го превртува следниот патрон.
        [phone] { $who } се јавува по телефон.
       *[medicine] { $who } го голта лекот.
    }
}
duel-event-stole = { $reader ->
    [who] Адреналин: земаш и веднаш користиш – { $thing }.
   *[other] Адреналин: { $who } зема и веднаш користи – { $thing }.
}
duel-event-shot = { $reader ->
    [who] { $aim ->
        [self] Пукаш во себе:
       *[other] Пукаш во { $target }:
    }
    [target] { $who } пука во тебе:
   *[other] { $aim ->
        [self] { $who } пука во себе:
       *[other] { $who } пука во { $target }:
    }
} { $shell ->
    [live] боев, −{ $cost }.
   *[blank] празен.
}
duel-event-skipped = Лисиците држат: { $reader ->
    [who] прескокнуваш потег.
   *[other] { $who } прескокнува потег.
}
duel-event-healed = { $gain ->
    [0] Нема што да се запали: сите полнења се цели.
   *[other] { $reader ->
        [who] Твоите полнења: +{ $gain }.
       *[other] { $who }: +{ $gain }.
    }
}
duel-event-looked = Следниот е { $shell ->
    [live] боев
   *[blank] празен
}. Знаеш само ти.
duel-event-heard = { $shell ->
    [live] Глас од слушалката: „патрон { $place }… боев“. Слушаш само ти.
    [blank] Глас од слушалката: „патрон { $place }… празен“. Слушаш само ти.
   *[none] Телефонот молчи.
}
duel-event-ejected = На масата се истркала патрон: { $shell ->
    [live] боев.
   *[blank] празен.
}
duel-event-poisoned = Лош лек. { $reader ->
    [who] Губиш едно полнење.
   *[other] { $who } губи едно полнење.
}
duel-event-won = { $reader ->
    [who] Рундата { $round } е твоја.
   *[other] Рундата { $round } ја зема { $who }.
}
duel-event-yielded = Времето истече. { $reader ->
    [who] Ја губиш рундата.
   *[other] { $who } ја губи рундата.
}
duel-event-went = { $reader ->
    [who] Стануваш од масата.
   *[other] { $who } станува од масата.
}
duel-event-ended = { $reader ->
    [who] Масата е твоја.
   *[other] Масата ја зема { $who }.
}

duel-reason-rounds = { $reader ->
    [who] Ги зема сите потребни рунди.
   *[other] { $who } ги зема сите потребни рунди.
}
duel-reason-left = Другиот стана од масата.
duel-reason-silent = На другиот двапати му истече времето.

duel-option-mode = Кој игра
duel-option-mode-solo = Сам против домаќинот
duel-option-mode-duel = Двајца

duel-round = Рунда { $round }
duel-score = Резултат { $mine } : { $theirs }
