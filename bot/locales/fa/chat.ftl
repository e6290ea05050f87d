# آنچه ربات می‌گوید و دکمه‌هایش؛ مرورگر این را بار نمی‌کند.

bot-name = یک میز
bot-about = یک میز، چند دوست، و چیزی که هیچ‌کس دیگر نمی‌داند. بازی‌های شبانه برای تلگرام.
bot-description = بازی‌هایی پر از راز برای جمع دوستان: در گروه، با یک دوست، یا تنها روبه‌روی صاحب‌خانه. استارت را بزن و بنشین.
menu-button = سر میز
command-start = سلام و میزهای تو
command-play = باز کردن میز
command-rules = خواندن قواعد بازی
command-help = راهنما
command-language = انتخاب زبان

hello = سلام { $name }! اینجا «یک میز» است: بازی‌هایی که در آن‌ها هر کس چیزی می‌داند و هیچ‌کس همه چیز را.
hello-next = میزی باز کن و پیوندش را برای دوستت بفرست، یا تنها روبه‌روی صاحب‌خانه بنشین.
hello-tables = میزهایت منتظرند:
hello-group = سلام! میز اینجا با من است. ‎/play را بفرستید و هر که خواست بنشیند.
help = راهنما
help-group = در گروه: ‎/play را بفرست و «می‌نشینم» را بزن. چیزی را که فقط تو باید بدانی، کسی در گروه نمی‌بیند.
help-friend = با دوست: ‎/play را همین‌جا بفرست، بعد «برای دوستم بفرست».
help-alone = تنها: ‎/play، و صاحب‌خانه یا رایانه‌ها با تو می‌نشینند.
help-cards = همه چیز را می‌شود هم در مینی‌اپ بازی کرد، هم با دکمه‌های زیر پیام‌های من همین‌جا.
help-talk = برای حرف زدن سر میز، همین‌جا به پیام آن پاسخ بده.
help-here = ‏‎/play را همین‌جا بفرستید: میزی باز می‌شود و هر که خواست «می‌نشینم» را می‌زند. میزبان «شروع» را می‌زند.
help-here-play = بازی در مینی‌اپ است («باز کردن میز» را بزن)، یا با دکمه‌هایی که خصوصی می‌فرستم، یا همین‌جا: «راز من» چیزی را که می‌دانی و می‌توانی انتخاب کنی فقط به خودت نشان می‌دهد.
help-here-else = با یک دوست، یا تنها روبه‌روی صاحب‌خانه: در گفت‌وگوی خصوصی به من بنویس.
help-kept = نام، زبان و میزهایت را نگه می‌دارم. بازی‌های تمام‌شده بعد از ۹۰ روز پاک می‌شوند.

choose-game = چه بازی کنیم؟
choose-game-tap = چه کسی میز را باز می‌کند؟ یک بازی را بزن و جایت آماده است.
choose-rules = قواعد کدام بازی؟
rules-title = قواعد { $game }
rules-words = چه چیزی چیست
choose-language = به چه زبانی حرف بزنیم؟
choose-language-group = در این گروه به چه زبانی حرف بزنم؟
language-now = از این به بعد به فارسی.
language-name = فارسی
language-not-yours = اینجا زبان را مدیر گروه انتخاب می‌کند، یا کسی که میزی باز کرده.

invited = { $name } تو را سر میز دعوت کرده.
invited-next = میز را باز کن، جایت آماده است.

state-lobby = در انتظار بازیکن
state-ready = آمادهٔ شروع
state-playing = بازی در جریان است
state-over = پایان بازی
state-closed = میز بسته شد
awaited-you = نوبت توست.
awaited = نوبت { $names } است.
awaited-many = { $count ->
    [one] هنوز { $count } نفر باید جواب بدهد.
   *[other] هنوز { $count } نفر باید جواب بدهند.
}
chosen = انتخاب کرده‌ای: { $count } از { $most }.
nothing = هیچ‌کدام
awaited-hurry = وقت دارد تمام می‌شود!
awaited-players = { $count ->
    [one] یک بازیکن دیگر لازم است.
   *[other] { $count } بازیکن دیگر لازم است.
}
awaited-host = { $names } می‌تواند شروع کند.
awaited-start = می‌توانی شروع کنی.
awaited-again = { $count ->
    [one] { $names } بازی دوباره می‌خواهد.
   *[other] { $names } بازی دوباره می‌خواهند.
}
won = { $count ->
    [one] { $names } برد.
   *[other] { $names } با هم بردند.
}
won-nobody = هیچ‌کس نبرد.
won-you = تو بردی!
lost-you = { $count ->
    [one] این بار { $names } برد.
   *[other] این بار دیگران بردند: { $names }.
}
seat-free = { $count ->
    [1] خالی
   *[other] { $count } جای خالی
}
seat-host = میزبان
seat-away = رایانه بازی می‌کند
seat-gone = رفته
seat-again = بازی دوباره می‌خواهد
room = برای { $least } تا { $most } بازیکن
option = { $name }: { $value }
option-on = ✓ { $name }
option-numbers = { $name }:
pace = { $pace }: { $about }
only-you = فقط تو می‌دانی:

button-sit = می‌نشینم
button-sit-chat = بدون مینی‌اپ، در گفت‌وگوی خصوصی
button-open = باز کردن میز
button-start = شروع
button-leave = بلند می‌شوم
button-stay = می‌مانم
button-leave-now = بله، می‌روم
button-again = بازی دوباره
button-send = برای دوستم بفرست
button-new = میز تازه
button-computer = رایانه هم بنشیند
button-return = برمی‌گردم سر جایم
button-pace = سرعت: { $pace }
button-advise = انتخاب: { $what }
button-group = مرا به گروهت ببر
button-secret = راز من
button-back = برگشت

share = بیا سر میز با من بنشین: { $game }
leave-sure = وسط بازی بلند می‌شوی؟
leave-lost = آن وقت باخته‌ای.
leave-kept = رایانه به جای تو بازی می‌کند و می‌توانی برگردی.
secret-none = چیزی که دیگران ندانند، نمی‌دانی.
secret-more-private = باقی‌اش در گفت‌وگوی خصوصی ماست.

toast-seated = نشستی.
toast-left = از سر میز بلند شدی.
toast-started = شروع شد!
toast-again = همین که همه بخواهند، دوباره بازی می‌کنیم.
toast-anew = یکی از سر میز بلند شد، پس دوباره دور میز جمع می‌شویم.
toast-played = انجام شد.
toast-returned = خوش برگشتی.
toast-closed = میز بسته شد.
toast-advised = همان شد که توصیه می‌شود.
toast-computer = رایانه سر میز نشست.
toast-nothing = این دکمه دیگر کهنه شده.
toast-moment = یک لحظه…
toast-trouble = الان نشد. دوباره امتحان کن.
toast-not-yours = این دکمه برای تو نیست.
toast-enough = بیشتر از این نمی‌شود انتخاب کرد. برای برداشتن، روی یکی از انتخاب‌هایت بزن.

call-warning = وقتت دارد تمام می‌شود: { $game }.
call-warning-group = { $names }، وقت دارد تمام می‌شود.
call-muted = در گروهی که میزت را باز کردی اجازهٔ نوشتن ندارم. از مدیر بخواه اجازه بدهد، یا در مینی‌اپ بازی کن.

talk-how = { $circle } · برای نوشتن، به همین پیام پاسخ بده
talk-aloud = اوضاع عوض شده: حالا همهٔ سر میز این را می‌خوانند. اگر همین را می‌خواهی، دوباره بفرست.
