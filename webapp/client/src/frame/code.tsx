/** A QR code: dark on light with its quiet zone in every theme, or no camera reads it. */
import { useEffect, useState } from "preact/hooks";

/** As many modules of light as the standard wants around. */
const QUIET = 4;

/** The dark modules as one path: a stroke for each run in a row. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  let path = "";
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  });
  return path;
}

interface Props {
  readonly text: string;
  /** What the picture is, in words. */
  readonly label: string;
}

export function QrCode({ text, label }: Props) {
  const [modules, setModules] = useState<readonly boolean[][] | null>(null);
  useEffect(() => {
    let wanted = true;
    // Fetched when it is needed; without it the link is still there.
    import("uqr").then(({ encode }) => wanted && setModules(encode(text, { ecc: "M", border: QUIET }).data), () => undefined);
    return () => void (wanted = false);
  }, [text]);
  if (!modules) return <div class="qr-wait" aria-hidden="true" />;
  const size = modules.length;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}
