import { useLingui } from "@lingui/react/macro";
import type { PointerEvent } from "react";
import type { DrawingBreach, LayerRole, ReadDrawing } from "#features/projects/index.ts";

interface DrawingBoardProps {
  readonly shown: ReadDrawing;
  /** The breach that is looked at; null for all alike. */
  readonly chosen: DrawingBreach | null;
  /** The two points that are given to the map, in the drawing's coordinates. */
  readonly marks: readonly (readonly [x: number, y: number] | null)[];
  /** A point of the drawing was pressed, moved to the nearest corner; null while none is asked for. */
  readonly onPick: ((at: readonly [x: number, y: number]) => void) | null;
}

const INK: Readonly<Record<LayerRole, string>> = {
  plots: "fill-card stroke-ink",
  numbers: "fill-none stroke-edge",
  boundary: "fill-none stroke-ink",
  roads: "fill-mist stroke-edge",
  parks: "fill-leaf-tint stroke-leaf",
  utilities: "fill-turmeric-tint stroke-edge",
  none: "fill-none stroke-line",
};
const ORDER: readonly LayerRole[] = [
  ...(["none", "boundary", "roads", "parks"] as const),
  ...(["utilities", "plots", "numbers"] as const),
];
/** Ground shown round the drawing, as a share of its size. */
const MARGIN = 0.04;
/** Round a breach that is looked at. */
const CLOSE_MARGIN = 1.2;

/** The drawing as it was read, what is wrong marked in it. */
export function DrawingBoard({ shown, chosen, marks, onPick }: DrawingBoardProps) {
  const { t } = useLingui();
  const { lines, numbers, breaches } = shown;
  const wrong = new Set(breaches.flatMap((breach) => breach.lines));
  const looked = new Set(chosen?.lines ?? []);
  const frame = frameOf(shown, chosen);
  const size = Math.max(frame.width, frame.height);
  const pick = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    if (!matrix || !onPick) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    onPick(nearestCorner(shown, [x, -y]));
  };
  const byRole = ORDER.flatMap((role) =>
    [...lines.entries()].filter(([, line]) => line.role === role),
  );
  return (
    <svg
      role="img"
      aria-label={t`The drawing as it was read`}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      onPointerUp={pick}
      className={`h-80 w-full rounded-card border border-line bg-paper lg:h-[34rem] ${onPick ? "cursor-crosshair" : ""}`}
    >
      {byRole.map(([at, { role, d }]) => (
        <path
          key={at}
          d={d}
          vectorEffect="non-scaling-stroke"
          strokeWidth={role === "boundary" ? 1.5 : 0.8}
          className={INK[role]}
        />
      ))}
      {[...wrong].map((at) => (
        <path
          key={at}
          d={lines[at]?.d}
          data-wrong={at}
          vectorEffect="non-scaling-stroke"
          strokeWidth={looked.has(at) ? 4 : 2.2}
          fillOpacity={looked.has(at) ? 0.35 : 0.15}
          className="fill-danger stroke-danger"
        />
      ))}
      {numbers.map(({ at: [x, y], text }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          fontSize={size / 45}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink"
        >
          {text}
        </text>
      ))}
      {marks.map((mark, at) =>
        mark ? (
          <g key={String(mark)}>
            <circle cx={mark[0]} cy={-mark[1]} r={size / 60} className="fill-river" />
            <text
              x={mark[0]}
              y={-mark[1]}
              fontSize={size / 50}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-card font-semibold"
            >
              {at + 1}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

/** What is shown: the whole drawing, or the surroundings of a breach. */
function frameOf({ box, lines }: ReadDrawing, chosen: DrawingBreach | null) {
  const points = (chosen?.lines ?? []).flatMap((at) => pointsOf(lines[at]?.d ?? ""));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const isClose = points.length > 0;
  const [west, east] = isClose ? [Math.min(...xs), Math.max(...xs)] : [box.least[0], box.most[0]];
  const [top, foot] = isClose ? [Math.min(...ys), Math.max(...ys)] : [-box.most[1], -box.least[1]];
  const span = Math.max(east - west, foot - top) || 1;
  const margin = span * (isClose ? CLOSE_MARGIN : MARGIN);
  return {
    left: west - margin,
    top: top - margin,
    width: east - west + 2 * margin,
    height: foot - top + 2 * margin,
  };
}

/** The points of a path as `ReadDrawing` has them: y grows downwards. */
function pointsOf(d: string): (readonly [number, number])[] {
  return d
    .slice(1)
    .replace("Z", "")
    .split("L")
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      return [x, y] as const;
    });
}

function nearestCorner({ lines }: ReadDrawing, [x, y]: readonly [number, number]) {
  const corners = lines
    .flatMap(({ d }) => pointsOf(d))
    .map(([east, down]) => [east, -down] as const);
  const far = (at: readonly [number, number]) => Math.hypot(at[0] - x, at[1] - y);
  return corners.reduce((best, at) => (far(at) < far(best) ? at : best), corners[0] ?? [x, y]);
}
