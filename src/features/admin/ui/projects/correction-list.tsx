import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListedPlot, PlotCorrection, StatedField } from "#features/projects/index.ts";
import { FACING_WORDS } from "#features/projects/ui.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { PLOT_TARGET_WORDS } from "./project-words.ts";

/** What a file changes: plots that come and go, and of each other one what becomes another. */
export function CorrectionList({ correction }: { correction: PlotCorrection }) {
  const { t, i18n } = useLingui();
  const statedOf = useStatedWords();
  const { added, changed, gone } = correction;
  const cell = "px-3 py-2 align-top";
  const [come, go] = [added.map(({ number }) => number).join(", "), gone.join(", ")];
  return (
    <div className="grid gap-3">
      <h3 className="text-control font-[550]">
        <Trans>What it changes</Trans>
      </h3>
      {added.length + changed.length + gone.length === 0 && (
        <p>
          <Trans>Nothing: every plot is as the file has it.</Trans>
        </p>
      )}
      {added.length > 0 && (
        <p className="num [overflow-wrap:anywhere]">
          <Plural value={added.length} one={`New plot: ${come}`} other={`New plots: ${come}`} />
        </p>
      )}
      {gone.length > 0 && (
        <p className="num [overflow-wrap:anywhere] text-danger">
          <Plural
            value={gone.length}
            one={`Not in the file, and removed: plot ${go}`}
            other={`Not in the file, and removed: plots ${go}`}
          />
        </p>
      )}
      {changed.length > 0 && (
        <div className="max-h-96 max-w-2xl overflow-y-auto rounded border border-line">
          <table className="num w-full border-collapse text-left text-small">
            <caption className="sr-only">{t`Plots that change`}</caption>
            <thead className="border-b border-line bg-mist text-label text-muted">
              <tr>
                <th scope="col" className={`${cell} font-medium`}>{t`Plot`}</th>
                <th scope="col" className={`${cell} font-medium`}>{t`What`}</th>
                <th scope="col" className={`${cell} font-medium`}>{t`Now`}</th>
                <th scope="col" className={`${cell} font-medium`}>{t`Then`}</th>
              </tr>
            </thead>
            <tbody>
              {changed.flatMap(({ before, after, fields }) =>
                fields.map((field) => (
                  <tr
                    key={`${after.number} ${field}`}
                    className="border-b border-line last:border-0"
                  >
                    <th scope="row" className={`${cell} font-semibold`}>
                      {after.number}
                    </th>
                    <td className={cell}>{i18n._(PLOT_TARGET_WORDS[field])}</td>
                    <td className={`${cell} text-muted`}>{statedOf(before, field)}</td>
                    <td className={cell}>{statedOf(after, field)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** What is stated of a plot, in words. */
function useStatedWords(): (plot: ListedPlot, field: StatedField) => string {
  const { t, i18n } = useLingui();
  return (plot, field) => {
    const value = plot[field];
    if (value === null) return "–";
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    if (field === "facing") {
      const words = plot.facing && FACING_WORDS[plot.facing];
      return words ? i18n._(words) : "–";
    }
    return typeof value === "number" ? formatWhole(value) : value;
  };
}
