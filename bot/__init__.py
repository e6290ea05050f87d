"""One Table: hidden-information games for friends, in a Telegram chat and its Mini App."""
