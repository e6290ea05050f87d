# Апликацијата околу игрите: ја чита само прелистувачот.

app-name = Една маса
app-outside-title = Масата е во Telegram
app-outside-text = Отвори ја од ботот: таму знае кој си.
app-outside-open = Отвори го ботот
app-reopen-title = Отвори ја масата повторно
app-reopen-text = Пропусницата од Telegram за овој прозорец не важи. Затвори го и отвори ја масата пак: ништо не е изгубено.
app-old-title = Има понова маса
app-old-text = Оваа страница е постара од масата. Вчитај ја повторно: ништо не е изгубено.
app-gone-title = Нема таква маса
app-gone-text = Веќе е расчистена, или врската не е цела. Отвори нова маса.
app-failed-title = Масата не одговара
app-failed-text = Твојата врска или нашата. Ништо не е изгубено.
app-offline-title = Нема врска
app-offline-text = Штом ќе има мрежа, масата се отвора сама. Ништо не е изгубено.
app-retry = Пробај пак
app-reload = Вчитај повторно
app-close = Затвори
app-home = Сите маси
app-cancel = Откажи
app-stay = Останувам
app-ok = Во ред
app-players = { $least }–{ $most } играчи
app-players-exactly = { $count } играчи
app-and-more = { $names } и уште { $count }
app-yes = да
app-no = не

app-tables = Твоите маси
app-tables-over = Одиграни
app-empty = Ноќни игри: секој знае нешто, никој не знае сѐ. Пробај соло, или повикај пријатели со врска.
app-play = Да играме

app-play-alone = Соло
app-play-friend = Со пријател
app-play-friends = Со пријатели
app-yours = Ти си на ред
app-line-ready = Можеш да почнеш
app-line-away = Наместо тебе игра компјутерот
app-line-host = Се чека почеток
app-stage-closed = затворена
app-language = Јазик
app-rules = Правила
app-profile = Профил
app-shown-as = Така те гледаат другите; името е од Telegram.
app-sound = Звук и вибрации
app-cover = Покриј ги моите тајни на почетокот
app-cover-about = Допри го окото за да ги видиш.
app-motion = Движење
app-motion-device = Како телефонот
app-motion-less = Помалку
app-about = За масата
app-forget = Заборави ме
app-about-text = Игри во кои секој знае нешто, а никој не знае сѐ.
app-fair = Како делиме чесно
app-fair-text = Пред делењето масата го покажува печатот на својата среќа, а секој телефон додава малку од својата. По играта печатот се отвора и твојот телефон проверува дали е истиот: никој, ни ние, не можел да ги избере картите. Ќе го најдеш под секој резултат.
app-made = Од што е направено
app-made-own = Кодот, сликите и звуците се наши, под лиценцата MIT. И уште:
app-version = Верзија { $version }

app-lobby-missing = { $count ->
    [one] Се чека уште еден
   *[other] Се чекаат уште { $count }
}
app-lobby-enough = Може да се почне
app-lobby-ready = Сите се тука
app-lobby-text = Кој ќе ја отвори твојата покана, седнува тука.
app-lobby-more = Почни, или покани уште.
app-lobby-deal = Сите места се зафатени: почни.
app-lobby-watch = Ти гледаш. Има место: седни.
app-lobby-full = Сите места се зафатени. Можеш да гледаш.
app-lobby-host = Почнува { $who }, кога сите се подготвени.
app-invite = Покани
app-share-text = Кој ќе ја отвори поканата, седнува на оваа маса.
app-share-send = Избери разговор
app-share-link = Прати ја врската
app-share-sent = Поканата е пратена
app-share-failed = Не се прати. Прати ја врската.
app-share-code = За тој до тебе: со камера
app-share-code-of = QR-код на поканата
app-seats-free = { $count } { $count ->
    [one] слободно место
   *[other] слободни места
}
app-seat-host = ја води масата
app-seat-away = не е тука
app-seat-gone = замина
app-you = ти
app-copy = Копирај ја врската
app-copied = Врската е копирана
app-start = Почни
app-sit = Седнувам
app-computers = Компјутери
app-some-computers = { $count ->
    [one] { $count } компјутер
   *[other] { $count } компјутери
}
app-add-computer = Додај компјутер
app-remove-computer = Тргни го компјутерот
app-get-up = Станувам
app-close-table = Затвори ја масата
app-clear-title = Да се затвори масата?
app-clear-text = И тие што седнаа ќе мора да станат.
app-closed-title = Масата е затворена
app-closed-text = Тука веќе не се игра. Отвори нова маса.
app-missed-text = Можеш да гледаш или да отвориш своја маса.
app-look = Гледам
app-another = Нова маса
app-pace = Темпо
app-stand-in = Наместо тој што ќе замине игра компјутерот
app-options = Како играме
app-advised = Избери: { $what }
app-less = помалку
app-more = повеќе

app-turn-mine = Ти си на ред
app-turn-theirs = На ред: { $who }
app-waiting = Се чека: { $who }
app-watching = Ти гледаш: го гледаш тоа што го гледаат сите.
app-lost = Се поврзуваме пак… Ништо не е изгубено.
app-lost-long = Сѐ уште нема врска. Местото е твое.
app-back = Пак си на масата.
app-story = Што се случи
app-story-none = Сѐ уште ништо.
app-menu = Мени
app-people = На масата
app-leave = Станувам од масата
app-leave-title = Да станеш среде игра?
app-leave-text = За тебе играта завршува.
app-leave-stand-in = Компјутерот продолжува наместо тебе; можеш да се вратиш.
app-return = Врати се на местото
app-only-you = само ти
app-hide = Сокриј го она што го гледам само јас
app-show = Покажи го она што го гледам само јас
app-hidden = скриено
app-uncover = Скриено: допри го окото за да видиш.
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
app-help = Помош
app-help-may = Што можеш сега
app-guide-offer = Првпат овде?
app-guide-show = Покажи ми
app-guide-no = Не, фала
app-guide-next = Натаму
app-guide-back = Назад
app-guide-skip = Прескокни
app-guide-done = На маса
app-guide-asked = Сега те прашуваат тебе.
app-guide-step = { $number } од { $count }
app-guide-clock = Толку време има за одговор. Што ќе биде без одговор, пишува под прашањето.
app-guide-story = Што се случи последно. Допри за целата приказна.
app-guide-dock = Тука те прашуваат, и тука одговараш. Држи прст на копче, или допри „?“, за да прочиташ што прави.
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
app-again = Реванш
app-again-asked = Се чека { $who } за реванш
app-again-wants = За реванш: { $who }
app-deal-again = Почни со тие што останаа
app-proof = Дали беше чесно?
app-proof-text = Печатот се гледаше пред играта. Тој е SHA-256 од оваа тајна; тајната и солта заедно го дадоа редот на сѐ.
app-proof-holds = ✓ Овој телефон го запамети печатот пред делењето: тајната му одговара.
app-proof-broken = ✕ Ова не е печатот што телефонот го запамети пред делењето.
app-seal = Печат
app-secret = Тајна
app-salts = Сол
