# کودتا: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.

coup-role-duke = دوک
coup-role-assassin = آدمکش
coup-role-captain = کاپیتان
coup-role-contessa = کنتس
coup-role-ambassador = سفیر
coup-role-inquisitor = بازجو
coup-about-duke = مالیات: ۳ سکه برمی‌دارد. جلوی کمک خارجی را می‌گیرد.
coup-about-assassin = با ۳ سکه یکی کارت از دست می‌دهد. کنتس جلویش را می‌گیرد.
coup-about-captain = ۲ سکه از یکی می‌گیرد. جلوی دزدی را می‌گیرد.
coup-about-contessa = جلوی آدمکش را می‌گیرد.
coup-about-ambassador = دو کارت از دربار می‌کشد و دو تا برمی‌گرداند. جلوی دزدی را می‌گیرد.
coup-about-inquisitor = یک کارت می‌کشد و یکی برمی‌گرداند، یا کارت کسی را می‌بیند و می‌تواند عوضش کند. جلوی دزدی را می‌گیرد.
coup-action-income = درآمد
coup-action-aid = کمک خارجی
coup-action-tax = مالیات
coup-action-assassinate = سوءقصد
coup-action-steal = دزدی
coup-action-exchange = تعویض
coup-action-examine = بازجویی
coup-action-block = سد کردن
coup-action-coup = کودتا

coup-title = کودتا · نوبت { $turns }

coup-event-began = { $reader ->
    [who] کارت‌ها پخش شد. تو شروع می‌کنی.
   *[other] کارت‌ها پخش شد. { $who } شروع می‌کند.
}
coup-event-picked = { $reader ->
    [who] کارت دومت را برداشتی.
   *[other] { $who } کارت دومش را برداشت.
}
coup-event-announced = { $reader ->
    [who] { $action ->
        [aid] کمک خارجی می‌خواهی.
        [tax] می‌گویی: { $role-name }، مالیات.
       *[exchange] می‌گویی: { $role-name }، تعویض.
    }
   *[other] { $action ->
        [aid] { $who } کمک خارجی می‌خواهد.
        [tax] { $who } می‌گوید: { $role-name }، مالیات.
       *[exchange] { $who } می‌گوید: { $role-name }، تعویض.
    }
}
coup-event-aimed = { $action ->
    [assassinate] { $reader ->
        [who] می‌گویی: { $role-name }، سوءقصد به { $target }.
        [target] { $who } می‌گوید: { $role-name }، سوءقصد به تو.
       *[other] { $who } می‌گوید: { $role-name }، سوءقصد به { $target }.
    }
    [steal] { $reader ->
        [who] می‌گویی: { $role-name }، دزدی از { $target }.
        [target] { $who } می‌گوید: { $role-name }، دزدی از تو.
       *[other] { $who } می‌گوید: { $role-name }، دزدی از { $target }.
    }
   *[examine] { $reader ->
        [who] می‌گویی: { $role-name }، بازجویی از { $target }.
        [target] { $who } می‌گوید: { $role-name }، بازجویی از تو.
       *[other] { $who } می‌گوید: { $role-name }، بازجویی از { $target }.
    }
}
coup-event-blocked = { $reader ->
    [who] راه { $target } را سد می‌کنی: { $role-name }.
    [target] { $who } راهت را سد می‌کند: { $role-name }.
   *[other] { $who } راه { $target } را سد می‌کند: { $role-name }.
}
coup-event-doubted = { $reader ->
    [who] باور نمی‌کنی: { $target } و { $role-name }؟
    [target] { $who } باور نمی‌کند: تو و { $role-name }؟
   *[other] { $who } باور نمی‌کند: { $target } و { $role-name }؟
}
coup-event-proved = { $reader ->
    [who] نشان می‌دهی: { $role-name }. کارت به دربار می‌رود و یکی دیگر می‌کشی.
   *[other] { $who } نشان می‌دهد: { $role-name }. کارت به دربار می‌رود و یکی دیگر می‌کشد.
}
coup-event-drew = کارتی که آمد: { $role-name }.
coup-event-caught = { $reader ->
    [who] بلوفت رو شد: { $role-name } نداری.
   *[other] بلوف! { $who }، { $role-name } ندارد.
}
coup-event-conceded = { $reader ->
    [who] { $role-name } را نشان نمی‌دهی.
   *[other] { $who }، { $role-name } را نشان نمی‌دهد.
}
coup-event-refunded = { $reader ->
    [who] { $gain } سکه به تو برمی‌گردد.
   *[other] { $gain } سکه به { $who } برمی‌گردد.
}
coup-event-couped = { $reader ->
    [who] کودتا با ۷ سکه! علیه { $target }.
    [target] { $who } با ۷ سکه کودتا می‌کند! علیه تو.
   *[other] { $who } با ۷ سکه کودتا می‌کند! علیه { $target }.
}
coup-event-struck = { $reader ->
    [target] سوءقصد به تو گرفت.
   *[other] سوءقصد به { $target } گرفت.
}
coup-event-lapsed = { $reader ->
    [who] وقتت تمام شد؛ ساعت به جای تو جواب می‌دهد.
   *[other] وقت { $who } تمام شد؛ ساعت به جایش جواب می‌دهد.
}
coup-event-lost = { $reader ->
    [who] رو می‌کنی: { $role-name }.
   *[other] { $who } رو می‌کند: { $role-name }.
}
coup-event-fell = { $reader ->
    [who] از بازی بیرونی.
   *[other] { $who } از بازی بیرون است.
}
coup-event-earned = { $reader ->
    [who] { $gain } سکه برمی‌داری.
   *[other] { $who }، { $gain } سکه برمی‌دارد.
}
coup-event-stole = { $gain ->
    [0] چیزی برای دزدیدن نیست.
   *[other] { $reader ->
        [who] { $gain } سکه از { $target } می‌گیری.
        [target] { $who }، { $gain } سکه از تو می‌گیرد.
       *[other] { $who }، { $gain } سکه از { $target } می‌گیرد.
    }
}
coup-event-exchanged = { $reader ->
    [who] با دربار کارت عوض کردی.
   *[other] { $who } با دربار کارت عوض کرد.
}
coup-event-showed = { $reader ->
    [who] کارتی به { $target } نشان می‌دهی.
    [target] { $who } کارتی به تو نشان می‌دهد.
   *[other] { $who } کارتی به { $target } نشان می‌دهد.
}
coup-event-returned = { $reader ->
    [who] کارت را به { $target } پس می‌دهی.
    [target] { $who } کارتت را پس می‌دهد.
   *[other] { $who } کارت را به { $target } پس می‌دهد.
}
coup-event-discarded = { $reader ->
    [who] کارت را به دربار می‌فرستی؛ { $target } یکی دیگر می‌کشد.
    [target] { $who } کارتت را به دربار می‌فرستد؛ یکی دیگر می‌کشی.
   *[other] { $who } کارت را به دربار می‌فرستد؛ { $target } یکی دیگر می‌کشد.
}
coup-event-stopped = { $reader ->
    [who] راهت سد شد: چیزی به تو نرسید.
   *[other] راه { $who } سد شد: چیزی به دست نیامد.
}
coup-event-fizzled = { $target } دیگر در بازی نیست، پس اتفاقی نمی‌افتد.
coup-event-went = { $reader ->
    [who] از بازی بیرون رفتی.
   *[other] { $who } از بازی بیرون رفت.
}
coup-event-stalled = بعد از ۴۰۰ نوبت کسی نبرد: مساوی.
coup-event-ended = { $reader ->
    [who] در دربار فقط تو ماندی.
   *[other] در دربار فقط { $who } ماند.
}

coup-ask-pick = بازی دونفره: یک کارت دیگر از دستهٔ خودت بردار.
coup-ask-turn = نوبت توست. چه می‌کنی؟
coup-ask-coup = { $silence ->
    [coup] ده سکه یا بیشتر: باید کودتا کنی. علیه چه کسی؟
   *[other] کودتا. علیه چه کسی؟
}
coup-ask-challenge = باور می‌کنی؟
coup-ask-block = راهش را سد می‌کنی؟
coup-ask-counter = این سد را باور می‌کنی؟
coup-ask-prove = حرفت را باور نمی‌کنند. کارت را نشان می‌دهی؟
coup-ask-lose = { $cause ->
    [coup] علیه تو کودتا شد. کدام کارت را رو می‌کنی؟
    [kill] سوءقصد گرفت. کدام کارت را رو می‌کنی؟
    [doubt] راست بود. برای این تردید کدام کارت را رو می‌کنی؟
    [bluff] بلوفت رو شد. کدام کارت را رو می‌کنی؟
   *[other] کدام کارت را رو می‌کنی؟
}
coup-ask-exchange = کدام کارت‌ها را نگه می‌داری؟
coup-ask-show = کدام کارت را نشان می‌دهی؟
coup-ask-examine = { $stage ->
    [turn] کارت چه کسی را می‌خواهی ببینی؟
   *[examine] به صاحبش برگردد یا به دربار برود؟
}
coup-ask-steal = از چه کسی می‌دزدی؟
coup-ask-assassinate = سوءقصد به چه کسی؟
coup-silence-pick = شانس کارتی برمی‌دارد.
coup-silence-turn = { $silence ->
    [coup] کودتا علیه نفر بعدی.
   *[other] درآمد.
}
coup-silence-challenge = می‌گذری.
coup-silence-block = می‌گذری.
coup-silence-counter = می‌گذری.
coup-silence-prove = اگر کارت را داشته باشی، نشان داده می‌شود.
coup-silence-lose = شانس انتخاب می‌کند.
coup-silence-exchange = کارت‌های خودت می‌ماند.
coup-silence-show = شانس انتخاب می‌کند.
coup-silence-examine = کارت پس داده می‌شود.
coup-play-take = بردار: { $thing }
coup-play-income = درآمد: ۱ سکه
coup-play-aid = کمک خارجی: ۲ سکه
coup-play-tax = دوک: ۳ سکه مالیات
coup-play-steal = کاپیتان: دزدی از { $name }
coup-play-exchange = { $fifth ->
    [inquisitor] { coup-role-inquisitor }: تعویض
   *[ambassador] { coup-role-ambassador }: تعویض
}
coup-play-examine = بازجو: بازجویی از { $name }
coup-play-assassinate = آدمکش: { $name }، با ۳ سکه
coup-play-coup = کودتا علیه { $name }، با ۷ سکه
coup-play-pass = بگذرد
coup-play-challenge = باور نمی‌کنم
coup-play-block = سد با { $thing }
coup-play-prove = نشان دادن کارت
coup-play-concede = رو کردن کارتی دیگر
coup-play-lose = رو کن: { $thing }
coup-play-keep = نگه دار: { $thing }
coup-play-show = نشان بده: { $thing }
coup-play-return = پس بده
coup-play-discard = به دربار
# هر کار چه می‌کند، چه بهایی دارد و دیگران آن‌وقت چه می‌توانند بکنند.
coup-hint-take = این کارت دوم تو می‌شود. چهار تای دیگر از بازی بیرون می‌روند و فقط تو می‌دانی چه بودند.
coup-hint-income = ۱ سکه برمی‌داری. کسی نمی‌تواند جلویش را بگیرد.
coup-hint-aid = ۲ سکه برمی‌داری. هر کس می‌تواند با دوک جلویش را بگیرد.
coup-hint-tax = با دوک ۳ سکه برمی‌داری. هر کس می‌تواند باور نکند، ولی کسی نمی‌تواند سدش کند.
coup-hint-steal = با کاپیتان تا ۲ سکه از یکی می‌گیری. هر کس می‌تواند باور نکند و خودش می‌تواند سد کند: با کاپیتان یا با شخصیت پنجم.
coup-hint-exchange = با شخصیت پنجم از دربار کارت می‌کشی – سفیر دو تا، بازجو یکی – و به اندازهٔ قبل نگه می‌داری. هر کس می‌تواند باور نکند.
coup-hint-examine = با بازجو کارتی را که صاحبش انتخاب می‌کند می‌بینی و می‌توانی عوضش کنی. هر کس می‌تواند باور نکند.
coup-hint-assassinate = با آدمکش و ۳ سکه، یکی کارت از دست می‌دهد. هر کس می‌تواند باور نکند؛ هدف می‌تواند با کنتس سد کند و آن‌وقت سکه‌ها رفته است.
coup-hint-coup = با ۷ سکه یکی کارت از دست می‌دهد. کسی نمی‌تواند جلویش را بگیرد.
coup-hint-pass = چیزی نمی‌گویی. دیگران هنوز می‌توانند چیزی بگویند.
coup-hint-challenge = می‌گویی دروغ است. اگر دروغ باشد او کارت از دست می‌دهد؛ اگر راست باشد، تو.
coup-hint-block = می‌گویی این شخصیت هستی و جلویش را می‌گیری. هر کس می‌تواند باور نکند.
coup-hint-prove = کارت نشان داده و با کارتی نو عوض می‌شود، و کسی که باور نکرد یکی از دست می‌دهد.
coup-hint-concede = کارت پنهان می‌ماند، ولی یکی رو می‌کنی، انگار دروغ گفته بودی.
coup-hint-lose = این کارت رو می‌ماند و دیگر آن شخصیت را نداری.
coup-hint-keep = این‌ها پیش تو می‌ماند. بقیه، بی‌آن‌که کسی ببیند، به دربار برمی‌گردد.
coup-hint-show = فقط کسی که بازجویی می‌کند این کارت را می‌بیند. برمی‌گردد، یا به‌جایش یکی دیگر می‌آید.
coup-hint-return = کارت پیش صاحبش می‌ماند. همه می‌فهمند که ماند، نه این‌که چیست.
coup-hint-discard = کارت در دربار بُر می‌خورد و صاحبش یکی می‌کشد. شاید همان باشد.

# برای کسی که بار اول است: چه کجاست.
coup-guide-middle = کارت‌های دربار و خزانه. اینجا می‌بینی کسی خود را چه می‌نامد؛ شاید دروغ باشد و تو می‌توانی باور نکنی.
coup-guide-seats = بقیه: سکه‌ها و کارت‌های پنهانشان. هر که هر دو کارت را از دست بدهد بیرون است؛ آخرین نفر می‌برد.
coup-guide-secret = دو کارت تو که کس دیگری نمی‌بیند. از دست رفته‌ها رو هستند. چشم همه را می‌پوشاند.
coup-legend-role = شخصیت‌ها

coup-card-board = دربار: { $court } کارت · نوبت { $turns }
coup-card-claim = { $action ->
    [aid] روی میز: { $who }، کمک خارجی
    [tax] روی میز: { $who }، { $role-name }، مالیات
    [assassinate] روی میز: { $who }، { $role-name }، سوءقصد به { $target }
    [steal] روی میز: { $who }، { $role-name }، دزدی از { $target }
    [examine] روی میز: { $who }، { $role-name }، بازجویی از { $target }
   *[exchange] روی میز: { $who }، { $role-name }، تعویض
}
coup-card-block = در برابرش: { $who }، { $role-name }
coup-card-answered = جواب داده‌اند: { $answered }
coup-card-seat = { $cards ->
    [0] بیرون از بازی
   *[other] { $cards } کارت، { $coins } سکه
}
coup-card-lost = روشده: { $names }
coup-card-revealed = { $hands-count ->
    [0] روشده: { $lost }
   *[other] { $hands }{ $lost-count ->
        [0] { "" }
       *[other] { "" } · روشده: { $lost }
    }
}
coup-secret-hand = کارت‌های تو: { $names }.
coup-secret-drawn = کشیده‌ای: { $names }.
coup-secret-pile = { $stage ->
    [pick] دستهٔ تو: { $names }.
   *[other] بیرون از بازی، فقط تو می‌دانی: { $names }.
}
coup-secret-examined = کارتی که نشان داده شد: { $examined-name }.

# برنامه: میز.
coup-hand = کارت‌های تو
coup-pile = دستهٔ تو
coup-shown = کارتی که نشان داده شد
coup-drawn = تازه
coup-aside = بیرون از بازی
coup-court = دربار: { $court }
coup-treasury = خزانه
coup-look-up = شخصیت‌ها
coup-stamp-doubted = شک دارند
coup-stamp-true = راست بود
coup-stamp-bluff = بلوف
coup-stamp-blocked = سد شد
coup-out = از بازی بیرونی، ولی می‌توانی تماشا کنی.
coup-on-turn = نوبت اوست
coup-aimed-at = هدف
coup-has-answered = جواب داده
coup-as-whom = یا بگو فلان شخصیتی، راست یا دروغ:
coup-do-income = درآمد: ۱ سکه
coup-do-aid = کمک خارجی: ۲
coup-do-coup = کودتا با ۷ سکه
coup-do-tax = مالیات: ۳ سکه
coup-do-steal = دزدی: ۲ سکه
coup-do-assassinate = سوءقصد با ۳ سکه
coup-do-exchange = تعویض
coup-do-examine = بازجویی
coup-now-pick = هر کس کارت دومش را برمی‌دارد.
coup-now-turn = { $turn } فکر می‌کند چه کند.
coup-now-challenge = کسی هست که باور نکند؟
coup-now-block = { $at ->
    [one] { $target } راهش را سد می‌کند؟
   *[all] کسی راهش را سد می‌کند؟
}
coup-now-counter = کسی هست که این سد را باور نکند؟
coup-now-prove = { $challenger } باور نمی‌کند. کارت نشان داده می‌شود؟
coup-now-lose = { $loser } انتخاب می‌کند کدام کارت را رو کند.
coup-now-exchange = { $turn } انتخاب می‌کند کدام کارت‌ها را نگه دارد.
coup-now-show = { $target } انتخاب می‌کند کدام کارت را نشان دهد.
coup-now-examine = { $turn } کارت { $target } را نگاه می‌کند.
coup-bluffs = { $count ->
    [0] بی‌بلوف
   *[other] { $count } بار بلوف
}
coup-in-court = در دربار
coup-put-aside = بیرون از بازی: { $who }
coup-struck-out = کارت‌های خط‌خورده از دست رفته‌اند.

coup-reason-last = { $reader ->
    [who] فقط تو هنوز کارت پنهان داری.
   *[other] فقط { $who } هنوز کارت پنهان دارد.
}
coup-reason-left = بقیه رفتند.
coup-reason-endless = در ۴۰۰ نوبت کسی نبرد.

coup-option-fifth = شخصیت پنجم
coup-option-fifth-ambassador = سفیر
coup-option-fifth-inquisitor = بازجو
coup-option-fifth-ambassador-about = برای بازی‌های اول: دو کارت با دربار عوض می‌کند.
coup-option-fifth-inquisitor-about = یک کارت عوض می‌کند یا کارت کسی را می‌بیند.
coup-option-concede = می‌شود اثبات نکرد
coup-option-concede-about = کسی که باورش نکرده‌اند می‌تواند به‌جای اثبات، کارتی دیگر رو کند.
coup-option-parry = سد کردن پس از تردید بی‌جا
coup-option-parry-about = هدفی که بی‌جا باور نکرده، هنوز می‌تواند سد کند.

coup-rules-aim-title = هدف
coup-rules-aim = دو کارت پنهان جلوی توست: دو شخصیت که فقط خودت می‌دانی. هر که هر دو را از دست بدهد، بیرون است. آخرین نفر می‌برد.
coup-rules-turn-title = نوبت تو
coup-rules-turn = یک کار. درآمد: ۱ سکه، کسی جلویش را نمی‌گیرد. کمک خارجی: ۲ سکه، دوک جلویش را می‌گیرد. کودتا: با ۷ سکه یکی کارت از دست می‌دهد، کسی جلویش را نمی‌گیرد. با ۱۰ سکه یا بیشتر باید کودتا کنی. یا بگو فلان شخصیتی – راست یا دروغ – و کاری را بکن که او بلد است.
coup-rules-characters-title = شخصیت‌ها
coup-rules-characters = دوک: ۳ سکه؛ جلوی کمک خارجی را می‌گیرد. آدمکش: با ۳ سکه یکی کارت از دست می‌دهد. کاپیتان: ۲ سکه از یکی می‌گیرد؛ جلوی دزدی را می‌گیرد. کنتس: جلوی آدمکش را می‌گیرد. سفیر: دو کارت می‌کشد و دو تا برمی‌گرداند؛ جلوی دزدی را می‌گیرد. یا به‌جای او بازجو: یک کارت عوض می‌کند، یا کارتی را که خود حریف انتخاب می‌کند می‌بیند و می‌تواند عوضش کند؛ جلوی دزدی را می‌گیرد.
coup-rules-challenge-title = باور نمی‌کنم
coup-rules-challenge = هر ادعایی را هر کس می‌تواند باور نکند؛ نفر اول حساب است. اگر ادعا راست باشد، کارت نشان داده می‌شود، در دربار بُر می‌خورد و کارتی نو می‌آید، و کسی که باور نکرده کارتی رو می‌کند. اگر دروغ باشد، دروغگو کارتی رو می‌کند و اتفاقی نمی‌افتد؛ سه سکهٔ آدمکش برمی‌گردد.
coup-rules-block-title = سد کردن
coup-rules-block = وقتی دیگر کسی تردید ندارد، جلوی کمک خارجی را هر کس می‌تواند بگیرد، ولی جلوی سوءقصد و دزدی را فقط هدفش. سد کردن هم ادعاست و می‌شود باورش نکرد. اگر بماند، کار انجام نمی‌شود و سکه‌های آدمکش از دست رفته است. در هر نوبت فقط یک سد هست.
coup-rules-double-title = دو کارت در یک نوبت
coup-rules-double = اگر آدمکش راستین را باور نکنی، یک کارت از دست می‌دهی و یکی دیگر هم به دست آدمکش، مگر سد کنی. اگر دربارهٔ کنتس دروغ بگویی هم دو کارت می‌رود.
coup-rules-lost-title = کارت‌های از دست رفته
coup-rules-lost = خودت انتخاب می‌کنی کدام کارت رو شود؛ کارت جلوی چشم همه می‌ماند. سکه‌های کسی که بیرون رفته به خزانه برمی‌گردد.
coup-rules-numbers-title = چند نفر
coup-rules-numbers = سه تا شش نفر: از هر شخصیت سه کارت. هفت و هشت نفر: چهار کارت. دو نفر: یک کارت به شانس می‌آید، دیگری را از پنج کارت انتخاب می‌کنی، و دربار سه کارت از دستهٔ سوم است.
coup-rules-silence-title = اگر کسی ساکت بماند
coup-rules-silence = در نوبت خود: درآمد، و با ده سکه کودتا علیه نفر بعدی. وقتی ادعایی شده: می‌گذرد. کارتی که باید رو یا نشان داده شود: به انتخاب شانس. کسی که برای همیشه برود، همهٔ کارت‌هایش رو می‌شود.
