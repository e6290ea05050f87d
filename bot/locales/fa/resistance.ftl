# مقاومت: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.

resistance-role-resistance = مقاومت
resistance-role-spy = جاسوس
resistance-about-resistance = می‌خواهد سه مأموریت موفق شود. فقط خودش را می‌شناسد و فقط می‌تواند موفقیت بازی کند.
resistance-about-spy = می‌خواهد سه مأموریت شکست بخورد. جاسوس‌ها هم را می‌شناسند و می‌توانند موفقیت یا خرابکاری بازی کنند.
resistance-vote-approving = موافق
resistance-vote-rejecting = مخالف
resistance-vote-silent = بی‌رأی
resistance-result-open = در پیش
resistance-result-succeeded = موفق
resistance-result-failed = شکست
resistance-result-forfeited = از دست رفته، بی تیم
resistance-mission-success = موفقیت
resistance-mission-sabotage = خرابکاری

resistance-title = مأموریت { $mission } – ○ { $successes }، ✕ { $failures }

resistance-event-began = { $spies } جاسوس میان شماست. { $reader ->
    [who] اولین رهبر تویی.
   *[other] اولین رهبر: { $who }.
}
resistance-event-proposed = { $reader ->
    [who] پیشنهاد تو: { $team }.
   *[other] پیشنهاد { $who }: { $team }.
}
resistance-event-assigned = { $reader ->
    [who] تو چیزی نگفتی و میز پیشنهاد می‌دهد: { $team }.
   *[other] { $who } چیزی نگفت و میز پیشنهاد می‌دهد: { $team }.
}
resistance-event-approved = تیم می‌رود، { $ayes } به { $noes }. موافق: { $approving }.{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }مخالف: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }بی‌رأی: { $silent }.
}
resistance-event-rejected = تیم نمی‌رود، { $ayes } به { $noes }.{ $approving-count ->
    [0] { "" }
   *[other] { " " }موافق: { $approving }.
}{ $rejecting-count ->
    [0] { "" }
   *[other] { " " }مخالف: { $rejecting }.
}{ $silent-count ->
    [0] { "" }
   *[other] { " " }بی‌رأی: { $silent }.
} رد شماره { $rejects } از { $limit }.
resistance-event-succeeded = مأموریت { $mission } موفق شد: { $sabotages ->
    [0] بی هیچ خرابکاری.
   *[other] { $sabotages } خرابکاری کافی نبود.
} تیم: { $team }.
resistance-event-failed = مأموریت { $mission } شکست خورد: { $sabotages } خرابکاری. تیم: { $team }.
resistance-event-forfeited = تیم‌ها پشت سر هم رد شدند: مأموریت { $mission } از دست رفت.
resistance-event-went = { $reader ->
    [who] از بازی بیرون رفتی.
   *[other] { $who } از بازی بیرون رفت.
}
resistance-event-ended = نقش‌ها رو شدند.

resistance-call-succeeded = ○ مأموریت { $mission } موفق شد: { $sabotages ->
    [0] بی هیچ خرابکاری.
   *[other] { $sabotages } خرابکاری کافی نبود.
}
resistance-call-failed = ✕ مأموریت { $mission } شکست خورد: { $sabotages } خرابکاری.
resistance-call-forfeited = ✕ تیم‌ها پشت سر هم رد شدند: مأموریت { $mission } از دست رفت.

resistance-ask-look = نقشت را ببین، و مراقب باش کسی از روی شانه‌ات نگاه نکند.
resistance-ask-propose = { $size ->
    [one] چه کسی را می‌فرستی؟
   *[other] چه کسانی را می‌فرستی؟ { $size } نفر انتخاب کن.
}
resistance-ask-vote = این تیم برود؟
resistance-ask-play = کدام کارت را بازی می‌کنی؟
resistance-silence-reveal = بازی ادامه پیدا می‌کند.
resistance-silence-propose = میز تو و نفرهای بعدی را پیشنهاد می‌دهد.
resistance-silence-vote = رأی ندادن یعنی مخالف.
resistance-silence-mission = موفقیت بازی می‌شود.
resistance-play-look = نقشم را دیدم
resistance-play-propose = بفرست: { $names }
resistance-play-vote = { $pick ->
    [approve] ○ موافق
    [reject] ✕ مخالف
   *[other] رأی بده
}
resistance-play-play = { $pick ->
    [success] موفقیت
    [sabotage] خرابکاری
   *[other] کارت را انتخاب کن
}
# برای کسی که این کار را کرد، وقتی چیز دیگری برای گفتن نیست.
resistance-done-play = کارتت پشت‌ورو کنار بقیه است.
# هر کار چه می‌کند، چه بهایی دارد و دیگران آن‌وقت چه می‌توانند بکنند.
resistance-hint-look = میز می‌فهمد آماده‌ای. کسی نمی‌فهمد چه دیدی.
resistance-hint-propose = نام کسانی را می‌بری که بروند. بعد همه با هم و آشکارا به این تیم رأی می‌دهند.
resistance-hint-vote = { $pick ->
    [approve] اگر بیش از نیمی موافق باشند، تیم می‌رود. رأی‌ها با هم رو می‌شود و همه رأی تو را می‌بینند.
   *[reject] اگر بیش از نیمی موافق نباشند، نفر بعدی رهبر می‌شود. نقطه‌ها ردشدن‌ها را می‌شمارند: پر که شوند، جاسوس‌ها خوشحال‌اند.
}
resistance-hint-play = { $pick ->
    [success] به سود مأموریت. کارت‌ها پیش از رو شدن قاطی می‌شوند: کسی نمی‌فهمد کدام مال توست.
   *[sabotage] مأموریت را خراب می‌کند؛ تنهایی، یا جایی که نشان دارد، با یکی دیگر. کارت‌ها قاطی می‌شوند: کسی نمی‌فهمد کدام مال توست.
}

# برای کسی که بار اول است: چه کجاست.
resistance-guide-track = پنج مأموریت و این‌که هر بار چند نفر می‌روند. سه موفقیت: برد مقاومت؛ سه شکست: برد جاسوس‌ها.
resistance-guide-seats = همهٔ دور میز. تاج‌دار رهبر است و تیم را نام می‌برد؛ مشعل با کسی است که می‌رود و رأی‌ها هم همین‌جاست.
resistance-guide-middle = آنچه حالا تصمیم می‌گیریم و آنچه بار پیش گرفتیم. کارت‌های مأموریت پیش از رو شدن اینجا قاطی می‌شوند.
resistance-guide-secret = نقش تو، فقط برای چشم خودت. جاسوس‌ها اینجا هم را می‌بینند؛ مقاومت فقط خودش را می‌شناسد.
resistance-legend-role = نقش‌ها
resistance-legend-mission = کارت‌های مأموریت
resistance-about-success = به سود مأموریت. هر کس می‌تواند بازی کند، جاسوس هم.
resistance-about-sabotage = به زیان مأموریت. فقط جاسوس می‌تواند بازی کند؛ یکی بس است، و جایی که نشان دارد دو تا.
resistance-barred-play = فقط جاسوس می‌تواند خرابکاری بازی کند.

# سر میز برنامه.
resistance-missions = مأموریت‌ها
resistance-roles = نقش همه
resistance-mine = نقش من
resistance-alone = جز خودت کسی را نمی‌شناسی.
resistance-fellows = جاسوس‌های همراه تو
resistance-with-you = همراه تو:
resistance-rejections = رد پشت سر هم
resistance-rejections-cost = { $reject_cost ->
    [mission] { $limit } رد: مأموریت از دست رفت
   *[game] { $limit } رد: برد جاسوس‌ها
}
resistance-plan = مأموریت { $mission }: { $size } نفر می‌روند.{ $need ->
    [1] { "" }
   *[other] { " " }شکستش { $need } خرابکاری می‌خواهد.
}
resistance-now = { $stage ->
    [reveal] { $spy_count } جاسوس میان شما { $players } نفر است
    [propose] { $reader ->
        [who] مأموریت { $mission }: { $size } نفر انتخاب کن
       *[other] مأموریت { $mission }: { $leader } { $size } نفر انتخاب می‌کند
    }
    [vote] { $reader ->
        [who] مأموریت { $mission }: تیم پیشنهادی تو
       *[other] مأموریت { $mission }: تیم پیشنهادی { $leader }
    }
   *[mission] مأموریت { $mission }: { $done } کارت از { $all } بازی شده
}
resistance-ballot = { $approved ->
    [yes] تیم می‌رود، { $ayes } به { $noes }
   *[no] تیم نمی‌رود، { $ayes } به { $noes }
}
resistance-voted = { $vote }: { $names }
resistance-seat-team = در تیم
resistance-seat-voted = آخرین رأی: { $vote }
resistance-seat-answered = جواب داده
resistance-sign-crown = رهبر است و تیم را نام می‌برد.
resistance-sign-torch = در تیم پیشنهادی است.
resistance-sign-sealed = جواب داده. هنوز کسی نمی‌بیند چه.
resistance-sign-bomb = خرابکاری. روی مأموریتی که تمام شده: چند تا بوده.
resistance-sign-person = چند نفر به این مأموریت می‌روند.
resistance-sign-double = زیر یک مأموریت: شکستش دو خرابکاری می‌خواهد.

resistance-card-board = مأموریت { $mission } از ۵ · تیم { $size } نفره{ $need ->
    [1] { "" }
   *[other] { "" }، شکستش { $need } خرابکاری می‌خواهد
} · جاسوس‌های میز: { $spy_count }
resistance-card-missions = { $result ->
    [open] { "" }
    [succeeded] { $number }. ○ موفق، خرابکاری: { $sabotages }. { $team }
    [failed] { $number }. ✕ شکست، خرابکاری: { $sabotages }. { $team }
   *[forfeited] { $number }. ✕ از دست رفته، بی تیم
}
resistance-card-rejects = رد پشت سر هم: { $rejects } از { $limit }
resistance-card-team = { $stage ->
    [mission] در مأموریت: { $team }
   *[other] پیشنهاد: { $team }
}
resistance-card-answered = جواب داده‌اند: { $answered }
resistance-card-leader = رهبر
resistance-card-revealed = { $roles ->
    [spy] ✕ { $roles-name }
   *[other] ○ { $roles-name }
}
resistance-secret-role = { $role ->
    [spy] تو جاسوسی.
   *[other] تو عضو مقاومتی.
}
resistance-secret-spies = جاسوس‌ها: { $names }.
resistance-secret-vote = رأی تو: { $vote-name }.

resistance-leaving = آن وقت بازی برای کسی حساب نمی‌شود و همه چیز رو می‌شود.
resistance-reason-successes = سه مأموریت موفق شد.
resistance-reason-failures = سه مأموریت شکست خورد.
resistance-reason-rejections = تیم‌های زیادی پشت سر هم رد شدند.
resistance-reason-void = یکی رفت، پس برنده‌ای نیست.

resistance-option-preset = اعداد
resistance-option-preset-about = تیم‌ها: در هر یک از پنج مأموریت چند نفر می‌روند. * یعنی شکستش دو خرابکاری می‌خواهد.
resistance-option-preset-guide = راهنمای فارسی
resistance-option-preset-classic = کلاسیک
resistance-option-preset-guide-about = جاسوس بیشتر، همان‌طور که در راهنمای فارسی آمده.
resistance-option-preset-classic-about = جدول بازی چاپ‌شده.
resistance-option-reject_cost = ردهای زیاد پشت سر هم
resistance-option-reject_cost-game = پایان بازی
resistance-option-reject_cost-mission = یک مأموریت از دست می‌رود
resistance-option-first = رهبر اول
resistance-option-first-chance = به انتخاب شانس
resistance-option-first-opener = کسی که میز را باز کرد
resistance-numbers = { $spies } جاسوس · { $resistance } مقاومت · تیم‌ها { $teams } · سقف رد { $rejections }
resistance-advice-forced = وقتی { $count } نفرید، جاسوس‌های راهنما می‌توانند همهٔ تیم‌ها را رد کنند و ببرند؛ اعداد کلاسیک را بردارید.

resistance-rules-aim-title = هدف
resistance-rules-aim = مقاومت می‌خواهد سه مأموریت موفق شود و جاسوس‌ها می‌خواهند سه مأموریت شکست بخورد. جاسوس‌ها از اول هم را می‌شناسند؛ مقاومت هیچ‌کس را نمی‌شناسد.
resistance-rules-team-title = تیم
resistance-rules-team = رهبر به اندازه‌ای که مأموریت می‌خواهد نام می‌برد و می‌تواند خودش را هم نام ببرد. فهرست مأموریت‌ها نشان می‌دهد چند نفر می‌روند.
resistance-rules-vote-title = رأی‌گیری
resistance-rules-vote = همه هم‌زمان رأی می‌دهند، رهبر هم. وقتی همهٔ رأی‌ها رسید، با نام نشان داده می‌شوند. بیش از نصف باید موافق باشند: مساوی یعنی رد، و رأی ندادن هم یعنی رد. بعد از رد، نفر بعدی در جهت عقربه‌های ساعت رهبر می‌شود.
resistance-rules-rejections-title = رد شدن‌ها
resistance-rules-rejections = اگر پنج تیم پشت سر هم رد شود، جاسوس‌ها برده‌اند (با اعداد راهنما و ده نفر، چهار تیم). صاحب میز می‌تواند به‌جایش انتخاب کند که فقط همان مأموریت از دست برود. وقتی تیمی راه افتاد، شمارش از نو شروع می‌شود.
resistance-rules-mission-title = مأموریت
resistance-rules-mission = هر عضو تیم پنهانی یک کارت بازی می‌کند: مقاومت فقط موفقیت، جاسوس هر چه بخواهد. کارت‌ها قاطی و رو می‌شوند. یک خرابکاری مأموریت را شکست می‌دهد؛ مأموریت ستاره‌دار دو تا می‌خواهد. هیچ‌کس نمی‌فهمد چه کسی چه بازی کرده. در طول مأموریت، تیم ساکت است، در گفت‌وگوی میز هم.
resistance-rules-end-title = پایان
resistance-rules-end = با امتیاز سوم هر طرف بازی تمام می‌شود و همهٔ نقش‌ها رو می‌شوند.
resistance-rules-silence-title = اگر کسی ساکت بماند
resistance-rules-silence = بدون پیشنهاد: میز رهبر و نفرهای بعدی را پیشنهاد می‌دهد. بدون رأی: مخالف حساب می‌شود. بدون کارت: موفقیت. اگر کسی برای همیشه برود و رایانه اجازه نداشته باشد جایش بنشیند، بازی برنده‌ای ندارد.
resistance-rules-numbers-title = دو جور عدد
resistance-rules-numbers = راهنما سه یا چهار جاسوس دارد: با پنج تا هشت نفر، نصف رأی‌ها یا بیشتر دست آن‌هاست و می‌توانند برد را تحمیل کنند؛ پس بازی واقعی با نه یا ده نفر است. جدول کلاسیک با هر تعدادی منصفانه است.
