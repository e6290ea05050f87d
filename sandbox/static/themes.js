// Telegram's theme parameters, light and dark, as a client hands them to a Mini App.

import themes from "./themes.json" with { type: "json" };

export { themes };

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
