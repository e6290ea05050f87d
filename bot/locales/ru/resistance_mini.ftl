# Мини-сопротивление: слова, общие для чата и мини-приложения. Переменные описаны в английском файле.

resistance_mini-character-spy = Шпион
resistance_mini-character-resister = Подпольщик
resistance_mini-result-success = Успех
resistance_mini-result-fail = Провал
resistance_mini-claim-spy = мой главный – шпион
resistance_mini-claim-resister = мой главный – подпольщик
resistance_mini-claim-success = у меня есть успех
resistance_mini-claim-fail = у меня есть провал
resistance_mini-position-0 = первый
resistance_mini-position-1 = главный
resistance_mini-position-2 = третий
resistance_mini-about-spy = Если таких перед тобой двое или трое, ты побеждаешь с провалами.
resistance_mini-about-resister = Если таких перед тобой двое или трое, ты побеждаешь с успехами.
resistance_mini-about-success = Синяя карта миссии. Три удачные миссии – и победили подпольщики.
resistance_mini-about-fail = Красная карта миссии. Одной хватит, чтобы миссия провалилась; три проваленные – и победили шпионы.

resistance_mini-title = { $stage ->
    [mission] Мини-сопротивление · миссия
    [drop] Мини-сопротивление · миссия
    [hand] Мини-сопротивление · миссия
   *[other] Мини-сопротивление · ход { $turns }
}

resistance_mini-event-began = { $reader ->
    [who] Посмотри своих троих – один раз. Первый ход твой.
   *[other] Каждый смотрит своих троих – один раз. Первым ходит { $who }.
}
resistance_mini-event-arranged = { $reader ->
    [who] Твои персонажи лежат рубашкой вверх.
   *[other] { $who } кладёт своих троих рубашкой вверх.
}
resistance_mini-event-asked = { $reader ->
    [who] Ты хочешь поменять: { $places }.
   *[other] { $who } хочет поменять: { $places }.
}
resistance_mini-event-agreed = { $reader ->
    [who] Ты не против.
   *[other] { $who } не против.
}
resistance_mini-event-refused = { $reader ->
    [who] Ты против.
    [target] { $who } против: сделай что-то другое.
   *[other] { $who } против.
}
resistance_mini-event-swapped = { $reader ->
    [who] В твоих руках побывали двое: { $places }.
   *[other] { $who } берёт в руки двоих: { $places }.
}
resistance_mini-event-changed = { $reader ->
    [who] { $token ->
        [yes] Ты берёшь жетон фракции.
       *[no] Ты возвращаешь жетон фракции.
    }
   *[other] { $token ->
        [yes] { $who } берёт жетон фракции.
       *[no] { $who } возвращает жетон фракции.
    }
}
resistance_mini-event-took = { $reader ->
    [who] Ты берёшь карту миссии. В колоде: { $deck }.
   *[other] { $who } берёт карту миссии. В колоде: { $deck }.
}
resistance_mini-event-discarded = { $reader ->
    [who] Ты сбрасываешь карту миссии.
   *[other] { $who } сбрасывает карту миссии.
}
resistance_mini-event-claimed = { $reader ->
    [who] Ты говоришь: «{ $claim-name }».
   *[other] { $who } говорит: «{ $claim-name }».
}
resistance_mini-event-believed = Никто не проверяет.
resistance_mini-event-checked = { $reader ->
    [who] Ты проверяешь: { $target }.
    [target] { $who } проверяет тебя.
   *[other] { $who } проверяет: { $target }.
}
resistance_mini-event-unmasked = { $reader ->
    [who] Твой главный открыт: { $character-name }.
   *[other] { $who } показывает главного: { $character-name }.
}
resistance_mini-event-showed = { $result ->
    [success] { $reader ->
        [who] Ты показываешь успех.
       *[other] { $who } показывает успех.
    }
   *[fail] { $reader ->
        [who] Ты показываешь провал.
       *[other] { $who } показывает провал.
    }
}
resistance_mini-event-proved = { $reader ->
    [target] Это правда: ты открываешь двоих.
   *[other] Это правда: { $target } открывает двоих.
}
resistance_mini-event-caught = { $reader ->
    [who] Это был блеф: ты открываешь двоих.
   *[other] Это был блеф: { $who } открывает двоих.
}
resistance_mini-event-turned = { $reader ->
    [who] Ты открываешь: { $characters }.
   *[other] { $who } открывает: { $characters }.
}
resistance_mini-event-replaced = { $reader ->
    [who] Показанная карта уходит под низ, ты берёшь другую.
   *[other] Показанная карта уходит под низ, { $who } берёт другую.
}
resistance_mini-event-peeked = { $reader ->
    [who] Ты смотришь верх колоды: { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
   *[other] { $who } смотрит верх колоды: { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
}
resistance_mini-event-buried = Под низ колоды: { $count ->
    [0] ничего.
    [one] { $count } карта.
    [few] { $count } карты.
   *[other] { $count } карт.
}
resistance_mini-event-declined = { $reader ->
    [who] Тебе этого хватит.
   *[other] { $who } на этом заканчивает.
}
resistance_mini-event-robbed = { $reader ->
    [who] Ты забираешь карту миссии. У кого – { $target }.
    [target] { $who } забирает карту миссии у тебя.
   *[other] { $who } забирает карту миссии. У кого – { $target }.
}
resistance_mini-event-gave = { $reader ->
    [who] Третью карту ты отдаёшь. Кому – { $target }.
    [target] { $who } отдаёт третью карту тебе.
   *[other] { $who } отдаёт третью карту. Кому – { $target }.
}
resistance_mini-event-set-out = Миссия { $mission }: { $team }. Карт в стопке: { $count }. { $reader ->
    [who] Ведёшь ты.
   *[other] Ведёт { $who }.
}
resistance_mini-event-passed = { $reader ->
    [who] Ты пасуешь.
   *[other] { $who } пасует.
}
resistance_mini-event-dropped = { $drew ->
    [yes] Одна карта из стопки ушла, одна пришла. Осталось: { $count }.
   *[no] Одна карта из стопки ушла. Осталось: { $count }.
}
resistance_mini-event-handed = { $reader ->
    [who] Ты передаёшь стопку. Кому – { $target }.
    [target] { $who } передаёт стопку тебе.
   *[other] { $who } передаёт стопку. Кому – { $target }.
}
resistance_mini-event-finished = { $result ->
    [success] Миссия { $mission } удалась. В стопке: { $results }.
   *[fail] Миссия { $mission } провалена. В стопке: { $results }.
}
resistance_mini-event-went = { $reader ->
    [who] Ты уходишь из игры.
   *[other] { $who } уходит из игры.
}
resistance_mini-event-ended = Все персонажи открыты.
resistance_mini-call-set-out = Миссия { $mission }: { $team }. Ведёт { $who }, карт в стопке: { $count }.
resistance_mini-call-finished = { $result ->
    [success] ○ Миссия { $mission } удалась. В стопке: { $results }.
   *[fail] ✕ Миссия { $mission } провалена. В стопке: { $results }.
}

resistance_mini-ask-arrange = Ты видишь их только сейчас. В каком порядке положить? Второй – главный.
resistance_mini-ask-turn = Твой ход: одно действие.
resistance_mini-ask-swap = Каких двоих поменять местами?
resistance_mini-ask-consent = Дашь взять в руки твоего главного?
resistance_mini-ask-lay = Кого положить на первое из двух мест?
resistance_mini-ask-extend = Заявишь главного-подпольщика, чтобы сделать и вторую половину?
resistance_mini-ask-claim = { $stage ->
    [claim] Веришь?
   *[other] Сказать это? Могут и проверить.
}
resistance_mini-ask-expose = Кого из своих откроешь?
resistance_mini-ask-second = Вторая половина?
resistance_mini-ask-rob = У кого забрать карту миссии?
resistance_mini-ask-peek = Какие из них – под низ?
resistance_mini-ask-stack = В каком порядке вернуть? Первая ляжет сверху.
resistance_mini-ask-give = Кому отдать третью карту?
resistance_mini-ask-mission = Пас или открыть персонажа?
resistance_mini-ask-drop = Какую карту выбросить из стопки?
resistance_mini-ask-hand = Кому передать стопку?
resistance_mini-silence-arrange = Порядок останется.
resistance_mini-silence-turn = Двое твоих крайних побывают в руках и лягут, как лежали.
resistance_mini-silence-consent = Нет.
resistance_mini-silence-lay = Как лежали.
resistance_mini-silence-extend = Без заявления.
resistance_mini-silence-claim = Ты веришь.
resistance_mini-silence-expose = Выберет случай.
resistance_mini-silence-second = Нет.
resistance_mini-silence-rob = Нет.
resistance_mini-silence-peek = Все вернутся, как были.
resistance_mini-silence-stack = Все вернутся, как были.
resistance_mini-silence-give = Выберет случай.
resistance_mini-silence-mission = Пас.
resistance_mini-silence-drop = Выберет случай.
resistance_mini-silence-hand = Следующему по часовой.
resistance_mini-play-arrange = Порядок: { $thing }
resistance_mini-play-swap = Поменять: { $thing }
resistance_mini-play-faction = Жетон: взять или вернуть
resistance_mini-play-take = Взять карту миссии
resistance_mini-play-discard = Сбросить: { $thing }
resistance_mini-play-claim = { $pick ->
    [spy] «Мой главный – шпион»
    [resister] «Мой главный – подпольщик»
    [success] «У меня есть успех»
    [fail] «У меня есть провал»
   *[other] Заявить
}
resistance_mini-play-agree = Не против
resistance_mini-play-refuse = Нет
resistance_mini-play-lay = Первым: { $thing }
resistance_mini-play-done = Хватит
resistance_mini-play-believe = Верю
resistance_mini-play-check = Проверить!
resistance_mini-play-turn-up = Открыть: { $thing }
resistance_mini-play-rob = Забрать: { $name }
resistance_mini-play-stack = Сверху: { $thing }
resistance_mini-play-give = Отдать: { $name }
resistance_mini-play-pass = Пас
resistance_mini-play-hand = Передать: { $name }
# Что даёт ход, сколько стоит и что тогда могут другие.
resistance_mini-hint-arrange = Так они и лягут, и смотреть больше нельзя никому, тебе тоже. Второй – твой главный.
resistance_mini-hint-swap = Видишь двоих вперемешку и кладёшь обратно как хочешь. Чужих закрытых – только из своей фракции, а про закрытого главного сначала спросят хозяина.
resistance_mini-hint-faction = Берёшь жетон или возвращаешь свой. У кого он есть – одна фракция, у кого нет – другая.
resistance_mini-hint-take = Верхняя карта миссии – тебе, другие её не видят. Две в одних руках могут начать миссию.
resistance_mini-hint-discard = { $stage ->
    [drop] Эта карта уходит из стопки под колоду. Сколько осталось, видят все.
    [peek] Эти уйдут под колоду, остальные вернутся наверх в твоём порядке. Можно ни одной.
   *[other] Эта карта миссии уходит под колоду, другие её не видят.
}
resistance_mini-hint-claim = { $pick ->
    [spy] Если поверят, забираешь у кого-нибудь карту миссии. Если проверят, один из вас откроет двоих.
    [resister] Если поверят, сделаешь и вторую половину. Если проверят, один из вас откроет двоих.
    [success] Если поверят, разложишь три верхние карты колоды. Если проверят, один из вас откроет двоих.
    [fail] Если поверят, все остальные откроют по персонажу. Если проверят, один из вас откроет двоих.
   *[none] Скажи правду или неправду. Если поверят, это даст выгоду. Если проверят, один из вас откроет двоих.
}
resistance_mini-hint-agree = Твоего главного возьмут в руки. Подменили его или нет, тебе не скажут.
resistance_mini-hint-refuse = Твой главный останется на месте, а ход будет другим.
resistance_mini-hint-lay = Он ляжет на первое из двух мест, другой – на второе, оба закрыты. Знаешь только ты.
resistance_mini-hint-done = Больше ничего: действие окончено.
resistance_mini-hint-believe = Ты не споришь. Другие ещё могут проверить.
resistance_mini-hint-check = Это покажут всем. Если ложь, двоих откроет он, если правда – ты.
resistance_mini-hint-turn-up = { $stage ->
    [mission] Подпольщик выбрасывает карту из стопки, шпион выбрасывает и добирает. Кто это, увидишь только тогда; он останется открытым.
   *[other] Он останется открытым у всех на виду.
}
resistance_mini-hint-rob = Случай возьмёт для тебя одну из его карт миссии, другие её не видят.
resistance_mini-hint-stack = Так они лягут на колоду, первая сверху. Порядок знаешь только ты.
resistance_mini-hint-give = Только что взятая карта уходит этому игроку. Какая она, знаете только вы двое.
resistance_mini-hint-pass = Стопка остаётся как есть. Когда за круг спасуют все, миссия окончена.
resistance_mini-hint-hand = Следующим стопку увидит этот игрок.

# Кто здесь впервые: что где лежит.
resistance_mini-guide-characters = Трое твоих персонажей. Их видно один раз, потом они скрыты и от тебя: запомни. Средний – твой главный.
resistance_mini-guide-seats = Остальные: по трое персонажей, жетон, если взят, и сколько карт миссии на руках.
resistance_mini-guide-middle = Колода, прошедшие миссии и оставшиеся жетоны. Три одинаковых исхода решают игру.
resistance_mini-guide-secret = Карты миссии у тебя на руках. Видишь только ты – пока не придётся показать.
resistance_mini-legend-character = Персонажи
resistance_mini-legend-result = Карты миссии

resistance_mini-card-board = В колоде: { $deck } · жетонов в центре: { $tokens } · ход { $turns }
resistance_mini-card-results = В центре: { $names }
resistance_mini-card-places = В руках двое: { $names }
resistance_mini-card-claim = { $verdict ->
    [open] { $who } говорит: «{ $claim-name }»
    [stands] { $who } говорит: «{ $claim-name }» – без проверки
    [proved] { $who } говорит: «{ $claim-name }» – и это правда
   *[caught] { $who } говорит: «{ $claim-name }» – и это блеф
}
resistance_mini-card-mission = На миссии: { $team }. Стопка ({ $count }) сейчас здесь: { $holder }, круг { $round }
resistance_mini-card-answered = Ответили: { $answered }
resistance_mini-card-turn = ходит
resistance_mini-card-seat = { $hands ->
    [0] { "" }
    [one] { $hands } карта миссии
    [few] { $hands } карты миссии
   *[other] { $hands } карт миссии
}
resistance_mini-card-factions = жетон
resistance_mini-card-characters = открыто: { $row }
resistance_mini-card-shown = известно: { $names }
resistance_mini-card-revealed = { $sides ->
    [spy] ✕ сторона шпионов: { $characters }
   *[resister] ○ сторона подполья: { $characters }
}
resistance_mini-secret-hand = Твои карты миссии: { $names }.
resistance_mini-secret-faces = Перед тобой на миг: { $names }.
resistance_mini-secret-pile = У тебя в руках на миг: { $names }.

resistance_mini-leaving = Тогда игра не засчитается никому, и всё откроется.
resistance_mini-reason-success = Три миссии удались.
resistance_mini-reason-fail = Три миссии провалены.
resistance_mini-reason-endless = И за 5000 ходов этому нет конца.
resistance_mini-reason-left = Кто-то ушёл, и победы нет ни у кого.

resistance_mini-rules-aim-title = Цель
resistance_mini-rules-aim = Перед каждым три персонажа, а шпионов среди всех на одного больше, чем игроков. У кого в конце больше шпионов, тот на стороне шпионов, остальные – на стороне подполья. Три удачные миссии – победа подполья, три проваленные – победа шпионов.
resistance_mini-rules-memory-title = Память
resistance_mini-rules-memory = В начале ты смотришь своих троих один раз и кладёшь рубашкой вверх; средний – главный. Больше смотреть нельзя никому, и тебе тоже. Стол их тоже забывает.
resistance_mini-rules-turn-title = Твой ход
resistance_mini-rules-turn = Одно действие, пасовать нельзя. Поменять двух персонажей; или взять либо вернуть жетон фракции; или взять либо сбросить карту миссии; или что-нибудь заявить.
resistance_mini-rules-swap-title = Обмен
resistance_mini-rules-swap = Ты видишь обоих вперемешку и решаешь, кого куда; оба ложатся рубашкой вверх. Своих – всегда. Чужого закрытого – только если вы в одной фракции, а главного – ещё и с согласия хозяина. Открытых – свободно.
resistance_mini-rules-claims-title = Заявления
resistance_mini-rules-claims = «Мой главный – подпольщик», после взятия или сброса: сделай и вторую половину. «Мой главный – шпион»: забери у кого-нибудь карту миссии. «У меня есть успех»: посмотри три верхние карты колоды, любые – под низ, остальные обратно в любом порядке. «У меня есть провал»: все остальные открывают по персонажу.
resistance_mini-rules-check-title = Проверка
resistance_mini-rules-check = Проверить заявление может любой, у кого закрыты хотя бы двое; успевает первый. Правда – её показывают, проверивший открывает двоих, действие продолжается. Ложь – заявивший открывает двоих, и главного тоже, и ход окончен. Что не проверили, могло быть и блефом.
resistance_mini-rules-mission-title = Миссия
resistance_mini-rules-mission = Она начинается, когда у кого-то две карты миссии и ещё у кого-то хотя бы одна. Все их карты – одна стопка. У кого она в руках, пасует или открывает персонажа: подпольщик выбрасывает карту из стопки, шпион выбрасывает и добирает. Потом стопка идёт к тому, кто её в этом круге ещё не держал. Конец – когда за круг спасовали все или осталась одна карта. Одни успехи – миссия удалась. Хоть один провал – провалена.
resistance_mini-rules-third-title = Третья карта
resistance_mini-rules-third = Трёх карт миссии не держит никто: третью, только что взятую, отдают другому.
resistance_mini-rules-silence-title = Если кто-то молчит
resistance_mini-rules-silence = В свой ход – двое крайних побывают в руках и лягут, как лежали. Заявлениям верят, согласия нет, на миссии – пас, а где нужно выбрать карту, выберет случай. Если кто-то ушёл совсем, а компьютеру сесть нельзя, игра не засчитывается никому.

# Стол в мини-приложении

resistance_mini-hand = Карты
resistance_mini-no-cards = нет
resistance_mini-only-now = Видно только сейчас
resistance_mini-pile = На миг у тебя в руках
resistance_mini-down = рубашкой вверх
resistance_mini-down-mine = рубашкой вверх, и от тебя тоже
resistance_mini-closed = Закрыты и от тебя
resistance_mini-seat-team = на миссии
resistance_mini-seat-leader = ведёт миссию
resistance_mini-seat-acted = свой ход в этом круге позади
resistance_mini-seat-answered = ответ есть
resistance_mini-errand = Миссия { $mission } · круг { $round }
resistance_mini-stamp-checked = Проверяет
resistance_mini-stamp-stands = Без проверки
resistance_mini-stamp-proved = Правда
resistance_mini-stamp-caught = Блеф
resistance_mini-to-claim = Или заявить – правду или нет:
resistance_mini-do-swap = Поменять двоих
resistance_mini-do-faction = { $has ->
    [yes] Вернуть жетон
   *[no] Взять жетон
}
resistance_mini-do-take = Взять карту
resistance_mini-do-discard = Сбросить карту
resistance_mini-deck = В колоде: { $count }
resistance_mini-tokens = Жетонов в центре: { $count }
resistance_mini-results = Миссий позади ({ $count }): { $names }
resistance_mini-holds = карт миссии: { $count }
resistance_mini-up = открыто: { $names }
resistance_mini-sides = Кто на чьей стороне
resistance_mini-side = { $side ->
    [spy] ✕ на стороне шпионов
   *[resister] ○ на стороне подполья
}
