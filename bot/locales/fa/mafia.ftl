# مافیا، بازی شمارهٔ ۱۴: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.

mafia-role-maf = مافیا
mafia-role-maniac = دیوانه
mafia-role-doctor = دکتر
mafia-role-commissioner = کمیسر
mafia-role-civilian = بنّا
mafia-about-maf = پول گرفته تا ساختمان تمام نشود. دو نفرند، هم را می‌شناسند و شب‌ها با هم کمین می‌کنند.
mafia-about-maniac = همهٔ مزد را برای خودش می‌خواهد. شب‌ها روی سر یکی آجر می‌اندازد: اولی یک روز گیج می‌کند، دومی می‌کشد.
mafia-about-doctor = شب‌ها با یکی دود می‌کند، یا تنهایی دو برابر. هر که با او دود کرده، آن شب در امان است؛ دود دوبرابر خودش را از مافیا حفظ می‌کند.
mafia-about-commissioner = شب‌ها بیدار است و می‌بیند چه کسی خواب است (بنّاها و دکتر) و چه کسی نه (مافیا و دیوانه).
mafia-about-civilian = می‌خواهد خانه ساخته شود. شب می‌خوابد، روز قضاوت می‌کند.
mafia-fate-alive = اینجا
mafia-fate-leaving = در حال رفتن
mafia-fate-jailed = زندانی
mafia-fate-killed = کشتهٔ شب
mafia-fate-bricked = کشتهٔ آجر
mafia-fate-left = رفته
mafia-fate-removed = بیرون، به‌خاطر سکوت
mafia-circle-mafs = مافیا

mafia-title = { $stage ->
    [meet] مافیا · شب آشنایی
    [night] مافیا · شب { $day }
   *[other] مافیا · روز { $day }
}

mafia-event-began = { $count } نفر سر ساختمان‌اند: دو مافیا، یک دیوانه، یک دکتر، یک کمیسر و { $civilians } بنّا.
mafia-event-dawned = روز { $day }. چه کسی را محاکمه کنیم؟
mafia-event-named = { $reader ->
    [who] { $target } را نام می‌بری.
    [target] { $who } تو را نام می‌برد.
   *[other] { $who }، { $target } را نام می‌برد.
}
mafia-event-accused = { $round ->
    [1] در محاکمه: { $nominees }.
   *[other] رأی‌ها برابر است. یک بار دیگر: { $nominees }.
}
mafia-event-counted = { $reader ->
    [target] { $count ->
        [0] هیچ‌کس علیه تو نیست.
       *[other] علیه تو، { $count }: { $voters }.
    }
   *[other] { $count ->
        [0] علیه { $target }: هیچ‌کس.
       *[other] علیه { $target }، { $count }: { $voters }.
    }
}
mafia-event-abstained = بی‌رأی: { $silent }.
mafia-event-jailed = { $reader ->
    [who] تو را بردند. نقشت در پایان معلوم می‌شود.
   *[other] { $who } را بردند. که بود، در پایان معلوم می‌شود.
}
mafia-event-spared = امروز کسی را نمی‌برند.
mafia-event-removed = { $reader ->
    [who] دو روز سکوت: دیگر سر ساختمان نیستی.
   *[other] دو روز سکوت: { $who } دیگر سر ساختمان نیست.
}
mafia-event-missed = { $count ->
    [one] امروز ساکت بود: { $silent }. یک روز دیگر هم بگذرد، بیرون است.
   *[other] امروز ساکت بودند: { $silent }. یک روز دیگر هم بگذرد، بیرون‌اند.
}
mafia-event-fell = شب { $night } شد.
mafia-event-checked = { $awake ->
    [yes] گشت شبانه‌ات: { $target } بیدار بود.
   *[no] گشت شبانه‌ات: { $target } خواب بود.
}
mafia-event-stunned = { $reader ->
    [who] آجری به سرت خورد. امروز نه حرف، نه رأی.
   *[other] آجری به سر { $who } خورد: امروز نه حرف، نه رأی.
}
mafia-event-bricked = { $reader ->
    [who] آجر دوم: دیگر نیستی.
   *[other] آجر دوم: { $who } کشته شد.
}
mafia-event-killed = { $reader ->
    [who] شبانه کشته شدی.
   *[other] شبانه کشته شد: { $who }.
}
mafia-event-slept = شب آرامی بود.
mafia-event-left = { $reader ->
    [who] از ساختمان رفتی.
   *[other] { $who } از ساختمان رفت.
}
mafia-event-ended = نقش‌ها رو شدند.
mafia-call-fell = 🌙 شب { $night }. همه سر میز، هر کس انتخابی دارد.
mafia-call-dawned = ☀️ روز { $day } شد.

mafia-ask-meet = نقشت را ببین. بازی با روز شروع می‌شود.
mafia-ask-nominate = چه کسی را به محاکمه می‌کشی؟
mafia-ask-vote = چه کسی را ببرند؟
mafia-ask-night = امشب چه کسی را انتخاب می‌کنی؟
mafia-silence-meet = روز شروع می‌شود.
mafia-silence-nominate = کسی را نام نمی‌بری.
mafia-silence-vote = رأی نمی‌دهی.
mafia-silence-night = آخرین انتخابت حساب است.
mafia-play-look = نقشم را دیدم
mafia-play-name = نام ببر: { $name }
mafia-play-pass = هیچ‌کس
mafia-play-vote = { $aim ->
    [self] علیه خودم
   *[other] علیه { $name }
}
mafia-play-abstain = رأی نمی‌دهم
mafia-play-choose = { $aim ->
    [self] خودم
    [none] انتخاب: …
   *[other] { $name }
}
mafia-play-withdraw = پشیمان شدم
mafia-play-ready = آماده‌ام
# برای کسی که این کار را کرد، وقتی چیز دیگری برای گفتن نیست؛ $owed یعنی هنوز از او جواب می‌خواهند یا نه.
mafia-done-choose = امشب: { $aim ->
    [self] خودت.
   *[other] { $name }.
}{ $owed ->
    [yes] { " " }اگر همین است، «{ mafia-play-ready }» را بزن.
   *[no] { "" }
}
mafia-done-withdraw = امشب: هیچ‌کس.{ $owed ->
    [yes] { " " }دوباره انتخاب کن یا «{ mafia-play-ready }» را بزن.
   *[no] { "" }
}
mafia-done-ready = آماده‌ای. وقتی همه آماده شوند، شب تمام می‌شود.
# هر کار چه می‌کند، چه بهایی دارد و دیگران آن‌وقت چه می‌توانند بکنند.
mafia-hint-look = میز می‌فهمد آماده‌ای. کسی نمی‌فهمد چه دیدی؛ بازی با روز شروع می‌شود.
mafia-hint-name = این یکی را به محاکمه می‌کشی؛ امروز کسی دوباره نامش را نمی‌برد. اگر تنها نام بماند، بی رأی‌گیری می‌برندش.
mafia-hint-pass = نام کسی را نمی‌بری. اگر همه چنین کنند، شب می‌شود.
mafia-hint-vote = رأی تو علیه این یکی. وقتی همه رأی دادند، رأی‌ها با نام نشان داده می‌شود؛ بیشترین رأی تعیین می‌کند.
mafia-hint-abstain = به کسی رأی نمی‌دهی. این هم جواب است.
mafia-hint-choose = امشب این یکی. نتیجه‌اش با نقش توست، و تا همه آماده نشده‌اند می‌توانی عوضش کنی.
mafia-hint-withdraw = انتخاب امشب را پس می‌گیرد: آن‌وقت هیچ‌کس.
mafia-hint-ready = امشب کارت تمام است. تا وقتی بقیه فکر می‌کنند، هنوز می‌توانی عوض کنی.

# برای کسی که بار اول است: چه کجاست.
mafia-guide-middle = ساختمان نیمه‌کاره. روزها می‌بینی چه کسی محاکمه می‌شود و رأی‌ها چه بود؛ سپیده‌دم، شب چه کرده.
mafia-guide-seats = همهٔ کسانی که سر کارند. هر که را می‌خواهی لمس کن؛ نشانه‌ها می‌گویند که محاکمه می‌شود، گیج است یا رفته.
mafia-guide-secret = نقش تو، فقط برای چشم خودت، و آنچه فهمیده‌ای. شب صفحهٔ همه یک شکل است.
mafia-legend-role = نقش‌ها
mafia-barred-choose = کمیسر فقط دیگران را می‌بیند، و دکتر دو شب پشت سر هم با یک نفر دود نمی‌کند.

mafia-card-board = { $stage ->
    [meet] شب آشنایی: هر کس نقشش را می‌بیند.
    [nominate] روز { $day }: چه کسی محاکمه شود؟
    [vote] روز { $day }: رأی‌گیری، دور { $round }.
   *[night] شب { $day }: هر کس پنهانی انتخاب می‌کند.
}
mafia-card-candidates = در محاکمه: { $candidates }
mafia-card-fates = { $fates ->
    [alive] { "" }
   *[other] { $fates-name }
}
mafia-card-stunned = آجر خورده
mafia-card-accusers = نام‌برده از سوی { $accusers }
mafia-card-revealed = { $roles-name }
mafia-secret-role = نقش تو: { $role-name }. { $stage ->
    [night] { mafia-whom }
   *[other] { $role ->
        [maf] { mafia-about-maf }
        [maniac] { mafia-about-maniac }
        [doctor] { mafia-about-doctor }
        [commissioner] { mafia-about-commissioner }
       *[civilian] { mafia-about-civilian }
    }
}
mafia-secret-mafs = مافیا: { $names }.
mafia-secret-choices = { $reader ->
    [who] انتخاب امشب تو: { $choices }.
   *[other] انتخاب امشب { $who }: { $choices }.
}
mafia-secret-past = { $role ->
    [commissioner] شب { $night }: { $seat } { $awake ->
        [yes] بیدار بود.
        [no] خواب بود.
       *[none] – چیزی دیده نشد.
    }
    [doctor] شب { $night }: دود برای { $seat }.
    [maniac] شب { $night }: آجر برای { $seat }.
    [maf] شب { $night }: کمین برای { $seat }.
   *[civilian] { "" }
}

mafia-reason-builders = سر ساختمان فقط خودی‌ها ماندند.
mafia-reason-mafs = فقط مافیا ماند.
mafia-reason-maniac = همهٔ ساختمان به دیوانه رسید.
mafia-reason-nobody = هیچ‌کس نماند.
mafia-reason-stalemate = روزها گذشت و کار به جایی نرسید: مساوی.

mafia-option-mafs = اگر مافیا دو نفر متفاوت بخواهند
mafia-option-mafs-agree = کسی نمی‌میرد
mafia-option-mafs-last = آخرین کسی که هر دو خواستند

mafia-rules-aim-title = هدف
mafia-rules-aim = سر ساختمان سه نیرو هست: بنّاها (با دکتر و کمیسر)، دو مافیا، و دیوانه. نیرویی می‌برد که از دو نیروی دیگر کسی نمانده باشد. بردن با تعداد نداریم: دو مافیا و یک بنّا بازی را ادامه می‌دهند.
mafia-rules-roles-title = نقش‌ها
mafia-rules-roles = دو مافیا که هم را می‌شناسند، یک دیوانه، یک دکتر، یک کمیسر؛ بقیه بنّا هستند. نقش زندانی‌ها و کشته‌ها تا پایان رو نمی‌شود.
mafia-rules-day-title = روز
mafia-rules-day = هر کس که توان دارد می‌تواند روزی یک بار یکی دیگر را به محاکمه بکشد؛ کسی را که نامش آمده دوباره نام نمی‌برند. هیچ نامی: شب می‌شود. یک نام: همان لحظه می‌برندش، بی رأی‌گیری. دو نام یا بیشتر: رأی می‌گیریم.
mafia-rules-vote-title = رأی‌گیری
mafia-rules-vote = هر کس یک رأی دارد، علیه خودش هم می‌شود، رأی ندادن هم می‌شود. وقتی همه رأی دادند، رأی‌ها با نام نشان داده می‌شود. بیشترین رأی تعیین می‌کند. اگر همهٔ نام‌ها برابر باشند، کسی را نمی‌برند. اگر فقط بالایی‌ها برابر باشند، میان همان‌ها دوباره رأی می‌گیریم.
mafia-rules-night-title = شب
mafia-rules-night = همه هم‌زمان انتخاب می‌کنند و تا وقتی همه آماده نشده‌اند می‌توانند عوض کنند؛ بنّاها به کسی شک می‌کنند که کسی نمی‌بیند. بعد به این ترتیب: آجر دیوانه، دود دکتر، گشت کمیسر، کمین مافیا.
mafia-rules-brick-title = آجر
mafia-rules-brick = آجر اول گیج می‌کند: کار آن شب بی‌اثر است و روز بعد نه حرف است و نه رأی. آجر دوم می‌کشد. صبح گفته می‌شود به که خورده.
mafia-rules-doctor-title = دود
mafia-rules-doctor = دکتر با یک نفر دود می‌کند، یا تنهایی دو برابر. هر که با او دود کرده آن شب از آجر و مافیا در امان است؛ دود دوبرابر فقط از مافیا حفظ می‌کند. دو شب پشت سر هم با یک نفر نمی‌شود، دو بار دود دوبرابر هم نمی‌شود. آجر روی سر دکتر همه را بی‌اثر می‌کند.
mafia-rules-mafs-title = مافیا
mafia-rules-mafs = هر دو باید یک قربانی بخواهند، وگرنه خطا می‌رود؛ اگر فقط یکی انتخاب کند، همان حساب است. آجرخورده حساب نیست. شب‌ها می‌توانند با هم بنویسند.
mafia-rules-commissioner-title = کمیسر
mafia-rules-commissioner = صبح می‌داند کسی خواب بوده یا نه: بنّاها و دکتر می‌خوابند، مافیا و دیوانه نه. مافیا را از دیوانه نمی‌شناسد.
mafia-rules-end-title = پایان
mafia-rules-end = اگر کسی زنده نماند، برنده‌ای نیست. سه شبانه‌روز بی زندانی و بی حمله، مساوی است.
mafia-rules-silence-title = اگر کسی ساکت بماند
mafia-rules-silence = روزها سکوت یعنی نه نام و نه رأی؛ شب آخرین انتخاب حساب است. بعد از دو روز سکوت، بازیکن بیرون است. هر که برود، سپیدهٔ بعد دیگر نیست. کشته‌ها، زندانی‌ها و آجرخورده‌ها می‌خوانند ولی نمی‌نویسند.

# میز در برنامه

mafia-mine = فقط تو می‌دانی
mafia-with = همراه { $names }
mafia-not-tonight = امشب نه: { $names }
mafia-chosen = انتخاب امشب تو
mafia-out-leaving = می‌رود
mafia-out-jailed = زندان
mafia-out-killed = کمین
mafia-out-bricked = آجر
mafia-out-left = رفته
mafia-out-removed = سکوت
mafia-out-stunned = گیج
mafia-hit-before = پیش‌تر آجر خورده
mafia-duty-maf = هر دو، یک نفر.
mafia-duty-maniac = آجر دوم می‌کشد.
mafia-duty-doctor = خودت یعنی دود دوبرابر.
mafia-duty-commissioner = مافیا و دیوانه بیدارند.
mafia-duty-civilian = روزها قضاوت می‌کنی.
mafia-alone = حالا فقط خودت انتخاب می‌کنی.
mafia-whom = { $role ->
    [maf] برای چه کسی کمین می‌کنید؟
    [maniac] آجر روی سر چه کسی می‌افتد؟
    [doctor] با چه کسی دود می‌کنی؟
    [commissioner] به چه کسی سر می‌زنی؟
   *[civilian] در دلت به چه کسی شک داری؟
}
mafia-tonight = امشب: { $target }
mafia-decided = { $who }: { $target }
mafia-undecided = { $who }: هنوز هیچ‌کس
mafia-write-to = پیام به { $names }
mafia-outlook = { $count ->
    [0] اگر نامی نیاید، شب می‌شود.
    [1] تنها یک نام: بی رأی‌گیری می‌برندش.
   *[other] { $count } نام: رأی می‌گیریم.
}
mafia-news = خبرهای صبح
mafia-verdict-most = بیشترین رأی: می‌برندش
mafia-verdict-again = برابر فقط در صدر: یک دور دیگر میان آن‌ها
mafia-verdict-none = همه برابر: هیچ‌کس
mafia-round = رأی‌های دور { $round }
mafia-spared = رها شد
mafia-seen-awake = شب بیدار بود
mafia-seen-asleep = شب خواب بود
mafia-ready = آماده‌ای. تا همه آماده شوند، می‌توانی عوضش کنی.
mafia-nobody = امشب هیچ‌کس
mafia-looks-on = دیگر سر ساختمان نیستی. تماشا کن؛ در پایان همه چیز رو می‌شود.
mafia-lies-low = آجر خورده‌ای: امروز نه حرف، نه رأی.
mafia-last-call = دیروز ساکت بودی. امروز جواب بده، وگرنه بیرونی.
mafia-vain = بی‌اثر
mafia-suspected = شک بنّاها
mafia-votes = { $count } رأی: { $voters }
mafia-counted = آخرین رأی‌گیری
mafia-roles = که چه بود
mafia-nights = شب‌ها چه پنهان داشتند
mafia-night = شب { $night }
mafia-did = { $role ->
    [maf] { $who } برای { $target } کمین کرد.
    [maniac] { $who } آجری روی { $target } انداخت.
    [doctor] { $aim ->
        [self] { $who } تنهایی دو برابر دود کرد.
       *[other] { $who } با { $target } دود کرد.
    }
    [commissioner] { $who } به { $target } سر زد.
   *[civilian] { $who } به { $target } شک داشت.
}
