# Пуч: зборови заеднички за разговорот и мини-апликацијата. Променливите се опишани во англиската датотека.

coup-role-duke = Војвода
coup-role-assassin = Атентатор
coup-role-captain = Капетан
coup-role-contessa = Грофица
coup-role-ambassador = Амбасадор
coup-role-inquisitor = Инквизитор
coup-about-duke = Данок: зема 3 монети. Ја блокира странската помош.
coup-about-assassin = За 3 монети некој губи карта. Го запира Грофицата.
coup-about-captain = Зема 2 монети од некого. Ја блокира кражбата.
coup-about-contessa = Го запира Атентаторот.
coup-about-ambassador = Влече две карти од дворот и враќа две. Ја блокира кражбата.
coup-about-inquisitor = Влече една карта и враќа една, или гледа туѓа карта и може да ја смени. Ја блокира кражбата.
coup-action-income = Приход
coup-action-aid = Странска помош
coup-action-tax = Данок
coup-action-assassinate = Атентат
coup-action-steal = Кражба
coup-action-exchange = Размена
coup-action-examine = Испитување
coup-action-block = Блокада
coup-action-coup = Пуч

coup-title = Пуч · потег { $turns }

coup-event-began = { $reader ->
    [who] Картите се поделени. Почнуваш ти.
   *[other] Картите се поделени. Почнува { $who }.
}
coup-event-picked = { $reader ->
    [who] Ја избра втората карта.
   *[other] { $who }: втората карта е избрана.
}
coup-event-announced = { $reader ->
    [who] { $action ->
        [aid] Бараш странска помош.
        [tax] Велиш: { $role-name }, данок.
       *[exchange] Велиш: { $role-name }, размена.
    }
   *[other] { $action ->
        [aid] { $who } бара странска помош.
        [tax] { $who } вели: { $role-name }, данок.
       *[exchange] { $who } вели: { $role-name }, размена.
    }
}
coup-event-aimed = { $action ->
    [assassinate] { $reader ->
        [who] Велиш: { $role-name }, атентат врз { $target }.
        [target] { $who } вели: { $role-name }, атентат врз тебе.
       *[other] { $who } вели: { $role-name }, атентат врз { $target }.
    }
    [steal] { $reader ->
        [who] Велиш: { $role-name }, кражба од { $target }.
        [target] { $who } вели: { $role-name }, кражба од тебе.
       *[other] { $who } вели: { $role-name }, кражба од { $target }.
    }
   *[examine] { $reader ->
        [who] Велиш: { $role-name }, испитување: { $target }.
        [target] { $who } вели: { $role-name }, испитување: ти.
       *[other] { $who } вели: { $role-name }, испитување: { $target }.
    }
}
coup-event-blocked = { $reader ->
    [who] Блокираш: { $role-name }. Против: { $target }.
    [target] { $who } те блокира: { $role-name }.
   *[other] { $who } блокира: { $role-name }. Против: { $target }.
}
coup-event-doubted = { $reader ->
    [who] Не веруваш: { $target } и { $role-name }?
    [target] { $who } не ти верува: { $role-name }?
   *[other] { $who } не верува: { $target } и { $role-name }?
}
coup-event-proved = { $reader ->
    [who] Покажуваш: { $role-name }. Картата оди во дворот, влечеш нова.
   *[other] { $who } покажува: { $role-name }. Картата оди во дворот за нова.
}
coup-event-drew = Ти дојде: { $role-name }.
coup-event-caught = { $reader ->
    [who] Блефот е фатен: немаш { $role-name }.
   *[other] Блеф! { $who } нема { $role-name }.
}
coup-event-conceded = { $reader ->
    [who] Не покажуваш { $role-name }.
   *[other] { $who } не покажува { $role-name }.
}
coup-event-refunded = { $reader ->
    [who] Ти се враќаат { $gain } монети.
   *[other] Се враќаат { $gain } монети: { $who }.
}
coup-event-couped = { $reader ->
    [who] Пуч за 7 монети! Против { $target }.
    [target] { $who } крева пуч за 7 монети! Против тебе.
   *[other] { $who } крева пуч за 7 монети! Против { $target }.
}
coup-event-struck = { $reader ->
    [target] Атентатот врз тебе успеа.
   *[other] Атентатот врз { $target } успеа.
}
coup-event-lapsed = { $reader ->
    [who] Времето ти истече: часовникот одговара наместо тебе.
   *[other] { $who }: времето истече, па одговара часовникот.
}
coup-event-lost = { $reader ->
    [who] Откриваш: { $role-name }.
   *[other] { $who } открива: { $role-name }.
}
coup-event-fell = { $reader ->
    [who] Испаѓаш.
   *[other] { $who } испаѓа.
}
coup-event-earned = { $reader ->
    [who] Земаш { $gain ->
        [one] { $gain } монета.
       *[other] { $gain } монети.
    }
   *[other] { $who } зема { $gain ->
        [one] { $gain } монета.
       *[other] { $gain } монети.
    }
}
coup-event-stole = { $gain ->
    [0] Нема што да се украде.
    [one] { $reader ->
        [who] Земаш { $gain } монета од { $target }.
        [target] { $who } ти зема { $gain } монета.
       *[other] { $who } зема { $gain } монета од { $target }.
    }
   *[other] { $reader ->
        [who] Земаш { $gain } монети од { $target }.
        [target] { $who } ти зема { $gain } монети.
       *[other] { $who } зема { $gain } монети од { $target }.
    }
}
coup-event-exchanged = { $reader ->
    [who] Размени карти со дворот.
   *[other] { $who } размени карти со дворот.
}
coup-event-showed = { $reader ->
    [who] Покажуваш карта. Гледа { $target }.
    [target] { $who } ти покажува карта.
   *[other] { $who } покажува карта. Гледа { $target }.
}
coup-event-returned = { $reader ->
    [who] Ја враќаш картата: { $target }.
    [target] { $who } ти ја враќа картата.
   *[other] { $who } ја враќа картата: { $target }.
}
coup-event-discarded = { $reader ->
    [who] Ја праќаш картата во дворот; { $target } влече нова.
    [target] { $who } ти ја праќа картата во дворот; влечеш нова.
   *[other] { $who } ја праќа картата во дворот; { $target } влече нова.
}
coup-event-stopped = { $reader ->
    [who] Блокадата издржа: ништо од твоето.
   *[other] Блокадата издржа: { $who } останува без ништо.
}
coup-event-fizzled = { $target } веќе испадна, и ништо не се случува.
coup-event-went = { $reader ->
    [who] Излегуваш од играта.
   *[other] { $who } излегува од играта.
}
coup-event-stalled = По 400 потези никој не победи: нерешено.
coup-event-ended = { $reader ->
    [who] На дворот остана само ти.
   *[other] На дворот остана само { $who }.
}

coup-ask-pick = Игра во двајца: земи уште една карта од твоето купче.
coup-ask-turn = Ти си на ред. Што правиш?
coup-ask-coup = { $silence ->
    [coup] Десет монети или повеќе: мора да биде пуч. Против кого?
   *[other] Пуч. Против кого?
}
coup-ask-challenge = Веруваш?
coup-ask-block = Блокираш ли?
coup-ask-counter = Ѝ веруваш на блокадата?
coup-ask-prove = Не ти веруваат. Ќе ја покажеш картата?
coup-ask-lose = { $cause ->
    [coup] Пуч против тебе. Која карта ја откриваш?
    [kill] Атентатот успеа. Која карта ја откриваш?
    [doubt] Беше вистина. Која карта ја откриваш за сомнежот?
    [bluff] Блефот е фатен. Која карта ја откриваш?
   *[other] Која карта ја откриваш?
}
coup-ask-exchange = Кои карти ги задржуваш?
coup-ask-show = Која карта ја покажуваш?
coup-ask-examine = { $stage ->
    [turn] Чија карта сакаш да ја видиш?
   *[examine] Назад кај сопственикот или во дворот?
}
coup-ask-steal = Од кого крадеш?
coup-ask-assassinate = Врз кого е атентатот?
coup-silence-pick = Картата ја зема случајот.
coup-silence-turn = { $silence ->
    [coup] Пуч против следниот по ред.
   *[other] Приход.
}
coup-silence-challenge = Пропушташ.
coup-silence-block = Пропушташ.
coup-silence-counter = Пропушташ.
coup-silence-prove = Картата се покажува, ако ја имаш.
coup-silence-lose = Избира случајот.
coup-silence-exchange = Ги задржуваш своите карти.
coup-silence-show = Избира случајот.
coup-silence-examine = Картата се враќа.
coup-play-take = Земи: { $thing }
coup-play-income = Приход +1
coup-play-aid = Странска помош +2
coup-play-tax = Војвода: данок +3
coup-play-steal = Капетан: кражба, { $name }
coup-play-exchange = { $fifth ->
    [inquisitor] { coup-role-inquisitor }: размена
   *[ambassador] { coup-role-ambassador }: размена
}
coup-play-examine = Инквизитор: испитување, { $name }
coup-play-assassinate = Атентатор: { $name }, −3
coup-play-coup = Пуч: { $name }, −7
coup-play-pass = Пропушти
coup-play-challenge = Не верувам
coup-play-block = Блокада: { $thing }
coup-play-prove = Покажи ја картата
coup-play-concede = Откриј друга
coup-play-lose = Откриј: { $thing }
coup-play-keep = Задржи: { $thing }
coup-play-show = Покажи: { $thing }
coup-play-return = Врати ја
coup-play-discard = Во дворот
# Што прави потегот, што чини и што можат тогаш другите.
coup-hint-take = Таа станува твоја втора карта. Другите четири излегуваат од играта, и само ти ги знаеш.
coup-hint-income = Земаш 1 монета. Никој не може да те спречи.
coup-hint-aid = Земаш 2 монети. Секој може да блокира како Војводата.
coup-hint-tax = Како Војводата земаш 3 монети. Секој може да не верува, никој не може да блокира.
coup-hint-steal = Како Капетанот земаш до 2 монети од некого. Секој може да не верува, а целта може да блокира: исто како Капетанот или како петтиот лик.
coup-hint-exchange = Како петтиот лик влечеш од дворот – Амбасадорот две карти, Инквизиторот една – и задржуваш колку што имаше. Секој може да не верува.
coup-hint-examine = Како Инквизиторот гледаш карта што ја избира сопственикот, и може да ја замениш. Секој може да не верува.
coup-hint-assassinate = Како Атентаторот, за 3 монети, некој губи карта. Секој може да не верува, а целта може да блокира како Грофицата, па монетите се потрошени.
coup-hint-coup = За 7 монети некој губи карта. Никој не може да те спречи.
coup-hint-pass = Молчиш. Другите сѐ уште можат да се јават.
coup-hint-challenge = Велиш дека е лага. Ако е така, карта губи другиот; ако е вистина, ти.
coup-hint-block = Велиш дека си тој лик и го спречуваш. Секој може да не верува.
coup-hint-prove = Картата се покажува и се заменува со нова, а тој што не веруваше губи една.
coup-hint-concede = Картата останува тајна, но откриваш една, како да било лага.
coup-hint-lose = Оваа карта останува откриена, и тој лик веќе го немаш.
coup-hint-keep = Овие остануваат кај тебе. Другото се враќа во дворот, никој не го гледа.
coup-hint-show = Ја гледа само тој што испитува. Се враќа, или добиваш друга за неа.
coup-hint-return = Сопственикот ја задржува. Сите дознаваат дека останала, не и која е.
coup-hint-discard = Картата се меша во дворот, сопственикот влече една. Може да биде истата.

# За тие што се првпат овде: што каде лежи.
coup-guide-middle = Картите на дворот и касата. Тука се гледа што тврди некој дека е – можеби лаже, и ти можеш да не веруваш.
coup-guide-seats = Другите: нивните монети и скриени карти. Кој ќе ги изгуби двете, испаѓа; последниот победува.
coup-guide-secret = Твоите две карти, никој друг не ги гледа. Изгубените лежат откриени. Окото ги покрива.
coup-legend-role = Ликови

coup-card-board = Карти во дворот: { $court } · потег { $turns }
coup-card-claim = { $action ->
    [aid] Најава: { $who } – странска помош
    [tax] Најава: { $who } – { $role-name }, данок
    [assassinate] Најава: { $who } – { $role-name }, атентат врз { $target }
    [steal] Најава: { $who } – { $role-name }, кражба од { $target }
    [examine] Најава: { $who } – { $role-name }, испитување: { $target }
   *[exchange] Најава: { $who } – { $role-name }, размена
}
coup-card-block = Против: { $who } – { $role-name }
coup-card-answered = Одговорија: { $answered }
coup-card-seat = { $cards ->
    [0] надвор од игра
    [one] { $cards } карта, { $coins ->
        [one] { $coins } монета
       *[other] { $coins } монети
    }
   *[other] { $cards } карти, { $coins ->
        [one] { $coins } монета
       *[other] { $coins } монети
    }
}
coup-card-lost = откриено: { $names }
coup-card-revealed = { $hands-count ->
    [0] откриено: { $lost }
   *[other] { $hands }{ $lost-count ->
        [0] { "" }
       *[other] { "" } · откриено: { $lost }
    }
}
coup-secret-hand = Твоите карти: { $names }.
coup-secret-drawn = Извлечено: { $names }.
coup-secret-pile = { $stage ->
    [pick] Твоето купче: { $names }.
   *[other] Надвор од игра, знаеш само ти: { $names }.
}
coup-secret-examined = Покажаната карта: { $examined-name }.

# Мини-апликација: масата.
coup-hand = Твоите карти
coup-pile = Твоето купче
coup-shown = Покажаната карта
coup-drawn = нова
coup-aside = Надвор од играта
coup-court = Двор: { $court }
coup-treasury = Каса
coup-look-up = Ликови
coup-stamp-doubted = Не веруваат
coup-stamp-true = Вистина
coup-stamp-bluff = Блеф
coup-stamp-blocked = Блокирано
coup-out = Испадна, но можеш да гледаш.
coup-on-turn = на ред
coup-aimed-at = цел
coup-has-answered = одговорено
coup-as-whom = Или како лик – вистина или не:
coup-do-income = Приход +1
coup-do-aid = Помош +2
coup-do-coup = Пуч −7
coup-do-tax = Данок +3
coup-do-steal = Кражба 2
coup-do-assassinate = Атентат −3
coup-do-exchange = Размена
coup-do-examine = Испитување
coup-now-pick = Секој зема втора карта.
coup-now-turn = { $turn } мисли што да прави.
coup-now-challenge = Се сомнева ли некој?
coup-now-block = { $at ->
    [one] Ќе блокира ли { $target }?
   *[all] Блокира ли некој?
}
coup-now-counter = Се сомнева ли некој во блокадата?
coup-now-prove = { $challenger } не верува. Ќе се покаже ли картата?
coup-now-lose = { $loser } избира која карта да ја открие.
coup-now-exchange = { $turn } избира кои карти да ги задржи.
coup-now-show = { $target } избира која карта да ја покаже.
coup-now-examine = { $turn } ја гледа картата на { $target }.
coup-bluffs = { $count ->
    [0] без блеф
    [one] блеф: { $count } пат
   *[other] блеф: { $count } пати
}
coup-in-court = Во дворот
coup-put-aside = Надвор од игра: { $who }
coup-struck-out = Прецртани се изгубените карти.

coup-reason-last = { $reader ->
    [who] Само ти остана со скриени карти.
   *[other] Со скриени карти остана само { $who }.
}
coup-reason-left = Другите си отидоа.
coup-reason-endless = Во 400 потези никој не победи.

coup-option-fifth = Петти лик
coup-option-fifth-ambassador = Амбасадор
coup-option-fifth-inquisitor = Инквизитор
coup-option-fifth-ambassador-about = За првите игри: разменува две карти со дворот.
coup-option-fifth-inquisitor-about = Разменува една карта или гледа туѓа.
coup-option-concede = Не мора да се докажува
coup-option-concede-about = Кому не му веруваат, може да открие друга карта наместо да докажува.
coup-option-parry = Блокада по залудна проверка
coup-option-parry-about = Целта што залудно не поверувала сепак може да блокира.

coup-rules-aim-title = Цел
coup-rules-aim = Пред тебе има две скриени карти: два лика што ги знаеш само ти. Кој ќе ги изгуби двете, испаѓа. Победува последниот.
coup-rules-turn-title = Твојот потег
coup-rules-turn = Едно дејство. Приход: 1 монета, никој не може да го спречи. Странска помош: 2 монети, ја блокира Војводата. Пуч: за 7 монети некој губи карта, никој не може да го спречи. Со 10 монети или повеќе мора да биде пуч. Или кажи дека си некој лик – вистина или не – и направи го тоа што тој го може.
coup-rules-characters-title = Ликовите
coup-rules-characters = Војвода: 3 монети; ја блокира странската помош. Атентатор: за 3 монети некој губи карта. Капетан: зема 2 монети од некого; ја блокира кражбата. Грофица: го запира Атентаторот. Амбасадор: влече две карти и враќа две; ја блокира кражбата. Или наместо него Инквизитор: разменува една карта, или гледа карта што ќе ја избере противникот и може да ја смени; ја блокира кражбата.
coup-rules-challenge-title = Не верувам
coup-rules-challenge = На секоја најава секој може да не ѝ поверува; важи првиот. Ако картата ја има, се покажува, се меша во дворот и се влече нова, а тој што не верувал открива карта. Ако ја нема, карта открива лажецот и ништо не се случува; трите монети за Атентаторот се враќаат.
coup-rules-block-title = Блокада
coup-rules-block = Кога никој повеќе не се сомнева, странската помош може да ја блокира секој, а атентатот и кражбата само целта. И блокадата е најава, и на неа може да не ѝ се поверува. Ако издржи, дејството пропаѓа, а монетите за Атентаторот се изгубени. Во еден потег има само една блокада.
coup-rules-double-title = Две карти во еден потег
coup-rules-double = Ако залудно не му поверуваш на вистински Атентатор, губиш карта – и уште една, освен ако блокираш. И ако излажеш за Грофицата, губиш две.
coup-rules-lost-title = Изгубени карти
coup-rules-lost = Ти избираш која карта ќе ја откриеш; таа останува пред сите. Монетите на тој што испаднал се враќаат во касата.
coup-rules-numbers-title = Колку играат
coup-rules-numbers = Од тројца до шестмина: по три карти од секој лик. Седум и осум: по четири. Двајца: една карта доаѓа случајно, другата ја избираш од пет, а дворот се трите карти од третото купче.
coup-rules-silence-title = Ако некој молчи
coup-rules-silence = На твој ред: приход, а со десет монети пуч против следниот. Кога прашуваат за најава: се пропушта. Која карта се открива или се покажува, одлучува случајот. Кој си оди засекогаш, ги открива сите карти.
