# دوئل، پروتکل شب: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.

duel-title = دوئل
duel-subtitle = پروتکل شب
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
    [who] آدرنالین: برمی‌داری و به کار می‌بری – { $thing }.
   *[other] آدرنالین: { $who } برمی‌دارد و به کار می‌برد – { $thing }.
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
    [live] جنگی، −{ $cost }.
   *[blank] مشقی.
}
duel-event-skipped = دستبند نگه می‌دارد: { $reader ->
    [who] نوبتت می‌سوزد.
   *[other] نوبت { $who } می‌سوزد.
}
duel-event-healed = { $gain ->
    [0] چیزی برای روشن کردن نیست: همهٔ جان‌ها روشن‌اند.
   *[other] { $reader ->
        [who] جان‌های تو: +{ $gain }.
       *[other] { $who }: +{ $gain }.
    }
}
duel-event-looked = فشنگ بعدی { $shell ->
    [live] جنگی
   *[blank] مشقی
} است. فقط تو می‌دانی.
duel-event-heard = { $shell ->
    [live] صدایی از گوشی: «فشنگ { $place }… جنگی». فقط تو شنیدی.
    [blank] صدایی از گوشی: «فشنگ { $place }… مشقی». فقط تو شنیدی.
   *[none] تلفن ساکت است.
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

duel-reason-rounds = { $reader ->
    [who] دورهای لازم را بردی.
   *[other] { $who } دورهای لازم را برد.
}
duel-reason-left = نفر دیگر از سر میز بلند شد.
duel-reason-silent = نفر دیگر دو بار دیر کرد.

duel-option-mode = چه کسی بازی می‌کند
duel-option-mode-solo = تنها، روبه‌روی صاحب‌خانه
duel-option-mode-duel = دو نفر

duel-round = دور { $round }
duel-score = نتیجه { $mine } : { $theirs }
