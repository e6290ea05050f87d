/** The building site behind the people, in the light of the hour. It says nothing that is not written as well. */
import { type Layer, LAYERS, shade } from "./light";
import type { Shown } from "./told";

const SKIES = LAYERS.filter((layer) => layer !== "site");

interface Props {
  readonly view: Shown;
}

const Over = ({ view, layer }: Props & { readonly layer: Layer }) => (
  <i class={`over-${layer}`} data-layer={layer} style={{ opacity: shade(view, layer) }} />
);

/** All over the scene: the sky of each hour, one over the other. */
export const Sky = ({ view }: Props) => (
  <div class="sky" aria-hidden="true">
    {SKIES.map((layer) => (
      <Over key={layer} view={view} layer={layer} />
    ))}
  </div>
);

/** Behind what lies in the middle: crane and house, dark, and over them the same ones in their colours. */
export const Site = ({ view }: Props) => (
  <div class="site" aria-hidden="true">
    <Over view={view} layer="site" />
  </div>
);

/** The lamp over the board: at night it is lit. */
export const Lamp = ({ view }: Props) => (
  <svg class="site-lamp" viewBox="0 0 64 26" aria-hidden="true">
    <path d="M31 0h2v8h-2zM20 18c0-7 5-11 12-11s12 4 12 11z" fill="#3a4652" />
    <path d="M20 18c0-7 5-11 12-11v2c-5 0-9 3-10 9z" fill="#75879a" />
    <g data-layer="lamp" style={{ opacity: shade(view, "lamp") }}>
      <path d="M24 18h16c0 5-3 7-8 7s-8-2-8-7z" fill="#fff0c4" />
      <path d="M20 18h24l20 8H0z" fill="#ffcf85" opacity=".35" />
    </g>
  </svg>
);
