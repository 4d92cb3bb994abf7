import { Trans, useLingui } from "@lingui/react/macro";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { FACING_WORDS } from "#features/projects/ui/plot-words.ts";
import { ROAD_WORDS, useFigures } from "#features/projects/ui/project-words.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { Dimensions, Sides } from "./plot-sides.tsx";

interface PlotFactsProps {
  readonly plot: PlotView;
  readonly widths: ProjectView["widths"];
}

/** What is told of a plot beside its price. */
export function PlotFacts({ plot, widths }: PlotFactsProps) {
  const { t, i18n } = useLingui();
  const { sqYards } = useFigures();
  const squareFeet = formatWhole(plot.squareFeet);
  const squareMetres = formatWhole(plot.squareMetres);
  const roads = plot.roads.map((id) => {
    const [width, name] = [widths[id], i18n._(ROAD_WORDS[id])];
    return t`${width} ft ${name}`;
  });
  return (
    <TitleBlock columns="grid-cols-2">
      <TitleCell name={t`Size`}>
        {sqYards(plot.sqYards)}
        <span className="block text-small font-normal text-muted">
          {t`${squareFeet} sq ft`}
          <br />
          {t`${squareMetres} sq m`}
        </span>
      </TitleCell>
      <TitleCell name={t`Dimensions`}>
        <Dimensions plot={plot} />
      </TitleCell>
      <TitleCell name={t`Facing`}>{i18n._(FACING_WORDS[plot.facing])}</TitleCell>
      <TitleCell name={t`Position`}>
        <Position plot={plot} />
      </TitleCell>
      <div className="col-span-2 px-4 py-3">
        <dt className="text-label font-medium text-muted">{t`Road`}</dt>
        <dd className="num mt-0.5 text-lead font-[550]">{roads.join(", ")}</dd>
      </div>
      <Sides plot={plot} />
    </TitleBlock>
  );
}

/** Whether a plot lies at a corner or beside a park. */
export function Position({ plot: { corner, parkSide } }: { plot: PlotView }) {
  if (corner && parkSide) return <Trans>Corner, park-side</Trans>;
  if (corner) return <Trans>Corner</Trans>;
  if (parkSide) return <Trans>Park-side</Trans>;
  return <Trans>Inner</Trans>;
}
