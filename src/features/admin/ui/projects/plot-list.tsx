import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePlotFigures } from "#features/admin/ui/plots/plot-words.ts";
import type { ListedPlot } from "#features/projects/index.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";

/** Shown at first; a click shows the others. */
const SHOWN = 8;

/** The plots of a file as they would be brought in. */
export function PlotList({ plots }: { plots: readonly ListedPlot[] }) {
  const { t, i18n } = useLingui();
  const { sum } = usePlotFigures();
  const [isWhole, setWhole] = useState(false);
  if (plots.length === 0) return null;
  const cell = "px-3 py-2 align-top";
  const rows = isWhole ? plots : plots.slice(0, SHOWN);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="num w-full border-collapse text-left text-small">
        <caption className="px-3 py-3 text-left text-control font-[550]">
          <Plural value={plots.length} one="# plot is read" other="# plots are read" />
        </caption>
        <thead className="border-y border-line bg-mist text-label text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>{t`Plot`}</th>
            <th scope="col" className={`${cell} font-medium`}>{t`Size, sq yd`}</th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>{t`Sides, ft`}</th>
            <th scope="col" className={`${cell} font-medium`}>{t`Facing`}</th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>{t`Road, ft`}</th>
            <th scope="col" className={`${cell} font-medium max-sm:hidden`}>{t`Status`}</th>
            <th scope="col" className={`${cell} font-medium`}>{t`Price`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, sqYards, sides, facing, roadFeet, status, priceRupees }) => {
            const facingWords = facing === null ? undefined : FACING_WORDS[facing];
            return (
              <tr key={number} className="border-b border-line last:border-0">
                <th scope="row" className={`${cell} font-semibold`}>
                  {number}
                </th>
                <td className={cell}>{formatWhole(sqYards)}</td>
                <td className={`${cell} max-md:hidden`}>{sides ?? "–"}</td>
                <td className={cell}>{facingWords ? i18n._(facingWords) : "–"}</td>
                <td className={`${cell} max-md:hidden`}>{roadFeet ?? "–"}</td>
                <td className={`${cell} max-sm:hidden`}>{i18n._(STATUS_WORDS[status])}</td>
                <td className={cell}>
                  {priceRupees !== null && sum(priceRupees)}
                  {priceRupees === null && (status === "sold" ? "–" : t`On request`)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isWhole && plots.length > SHOWN && (
        <div className="border-t border-line p-2">
          <button type="button" onClick={() => setWhole(true)} className={button("quiet")}>
            <Trans>Show all plots</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
