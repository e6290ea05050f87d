/** The bot's private chat: the server writes its name into the page. */
export function bot(payload = ""): string | null {
  const name = document.querySelector<HTMLMetaElement>('meta[name="bot"]')?.content;
  return name ? `https://t.me/${name}${payload && `?start=${payload}`}` : null;
}
