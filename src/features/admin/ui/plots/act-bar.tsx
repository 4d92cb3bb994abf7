import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BAR_BUTTON, ChosenBar } from "#features/admin/ui/chosen-bar.tsx";
import { useAllInWords } from "#features/admin/ui/inbox/plot-quote.tsx";
import { ACTS, type AdminPlot, type PlotAct } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { ACT_WORDS, usePlotFigures } from "./plot-words.ts";

interface ActBarProps {
  readonly chosen: readonly AdminPlot[];
  readonly isBusy: boolean;
  readonly onAct: (act: PlotAct) => void;
  readonly onClear: () => void;
}

const NAMES = Object.keys(ACT_WORDS) as PlotAct[];

/** What may be done to all of the chosen plots, at the foot of the screen. */
export function ActBar({ chosen, isBusy, onAct, onClear }: ActBarProps) {
  const { t, i18n } = useLingui();
  const { sum } = usePlotFigures();
  const area = formatWhole(chosen.reduce((total, { sqYards }) => total + sqYards, 0));
  const land = sum(chosen.reduce((total, { priceRupees }) => total + (priceRupees ?? 0), 0));
  const allIn = useAllInWords()(chosen);
  const possible = NAMES.filter((act) =>
    chosen.every(({ status }) => ACTS[act].from.includes(status)),
  );
  return (
    <ChosenBar
      label={t`Chosen plots`}
      onClear={onClear}
      told={
        <p className="num mr-auto">
          <b className="font-semibold">
            <Plural value={chosen.length} one="# plot chosen" other="# plots chosen" />
          </b>
          <span className="ml-3 text-night-muted">
            <Trans>
              {area} sq yd · {land} of land
            </Trans>
            {allIn !== null && ` · ${allIn}`}
          </span>
        </p>
      }
    >
      {possible.map((act) => (
        <button
          key={act}
          type="button"
          aria-busy={isBusy}
          onClick={() => onAct(act)}
          className={BAR_BUTTON}
        >
          {i18n._(ACT_WORDS[act])}
        </button>
      ))}
      {possible.length === 0 && (
        <p className="text-small text-night-muted">
          <Trans>These plots have nothing in common that can be done.</Trans>
        </p>
      )}
    </ChosenBar>
  );
}
