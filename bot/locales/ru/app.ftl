# Приложение вокруг игр: читает только браузер.

app-name = Один стол
app-outside-title = Стол стоит в Telegram
app-outside-text = Открой его из бота: там он знает, кто ты.
app-outside-open = Открыть бота
app-reopen-title = Открой стол заново
app-reopen-text = Пропуск Telegram для этого окна не действует. Закрой его и открой стол ещё раз: ничего не пропало.
app-old-title = Стол обновился
app-old-text = Эта страница старше стола. Загрузи её заново: ничего не пропало.
app-gone-title = Такого стола нет
app-gone-text = Его уже убрали, или ссылка неполная. Открой новый.
app-failed-title = Стол не отвечает
app-failed-text = Связь подвела – твоя или наша. Ничего не пропало.
app-offline-title = Нет связи
app-offline-text = Как появится сеть, стол откроется сам. Ничего не пропало.
app-retry = Ещё раз
app-reload = Загрузить заново
app-close = Закрыть
app-home = Все столы
app-cancel = Отмена
app-stay = Остаться
app-ok = Хорошо
app-players = { $least }–{ $most } { $most ->
    [few] игрока
   *[many] игроков
}
app-players-exactly = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
app-and-more = { $names } и ещё { $count }
app-yes = да
app-no = нет

app-tables = Твои столы
app-tables-over = Сыграно
app-empty = Ночные игры: каждый знает что-то, никто – всего. Попробуй в одиночку или позови друзей по ссылке.
app-play = Сыграть

app-play-alone = Соло
app-play-friend = С другом
app-play-friends = С друзьями
app-yours = Твой ход
app-line-ready = Можно начать
app-line-away = За тебя играет компьютер
app-line-host = Ждём начала
app-stage-closed = закрыт
app-language = Язык
app-rules = Правила
app-profile = Профиль
app-shown-as = Так тебя видят другие; имя – из Telegram.
app-sound = Звук и вибрация
app-cover = Прятать мои тайны в начале игры
app-cover-about = Коснись глаза, чтобы увидеть их.
app-motion = Движение
app-motion-device = Как на телефоне
app-motion-less = Меньше
app-about = О столе
app-forget = Забыть меня
app-about-text = Игры, где каждый знает что-то и никто не знает всего.
app-fair = Как мы сдаём честно
app-fair-text = Перед раздачей стол показывает печать своей удачи, и каждый телефон добавляет щепотку случая. После игры печать вскрывают, и твой телефон проверяет, что она та самая: никто, даже мы, не мог выбрать карты. Это есть под итогом каждой игры.
app-made = Из чего это сделано
app-made-own = Код, картинки и звуки – наши, по лицензии MIT. И ещё:
app-version = Версия { $version }

app-lobby-missing = { $count ->
    [one] Ждём ещё одного
   *[other] Ждём ещё { $count } игроков
}
app-lobby-enough = Можно начинать
app-lobby-ready = Все в сборе
app-lobby-text = Кто откроет твоё приглашение, сядет сюда.
app-lobby-more = Начинай или зови ещё.
app-lobby-deal = Все места заняты: начинай.
app-lobby-watch = Ты смотришь. Место есть: садись.
app-lobby-full = Все места заняты. Можно смотреть.
app-lobby-host = Начнёт { $who }, когда все готовы.
app-invite = Пригласить
app-share-text = Кто откроет приглашение, сядет за этот стол.
app-share-send = Выбрать чат
app-share-link = Отправить ссылку
app-share-sent = Приглашение отправлено
app-share-failed = Не отправилось. Отправь ссылку.
app-share-code = Для того, кто рядом: наведи камеру
app-share-code-of = QR-код приглашения
app-seats-free = { $count } { $count ->
    [one] свободное место
    [few] свободных места
   *[many] свободных мест
}
app-seat-host = ведёт стол
app-seat-away = сейчас не здесь
app-seat-gone = уже не за столом
app-you = ты
app-copy = Скопировать ссылку
app-copied = Ссылка скопирована
app-start = Начать
app-sit = Сесть
app-computers = Компьютеры
app-some-computers = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[other] { $count } компьютеров
}
app-add-computer = Посадить компьютер
app-remove-computer = Убрать компьютер
app-get-up = Встать
app-close-table = Закрыть стол
app-clear-title = Закрыть стол?
app-clear-text = Тем, кто уже сел, тоже придётся встать.
app-closed-title = Стол закрыт
app-closed-text = Здесь больше не играют. Открой новый.
app-missed-text = Можно посмотреть или открыть свой стол.
app-look = Посмотреть
app-another = Новый стол
app-pace = Темп
app-stand-in = За ушедшего играет компьютер
app-options = Как играем
app-advised = Выбрать: { $what }
app-less = меньше
app-more = больше

app-turn-mine = Твой ход
app-turn-theirs = Ходит { $who }
app-waiting = Ждём: { $who }
app-watching = Ты смотришь: видно то, что видно всем.
app-lost = Восстанавливаем связь… Ничего не пропало.
app-lost-long = Связи всё нет. Место остаётся за тобой.
app-back = Ты снова за столом.
app-story = Что было
app-story-none = Пока ничего.
app-menu = Меню
app-people = За столом
app-leave = Встать из-за стола
app-leave-title = Встать посреди игры?
app-leave-text = Для тебя эта игра закончится.
app-leave-stand-in = За тебя доиграет компьютер; можно вернуться.
app-return = Вернуться на место
app-only-you = только ты
app-hide = Скрыть то, что вижу только я
app-show = Показать то, что вижу только я
app-hidden = скрыто
app-uncover = Скрыто: коснись глаза, чтобы увидеть.
app-time = Осталось времени
app-seconds = { $count } с
app-minutes = { $count } мин
app-hours = { $count } ч
app-skip = Коснись, чтобы пропустить
app-silence = Без ответа через { $time }: { $what }
app-picked = { $count } из { $most }
app-seat-waited = ждём ответа
app-seat-spoke = пишет в разговоре
app-seat-out = вне игры
app-legend = Памятка
app-help = Подсказки
app-help-may = Что можно сделать сейчас
app-guide-offer = Впервые здесь?
app-guide-show = Показать, что где
app-guide-no = Не надо
app-guide-next = Дальше
app-guide-back = Назад
app-guide-skip = Пропустить
app-guide-done = К столу
app-guide-asked = Сейчас спрашивают тебя.
app-guide-step = { $number } из { $count }
app-guide-clock = Столько времени на ответ. Что будет без ответа, написано под вопросом.
app-guide-story = Что было только что. Коснись – и увидишь всю историю.
app-guide-dock = Здесь спрашивают, здесь и ответ. Подержи палец на кнопке или коснись «?», чтобы прочесть, что она делает.
app-talk = Разговор
app-talk-new = { $count } { $count ->
    [one] новая реплика
    [few] новые реплики
   *[many] новых реплик
}
app-talk-none = Пока все молчат.
app-talk-write = Скажи что-нибудь
app-talk-send = Отправить

app-over-won = Победа
app-over-lost = Поражение
app-over-watched = Победа: { $who }
app-over-drawn = Никто не победил
app-winners = Победители
app-again = Реванш
app-again-asked = Ждём, согласится ли на реванш { $who }
app-again-wants = За реванш: { $who }
app-deal-again = Начать с теми, кто остался
app-proof = Честно ли это было?
app-proof-text = Печать была видна до игры. Это SHA-256 от этой тайны; тайна вместе с солью дала порядок всего.
app-proof-holds = ✓ Этот телефон запомнил печать ещё до раздачи: тайна к ней подходит.
app-proof-broken = ✕ Это не та печать, которую телефон запомнил до раздачи.
app-seal = Печать
app-secret = Тайна
app-salts = Соль
