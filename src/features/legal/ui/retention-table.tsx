import { Trans, useLingui } from "@lingui/react/macro";
import { RETENTION, type RetentionName } from "#features/legal/model/retention.ts";
import { useSite } from "#platform/ui/shell/site.ts";
import { howLong, RETENTION_WORDS } from "./retention-words.ts";

const NAMES = Object.keys(RETENTION) as RetentionName[];

/** What is stored, what for, and how long at most: the table that the deleting jobs go by. */
export function RetentionTable() {
  const { i18n } = useLingui();
  const { leadDays } = useSite();
  return (
    <table className="w-full text-left text-small">
      <thead className="text-label text-muted">
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className="py-2 pr-4 font-medium">
            <Trans>What, and what for</Trans>
          </th>
          <th scope="col" className="w-2/5 py-2 font-medium">
            <Trans>How long at most</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {i18n._(RETENTION_WORDS[name].what)}
              <span className="block text-muted">{i18n._(RETENTION_WORDS[name].why)}</span>
            </th>
            <td className="num py-2.5">{i18n._(howLong(name, leadDays))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
