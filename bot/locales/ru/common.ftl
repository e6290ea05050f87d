# Слова, общие для чата и Mini App.

game-duel = Протокол ночи
game-coup = Переворот
game-resistance = Сопротивление
game-resistance_mini = Мини-сопротивление
game-mafia = Мафия
game-duel-about = Одно ружьё и патроны, порядок которых скрыт.
game-coup-about = По две скрытые карты – и блеф о том, что на них.
game-resistance-about = Миссии, голосования – и шпионы среди своих.
game-resistance_mini-about = По три персонажа и хорошая память.
game-mafia-about = Ночью убивают, днём ищут кто.

nameless = Гость
computer = Компьютер
and = , { "" }
count = { $count }

pace-blitz = Быстро
pace-normal = Обычно
pace-slow = Не спеша
pace-blitz-about = 30 секунд на ход
pace-normal-about = полторы минуты на ход
pace-slow-about = полдня на ход

refused-no-game = Такой игры здесь нет.
refused-closed = Этот стол закрыт. Открой новый.
refused-over = Эта игра закончена.
refused-begun = Игра уже идёт.
refused-full = Все места заняты.
refused-not-host = Это может только тот, кто открыл стол.
refused-not-seated = За этим столом ты не сидишь.
refused-no-computer = Компьютера за столом нет.
refused-options = С такими настройками не сыграть.
refused-salt = На этом устройстве что-то пошло не так. Открой стол ещё раз.
refused-too-few = Пока не хватает игроков.
refused-not-begun = Игра ещё не началась.
refused-away = За тебя играет компьютер. Сначала вернись на место.
refused-not-asked = Сейчас тебе нечего выбирать.
refused-stale = Поздно: игра уже пошла дальше.
refused-busy = За столом сейчас толчея. Попробуй ещё раз.
refused-illegal = Сейчас так сыграть нельзя.
refused-unauthorized = Открой игру из Telegram ещё раз.
refused-stale-data = Страница открыта слишком давно. Открой её из Telegram ещё раз.
refused-unknown-table = Этого стола больше нет. Открой новый.
refused-malformed = Не получилось это понять.
refused-too-large = Слишком много за один раз.
refused-too-fast = Чуть помедленнее, пожалуйста.
refused-too-many-tables = У тебя открыто слишком много столов. Сначала закончи один.
refused-draining = Новых столов пока не открываю: меня обновляют. Начатые игры идут дальше.
refused-host-busy = У того, кто тебя зовёт, открыто слишком много столов. Открой свой.
refused-too-many-connections = Игра открыта в слишком многих местах. Закрой одно из них.
refused-old-protocol = Вышла новая версия. Обнови страницу.
refused-quiet = Сейчас здесь можно только слушать.
refused-no-circle = Сейчас здесь тебя никто не услышит.
refused-in-group = Этот стол разговаривает в своей группе.
refused-empty = Напиши хоть слово.
refused-too-long = Покороче, пожалуйста: не больше 200 знаков.
refused-unprepared = Telegram сейчас не отвечает. Отправь ссылку.

circle-table = За столом

# Почему стол закрыт раньше времени
ended-host = Его закрыл ведущий.
ended-leader = Его закрыл админ группы.
ended-players = Игроки договорились остановиться.
ended-empty = Все встали из-за него.
ended-idle = За ним давно ничего не происходило.
ended-out = Бота больше нет в его группе.
