# Сопротивление: слова, общие для чата и мини-приложения. Переменные описаны в английском файле.

resistance-role-resistance = Сопротивление
resistance-role-spy = Шпион
resistance-about-resistance = Хочет, чтобы удались три миссии. Знает только себя и может сыграть только успех.
resistance-about-spy = Хочет сорвать три миссии. Шпионы знают друг друга и могут сыграть успех или саботаж.
resistance-vote-approving = за
resistance-vote-rejecting = против
resistance-vote-silent = без голоса
resistance-result-open = впереди
resistance-result-succeeded = удалась
resistance-result-failed = сорвана
resistance-result-forfeited = пропала без команды
resistance-mission-success = Успех
resistance-mission-sabotage = Саботаж

resistance-title = Миссия { $mission } · ○ { $successes } · ✕ { $failures }

resistance-event-began = Среди вас { $spies ->
    [one] { $spies } шпион.
    [few] { $spies } шпиона.
   *[other] { $spies } шпионов.
} { $reader ->
    [who] Первым ведёшь ты.
   *[other] Первым ведёт { $who }.
}
resistance-event-proposed = { $reader ->
    [who] Ты предлагаешь: { $team }.
   *[other] { $who } предлагает: { $team }.
}
resistance-event-assigned = { $reader ->
    [who] Ты молчишь, и стол предлагает: { $team }.
   *[other] { $who } молчит, и стол предлагает: { $team }.
}
resistance-event-approved = Команда идёт, { $ayes } : { $noes }. За: { $approving }.{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Против: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }Без голоса: { $silent }.
}
resistance-event-rejected = Команда не идёт, { $ayes } : { $noes }.{ $approving-count ->
    [0] { "" }
   *[other] { " " }За: { $approving }.
}{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }Против: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }Без голоса: { $silent }.
} Отказ { $rejects } из { $limit }.
resistance-event-succeeded = Миссия { $mission } удалась: { $sabotages ->
    [0] саботажа не было.
    [one] { $sabotages } саботажа не хватило.
   *[other] { $sabotages } саботажей не хватило.
} Команда: { $team }.
resistance-event-failed = Миссия { $mission } сорвана: { $sabotages ->
    [one] { $sabotages } саботаж.
    [few] { $sabotages } саботажа.
   *[other] { $sabotages } саботажей.
} Команда: { $team }.
resistance-event-forfeited = Слишком много отказов подряд: миссия { $mission } пропала.
resistance-event-went = { $reader ->
    [who] Ты уходишь из игры.
   *[other] { $who } уходит из игры.
}
resistance-event-ended = Роли открыты.

resistance-call-succeeded = ○ Миссия { $mission } удалась: { $sabotages ->
    [0] саботажа не было.
    [one] { $sabotages } саботажа не хватило.
   *[other] { $sabotages } саботажей не хватило.
}
resistance-call-failed = ✕ Миссия { $mission } сорвана: { $sabotages ->
    [one] { $sabotages } саботаж.
    [few] { $sabotages } саботажа.
   *[other] { $sabotages } саботажей.
}
resistance-call-forfeited = ✕ Слишком много отказов подряд: миссия { $mission } пропала.

resistance-ask-look = Посмотри свою роль – и проверь, не смотрит ли кто через плечо.
resistance-ask-propose = { $size ->
    [one] Кого отправишь?
   *[other] Кого отправишь? Выбери { $size }.
}
resistance-ask-vote = Пусть эта команда идёт?
resistance-ask-play = Какую карту играешь?
resistance-silence-reveal = Игра пойдёт дальше.
resistance-silence-propose = Стол предложит тебя и соседей по порядку.
resistance-silence-vote = Без голоса – значит против.
resistance-silence-mission = Сыграет успех.
resistance-play-look = Роль ясна
resistance-play-propose = Отправить: { $names }
resistance-play-vote = { $pick ->
    [approve] ○ За
    [reject] ✕ Против
   *[other] Голосовать
}
resistance-play-play = { $pick ->
    [success] Успех
    [sabotage] Саботаж
   *[other] Выбери карту
}
# Тому, кто сделал ход, если больше сказать нечего.
resistance-done-play = Карта лежит рубашкой вверх вместе с остальными.
# Что даёт ход, сколько стоит и что тогда могут другие.
resistance-hint-look = Стол узнает, что ты готов. Что ты видишь, не узнает никто.
resistance-hint-propose = Ты называешь, кто пойдёт. Потом голосуют все сразу и у всех на виду.
resistance-hint-vote = { $pick ->
    [approve] Если «за» больше половины, команда идёт. Голоса откроют разом, твой увидят все.
   *[reject] Если «за» не больше половины, ведёт следующий. Отказы считают точки: когда они заполнятся, порадуются шпионы.
}
resistance-hint-play = { $pick ->
    [success] За успех миссии. Карты перемешают, прежде чем открыть: чья какая, не узнает никто.
   *[sabotage] Срывает миссию – один или, где помечено, вместе со вторым. Карты перемешают: чья какая, не узнает никто.
}

# Кто здесь впервые: что где лежит.
resistance-guide-track = Пять миссий и сколько людей идёт на каждую. Три удачи – победа сопротивления, три провала – победа шпионов.
resistance-guide-seats = Все за столом. Корона ведёт и называет команду; факел – у того, кто идёт, голоса лежат здесь же.
resistance-guide-middle = Что решается сейчас и что решили в прошлый раз. Здесь перемешивают карты миссии, прежде чем открыть.
resistance-guide-secret = Твоя роль, только для твоих глаз. Шпионы видят здесь друг друга, сопротивление знает лишь себя.
resistance-legend-role = Роли
resistance-legend-mission = Карты миссии
resistance-about-success = За миссию. Сыграть может любой, шпион тоже.
resistance-about-sabotage = Против миссии. Сыграть может только шпион; хватает одного, а где помечено – двух.
resistance-barred-play = Саботаж может сыграть только шпион.

# За столом мини-приложения.
resistance-missions = Миссии
resistance-roles = Кто кем был
resistance-mine = Моя роль
resistance-alone = Ты знаешь только себя.
resistance-fellows = Шпионы вместе с тобой
resistance-with-you = с тобой:
resistance-rejections = Отказы
resistance-rejections-cost = { $reject_cost ->
    [mission] { $limit } – минус миссия
   *[game] { $limit } – победа шпионов
}
resistance-plan = Миссия { $mission }: в команде { $size }.{ $need ->
    [one] { "" }
    [few] { " " }Её сорвут только { $need } саботажа.
   *[other] { " " }Её сорвут только { $need } саботажей.
}
resistance-now = { $stage ->
    [reveal] Вас { $players }, среди вас { $spy_count ->
        [one] { $spy_count } шпион
        [few] { $spy_count } шпиона
       *[other] { $spy_count } шпионов
    }
    [propose] { $reader ->
        [who] Миссия { $mission }: выбери { $size }
       *[other] Миссия { $mission }: { $leader } выбирает { $size }
    }
    [vote] { $reader ->
        [who] Миссия { $mission }: твоя команда
       *[other] Миссия { $mission }: { $leader } предлагает команду
    }
   *[mission] Миссия { $mission }: сыграно карт { $done } из { $all }
}
resistance-ballot = { $approved ->
    [yes] Команда идёт, { $ayes } : { $noes }
   *[no] Команда не идёт, { $ayes } : { $noes }
}
resistance-voted = { $vote }: { $names }
resistance-seat-team = в команде
resistance-seat-voted = последний голос: { $vote }
resistance-seat-answered = ответ есть
resistance-sign-crown = Ведёт и называет команду.
resistance-sign-torch = Входит в предложенную команду.
resistance-sign-sealed = Ответ дан. Какой – пока не видно никому.
resistance-sign-bomb = Саботаж. На прошедшей миссии – сколько их было.
resistance-sign-person = Сколько человек идёт на миссию.
resistance-sign-double = У миссии: её сорвут только два саботажа.

resistance-card-board = Миссия { $mission } из 5 · в команде { $size }{ $need ->
    [one] { "" }
    [few] { "" }, сорвут только { $need } саботажа
   *[other] { "" }, сорвут только { $need } саботажей
} · шпионов за столом: { $spy_count }
resistance-card-missions = { $result ->
    [open] { "" }
    [succeeded] { $number }. ○ удалась, саботажа: { $sabotages }. { $team }
    [failed] { $number }. ✕ сорвана, саботажа: { $sabotages }. { $team }
   *[forfeited] { $number }. ✕ пропала без команды
}
resistance-card-rejects = Отказов подряд: { $rejects } из { $limit }
resistance-card-team = { $stage ->
    [mission] На миссии: { $team }
   *[other] Предложены: { $team }
}
resistance-card-answered = Ответили: { $answered }
resistance-card-leader = ведёт
resistance-card-revealed = { $roles ->
    [spy] ✕ { $roles-name }
   *[other] ○ { $roles-name }
}
resistance-secret-role = { $role ->
    [spy] Ты шпион.
   *[other] Ты за сопротивление.
}
resistance-secret-spies = Шпионы: { $names }.
resistance-secret-vote = Твой голос: { $vote-name }.

resistance-leaving = Тогда игра не засчитается никому, и всё откроется.
resistance-reason-successes = Удались три миссии.
resistance-reason-failures = Сорваны три миссии.
resistance-reason-rejections = Слишком много отказов подряд.
resistance-reason-void = Кто-то ушёл, и победы нет ни у кого.

resistance-option-preset = Числа
resistance-option-preset-about = Команды – сколько человек идёт на каждую из пяти миссий. * – миссию сорвут только два саботажа.
resistance-option-preset-guide = Персидское руководство
resistance-option-preset-classic = Классические
resistance-option-preset-guide-about = Шпионов больше: так в персидском руководстве.
resistance-option-preset-classic-about = Таблица изданной игры.
resistance-option-reject_cost = Слишком много отказов подряд
resistance-option-reject_cost-game = решают игру
resistance-option-reject_cost-mission = стоят миссии
resistance-option-first = Кто ведёт первым
resistance-option-first-chance = решит случай
resistance-option-first-opener = кто открыл стол
resistance-numbers = шпионы { $spies } · сопротивление { $resistance } · команды { $teams } · предел отказов { $rejections }
resistance-advice-forced = Когда вас { $count }, шпионы по руководству могут просто отвергать все команды и победить – возьмите классические числа.

resistance-rules-aim-title = Цель
resistance-rules-aim = Сопротивлению нужно, чтобы удались три миссии, шпионам – чтобы три сорвались. Шпионы знают друг друга с самого начала, сопротивление не знает никого.
resistance-rules-team-title = Команда
resistance-rules-team = Ведущий называет столько людей, сколько нужно миссии, и может назвать себя. Сколько идёт, видно в списке миссий.
resistance-rules-vote-title = Голосование
resistance-rules-vote = Голосуют все сразу, ведущий тоже. Когда голоса собраны, их показывают поимённо. Нужно больше половины: ничья – отказ, и промолчать тоже значит отказать. После отказа ведёт следующий по часовой стрелке.
resistance-rules-rejections-title = Отказы
resistance-rules-rejections = Пять отказов подряд – и шпионы победили (вдесятером, по числам руководства, – четыре). Хозяин стола может выбрать, что пропадает только миссия. Как только команда пошла, счёт отказов начинается заново.
resistance-rules-mission-title = Миссия
resistance-rules-mission = Каждый в команде тайно играет карту: сопротивление – только успех, шпион – что захочет. Карты перемешивают и открывают. Миссию срывает один саботаж, а отмеченную звёздочкой – только два. Кто что сыграл, не узнает никто. Пока идёт миссия, команда молчит – и в разговоре за столом тоже.
resistance-rules-end-title = Конец
resistance-rules-end = Третье очко любой стороны заканчивает игру, и все роли открывают.
resistance-rules-silence-title = Если кто-то молчит
resistance-rules-silence = Нет предложения – стол предложит ведущего и соседей по порядку. Нет голоса – считается «против». Нет карты – сыграет успех. Если кто-то ушёл совсем, а компьютеру сесть нельзя, игра не засчитывается никому.
resistance-rules-numbers-title = Два набора чисел
resistance-rules-numbers = В руководстве три-четыре шпиона: когда игроков от пяти до восьми, у них половина голосов или больше и победу можно взять силой, так что настоящая игра – вдевятером или вдесятером. Классическая таблица честная при любом числе.
