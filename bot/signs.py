"""The sign of each seat: by it a person is found again, on cards in chats and in the Mini App."""

SIGNS = ("🦊", "🐻", "🦉", "🐙", "🐸", "🐼", "🦁", "🐬", "🐰", "🐨", "🦄", "🐢", "🐧", "🐱")
