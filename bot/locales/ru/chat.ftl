# Что говорит бот и его кнопки; браузер этого не загружает.

bot-name = Один стол
bot-about = Один стол, несколько друзей и то, чего не знает никто другой. Ночные игры для Telegram.
bot-description = Игры, где у каждого своя тайна: в группе, вдвоём или в одиночку против хозяина. Нажми «Старт» и садись.
menu-button = К столу
command-start = Поздороваться, увидеть свои столы
command-play = Открыть стол
command-rules = Прочитать правила игры
command-help = Как это устроено
command-language = Выбрать язык

hello = Привет, { $name }! Это «Один стол»: игры, где каждый знает что-то и никто не знает всего.
hello-next = Открой стол и отправь другу ссылку – или сядь в одиночку против хозяина.
hello-tables = Твои столы ждут:
hello-group = Привет! Здесь стол держу я. Напишите /play, и кто захочет, тот сядет.
help = Как это устроено
help-group = В группе: /play, потом «Сесть». Что известно только тебе, в чате никто не увидит.
help-friend = С другом: /play здесь, потом «Отправить другу».
help-alone = В одиночку: /play, и с тобой сядет хозяин или компьютеры.
help-cards = Играть можно и в приложении, и кнопками под моими сообщениями здесь.
help-talk = Чтобы что-то сказать за столом, ответь здесь на сообщение стола.
help-here = Напишите здесь /play: откроется стол, и кто захочет, нажмёт «Сесть». Кто ведёт стол, нажмёт «Начать».
help-here-play = Играют в приложении – кнопка «Открыть стол», – кнопками в личном чате со мной или прямо здесь: «Моя тайна» покажет только тебе, что тебе известно и что можно выбрать.
help-here-else = Вдвоём или в одиночку против хозяина – в личном чате со мной.
help-kept = Я храню твоё имя, язык и столы. Законченные игры исчезают через 90 дней.

choose-game = Во что сыграем?
choose-game-tap = Кто открывает стол? Нажми на игру – и место твоё.
choose-rules = Правила какой игры?
rules-title = { $game }: правила
rules-words = Что есть что
choose-language = На каком языке говорим?
choose-language-group = На каком языке мне говорить в этой группе?
language-now = Теперь по-русски.
language-name = Русский
language-not-yours = Здесь язык выбирает админ или тот, кто открывал стол.

invited = { $name } зовёт тебя за стол.
invited-next = Открой стол – и место твоё.

state-lobby = ждём игроков
state-ready = можно начинать
state-playing = идёт игра
state-over = итог
state-closed = стол закрыт
awaited-you = Твой ход.
awaited = Ждём: { $names }.
awaited-many = { $count ->
    [one] Ждём ответа { $count } игрока.
   *[other] Ждём ответа { $count } игроков.
}
chosen = Выбрано: { $count } из { $most }.
nothing = ничего
awaited-hurry = Время почти вышло!
awaited-players = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
   *[other] Нужно ещё { $count } игроков.
}
awaited-host = Начать может { $names }.
awaited-start = Начинай, когда захочешь.
awaited-again = { $count ->
    [one] { $names } хочет реванш.
   *[other] Хотят реванш: { $names }.
}
won = { $count ->
    [one] Победа: { $names }.
   *[other] Победили вместе: { $names }.
}
won-nobody = Не победил никто.
won-you = Победа твоя!
lost-you = { $count ->
    [one] На этот раз не ты, а { $names }.
   *[other] На этот раз победили другие: { $names }.
}
seat-free = { $count ->
    [1] свободно
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[other] свободно { $count } мест
}
seat-host = ведёт стол
seat-away = играет компьютер
seat-gone = уже не за столом
seat-again = хочет реванш
room = От { $least } до { $most } игроков
option = { $name }: { $value }
option-on = ✓ { $name }
option-numbers = { $name }:
pace = { $pace }: { $about }
only-you = Знаешь только ты:

button-sit = Сесть
button-sit-chat = Без приложения, в чате
button-open = Открыть стол
button-start = Начать
button-leave = Встать
button-stay = Остаться
button-leave-now = Да, встать
button-again = Реванш
button-send = Отправить другу
button-new = Новый стол
button-computer = Посадить компьютер
button-return = Вернуться на место
button-pace = Темп: { $pace }
button-advise = Выбрать: { $what }
button-group = Позвать меня в группу
button-secret = Моя тайна
button-back = Назад

share = Садись со мной за стол: { $game }
leave-sure = Встать посреди игры?
leave-lost = Тогда для тебя она проиграна.
leave-kept = За тебя доиграет компьютер, и можно будет вернуться.
secret-none = Ничего такого, чего не знают другие.
secret-more-private = Остальное – в нашем личном чате.

toast-seated = Место твоё.
toast-left = За столом тебя больше нет.
toast-started = Начали!
toast-again = Реванш будет, как только его захотят все.
toast-anew = Кто-то встал из-за стола, так что собираемся заново.
toast-played = Сделано.
toast-returned = С возвращением.
toast-closed = Стол закрыт.
toast-advised = Сделано, как советуют.
toast-computer = За стол сел компьютер.
toast-nothing = Эта кнопка давно устарела.
toast-moment = Секунду…
toast-trouble = Сейчас не вышло. Попробуй ещё раз.
toast-not-yours = Эта кнопка не для тебя.
toast-enough = Больше выбрать нельзя. Нажми на выбранное, чтобы снять выбор.

call-warning = Твоё время почти вышло: { $game }.
call-warning-group = { $names }, время почти вышло.
call-muted = В группе, где открыт твой стол, мне нельзя писать. Попроси админа разрешить или играй в приложении.

talk-how = { $circle } · чтобы написать, ответь на это сообщение
talk-aloud = Всё изменилось: теперь это прочтут все за столом. Если так и надо, отправь ещё раз.
