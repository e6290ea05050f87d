/** The table before anything is known of it: what the page itself shows from the first moment on. */

const drawn = document.querySelector(".skeleton");

export function Skeleton() {
  return <div class="waiting" ref={(root) => void (drawn && root?.replaceChildren(drawn.cloneNode(true)))} />;
}
