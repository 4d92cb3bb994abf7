import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ACTS, type AdminPlot, type PlotAct } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { ACT_WORDS, usePlotFigures } from "./plot-words.ts";

interface ActBarProps {
  readonly chosen: readonly AdminPlot[];
  readonly isBusy: boolean;
  readonly onAct: (act: PlotAct) => void;
  readonly onClear: () => void;
}

const NAMES = Object.keys(ACT_WORDS) as PlotAct[];
const BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded border border-night-muted px-4 text-control font-[550] text-white hover:border-white hover:bg-white/10";

/** What may be done to all of the chosen plots, at the foot of the screen. */
export function ActBar({ chosen, isBusy, onAct, onClear }: ActBarProps) {
  const { t, i18n } = useLingui();
  const { sum } = usePlotFigures();
  const area = formatWhole(chosen.reduce((total, { sqYards }) => total + sqYards, 0));
  const land = sum(chosen.reduce((total, { priceRupees }) => total + (priceRupees ?? 0), 0));
  const possible = NAMES.filter((act) =>
    chosen.every(({ status }) => ACTS[act].from.includes(status)),
  );
  return (
    <section
      aria-label={t`Chosen plots`}
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-ink p-4 text-white max-md:-mx-(--gutter) max-md:rounded-none lg:bottom-4 lg:px-6 [&_:focus-visible]:outline-card"
    >
      <p className="num mr-auto">
        <b className="font-semibold">
          <Plural value={chosen.length} one="# plot chosen" other="# plots chosen" />
        </b>
        <span className="ml-3 text-night-muted">
          <Trans>
            {area} sq yd · {land}
          </Trans>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {possible.map((act) => (
          <button
            key={act}
            type="button"
            aria-busy={isBusy}
            onClick={() => onAct(act)}
            className={BUTTON}
          >
            {i18n._(ACT_WORDS[act])}
          </button>
        ))}
        {possible.length === 0 && (
          <p className="text-small text-night-muted">
            <Trans>These plots have nothing in common that can be done.</Trans>
          </p>
        )}
        <button
          type="button"
          onClick={onClear}
          aria-label={t`Choose none`}
          className="grid size-11 place-items-center rounded hover:bg-white/10"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </section>
  );
}
