// Runs before the Mini App's own scripts: a phone around it, stopped clocks, and when it is still.
(() => {
  const told = new Set();
  const now = performance.now.bind(performance);
  performance.now = () => 0; // a clock that is shown shall show the same each time
  // As on Android and iOS: what the app says goes to an object of the web view.
  window.TelegramWebviewProxy = { postEvent: (type) => void told.add(type) };

  // Most people have been shown round before.
  const remembered = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return !NEWCOMER && key.includes("/guide-") ? "seen" : remembered.call(this, key);
  };

  // A person's own text size, as a browser's settings have it.
  if (TEXT_SIZE !== 100) {
    new MutationObserver((_, watch) => {
      if (!document.documentElement) return;
      document.documentElement.style.fontSize = "TEXT_SIZE%";
      watch.disconnect();
    }).observe(document, { childList: true });
  }

  const moves = () =>
    document.getAnimations().some((each) => {
      const { iterations } = each.effect?.getComputedTiming() ?? {};
      return each.playState === "running" && iterations !== Infinity;
    });
  const lacks = () =>
    document.fonts.status !== "loaded" || [...document.images].some((each) => !each.complete);

  /** Resolves when nothing has changed for so many frames; the app is to be ready before, if it will be. */
  window.galleryStill = (frames, ready, longest) =>
    new Promise((resolve) => {
      const began = now();
      let calm = 0;
      const watch = new MutationObserver(() => (calm = 0));
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const look = () => {
        const late = now() - began > longest;
        const waits = (ready && !told.has("web_app_ready")) || lacks() || moves();
        calm = waits ? 0 : calm + 1;
        if (calm < frames && !late) return void requestAnimationFrame(look);
        watch.disconnect();
        resolve(!late);
      };
      look();
    }).then(async (still) => {
      await Promise.all([...document.images].map((each) => each.complete && each.decode().catch(() => {})));
      return still;
    });
})();
