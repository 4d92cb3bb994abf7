import { encode } from "uqr";

/** Quiet modules round the picture (ISO/IEC 18004). */
const BORDER = 4;

/** What a telephone's camera reads, drawn as one path. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 rounded border border-line bg-white"
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
