# Приложение вокруг игр: читает только браузер.

app-name = Один стол
app-loading = Зажигаем лампу…
app-outside-title = Стол стоит в Telegram
app-outside-text = Открой его из бота: там он знает, кто ты.
app-outside-open = Открыть бота
app-reopen-title = Открой стол заново
app-reopen-text = Пропуск Telegram для этого окна истёк. Закрой его и открой стол ещё раз: ничего не пропало.
app-old-title = Стол обновился
app-old-text = Эта страница старше стола. Загрузи её заново: ничего не пропало.
app-gone-title = Такого стола нет
app-gone-text = Его уже убрали, или ссылка неполная.
app-failed-title = Стол не отвечает
app-failed-text = Связь подвела – твоя или наша. Ничего не пропало.
app-retry = Ещё раз
app-reload = Загрузить заново
app-close = Закрыть
app-back = Назад
app-home = Все столы
app-yes = Да
app-cancel = Отмена
app-ok = Хорошо

app-tables = Твои столы

app-play-alone = Один
app-play-alone-note = против хозяина
app-play-friend = С другом
app-play-friend-note = до двух кругов
app-yours = Твой ход
app-stage-lobby = собираются
app-stage-playing = идёт игра
app-stage-over = итог
app-stage-closed = закрыт
app-language = Язык
app-rules = Как играть
app-about = О столе
app-about-text = Пять игр, где карты, патроны и роли скрыты. Исходный код – по лицензии MIT.
app-about-art = Шрифт Sofia Sans – Lettersoup, Vazirmatn – Сабер Растикердар; оба по лицензии SIL Open Font.

app-lobby-wait = Ждём второго
app-lobby-ready = Все в сборе
app-lobby-text = Отправь ссылку. У друга появится кнопка, и он сядет сюда.
app-lobby-host = Начнёт хозяин стола, когда все готовы.
app-seat-free = Свободное место
app-seat-host = ведёт стол
app-seat-away = отошёл
app-seat-gone = встал из-за стола
app-computer = Компьютер
app-you = ты
app-share = Отправить другу
app-copy = Скопировать ссылку
app-copied = Ссылка скопирована
app-start = Начать
app-sit = Сесть
app-add-computer = Посадить компьютер
app-remove-computer = Убрать компьютер
app-get-up = Встать
app-close-table = Убрать стол
app-closed-title = Стол убран
app-closed-text = Здесь больше не играют.
app-pace = Время на ход
app-pace-blitz = Блиц
app-pace-normal = Спокойно
app-pace-slow = Дни
app-pace-note = { $pace ->
    [blitz] полминуты на ход
    [slow] двенадцать часов на ход
   *[normal] полторы минуты на ход
}
app-stand-in = За ушедшего играет компьютер

app-turn-mine = Твой ход
app-turn-theirs = Ходит { $who }
app-waiting = Ждём: { $who }
app-watching = Ты смотришь
app-lost = Нет связи. Пробуем снова…
app-story = Что было
app-story-none = Пока ничего.
app-menu = Меню
app-people = За столом
app-sound-on = Звук: включён
app-sound-off = Звук: выключен
app-leave = Уйти из игры
app-leave-title = Уйти из игры?
app-leave-text = Остальным придётся закончить без тебя.
app-leave-stand-in = За тебя доиграет компьютер; можно вернуться.
app-return = Вернуться на место
app-only-you = только ты
app-hide = Скрыть то, что вижу только я
app-show = Показать то, что вижу только я
app-hidden = скрыто
app-time = Осталось времени
app-seconds = { $count } с
app-minutes = { $count } мин
app-hours = { $count } ч
app-skip = Коснись, чтобы пропустить

app-over-won = Победа
app-over-lost = Поражение
app-over-watched = Побеждает { $who }
app-again = Ещё раз
app-again-asked = Ждём, согласится ли на реванш { $who }
app-again-wants = { $who } хочет реванш
app-deal-again = Начать с теми, кто остался
app-proof = Честно ли это было?
app-proof-text = Печать была видна до игры. Это SHA-256 от этой тайны; тайна вместе с солью дала порядок всего.
app-seal = Печать
app-secret = Тайна
app-salts = Соль
