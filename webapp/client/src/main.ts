/** Where the Mini App starts: first the skeleton of a table is painted, which the page itself holds. */
import "./frame/frame.css";
import "./frame/scene.css";
import "./frame/skeleton.css";

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
