import { useLingui } from "@lingui/react/macro";
import type { ExamplePlot } from "#features/landing/model/example-plot.ts";
import { useProjectName } from "#features/projects/ui.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

/** How many times as wide as its frame the drawing is on a phone, where it shows the part about the plot alone. */
const NEAR = 2;

/** The first streets of the project; each plot leads to its sheet, and one is lit. */
export function ExamplePlan({ example }: { example: ExamplePlot }) {
  const { t } = useLingui();
  const page = useLocalPath()(href("/projects"));
  const { number, plots, sheet } = example;
  const { left, top, width, height } = sheet.frame;
  const lit = plots.find((plot) => plot.number === number);
  const [x, y] = lit?.middle ?? [left, top];
  const foot = Math.max(...example.drawing.pegs.map(([, south]) => south));
  const name = useProjectName();
  // On a phone the plot stands a little above the middle of what is shown.
  const shift = (at: number) => Math.min(0, Math.max(1 - NEAR, 0.5 - at * NEAR));
  const moved = {
    "--example-x": `${(shift((x - left) / width) / NEAR) * 100}%`,
    "--example-y": `${(shift((y - top) / height + 0.06) / NEAR) * 100}%`,
  } as React.CSSProperties;
  return (
    <div className="overflow-hidden" style={{ aspectRatio: `${width} / ${height}` }}>
      <div className="example-plan relative" style={moved}>
        <img
          src={sheet.src}
          alt=""
          width={width * 6}
          height={height * 6}
          fetchPriority="high"
          className="block h-auto w-full"
        />
        <svg viewBox={`${left} ${top} ${width} ${height}`} className="absolute inset-0 size-full">
          <title>{t`Plots of ${name} about its avenue; plot ${number} is lit`}</title>
          {plots.map(({ number: each, outline, tick, middle, status }) => (
            <a
              key={each}
              href={`${page}?plot=${each}#plan`}
              className="plan-plot"
              data-state={each === number ? "chosen" : status}
              tabIndex={each === number ? 0 : -1}
              aria-label={t`Plot ${each}`}
            >
              <path d={outline} />
              {status === "booked" && each !== number && <path d={tick} className="plan-tick" />}
              <text x={middle[0]} y={middle[1]} className="plan-number">
                {each}
              </text>
            </a>
          ))}
          {lit && (
            <g className="example-lit">
              <path d={lit.outline} className="plan-halo" />
              <path
                d={`M${x} ${foot}V${top + height}`}
                className="stroke-river"
                strokeWidth="0.25"
              />
              <circle
                cx={x}
                cy={foot}
                r="0.8"
                className="fill-card stroke-river"
                strokeWidth="0.3"
              />
            </g>
          )}
        </svg>
      </div>
    </div>
  );
}
