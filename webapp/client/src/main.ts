/** Where the Mini App starts: once the page has painted its skeleton of a table, the rest may begin. */

/** A page that nobody sees is not painted; it goes on all the same. */
const PATIENCE = 100;
const AGAIN = 5000;
let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  import("./start").catch(() => setTimeout(() => location.reload(), AGAIN));
}

requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, PATIENCE);
