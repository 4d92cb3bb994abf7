import { useLingui } from "@lingui/react/macro";
import type { PriceListPreview } from "#features/projects/index.ts";
import { formatRupees } from "#platform/i18n/formats.ts";

/** Old and new price of each plot that a list changes. */
export function PriceChanges({ changes }: Pick<PriceListPreview, "changes">) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  const cell = "px-3 py-2";
  return (
    <div className="max-h-96 max-w-xl overflow-y-auto rounded border border-line">
      <table className="num w-full border-collapse text-left text-small">
        <caption className="sr-only">{t`Prices that change`}</caption>
        <thead className="border-b border-line bg-mist text-label text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>{t`Plot`}</th>
            <th scope="col" className={`${cell} text-right font-medium`}>{t`Now`}</th>
            <th scope="col" className={`${cell} text-right font-medium`}>{t`Then`}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ number, before, after }) => (
            <tr key={number} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} font-semibold`}>
                {number}
              </th>
              <td className={`${cell} text-right text-muted`}>
                {before === null ? t`On request` : formatRupees(before)}
              </td>
              <td className={`${cell} text-right`}>{formatRupees(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
