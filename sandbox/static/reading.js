// A chat as a phone last read it, how far its person has seen, and which topic of a forum is open.

export class Reading {
  constructor({ id, kind, title }) {
    Object.assign(this, { id, kind, title, view: null, last: null, topic: null });
  }

  /** Reads anew; calls that come while one is under way are answered by one more reading. */
  async read(fetch) {
    this.again = true;
    this.reading ??= (async () => {
      while (this.again) {
        this.again = false;
        this.view = await fetch();
        this.title = this.view.title ?? this.title;
        // What stood here before the page opened counts as seen; a sandbox started anew counts anew.
        this.last = Math.min(this.last ?? Infinity, this.newest());
      }
    })().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  newest() {
    return Math.max(0, ...(this.view?.messages ?? []).map(({ id }) => Number(id) || 0));
  }

  seen() {
    this.last = this.newest();
  }

  unread(me) {
    return (this.view?.messages ?? []).filter(({ id, from }) => Number(id) > (this.last ?? 0) && from?.id !== me)
      .length;
  }
}
