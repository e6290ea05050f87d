# Што кажува ботот и неговите копчиња; прелистувачот не го вчитува ова.

bot-name = Една маса
bot-about = Една маса, неколку пријатели и нешто што не го знае никој друг. Ноќни игри за Telegram.
bot-description = Игри во кои секој има своја тајна: во група, со еден пријател или насамо со домаќинот. Притисни „Start“ и седни.
menu-button = На маса
command-start = Поздрав и твоите маси
command-play = Отвори маса
command-rules = Прочитај ги правилата
command-help = Како се игра тука
command-language = Избери јазик

hello = Здраво, { $name }! Ова е „Една маса“: игри во кои секој знае нешто, а никој не знае сѐ.
hello-next = Отвори маса и прати му врска на пријател, или седни насамо со домаќинот.
hello-tables = Те чекаат твоите маси:
hello-group = Здраво! Јас ја чувам масата тука. Напишете /play и кој сака нека седне.
help = Како се игра тука
help-group = Во група: прати /play и допри „Седнувам“. Она што смееш да го знаеш само ти, никој во групата не го гледа.
help-friend = Со пријател: прати /play тука, па „Прати на пријател“.
help-alone = Соло: /play, и со тебе седнува домаќинот или компјутерите.
help-cards = Сѐ може да се одигра и во апликацијата и со копчињата под моите пораки тука.
help-talk = За да кажеш нешто на масата, одговори тука на нејзината порака.
help-here = Напишете /play тука: се отвора маса и кој сака допира „Седнувам“. Тој што ја води масата допира „Почни“.
help-here-play = Се игра во апликацијата – допри „Отвори ја масата“ –, со копчињата што ги праќам приватно, или тука: „Мојата тајна“ само тебе ти покажува што знаеш и што можеш да избереш.
help-here-else = Со еден пријател, или насамо со домаќинот: пиши ми приватно.
help-kept = Ги чувам твоето име, јазикот и масите. Завршените игри се бришат по 90 дена.

choose-game = Што ќе играме?
choose-game-tap = Кој ја отвора масата? Допри игра и местото е твое.
choose-rules = Правилата на која игра?
rules-title = { $game }: правила
rules-words = Што е што
choose-language = На кој јазик да зборуваме?
choose-language-group = На кој јазик да зборувам во оваа група?
language-now = Отсега на македонски.
language-name = Македонски
language-not-yours = Тука јазикот го избира админ или тој што отворил маса.

invited = { $name } те вика на маса.
invited-next = Отвори ја масата и местото е твое.

state-lobby = чекаме играчи
state-ready = може да почне
state-playing = играта тече
state-over = крај на играта
state-closed = масата е затворена
awaited-you = Ти си на ред.
awaited = На ред: { $names }.
awaited-many = { $count ->
    [one] Уште { $count } играч треба да одговори.
   *[other] Уште { $count } играчи треба да одговорат.
}
chosen = Избрано: { $count } од { $most }.
nothing = ништо
awaited-hurry = Времето речиси истече!
awaited-players = { $count ->
    [one] Треба уште { $count } играч.
   *[other] Треба уште { $count } играчи.
}
awaited-host = Играта ја почнува { $names }.
awaited-start = Почни кога сакаш.
awaited-again = { $count ->
    [one] { $names } сака реванш.
   *[other] Сакаат реванш: { $names }.
}
won = { $count ->
    [one] Победа: { $names }.
   *[other] Победија заедно: { $names }.
}
won-nobody = Никој не победи.
won-you = Ти победи!
lost-you = { $count ->
    [one] Овојпат победи { $names }.
   *[other] Овојпат победија другите: { $names }.
}
seat-free = { $count ->
    [1] слободно
    [one] { $count } слободно место
   *[other] { $count } слободни места
}
seat-host = ја води масата
seat-away = игра компјутерот
seat-gone = замина
seat-again = сака реванш
room = Од { $least } до { $most } играчи
option = { $name }: { $value }
option-on = ✓ { $name }
option-numbers = { $name }:
pace = { $pace }: { $about }
only-you = Знаеш само ти:

button-sit = Седнувам
button-sit-chat = Без апликација, приватно
button-open = Отвори ја масата
button-start = Почни
button-leave = Станувам
button-stay = Останувам
button-leave-now = Да, станувам
button-again = Реванш
button-send = Прати на пријател
button-new = Нова маса
button-computer = Додај компјутер
button-return = Врати ме на местото
button-pace = Темпо: { $pace }
button-advise = Избери: { $what }
button-group = Додај ме во група
button-secret = Мојата тајна
button-back = Назад

share = Седни со мене на маса: { $game }
leave-sure = Да станеш среде игра?
leave-lost = Тогаш за тебе е загубена.
leave-kept = Компјутерот игра наместо тебе, а ти можеш да се вратиш.
secret-none = Ништо што другите не го знаат.
secret-more-private = Останатото е во нашиот приватен разговор.

toast-seated = Седна.
toast-left = Стана од масата.
toast-started = Почнуваме!
toast-again = Ќе има реванш штом ќе сакаат сите.
toast-anew = Некој стана од масата, па се собираме одново.
toast-played = Запишано.
toast-returned = Добре дојде пак.
toast-closed = Масата е затворена.
toast-advised = Сменето според советот.
toast-computer = На масата седна компјутер.
toast-nothing = Ова копче е одамна застарено.
toast-moment = Само момент…
toast-trouble = Сега не успеа. Обиди се пак.
toast-not-yours = Ова копче не е за тебе.
toast-enough = Повеќе не може да се избере. Допри нешто избрано за да го тргнеш.

call-warning = Твоето време речиси истече: { $game }.
call-warning-group = { $names }, времето речиси истече.
call-muted = Во групата каде што ја отвори масата не смеам да пишувам. Замоли админ да ми дозволи, или играј во апликацијата.

talk-how = { $circle } · за да пишуваш, одговори на оваа порака
talk-aloud = Нешто се смени: сега ова би го прочитале сите на масата. Ако така сакаш, прати го пак.
