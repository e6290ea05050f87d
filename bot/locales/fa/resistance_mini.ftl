# مقاومت کوچک: واژه‌های مشترک گفت‌وگو و برنامه. متغیرها در پروندهٔ انگلیسی شرح داده شده‌اند.

resistance_mini-character-spy = جاسوس
resistance_mini-character-resister = مبارز
resistance_mini-result-success = موفقیت
resistance_mini-result-fail = شکست
resistance_mini-claim-spy = سردسته‌ام جاسوس است
resistance_mini-claim-resister = سردسته‌ام مبارز است
resistance_mini-claim-success = یک موفقیت دارم
resistance_mini-claim-fail = یک شکست دارم
resistance_mini-position-0 = اول
resistance_mini-position-1 = وسط
resistance_mini-position-2 = سوم
resistance_mini-about-spy = اگر دو یا سه تا از این‌ها جلویت باشد، با شکست‌ها می‌بری.
resistance_mini-about-resister = اگر دو یا سه تا از این‌ها جلویت باشد، با موفقیت‌ها می‌بری.
resistance_mini-about-success = کارت آبی مأموریت. سه مأموریت موفق، و مبارزها برده‌اند.
resistance_mini-about-fail = کارت قرمز مأموریت. یکی‌اش برای شکست کافی است؛ سه مأموریت شکست‌خورده، و جاسوس‌ها برده‌اند.

resistance_mini-title = { $stage ->
    [mission] مقاومت کوچک · مأموریت
    [drop] مقاومت کوچک · مأموریت
    [hand] مقاومت کوچک · مأموریت
   *[other] مقاومت کوچک · نوبت { $turns }
}

resistance_mini-event-began = { $reader ->
    [who] سه شخصیتت را یک بار ببین. حرکت اول با توست.
   *[other] هر کس سه شخصیتش را یک بار می‌بیند. حرکت اول با { $who } است.
}
resistance_mini-event-arranged = { $reader ->
    [who] شخصیت‌هایت پشت‌رو روی میزند.
   *[other] { $who } سه شخصیتش را پشت‌رو گذاشت.
}
resistance_mini-event-asked = { $reader ->
    [who] می‌خواهی جابه‌جا کنی: { $places }.
   *[other] { $who } می‌خواهد جابه‌جا کند: { $places }.
}
resistance_mini-event-agreed = { $reader ->
    [who] موافقی.
   *[other] { $who } موافق است.
}
resistance_mini-event-refused = { $reader ->
    [who] موافق نیستی.
    [target] { $who } موافق نیست: کار دیگری بکن.
   *[other] { $who } موافق نیست.
}
resistance_mini-event-swapped = { $reader ->
    [who] دو شخصیت در دست تو بود: { $places }.
   *[other] { $who } دو شخصیت را به دست گرفت: { $places }.
}
resistance_mini-event-changed = { $reader ->
    [who] { $token ->
        [yes] یک ژتون جناح برمی‌داری.
       *[no] ژتون جناحت را پس می‌دهی.
    }
   *[other] { $token ->
        [yes] { $who } یک ژتون جناح برمی‌دارد.
       *[no] { $who } ژتون جناحش را پس می‌دهد.
    }
}
resistance_mini-event-took = { $reader ->
    [who] یک کارت مأموریت برمی‌داری. در دسته: { $deck }.
   *[other] { $who } یک کارت مأموریت برمی‌دارد. در دسته: { $deck }.
}
resistance_mini-event-discarded = { $reader ->
    [who] یک کارت مأموریت دور می‌اندازی.
   *[other] { $who } یک کارت مأموریت دور می‌اندازد.
}
resistance_mini-event-claimed = { $reader ->
    [who] می‌گویی: «{ $claim-name }».
   *[other] { $who } می‌گوید: «{ $claim-name }».
}
resistance_mini-event-believed = کسی بررسی نمی‌کند.
resistance_mini-event-checked = { $reader ->
    [who] { $target } را بررسی می‌کنی.
    [target] { $who } تو را بررسی می‌کند.
   *[other] { $who }، { $target } را بررسی می‌کند.
}
resistance_mini-event-unmasked = { $reader ->
    [who] وسطی‌ات نشان داده شد: { $character-name }.
   *[other] { $who } وسطی‌اش را نشان می‌دهد: { $character-name }.
}
resistance_mini-event-showed = { $result ->
    [success] { $reader ->
        [who] یک موفقیت نشان می‌دهی.
       *[other] { $who } یک موفقیت نشان می‌دهد.
    }
   *[fail] { $reader ->
        [who] یک شکست نشان می‌دهی.
       *[other] { $who } یک شکست نشان می‌دهد.
    }
}
resistance_mini-event-proved = { $reader ->
    [target] راست بود: دو تا رو می‌کنی.
   *[other] راست بود: { $target } دو تا رو می‌کند.
}
resistance_mini-event-caught = { $reader ->
    [who] بلوف بود: دو تا رو می‌کنی.
   *[other] بلوف بود: { $who } دو تا رو می‌کند.
}
resistance_mini-event-turned = { $reader ->
    [who] رو می‌کنی: { $characters }.
   *[other] { $who } رو می‌کند: { $characters }.
}
resistance_mini-event-replaced = { $reader ->
    [who] کارت نشان‌داده‌شده ته دسته می‌رود و یکی دیگر می‌کشی.
   *[other] کارت نشان‌داده‌شده ته دسته می‌رود و { $who } یکی دیگر می‌کشد.
}
resistance_mini-event-peeked = { $reader ->
    [who] { $count } کارت روی دسته را می‌بینی.
   *[other] { $who }، { $count } کارت روی دسته را می‌بیند.
}
resistance_mini-event-buried = { $count ->
    [0] کارتی ته دسته نرفت.
   *[other] { $count } کارت ته دسته رفت.
}
resistance_mini-event-declined = { $reader ->
    [who] به همین بسنده می‌کنی.
   *[other] { $who } به همین بسنده می‌کند.
}
resistance_mini-event-robbed = { $reader ->
    [who] یک کارت مأموریت از { $target } می‌گیری.
    [target] { $who } یک کارت مأموریت از تو می‌گیرد.
   *[other] { $who } یک کارت مأموریت از { $target } می‌گیرد.
}
resistance_mini-event-gave = { $reader ->
    [who] کارت سوم را به { $target } می‌دهی.
    [target] { $who } کارت سوم را به تو می‌دهد.
   *[other] { $who } کارت سوم را به { $target } می‌دهد.
}
resistance_mini-event-set-out = مأموریت { $mission }: { $team }. کارت‌های دسته: { $count }. { $reader ->
    [who] رهبر تویی.
   *[other] رهبر: { $who }.
}
resistance_mini-event-passed = { $reader ->
    [who] می‌گذری.
   *[other] { $who } می‌گذرد.
}
resistance_mini-event-dropped = { $drew ->
    [yes] یک کارت از دسته رفت و یکی آمد. مانده: { $count }.
   *[no] یک کارت از دسته رفت. مانده: { $count }.
}
resistance_mini-event-handed = { $reader ->
    [who] دسته را به { $target } می‌دهی.
    [target] { $who } دسته را به تو می‌دهد.
   *[other] { $who } دسته را به { $target } می‌دهد.
}
resistance_mini-event-finished = { $result ->
    [success] مأموریت { $mission } موفق شد. در دسته: { $results }.
   *[fail] مأموریت { $mission } شکست خورد. در دسته: { $results }.
}
resistance_mini-event-went = { $reader ->
    [who] از بازی بیرون رفتی.
   *[other] { $who } از بازی بیرون رفت.
}
resistance_mini-event-ended = همهٔ شخصیت‌ها رو شدند.
resistance_mini-call-set-out = مأموریت { $mission } راه افتاد: { $team }. رهبر: { $who }، کارت‌های دسته: { $count }.
resistance_mini-call-finished = { $result ->
    [success] ○ مأموریت { $mission } موفق شد. در دسته: { $results }.
   *[fail] ✕ مأموریت { $mission } شکست خورد. در دسته: { $results }.
}

resistance_mini-ask-arrange = فقط حالا می‌بینی‌شان. به چه ترتیبی بگذاری؟ دومی سردسته است.
resistance_mini-ask-turn = نوبت توست: یک کار.
resistance_mini-ask-swap = کدام دو شخصیت را جابه‌جا می‌کنی؟
resistance_mini-ask-consent = می‌گذاری وسطی‌ات را به دست بگیرند؟
resistance_mini-ask-lay = کدام برود به جای اول؟
resistance_mini-ask-extend = می‌گویی سردسته‌ات مبارز است تا نیمهٔ دیگر را هم انجام دهی؟
resistance_mini-ask-claim = { $stage ->
    [claim] باور می‌کنی؟
   *[other] همین را می‌گویی؟ شاید بررسی کنند.
}
resistance_mini-ask-expose = کدام شخصیتت را رو می‌کنی؟
resistance_mini-ask-second = نیمهٔ دیگر؟
resistance_mini-ask-rob = کارت مأموریت چه کسی را می‌گیری؟
resistance_mini-ask-peek = کدام‌ها ته دسته بروند؟
resistance_mini-ask-stack = به چه ترتیبی برگردند؟ اولی رو می‌ماند.
resistance_mini-ask-give = کارت سوم را به چه کسی می‌دهی؟
resistance_mini-ask-mission = می‌گذری یا شخصیتی رو می‌کنی؟
resistance_mini-ask-drop = کدام کارت را از دسته بیرون می‌اندازی؟
resistance_mini-ask-hand = دسته را به چه کسی می‌دهی؟
resistance_mini-silence-arrange = ترتیب همین می‌ماند.
resistance_mini-silence-turn = دو کناری‌ات به دست گرفته می‌شوند و همان‌جا برمی‌گردند.
resistance_mini-silence-consent = نه.
resistance_mini-silence-lay = همان‌طور که بودند.
resistance_mini-silence-extend = بی ادعا.
resistance_mini-silence-claim = باور می‌کنی.
resistance_mini-silence-expose = شانس انتخاب می‌کند.
resistance_mini-silence-second = نه.
resistance_mini-silence-rob = نه.
resistance_mini-silence-peek = همه همان‌طور که بودند برمی‌گردند.
resistance_mini-silence-stack = همه همان‌طور که بودند برمی‌گردند.
resistance_mini-silence-give = شانس انتخاب می‌کند.
resistance_mini-silence-mission = می‌گذری.
resistance_mini-silence-drop = شانس انتخاب می‌کند.
resistance_mini-silence-hand = نفر بعدی.
resistance_mini-play-arrange = ترتیب: { $thing }
resistance_mini-play-swap = جابه‌جایی: { $thing }
resistance_mini-play-faction = ژتون: بردار یا پس بده
resistance_mini-play-take = کارت مأموریت بردار
resistance_mini-play-discard = دور بینداز: { $thing }
resistance_mini-play-claim = { $pick ->
    [spy] «سردسته‌ام جاسوس است»
    [resister] «سردسته‌ام مبارز است»
    [success] «یک موفقیت دارم»
    [fail] «یک شکست دارم»
   *[other] ادعا کن
}
resistance_mini-play-agree = موافقم
resistance_mini-play-refuse = نه
resistance_mini-play-lay = اول: { $thing }
resistance_mini-play-done = همین بس است
resistance_mini-play-believe = باور می‌کنم
resistance_mini-play-check = بررسی!
resistance_mini-play-turn-up = رو کن: { $thing }
resistance_mini-play-rob = از { $name } بگیر
resistance_mini-play-stack = رو: { $thing }
resistance_mini-play-give = به { $name } بده
resistance_mini-play-pass = می‌گذرم
resistance_mini-play-hand = بسپار به { $name }
# هر کار چه می‌کند، چه بهایی دارد و دیگران آن‌وقت چه می‌توانند بکنند.
resistance_mini-hint-arrange = از این پس همین‌طور می‌مانند و دیگر کسی نگاه نمی‌کند، خودت هم نه. دومی سردستهٔ توست.
resistance_mini-hint-swap = دو شخصیت را قاطی می‌بینی و هر طور بخواهی برمی‌گردانی. پشت‌روی دیگران فقط در جناح خودت، و برای وسطی پشت‌رو اول از صاحبش می‌پرسند.
resistance_mini-hint-faction = ژتونی برمی‌داری یا ژتونت را پس می‌دهی. آن‌ها که دارند یک جناح‌اند و آن‌ها که ندارند یکی دیگر.
resistance_mini-hint-take = کارت مأموریت روی دسته به دست تو می‌آید و کسی نمی‌بیند. دو کارت در یک دست مأموریت را شروع می‌کند.
resistance_mini-hint-discard = { $stage ->
    [drop] این کارت از دسته بیرون می‌رود و ته دستهٔ کارت‌ها می‌ماند. همه می‌بینند چند تا مانده.
    [peek] این‌ها ته دسته می‌روند و بقیه به ترتیب تو روی آن برمی‌گردند. هیچ‌کدام هم می‌شود.
   *[other] این کارت مأموریت ته دسته می‌رود و کسی نمی‌بیند.
}
resistance_mini-hint-claim = { $pick ->
    [spy] اگر باور کنند، یک کارت مأموریت از کسی می‌گیری. اگر بررسی کنند، یکی از شما دو شخصیت رو می‌کند.
    [resister] اگر باور کنند، نیمهٔ دیگر را هم انجام می‌دهی. اگر بررسی کنند، یکی از شما دو شخصیت رو می‌کند.
    [success] اگر باور کنند، سه کارت روی دسته را می‌چینی. اگر بررسی کنند، یکی از شما دو شخصیت رو می‌کند.
    [fail] اگر باور کنند، بقیه هر کدام یک شخصیت رو می‌کنند. اگر بررسی کنند، یکی از شما دو شخصیت رو می‌کند.
   *[none] چیزی بگو، راست یا دروغ. اگر باور کنند به سود توست. اگر بررسی کنند، یکی از شما دو شخصیت رو می‌کند.
}
resistance_mini-hint-agree = سردسته‌ات را به دست می‌گیرند. به تو نمی‌گویند عوض شد یا نه.
resistance_mini-hint-refuse = سردسته‌ات سر جایش می‌ماند و او کار دیگری می‌کند.
resistance_mini-hint-lay = این به جای اول می‌رود و آن یکی به جای دوم، هر دو پشت‌رو. فقط تو می‌دانی.
resistance_mini-hint-done = همین بس است؛ کارت تمام شد.
resistance_mini-hint-believe = حرفی نمی‌زنی. دیگران هنوز می‌توانند بررسی کنند.
resistance_mini-hint-check = به همه نشان داده می‌شود. اگر دروغ باشد او دو تا رو می‌کند، اگر راست باشد تو.
resistance_mini-hint-turn-up = { $stage ->
    [mission] مبارز یک کارت از دسته بیرون می‌اندازد؛ جاسوس بیرون می‌اندازد و یکی می‌کشد. کدام است، تازه آن‌وقت می‌بینی؛ رو می‌ماند.
   *[other] رو می‌ماند، جلوی چشم همه.
}
resistance_mini-hint-rob = شانس یکی از کارت‌های مأموریتش را برای تو برمی‌دارد و بقیه نمی‌بینند.
resistance_mini-hint-stack = همین‌طور روی دسته برمی‌گردند، اولی از همه بالاتر. ترتیب را فقط تو می‌دانی.
resistance_mini-hint-give = کارتی که تازه کشیدی به این بازیکن می‌رسد. فقط شما دو نفر می‌دانید چیست.
resistance_mini-hint-pass = دسته همان‌طور می‌ماند. وقتی در یک دور همه بگذرند، مأموریت تمام است.
resistance_mini-hint-hand = نفر بعدی که دسته را می‌بیند اوست.

# برای کسی که بار اول است: چه کجاست.
resistance_mini-guide-characters = سه شخصیت تو. یک بار می‌بینی‌شان، بعد از خودت هم پنهان‌اند: به خاطر بسپار. وسطی سردستهٔ توست.
resistance_mini-guide-seats = بقیه: هر کدام سه شخصیت، ژتون اگر دارند، و این‌که چند کارت مأموریت در دست دارند.
resistance_mini-guide-middle = دستهٔ کارت‌ها، مأموریت‌های تا حالا و ژتون‌های مانده. سه نتیجهٔ یکسان بازی را تمام می‌کند.
resistance_mini-guide-secret = کارت‌های مأموریت در دست تو. فقط خودت می‌بینی، تا وقتی که باید یکی را نشان بدهی.
resistance_mini-legend-character = شخصیت‌ها
resistance_mini-legend-result = کارت‌های مأموریت

resistance_mini-card-board = دسته: { $deck } · ژتون‌های وسط: { $tokens } · نوبت { $turns }
resistance_mini-card-results = در وسط: { $names }
resistance_mini-card-places = دو شخصیت در دست: { $names }
resistance_mini-card-claim = { $verdict ->
    [open] { $who } می‌گوید: «{ $claim-name }»
    [stands] { $who } می‌گوید: «{ $claim-name }»، بی بررسی
    [proved] { $who } گفت: «{ $claim-name }»، و راست است
   *[caught] { $who } گفت: «{ $claim-name }»، بلوف بود
}
resistance_mini-card-mission = در مأموریت: { $team }. دسته ({ $count }) پیش { $holder } است، دور { $round }
resistance_mini-card-answered = جواب داده‌اند: { $answered }
resistance_mini-card-turn = نوبت اوست
resistance_mini-card-seat = { $hands ->
    [0] { "" }
   *[other] { $hands } کارت مأموریت
}
resistance_mini-card-factions = ژتون
resistance_mini-card-characters = رو: { $row }
resistance_mini-card-shown = شناخته: { $names }
resistance_mini-card-revealed = { $sides ->
    [spy] ✕ طرف جاسوس‌ها: { $characters }
   *[resister] ○ طرف مبارزها: { $characters }
}
resistance_mini-secret-hand = کارت‌های مأموریت تو: { $names }.
resistance_mini-secret-faces = یک لحظه جلوی توست: { $names }.
resistance_mini-secret-pile = یک لحظه در دست توست: { $names }.

resistance_mini-leaving = آن وقت بازی برای کسی حساب نمی‌شود و همه چیز رو می‌شود.
resistance_mini-reason-success = سه مأموریت موفق شد.
resistance_mini-reason-fail = سه مأموریت شکست خورد.
resistance_mini-reason-endless = بعد از ۵۰۰۰ نوبت هم پایانی ندارد.
resistance_mini-reason-left = یکی رفت، پس برنده‌ای نیست.

resistance_mini-rules-aim-title = هدف
resistance_mini-rules-aim = جلوی هر کس سه شخصیت است و جاسوس‌ها روی هم یکی بیشتر از بازیکن‌ها. هر که در پایان جاسوس بیشتری دارد طرف جاسوس‌هاست، وگرنه طرف مبارزها. سه مأموریت موفق: برد مبارزها؛ سه شکست: برد جاسوس‌ها.
resistance_mini-rules-memory-title = حافظه
resistance_mini-rules-memory = اول بازی سه شخصیتت را یک بار می‌بینی و پشت‌رو می‌گذاری؛ وسطی سردستهٔ توست. بعد از آن هیچ‌کس نگاه نمی‌کند، خودت هم نه. میز هم فراموششان می‌کند.
resistance_mini-rules-turn-title = نوبت تو
resistance_mini-rules-turn = یک کار، و گذشتن نداریم. دو شخصیت را جابه‌جا کن؛ یا ژتون جناح بردار یا پس بده؛ یا کارت مأموریت بردار یا دور بینداز؛ یا ادعایی بکن.
resistance_mini-rules-swap-title = جابه‌جایی
resistance_mini-rules-swap = هر دو را قاطی می‌بینی و تصمیم می‌گیری کدام کجا برود، هر دو پشت‌رو. مال خودت همیشه. پشت‌روی دیگری فقط اگر در یک جناح باشید، و وسطی‌اش فقط با رضایت خودش. آنچه رو است آزاد است.
resistance_mini-rules-claims-title = ادعاها
resistance_mini-rules-claims = «سردسته‌ام مبارز است»، پس از برداشتن یا دور انداختن: نیمهٔ دیگر را هم انجام بده. «سردسته‌ام جاسوس است»: یک کارت مأموریت از کسی بگیر. «یک موفقیت دارم»: سه کارت روی دسته را ببین، هر کدام را خواستی ته دسته بگذار و بقیه را به هر ترتیبی برگردان. «یک شکست دارم»: بقیه هر کدام یک شخصیت رو می‌کنند.
resistance_mini-rules-check-title = بررسی
resistance_mini-rules-check = هر کس دست‌کم دو شخصیت پشت‌رو دارد می‌تواند ادعا را بررسی کند؛ نفر اول حساب است. اگر راست باشد، نشان داده می‌شود، بررسی‌کننده دو تا رو می‌کند و کار ادامه دارد. اگر دروغ باشد، گوینده دو تا رو می‌کند، وسطی هم یکی از آن‌ها، و نوبتش تمام است. ادعای بررسی‌نشده شاید بلوف بوده.
resistance_mini-rules-mission-title = مأموریت
resistance_mini-rules-mission = وقتی شروع می‌شود که یکی دو کارت مأموریت دارد و یکی دیگر دست‌کم یکی. همهٔ کارت‌هایشان یک دسته می‌شود. دسته دست هر که باشد، می‌گذرد یا شخصیتی رو می‌کند: مبارز یک کارت از دسته بیرون می‌اندازد، جاسوس بیرون می‌اندازد و یکی می‌کشد. بعد دسته به کسی می‌رسد که در این دور نداشته. وقتی در یک دور همه بگذرند یا یک کارت بماند، تمام است. فقط موفقیت: موفق شد. حتی یک شکست: شکست خورد.
resistance_mini-rules-third-title = کارت سوم
resistance_mini-rules-third = کسی سه کارت مأموریت نگه نمی‌دارد: سومی که تازه کشیده شده به دیگری داده می‌شود.
resistance_mini-rules-silence-title = اگر کسی ساکت بماند
resistance_mini-rules-silence = در نوبت خود، دو کناری به دست گرفته می‌شوند و همان‌جا برمی‌گردند. ادعاها باور می‌شوند، رضایت داده نمی‌شود، مأموریت می‌گذرد، و هر جا باید کارتی انتخاب شود شانس انتخاب می‌کند. اگر کسی برای همیشه برود و رایانه اجازه نداشته باشد جایش بنشیند، بازی برنده‌ای ندارد.

# میز در برنامه

resistance_mini-hand = کارت‌ها
resistance_mini-no-cards = ندارد
resistance_mini-only-now = فقط حالا می‌بینی‌شان
resistance_mini-pile = یک لحظه در دست تو
resistance_mini-down = پشت‌رو
resistance_mini-down-mine = پشت‌رو، برای خودت هم
resistance_mini-closed = از خودت هم پنهان
resistance_mini-seat-team = در مأموریت
resistance_mini-seat-leader = رهبر مأموریت
resistance_mini-seat-acted = در این دور کارش را کرده
resistance_mini-seat-answered = جواب داده
resistance_mini-errand = مأموریت { $mission } · دور { $round }
resistance_mini-stamp-checked = بررسی‌کننده:
resistance_mini-stamp-stands = بی‌بررسی
resistance_mini-stamp-proved = راست
resistance_mini-stamp-caught = بلوف
resistance_mini-to-claim = یا ادعا کن، راست یا دروغ:
resistance_mini-do-swap = جابه‌جایی دو شخصیت
resistance_mini-do-faction = { $has ->
    [yes] پس‌دادن ژتون
   *[no] برداشتن ژتون
}
resistance_mini-do-take = برداشتن کارت
resistance_mini-do-discard = دورانداختن کارت
resistance_mini-deck = در دسته: { $count }
resistance_mini-tokens = ژتون‌های وسط: { $count }
resistance_mini-results = مأموریت‌های گذشته ({ $count }): { $names }
resistance_mini-holds = کارت مأموریت: { $count }
resistance_mini-up = رو: { $names }
resistance_mini-sides = که در کدام طرف بود
resistance_mini-side = { $side ->
    [spy] ✕ طرف جاسوس‌ها
   *[resister] ○ طرف مبارزها
}
