# برنامه، دور و بر بازی‌ها: فقط مرورگر این را می‌خواند.

app-name = یک میز
app-loading = چراغ را روشن می‌کنیم…
app-outside-title = میز در تلگرام است
app-outside-text = از ربات بازش کن: آنجا تو را می‌شناسد.
app-outside-open = باز کردن ربات
app-reopen-title = میز را دوباره باز کن
app-reopen-text = اجازهٔ تلگرام برای این پنجره تمام شده است. آن را ببند و میز را دوباره باز کن؛ چیزی از دست نرفته.
app-old-title = میز تازه‌تری هست
app-old-text = این صفحه از میز قدیمی‌تر است. دوباره بارش کن؛ چیزی از دست نرفته.
app-gone-title = چنین میزی نیست
app-gone-text = جمعش کرده‌اند، یا پیوند کامل نیست.
app-failed-title = میز جواب نمی‌دهد
app-failed-text = اینترنت تو، یا ما. چیزی از دست نرفته.
app-retry = دوباره
app-reload = بارگذاری دوباره
app-close = بستن
app-back = بازگشت
app-home = همهٔ میزها
app-yes = بله
app-cancel = نه
app-ok = باشد

app-tables = میزهای تو

app-play-alone = تنها
app-play-alone-note = روبه‌روی صاحب‌خانه
app-play-friend = با دوست
app-play-friend-note = تا دو دور برده
app-yours = نوبت توست
app-stage-lobby = جمع می‌شوند
app-stage-playing = در جریان
app-stage-over = تمام شد
app-stage-closed = بسته
app-language = زبان
app-rules = راهنمای بازی
app-about = دربارهٔ میز
app-about-text = پنج بازی با کارت‌ها، فشنگ‌ها و نقش‌های پنهان. کد منبع با مجوز MIT.
app-about-art = قلم Sofia Sans از Lettersoup و وزیرمتن از صابر راستی‌کردار است؛ هر دو با مجوز SIL Open Font.

app-lobby-wait = منتظر نفر دوم
app-lobby-ready = همه آمده‌اند
app-lobby-text = پیوند را بفرست. دوستت دکمه‌ای می‌بیند و همین‌جا می‌نشیند.
app-lobby-host = گردانندهٔ میز وقتی همه آماده بودند شروع می‌کند.
app-seat-free = جای خالی
app-seat-host = گرداننده
app-seat-away = اینجا نیست
app-seat-gone = رفته است
app-computer = رایانه
app-you = تو
app-share = فرستادن برای دوست
app-copy = کپی پیوند
app-copied = پیوند کپی شد
app-start = شروع
app-sit = بنشین
app-add-computer = نشاندن رایانه
app-remove-computer = برداشتن رایانه
app-get-up = بلند شو
app-close-table = جمع کردن میز
app-closed-title = میز جمع شده است
app-closed-text = دیگر کسی اینجا بازی نمی‌کند.
app-pace = زمان فکر کردن
app-pace-blitz = برق‌آسا
app-pace-normal = آرام
app-pace-slow = چندروزه
app-pace-note = { $pace ->
    [blitz] نیم دقیقه برای هر نوبت
    [slow] دوازده ساعت برای هر نوبت
   *[normal] یک دقیقه و نیم برای هر نوبت
}
app-stand-in = به جای کسی که برود رایانه بازی می‌کند

app-turn-mine = نوبت توست
app-turn-theirs = نوبت { $who }
app-waiting = منتظر { $who }
app-watching = تماشا می‌کنی
app-lost = اتصال قطع شد. دوباره امتحان می‌کنیم…
app-story = چه گذشت
app-story-none = هنوز هیچ.
app-menu = فهرست
app-people = سر میز
app-sound-on = صدا: روشن
app-sound-off = صدا: خاموش
app-leave = ترک بازی
app-leave-title = بازی را ترک می‌کنی؟
app-leave-text = دیگران باید بی تو تمامش کنند.
app-leave-stand-in = رایانه به جای تو ادامه می‌دهد؛ می‌توانی برگردی.
app-return = برگشتن سر جایم
app-only-you = فقط تو
app-hide = پنهان کردن آنچه فقط من می‌بینم
app-show = نشان دادن آنچه فقط من می‌بینم
app-hidden = پنهان
app-time = زمان مانده
app-seconds = { $count } ث
app-minutes = { $count } د
app-hours = { $count } س
app-skip = برای رد شدن لمس کن

app-over-won = بردی
app-over-lost = باختی
app-over-watched = { $who } برد
app-again = یک بار دیگر
app-again-asked = منتظر { $who } برای بازی دوباره
app-again-wants = { $who } می‌خواهد دوباره بازی کند
app-deal-again = شروع با آن‌ها که مانده‌اند
app-proof = منصفانه بود؟
app-proof-text = مُهر پیش از بازی دیده می‌شد. آن SHA-256 همین راز است؛ راز و نمک‌ها با هم ترتیب همه چیز را ساختند.
app-seal = مُهر
app-secret = راز
app-salts = نمک‌ها
