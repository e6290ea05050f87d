# Зборови заеднички за разговорот и за Mini App.

game-duel = Протокол на ноќта
game-coup = Пуч
game-resistance = Отпор
game-resistance_mini = Мини-отпор
game-mafia = Мафија
game-duel-about = Една пушка и патрони во скриен редослед.
game-coup-about = По две скриени карти и блефирање околу нив.
game-resistance-about = Мисии, гласања – и шпиони меѓу нас.
game-resistance_mini-about = По три лика и добра меморија.
game-mafia-about = Ноќе убиваат, дење бараме кој.

nameless = Гостин
computer = Компјутер
and = , { "" }
count = { $count }

pace-blitz = Брзо
pace-normal = Обично
pace-slow = Полека
pace-blitz-about = 30 секунди за потег
pace-normal-about = минута и пол за потег
pace-slow-about = половина ден за потег

refused-no-game = Таква игра тука нема.
refused-closed = Оваа маса е затворена. Отвори нова.
refused-over = Оваа игра е завршена.
refused-begun = Играта веќе почна.
refused-full = Сите места се зафатени.
refused-not-host = Тоа може само тој што ја отвори масата.
refused-not-seated = Не седиш на оваа маса.
refused-no-computer = На масава нема компјутер.
refused-options = Со вакви поставки не се игра.
refused-salt = Нешто тргна наопаку на овој уред. Отвори ја масата повторно.
refused-too-few = Сѐ уште нема доволно играчи.
refused-not-begun = Играта сѐ уште не е почната.
refused-away = Компјутерот игра наместо тебе. Прво врати се на местото.
refused-not-asked = Сега немаш што да избираш.
refused-stale = Доцна е, играта продолжи понатаму.
refused-busy = Сега е гужва на масава. Обиди се пак.
refused-illegal = Сега тоа не може да се одигра.
refused-unauthorized = Отвори ја играта повторно од Telegram.
refused-stale-data = Страницава е предолго отворена. Отвори ја повторно од Telegram.
refused-unknown-table = Оваа маса веќе ја нема. Отвори нова.
refused-malformed = Не успеавме да го разбереме ова.
refused-too-large = Ова е премногу одеднаш.
refused-too-fast = Малку побавно, те молам.
refused-too-many-tables = Имаш премногу отворени маси. Прво заврши една.
refused-draining = Засега не отворам нови маси: ме ажурираат. Започнатите игри продолжуваат.
refused-host-busy = Тој што те кани има премногу отворени маси. Отвори своја.
refused-too-many-connections = Играта е отворена на премногу места. Затвори едно.
refused-old-protocol = Има понова верзија. Вчитај ја страницата повторно.
refused-quiet = Сега тука можеш само да слушаш.
refused-no-circle = Сега тука никој не те слуша.
refused-in-group = Оваа маса зборува во својата група.
refused-empty = Напиши барем еден збор.
refused-too-long = Пократко, те молам: најмногу 200 знаци.
refused-unprepared = Telegram сега не одговара. Испрати ја врската.

circle-table = На масата

# Зошто масата е затворена пред време
ended-host = Ја затвори тој што ја водеше.
ended-leader = Ја затвори админ на групата.
ended-players = Играчите се договорија да запрат.
ended-empty = Сите станаа од неа.
ended-idle = Одамна ништо не се случуваше на неа.
ended-out = Ботот веќе не е во нејзината група.
