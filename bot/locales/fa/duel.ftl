# دوئل، پروتکل شب: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.
# دو نویسهٔ ناپیدا (LRI و PDI) علامت را سمت چپ عددش نگه می‌دارند.

duel-dealer = صاحب‌خانه

duel-shell = { $shell ->
    [live] جنگی
   *[blank] مشقی
}
duel-item-cigarettes = سیگار
duel-item-loupe = ذره‌بین
duel-item-beer = آبجو
duel-item-handcuffs = دستبند
duel-item-saw = اره
duel-item-inverter = وارونه‌گر
duel-item-phone = تلفن
duel-item-adrenaline = آدرنالین
duel-item-medicine = دارو

duel-about-cigarettes = یک جان را دوباره روشن می‌کند، تا سقف همین دور.
duel-about-loupe = فقط به تو نشان می‌دهد فشنگ بعدی چیست.
duel-about-beer = فشنگ بعدی را جلوی چشم هر دو بیرون می‌اندازد. نوبت هنوز با توست.
duel-about-handcuffs = حریف یک نوبت از دست می‌دهد. دو بار پشت سر هم نمی‌شود.
duel-about-saw = اگر شلیک بعدی جنگی باشد، دو جان را خاموش می‌کند.
duel-about-inverter = فشنگ بعدی را وارونه می‌کند: جنگی مشقی می‌شود و مشقی جنگی.
duel-about-phone = فقط به تو یکی از فشنگ‌های بعدتر را می‌گوید. اگر یک فشنگ مانده باشد، ساکت است.
duel-about-adrenaline = یک وسیله از جیب حریف برمی‌دارد و همان لحظه به کار می‌برد.
duel-about-medicine = دو جان را روشن می‌کند یا یکی را خاموش. میز تصمیم می‌گیرد.

duel-event-began = دور { $round }: هر کس { $charges } جان. { $reader ->
    [who] تو شروع می‌کنی.
   *[other] { $who } شروع می‌کند.
}
duel-event-loaded = پر شد: { $live } جنگی، { $blank } مشقی.
duel-event-dealt = { $reader ->
    [who] به تو رسید: { $items }.
   *[other] { $who } گرفت: { $items }.
}
duel-event-used = { $reader ->
    [who] { $item ->
        [cigarettes] سیگاری روشن می‌کنی.
        [loupe] با ذره‌بین نگاه می‌کنی.
        [beer] آبجو را باز می‌کنی.
        [handcuffs] به حریف دستبند می‌زنی.
        [saw] لوله را می‌بُری.
        [inverter] فشنگ بعدی را وارونه می‌کنی.
        [phone] تلفن می‌زنی.
       *[medicine] دارو را می‌خوری.
    }
   *[other] { $item ->
        [cigarettes] { $who } سیگاری روشن می‌کند.
        [loupe] { $who } با ذره‌بین نگاه می‌کند.
        [beer] { $who } آبجو را باز می‌کند.
        [handcuffs] { $who } به حریف دستبند می‌زند.
        [saw] { $who } لوله را می‌بُرد.
        [inverter] { $who } فشنگ بعدی را وارونه می‌کند.
        [phone] { $who } تلفن می‌زند.
       *[medicine] { $who } دارو را می‌خورد.
    }
}
duel-event-stole = { $reader ->
    [who] آدرنالین: برمی‌داری و به کار می‌بری – { $item-name }.
   *[other] آدرنالین: { $who } برمی‌دارد و به کار می‌برد – { $item-name }.
}
duel-event-shot = { $reader ->
    [who] { $aim ->
        [self] به خودت شلیک می‌کنی:
       *[other] به { $target } شلیک می‌کنی:
    }
    [target] { $who } به تو شلیک می‌کند:
   *[other] { $aim ->
        [self] { $who } به خودش شلیک می‌کند:
       *[other] { $who } به { $target } شلیک می‌کند:
    }
} { $shell ->
    [live] جنگی، ⁦−{ $cost }⁩.
   *[blank] مشقی.
}
duel-event-skipped = دستبند نگه می‌دارد: { $reader ->
    [who] نوبتت می‌سوزد.
   *[other] نوبت { $who } می‌سوزد.
}
duel-event-healed = { $gain ->
    [0] چیزی برای روشن کردن نیست: همهٔ جان‌ها روشن‌اند.
   *[other] { $reader ->
        [who] جان‌های تو: ⁦+{ $gain }⁩.
       *[other] { $who }: ⁦+{ $gain }⁩.
    }
}
duel-event-looked = فشنگ بعدی { $shell ->
    [live] جنگی
   *[blank] مشقی
} است. فقط تو می‌دانی.
duel-event-heard = { $place ->
    [0] تلفن ساکت است.
   *[other] صدایی از گوشی: «فشنگ { $place }… { $shell ->
        [live] جنگی
       *[blank] مشقی
    }». فقط تو شنیدی.
}
duel-event-ejected = فشنگی روی میز غلتید: { $shell ->
    [live] جنگی.
   *[blank] مشقی.
}
duel-event-poisoned = داروی بدی بود. { $reader ->
    [who] یک جانت خاموش می‌شود.
   *[other] یک جان { $who } خاموش می‌شود.
}
duel-event-won = { $reader ->
    [who] دور { $round } مال تو شد.
   *[other] دور { $round } را { $who } برد.
}
duel-event-yielded = وقت تمام شد. { $reader ->
    [who] این دور را باختی.
   *[other] { $who } این دور را باخت.
}
duel-event-went = { $reader ->
    [who] از سر میز بلند شدی.
   *[other] { $who } از سر میز بلند شد.
}
duel-event-ended = { $reader ->
    [who] میز مال توست.
   *[other] میز را { $who } برد.
}

duel-reason-rounds = { $alone ->
    [yes] { $reader ->
        [who] همهٔ دورها را بردی.
       *[other] یک دور باخته شد و میز را { $who } برد.
    }
   *[no] { $reader ->
        [who] دورهای لازم را بردی.
       *[other] { $who } دورهای لازم را برد.
    }
}
duel-reason-left = { $alone ->
    [yes] بازی نیمه‌کاره رها شد.
   *[no] یکی از دو نفر از سر میز بلند شد.
}
duel-reason-silent = وقت دو بار تمام شد.

duel-option-mode = چه کسی بازی می‌کند
duel-option-mode-solo = تنها، روبه‌روی صاحب‌خانه
duel-option-mode-duel = دو نفر

duel-round = دور { $round }
duel-score = نتیجه { $mine } : { $theirs }

# میز در برنامه

duel-way-alone = روبه‌روی صاحب‌خانه
duel-way-friend = تا دو دور برده
duel-ask = تفنگ یا وسیله‌ای را لمس کن.
duel-ask-bare = تفنگ را لمس کن.
duel-ask-target = چه کسی را نشانه می‌گیری؟
duel-ask-theft = وسیله‌ای را در جیب روبه‌رو لمس کن.
duel-silence-turn = این دور را می‌بازی؛ بار دوم، همهٔ بازی را.
duel-gun = تفنگ
duel-gun-take = تفنگ را بردار
duel-gun-back = بگذارش زمین
duel-target-other = شلیک به { $who }
duel-target-self = شلیک به خودت
duel-target-self-note = مشقی نوبت را نگه می‌دارد
duel-target-other-note = بعد نوبت می‌گذرد
duel-aim-other = { $who }
duel-aim-self = تو
duel-use = به کار ببر
duel-not-now = الان کاری نمی‌کند.
duel-not-mine = مال تو نیست. با آدرنالین می‌شود برداشت.
duel-warn-phone = یک فشنگ مانده: تلفن ساکت می‌ماند.
duel-warn-whole = همهٔ جان‌هایت روشن‌اند.
duel-known-next = پر شده با:
duel-known-later = فشنگ { $place }:
duel-known-nothing = هنوز هیچ فشنگی
duel-charges = { $who }: { $charges } از { $cap } جان
duel-left-live = { $count } جنگی
duel-left-blank = { $count } مشقی
duel-tray = هنوز داخل تفنگ، ترتیب پنهان
duel-spent = شلیک‌شده
duel-spent-none = هنوز هیچ
duel-flipped = بعدی وارونه شد
duel-sawn = لوله بریده · جنگی { $cost } جان
duel-cuffed = دستبند دارد
duel-pocket-mine = جیب تو
duel-pocket-theirs = جیب { $who }
duel-loads = ترتیب فشنگ‌ها
duel-dealer-says-1 = عجله نکن. شب دراز است.
duel-dealer-says-2 = میز آدم صبور را دوست دارد.
duel-dealer-says-3 = اینجا کسی عجله ندارد.
duel-dealer-says-4 = به من نگاه نکن. به میز نگاه کن.
duel-dealer-says-5 = امشب ساکت است.
duel-dealer-says-6 = پس نوبت من است.

duel-rules-table-title = میز
duel-rules-table = دو نفر روبه‌روی هم نشسته‌اند و تفنگی میانشان است. هر کس چند جان دارد: چراغ‌های سرخ کنار نامش. فشنگ جنگی یک جان کسی را که به او بخورد خاموش می‌کند، مشقی هیچ. با خاموش شدن آخرین جان، دور باخته است.
duel-rules-shells-title = فشنگ‌ها
duel-rules-shells = همه می‌بینند چند جنگی و چند مشقی داخل است، ترتیبشان را هیچ‌کس نمی‌بیند. دو تا هشت فشنگ و همیشه از هر دو جور: برابر، یا از یکی یکی بیشتر. وقتی تمام شدند، تفنگ دوباره پر می‌شود ولی جان‌ها برنمی‌گردند. دو فشنگ آخر روی میز می‌مانند.
duel-rules-turn-title = نوبت تو
duel-rules-turn = هر چند وسیله که خواستی به کار ببر، بعد یک بار شلیک کن: به حریف یا به خودت. مشقی به خودت نوبت را برایت نگه می‌دارد. بعد از هر شلیک دیگر نوبت حریف است. کسی که دور را شروع کرده، با هر بار پر شدن تفنگ هم اول است.
duel-rules-rounds-title = دورها
duel-rules-rounds = در دور اول هر کس دو جان دارد، در دور دوم و سوم چهار. بار اول یک جنگی و یک مشقی است، بی هیچ وسیله. بعد در دور اول: دو جنگی و یک مشقی، و پیش از هر پر شدن دو وسیله برای هر کس: سیگار، ذره‌بین یا آبجو. دور دوم: سه تا شش فشنگ و دو وسیله از همه جور. دور سوم: چهار تا هشت فشنگ و چهار وسیله.
duel-rules-alone-title = تنها
duel-rules-alone = صاحب‌خانه روبه‌رویت است و با همین قواعد بازی می‌کند. هر بار تو شروع می‌کنی. باید سه دور پشت سر هم ببری؛ یکی را ببازی، میز را باخته‌ای. حرف‌هایش چیزی از فشنگ‌ها نمی‌گویند. ساعتی هم نیست.
duel-rules-pair-title = دو نفره
duel-rules-pair = هر که دو دور ببرد برنده است. شروع دور اول با شانس است، بعد نوبتی. اگر وقتت تمام شود دور را می‌بازی؛ بار دوم، میز را.
duel-rules-items-title = وسیله‌ها
duel-rules-items = جیب هشت جا دارد و هرچه در آن است از دوری به دور بعد می‌ماند. جای خالی نباشد، چیزی نمی‌رسد.
duel-rules-fair-title = منصفانه است؟
duel-rules-fair = پیش از بازی، میز مُهر رازش را نشان می‌دهد و هر گوشی سهمی از شانس می‌افزاید. بعد از بازی راز باز می‌شود و هر کس می‌تواند بررسی کند که فشنگ‌ها همان‌طور بوده‌اند که باید.

# روی کارت‌های گفت‌وگو
duel-card-board = دور { $round }. در لوله: { $live } جنگی، { $blank } مشقی.
duel-card-flipped = فشنگ بعدی وارونه شده.
duel-card-sawn = لوله بریده شده.
duel-card-seat = جان { $charges } از { $cap }، { $score } دور برده
duel-card-pockets = در جیب: { $names }
duel-card-cuffed = دستبند به دست
duel-secret-known = { $place ->
    [1] فشنگ بعدی
   *[other] فشنگ { $place }
} { $word ->
    [live] جنگی است.
   *[blank] مشقی است.
}
duel-play-shoot = { $aim ->
    [self] شلیک به خودم
   *[other] شلیک به { $name }
}
duel-play-use = { $pick ->
    [none] یک وسیله: …
   *[other] { $thing }
}
duel-play-steal = آدرنالین: { $thing }
# هر کار چه می‌کند، چه بهایی دارد و بعد چه می‌شود.
duel-hint-shoot = { $aim ->
    [self] فشنگ بعدی به خودت. اگر مشقی باشد نوبت با تو می‌ماند؛ جنگی یکی از جان‌هایت را خاموش می‌کند.
    [other] فشنگ بعدی به حریف. جنگی یک جان خاموش می‌کند؛ در هر حال نوبت می‌گذرد.
   *[none] فشنگ بعدی شلیک می‌شود. جنگی یک جان خاموش می‌کند و با لولهٔ بریده دو جان. نوبت فقط با مشقی به خودت می‌ماند.
}
duel-hint-use = همان لحظه کار می‌کند و تمام می‌شود. نوبت هنوز با توست.
duel-hint-steal = آدرنالین خرج می‌شود: وسیله‌ای از جیب روبه‌رو برمی‌داری و همان لحظه به کار می‌بری.

# برای کسی که بار اول است: چه کجاست.
duel-guide-monitor = هر دو نفر و جان‌هایشان؛ وقتی تمام شود دور را باخته‌ای. پایین‌تر چیزی است که فقط تو از فشنگ‌ها می‌دانی.
duel-guide-gun = تفنگ. لمسش کن و بگو چه کسی را نشانه می‌گیری، حتی خودت: مشقی به خودت نوبت را نگه می‌دارد.
duel-guide-shells = هنوز چند جنگی و چند مشقی داخل است، با ترتیبی پنهان، و دو فشنگی که آخر بیرون آمدند.
duel-guide-pocket = وسیله‌های تو. لمس کن تا بخوانی چه می‌کند، یک بار دیگر تا به کارش ببری؛ نوبت هنوز با توست.
duel-guide-clock = این‌قدر برای جواب وقت هست. سکوت یعنی باختن دور، و بار دوم باختن بازی.
duel-legend-item = وسیله‌ها
duel-legend-shell = فشنگ‌ها
duel-shell-live = جنگی
duel-shell-blank = مشقی
duel-about-live = یک جان کسی را که می‌خورد خاموش می‌کند، با لولهٔ بریده دو جان.
duel-about-blank = فقط صدای تق. اگر به خودت بزنی نوبت با تو می‌ماند.
