import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { FACING_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";

/** Front and depth, which a plot has that is a rectangle; of others how many sides. */
export function Dimensions({ plot: { rectangle, sides } }: { plot: PlotView }) {
  const { feet } = useFigures();
  const [front, depth] = rectangle?.map(feet) ?? [];
  return (
    <>
      {rectangle ? (
        <Trans>
          {front} × {depth}
        </Trans>
      ) : (
        <Plural value={sides.length} one="# side" other="# sides" />
      )}
      <span className="block text-small font-normal text-muted">
        {rectangle ? <Trans>Front × depth</Trans> : <Trans>Not a rectangle</Trans>}
      </span>
    </>
  );
}

/** Every side with the direction it faces, in feet and metres, its front first. */
export function Sides({ plot: { sides } }: { plot: PlotView }) {
  const { i18n } = useLingui();
  const { feet, metres } = useFigures();
  return (
    <div className="col-span-2 px-4 py-3">
      <dt className="text-label font-medium text-muted">
        <Trans>Sides, measured on the plan</Trans>
      </dt>
      <dd className="mt-1">
        <ul className="num grid gap-1 text-small">
          {sides.map((side) => (
            <li key={side.facing + side.metres} className="flex justify-between gap-3">
              <span>
                {i18n._(FACING_WORDS[side.facing])}
                <SideMark side={side} />
              </span>
              <span className="text-right">
                <b className="font-[550]">{feet(side.feet)}</b>{" "}
                <span className="inline-block min-w-16 text-muted">{metres(side.metres)}</span>
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function SideMark({ side: { curved, road } }: { side: PlotView["sides"][number] }) {
  if (!road && !curved) return null;
  return (
    <span className="text-muted">
      {" · "}
      {road && curved ? (
        <Trans>road, in a bend</Trans>
      ) : road ? (
        <Trans>road</Trans>
      ) : (
        <Trans>bend</Trans>
      )}
    </span>
  );
}
