/** Side of the dashed square, sq yd: the largest plot of the default search. */
const WHOLE_SQ_YARDS = 500;

/** A dashed square of 500 sq yd with the part that a budget buys filled in, to scale. */
export function PlotGlyph({ sqYards, className }: { sqYards: number; className?: string }) {
  const side = Math.sqrt(Math.min(sqYards, WHOLE_SQ_YARDS) / WHOLE_SQ_YARDS) * 40;
  return (
    <svg viewBox="-1 -1 42 42" className={className ?? "size-11 shrink-0"} aria-hidden="true">
      <path
        d="M8 0v40M16 0v40M24 0v40M32 0v40M0 8h40M0 16h40M0 24h40M0 32h40"
        className="stroke-ink/6"
      />
      <path d="M0 0h40v40H0z" className="fill-none stroke-edge" strokeDasharray="2.5 2.5" />
      <path
        d={`M0 ${40 - side}h${side}v${side}H0z`}
        className="fill-river/15 stroke-river"
        strokeWidth="1.5"
      />
    </svg>
  );
}
