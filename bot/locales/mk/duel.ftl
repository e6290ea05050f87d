# Дуел, протокол на ноќта: зборови што ги делат разговорот и апликацијата. Променливите се опишани во англиската датотека.

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
    [who] Адреналин: земаш и веднаш користиш – { $item-name }.
   *[other] Адреналин: { $who } зема и веднаш користи – { $item-name }.
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
duel-event-heard = { $place ->
    [0] Телефонот молчи.
   *[other] Глас од слушалката: „патрон { $place }… { $shell ->
        [live] боев
       *[blank] празен
    }“. Слушаш само ти.
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

duel-reason-rounds = { $alone ->
    [yes] { $reader ->
        [who] Ги доби сите рунди по ред.
       *[other] Една загубена рунда и масата ја зема { $who }.
    }
   *[no] { $reader ->
        [who] Ги зема сите потребни рунди.
       *[other] { $who } ги зема сите потребни рунди.
    }
}
duel-reason-left = { $alone ->
    [yes] Играта не е доиграна.
   *[no] Еден од двајцата стана од масата.
}
duel-reason-silent = Времето истече двапати.

duel-option-mode = Кој игра
duel-option-mode-solo = Сам против домаќинот
duel-option-mode-duel = Двајца

duel-round = Рунда { $round }
duel-score = Резултат { $mine } : { $theirs }

# Масата во апликацијата

duel-way-alone = против домаќинот
duel-way-friend = до две добиени рунди
duel-ask = Допри ја пушката или предмет.
duel-ask-bare = Допри ја пушката.
duel-ask-target = Во кого нишаниш?
duel-ask-theft = Допри предмет во џебот отспротива.
duel-silence-turn = Ја губиш рундата; вториот пат, и играта.
duel-gun = Пушката
duel-gun-take = Земи ја пушката
duel-gun-back = Остави ја
duel-target-other = Пукај во { $who }
duel-target-self = Пукај во себе
duel-target-self-note = Празен ти го остава потегот
duel-target-other-note = Потоа игра другиот
duel-aim-other = { $who }
duel-aim-self = ти
duel-use = Искористи
duel-not-now = Сега не би сторило ништо.
duel-not-mine = Не е твое. Може да се земе со адреналин.
duel-warn-phone = Остана еден патрон: телефонот ќе молчи.
duel-warn-whole = Сите твои полнења се веќе цели.
duel-known-next = наполнет:
duel-known-later = патрон { $place }:
duel-known-nothing = засега ништо
duel-charges = { $who }: { $charges } од { $cap } полнења
duel-left-live = { $count ->
    [one] { $count } боев
   *[other] { $count } боеви
}
duel-left-blank = { $count ->
    [one] { $count } празен
   *[other] { $count } празни
}
duel-tray = Уште внатре, редот е скриен
duel-spent = Потрошени
duel-spent-none = сѐ уште нема
duel-flipped = следниот е превртен
duel-sawn = скратена цевка · боевиот гаси { $cost }
duel-cuffed = со лисици
duel-pocket-mine = Твојот џеб
duel-pocket-theirs = Џеб: { $who }
duel-loads = Како лежеа патроните
duel-dealer-says-1 = Полека. Ноќта е долга.
duel-dealer-says-2 = Масата сака трпение.
duel-dealer-says-3 = Тука никој не брза.
duel-dealer-says-4 = Не гледај во мене. Гледај во масата.
duel-dealer-says-5 = Тивко е вечерва.
duel-dealer-says-6 = Значи, јас сум на ред.

duel-rules-table-title = Масата
duel-rules-table = Двајца седат еден спроти друг, меѓу нив пушка. Секој има полнења: мали црвени светилки до името. Боев патрон гаси едно полнење на погодениот, празниот ниту едно. Со последното полнење се губи рундата.
duel-rules-shells-title = Патроните
duel-rules-shells = Сите гледаат колку боеви и празни има внатре, никој не го гледа редот. Ги има од два до осум и секогаш од двата вида: еднакво или од едниот за еден повеќе. Кога ќе се потрошат, се полнат нови; полнењата не се враќаат со нив. Последните два потрошени патрона лежат на масата.
duel-rules-turn-title = Твојот потег
duel-rules-turn = Искористи колку сакаш предмети, па пукај еднаш: во другиот или во себе. Празен во себе ти го остава потегот. По сѐ друго игра другиот. Кој ја почнал рундата, прв игра и со секое ново полнење на пушката.
duel-rules-rounds-title = Рундите
duel-rules-rounds = Во првата рунда секој има две полнења, во втората и третата четири. Првиот пат има еден боев и еден празен, без предмети. Потоа во првата рунда: два боеви и еден празен, а пред тоа по два предмета за секого – цигари, лупа или пиво. Втора рунда: од три до шест патрони и по два предмета од сите видови. Трета: од четири до осум патрони и по четири предмети.
duel-rules-alone-title = Сам
duel-rules-alone = Отспротива седи домаќинот и игра по истите правила. Ти секогаш почнуваш. Победи три рунди по ред; една загубена и масата е загубена. Она што го зборува не кажува ништо за патроните. Нема часовник.
duel-rules-pair-title = Двајца
duel-rules-pair = Победува кој ќе земе две рунди. Случајот одлучува кој ја почнува првата, потоа наизменично. Ако ти истече времето, ја губиш рундата; вториот пат, и масата.
duel-rules-items-title = Предметите
duel-rules-items = Џебот има осум места, и она што е во него останува од рунда во рунда. Без слободно место не добиваш ништо.
duel-rules-fair-title = Дали е чесно?
duel-rules-fair = Пред играта масата го покажува печатот на својата тајна, а секој телефон додава своја среќа. По играта тајната се отвора, и секој може да провери дека патроните лежеле како што морале.

# На картичките во разговорот
duel-card-board = Рунда { $round }. Во цевката: боеви – { $live }, празни – { $blank }.
duel-card-flipped = Следниот патрон е превртен.
duel-card-sawn = Цевката е скратена.
duel-card-seat = полнења { $charges }/{ $cap }, рунди { $score }
duel-card-pockets = во џебот: { $names }
duel-card-cuffed = со лисици
duel-secret-known = { $place ->
    [1] Следниот патрон е
   *[other] Патрон { $place } е
} { $word ->
    [live] боев.
   *[blank] празен.
}
duel-play-shoot = { $aim ->
    [self] Пукај во себе
   *[other] Пукај: { $name }
}
duel-play-use = { $pick ->
    [none] Предмет: …
   *[other] { $thing }
}
duel-play-steal = Адреналин: { $thing }
# Што прави потегот, што чини и што следува.
duel-hint-shoot = { $aim ->
    [self] Следниот патрон – во себе. Ако е празен, продолжуваш ти; ако е боев, ти гаси едно полнење.
    [other] Следниот патрон – во противникот. Боевиот гаси едно полнење; редот секако преминува.
   *[none] Истрел со следниот патрон. Боевиот гаси едно полнење, од скратена цевка две. Редот останува само со празен во себе.
}
duel-hint-use = Делува веднаш и се троши. Продолжуваш ти.
duel-hint-steal = Го троши адреналинот: земаш предмет од џебот отспротива и веднаш го користиш.

# За тие што се првпат овде: што каде лежи.
duel-guide-monitor = Вие двајцата и вашите полнења; без нив рундата е изгубена. Под нив е она што само ти го знаеш за патроните.
duel-guide-gun = Пушката. Допри ја и избери во кого нишаниш – може и во себе: празен во себе го задржува редот.
duel-guide-shells = Колку боеви и празни има уште внатре, по скриен ред, и двата што излегоа последни.
duel-guide-pocket = Твоите предмети. Допри за да прочиташ што прави, уште еднаш за да го искористиш; продолжуваш ти.
duel-guide-clock = Толку време има за одговор. Молчењето ти ја губи рундата, а вториот пат и играта.
duel-legend-item = Предмети
duel-legend-shell = Патрони
duel-shell-live = Боев патрон
duel-shell-blank = Празен патрон
duel-about-live = Му гаси едно полнење на погодениот, од скратена цевка две.
duel-about-blank = Само клик. Ако си пукаш со него, редот останува кај тебе.
