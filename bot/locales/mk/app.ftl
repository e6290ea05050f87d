# Апликацијата околу игрите: ја чита само прелистувачот.

app-name = Една маса
app-loading = Ја палиме светилката…
app-outside-title = Масата е во Telegram
app-outside-text = Отвори ја од ботот: таму знае кој си.
app-outside-open = Отвори го ботот
app-reopen-title = Отвори ја масата повторно
app-reopen-text = Пропусницата од Telegram за овој прозорец не важи. Затвори го и отвори ја масата пак: ништо не е изгубено.
app-old-title = Има понова маса
app-old-text = Оваа страница е постара од масата. Вчитај ја повторно: ништо не е изгубено.
app-gone-title = Нема таква маса
app-gone-text = Веќе е расчистена, или врската не е цела.
app-failed-title = Масата не одговара
app-failed-text = Твојата врска или нашата. Ништо не е изгубено.
app-retry = Пробај пак
app-reload = Вчитај повторно
app-close = Затвори
app-home = Сите маси
app-cancel = Откажи
app-ok = Во ред
app-players = { $least }–{ $most } играчи
app-players-exactly = { $count } играчи
app-and-more = { $names } и уште { $count }
app-yes = да
app-no = не

app-tables = Твоите маси
app-tables-over = Одиграни

app-play-alone = Сам
app-play-friend = Со пријател
app-play-friends = Со пријатели
app-yours = Твој потег
app-stage-lobby = се собираат
app-stage-playing = се игра
app-stage-over = заврши
app-stage-closed = затворена
app-language = Јазик
app-rules = Правила
app-about = За масата
app-about-text = Игри во кои секој знае нешто, а никој не знае сѐ. Изворниот код е под лиценцата MIT.
app-about-art = Фонтот Rubik е од Hubert и Fischer и други, Vazirmatn од Сабер Растикердар; двата под лиценцата SIL Open Font.

app-lobby-missing = { $count ->
    [one] Се чека уште еден
   *[other] Се чекаат уште { $count }
}
app-lobby-enough = Може да се почне
app-lobby-ready = Сите се тука
app-lobby-text = Прати ја врската: кој ќе ја отвори, седнува тука.
app-lobby-host = Почнува { $who }, кога сите се подготвени.
app-seats-free = { $count } { $count ->
    [one] слободно место
   *[other] слободни места
}
app-seat-host = ја води масата
app-seat-away = не е тука
app-seat-gone = си отиде
app-you = ти
app-share = Прати на пријател
app-copy = Копирај ја врската
app-copied = Врската е копирана
app-start = Почни
app-sit = Седни
app-computers = Компјутери
app-add-computer = Стави компјутер
app-remove-computer = Тргни го компјутерот
app-get-up = Стани
app-close-table = Расчисти ја масата
app-closed-title = Масата е расчистена
app-closed-text = Тука веќе не се игра.
app-pace = Време за размислување
app-stand-in = За тој што ќе замине игра компјутерот
app-options = Како играме
app-advised = Избери: { $what }
app-less = помалку
app-more = повеќе

app-turn-mine = Твој потег
app-turn-theirs = На потег: { $who }
app-waiting = Се чека: { $who }
app-watching = Ти гледаш
app-lost = Нема врска. Се обидуваме пак…
app-story = Што се случи
app-story-none = Сѐ уште ништо.
app-menu = Мени
app-people = На масата
app-sound-on = Звук и вибрации: вклучено
app-sound-off = Звук и вибрации: исклучено
app-leave = Напушти ја играта
app-leave-title = Да се напушти играта?
app-leave-text = За тебе играта завршува.
app-leave-stand-in = Компјутерот продолжува за тебе; можеш да се вратиш.
app-return = Врати се на местото
app-only-you = само ти
app-hide = Сокриј го она што го гледам само јас
app-show = Покажи го она што го гледам само јас
app-hidden = скриено
app-time = Преостанато време
app-seconds = { $count } с
app-minutes = { $count } мин
app-hours = { $count } ч
app-skip = Допри за да прескокнеш
app-silence = Без одговор за { $time }: { $what }
app-picked = { $count } од { $most }
app-seat-waited = се чека одговор
app-seat-spoke = кажа нешто
app-seat-out = надвор од играта
app-legend = Потсетник
app-talk = Разговор
app-talk-new = { $count } { $count ->
    [one] нова порака
   *[other] нови пораки
}
app-talk-none = Сѐ уште никој ништо не рекол.
app-talk-write = Кажи нешто
app-talk-send = Прати

app-over-won = Победа
app-over-lost = Пораз
app-over-watched = Победа: { $who }
app-over-drawn = Никој не победи
app-winners = Победници
app-again = Уште еднаш
app-again-asked = Се чека { $who } за нова игра
app-again-wants = За уште една: { $who }
app-deal-again = Почни со тие што останаа
app-proof = Дали беше чесно?
app-proof-text = Печатот се гледаше пред играта. Тој е SHA-256 од оваа тајна; тајната и солта заедно го дадоа редот на сѐ.
app-proof-holds = ✓ Овој телефон го запамети печатот пред делењето: тајната му одговара.
app-proof-broken = ✕ Ова не е печатот што телефонот го запамети пред делењето.
app-seal = Печат
app-secret = Тајна
app-salts = Сол
