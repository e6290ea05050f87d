/** What stands where something is still to come. */

const drawn = document.querySelector(".skeleton");

/** The table before anything is known of it: what the page itself shows from the first moment on. */
export function Skeleton() {
  return <div ref={(root) => void (drawn && root?.replaceChildren(drawn.cloneNode(true)))} />;
}

/** As large as the picture that will hang there. */
export const UnlitLamp = () => <svg class="lamp-sign" viewBox="0 0 120 104" aria-hidden="true" />;
