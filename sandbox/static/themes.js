// Telegram's theme parameters, light and dark, as a client hands them to a Mini App.

export const themes = {
  light: {
    bg_color: "#ffffff",
    text_color: "#000000",
    hint_color: "#707579",
    link_color: "#2481cc",
    button_color: "#2f86d2",
    button_text_color: "#ffffff",
    secondary_bg_color: "#f1f2f5",
    header_bg_color: "#ffffff",
    bottom_bar_bg_color: "#ffffff",
    accent_text_color: "#2376ba",
    section_bg_color: "#ffffff",
    section_header_text_color: "#2376ba",
    section_separator_color: "#dfe1e5",
    subtitle_text_color: "#707579",
    destructive_text_color: "#d33535",
  },
  dark: {
    bg_color: "#17212b",
    text_color: "#f5f5f5",
    hint_color: "#8496a8",
    link_color: "#6ab3f3",
    button_color: "#3d7ab5",
    button_text_color: "#ffffff",
    secondary_bg_color: "#202b36",
    header_bg_color: "#17212b",
    bottom_bar_bg_color: "#17212b",
    accent_text_color: "#6ab3f3",
    section_bg_color: "#17212b",
    section_header_text_color: "#6ab3f3",
    section_separator_color: "#0e1621",
    subtitle_text_color: "#8496a8",
    destructive_text_color: "#ff6b70",
  },
};

/**
 * The launch URL as this page can open it: an app on the page's own server is reached as the page
 * was, so that it works through a forwarded port; and the theme in the hash is the phone's present
 * one, as it is the client and not the server that knows it.
 */
export function launchable(launch, theme, servedAt) {
  const url = new URL(launch, location.href);
  if (url.origin === servedAt) {
    url.protocol = location.protocol;
    url.host = location.host;
  }
  if (!/^https?:$/.test(url.protocol)) throw new TypeError("A Mini App has an http(s) address.");
  // Only this one value is touched: what is signed must reach the app as it was written.
  const params = encodeURIComponent(JSON.stringify(themes[theme]));
  url.hash = url.hash.replace(/(tgWebAppThemeParams=)[^&]*/, `$1${params}`);
  return url;
}
