# واژه‌های مشترک گفت‌وگو و مینی‌اپ

game-duel = پروتکل شب
game-coup = کودتا
game-resistance = مقاومت
game-resistance_mini = مقاومت کوچک
game-mafia = مافیا
game-duel-about = یک تفنگ و فشنگ‌هایی که ترتیبشان پنهان است.
game-coup-about = دو کارت پنهان برای هر نفر، و بلوف دربارهٔ آن‌ها.
game-resistance-about = مأموریت، رأی‌گیری، و جاسوس‌هایی میان خودمان.
game-resistance_mini-about = سه شخصیت برای هر نفر، و حافظهٔ خوب.
game-mafia-about = شب‌ها می‌کشند، روزها دنبالشان می‌گردیم.

nameless = مهمان
computer = رایانه
and = ، { "" }
count = { $count }

pace-blitz = تند
pace-normal = معمولی
pace-slow = سر فرصت
pace-blitz-about = هر حرکت ۳۰ ثانیه
pace-normal-about = هر حرکت یک دقیقه و نیم
pace-slow-about = هر حرکت نصف روز

refused-no-game = چنین بازی‌ای اینجا نداریم.
refused-closed = این میز بسته شده. یکی تازه باز کن.
refused-over = این بازی تمام شده.
refused-begun = بازی شروع شده.
refused-full = همهٔ جاها پر است.
refused-not-host = این کار فقط از کسی برمی‌آید که میز را باز کرده.
refused-not-seated = تو سر این میز ننشسته‌ای.
refused-no-computer = رایانه‌ای سر این میز نیست.
refused-options = با این تنظیمات نمی‌شود بازی کرد.
refused-salt = روی این دستگاه مشکلی پیش آمد. میز را دوباره باز کن.
refused-too-few = هنوز بازیکن کم است.
refused-not-begun = بازی هنوز شروع نشده.
refused-away = رایانه به جای تو بازی می‌کند. اول سر جایت برگرد.
refused-not-asked = الان لازم نیست چیزی انتخاب کنی.
refused-stale = دیر شد، بازی جلوتر رفته.
refused-busy = اینجا الان خیلی شلوغ است. دوباره امتحان کن.
refused-illegal = الان نمی‌شود این کار را کرد.
refused-unauthorized = لطفاً بازی را دوباره از تلگرام باز کن.
refused-stale-data = این صفحه خیلی وقت است باز مانده. لطفاً دوباره از تلگرام بازش کن.
refused-unknown-table = این میز دیگر نیست. یکی تازه باز کن.
refused-malformed = متوجه نشدیم چه شد.
refused-too-large = این برای یک بار زیاد است.
refused-too-fast = کمی آهسته‌تر، لطفاً.
refused-too-many-tables = میزهای باز زیادی داری. اول یکی را تمام کن.
refused-draining = فعلاً میز تازه باز نمی‌کنم: دارند به‌روزم می‌کنند. بازی‌های شروع‌شده ادامه دارند.
refused-host-busy = کسی که دعوتت کرده میزهای باز زیادی دارد. خودت یکی باز کن.
refused-too-many-connections = بازی در جاهای زیادی باز است. یکی را ببند.
refused-old-protocol = نسخهٔ تازه‌ای آمده. لطفاً صفحه را دوباره باز کن.
refused-quiet = الان اینجا فقط می‌توانی گوش بدهی.
refused-no-circle = الان اینجا کسی صدایت را نمی‌شنود.
refused-in-group = گفت‌وگوی این میز در گروهش است.
refused-empty = دست‌کم یک کلمه بنویس.
refused-too-long = کمی کوتاه‌تر، لطفاً: حداکثر ۲۰۰ نویسه.
refused-unprepared = تلگرام الان جواب نمی‌دهد. به‌جایش پیوند را بفرست.

circle-table = سر میز

# چرا میز پیش از وقتش بسته شد
ended-host = میزبان آن را بست.
ended-leader = مدیر گروه آن را بست.
ended-players = بازیکن‌ها قرار گذاشتند تمامش کنند.
ended-empty = همه از سر آن بلند شدند.
ended-idle = مدت‌ها بود که سر آن خبری نبود.
ended-out = ربات دیگر در گروهش نیست.
