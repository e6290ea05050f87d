# Апликацијата околу игрите: ја чита само прелистувачот.

app-name = Една маса
app-loading = Ја палиме светилката…
app-outside-title = Масата е во Telegram
app-outside-text = Отвори ја од ботот: таму знае кој си.
app-outside-open = Отвори го ботот
app-reopen-title = Отвори ја масата повторно
app-reopen-text = Пропусницата од Telegram за овој прозорец истече. Затвори го и отвори ја масата пак: ништо не е изгубено.
app-old-title = Има понова маса
app-old-text = Оваа страница е постара од масата. Вчитај ја повторно: ништо не е изгубено.
app-gone-title = Нема таква маса
app-gone-text = Веќе е расчистена, или врската не е цела.
app-failed-title = Масата не одговара
app-failed-text = Твојата врска или нашата. Ништо не е изгубено.
app-retry = Пробај пак
app-reload = Вчитај повторно
app-close = Затвори
app-back = Назад
app-home = Сите маси
app-yes = Да
app-cancel = Откажи
app-ok = Во ред

app-tables = Твоите маси

app-play-alone = Сам
app-play-alone-note = против домаќинот
app-play-friend = Со другар
app-play-friend-note = до две добиени рунди
app-yours = Твој потег
app-stage-lobby = се собираат
app-stage-playing = се игра
app-stage-over = заврши
app-stage-closed = затворена
app-language = Јазик
app-rules = Правила
app-about = За масата
app-about-text = Пет игри со скриени карти, патрони и улоги. Изворниот код е под лиценцата MIT.
app-about-art = Фонтот Sofia Sans е од Lettersoup, Vazirmatn од Сабер Растикердар; двата под лиценцата SIL Open Font.

app-lobby-wait = Се чека втор играч
app-lobby-ready = Сите се тука
app-lobby-text = Прати ја врската. Другарот добива копче и седнува тука.
app-lobby-host = Домаќинот на масата почнува кога сите се подготвени.
app-seat-free = Слободно место
app-seat-host = ја води масата
app-seat-away = не е тука
app-seat-gone = си отиде
app-computer = Компјутер
app-you = ти
app-share = Прати на другар
app-copy = Копирај ја врската
app-copied = Врската е копирана
app-start = Почни
app-sit = Седни
app-add-computer = Стави компјутер
app-remove-computer = Тргни го компјутерот
app-get-up = Стани
app-close-table = Расчисти ја масата
app-closed-title = Масата е расчистена
app-closed-text = Тука веќе не се игра.
app-pace = Време за размислување
app-pace-blitz = Блиц
app-pace-normal = Мирно
app-pace-slow = Денови
app-pace-note = { $pace ->
    [blitz] половина минута за потег
    [slow] дванаесет часа за потег
   *[normal] минута и половина за потег
}
app-stand-in = За тој што ќе замине игра компјутерот

app-turn-mine = Твој потег
app-turn-theirs = На потег: { $who }
app-waiting = Се чека: { $who }
app-watching = Ти гледаш
app-lost = Нема врска. Се обидуваме пак…
app-story = Што се случи
app-story-none = Сѐ уште ништо.
app-menu = Мени
app-people = На масата
app-sound-on = Звук: вклучен
app-sound-off = Звук: исклучен
app-leave = Напушти ја играта
app-leave-title = Да се напушти играта?
app-leave-text = Другите ќе мора да завршат без тебе.
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

app-over-won = Победа
app-over-lost = Пораз
app-over-watched = Победува { $who }
app-again = Уште еднаш
app-again-asked = Се чека { $who } за нова игра
app-again-wants = { $who } сака уште една игра
app-deal-again = Почни со тие што останаа
app-proof = Дали беше чесно?
app-proof-text = Печатот се гледаше пред играта. Тој е SHA-256 од оваа тајна; тајната и солта заедно го дадоа редот на сѐ.
app-seal = Печат
app-secret = Тајна
app-salts = Сол
