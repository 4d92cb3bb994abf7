import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { Bar, ReadRow } from "./comparison-rows.ts";

/** What one home says in a row: its value, whether that is in doubt, its bar. */
export function RowValue({ row, at }: { readonly row: ReadRow; readonly at: number }) {
  const { t } = useLingui();
  const { values, bars, parts, doubted } = row;
  return (
    <>
      <Value value={values[at] ?? null} />
      {doubted?.[at] && (
        <span className="flex items-center gap-1 text-small font-normal text-turmeric-ink">
          <Icon name="triangle-alert" className="size-4 shrink-0" />
          {t`In doubt`}
        </span>
      )}
      {bars?.[at] && <ValueBar {...bars[at]} part={parts?.[at] ?? null} />}
    </>
  );
}

/** A figure drawn beside those of the other homes; the least is marked. */
function ValueBar({ share, isLeast, part }: Bar & { part: string | null }) {
  return (
    <>
      {isLeast && (
        <span className="text-small leading-none font-[550] text-river max-md:ml-1.5 md:float-right">
          <Trans>lowest</Trans>
        </span>
      )}
      <span className="mt-1.5 block h-2.5 bg-mist" aria-hidden="true">
        <i
          className={`block h-full ${isLeast ? "bg-river" : "bg-river/40"}`}
          style={{ width: `${100 * share}%` }}
        />
      </span>
      {part && <span className="mt-1 block text-small font-normal text-muted">{part}</span>}
    </>
  );
}

function Value({ value }: { value: ReadRow["values"][number] }) {
  if (value === null) return <Trans>Not available</Trans>;
  if (value === false) return <Trans>Not listed</Trans>;
  if (value !== true) return value;
  return (
    <span className="flex items-center gap-1.5">
      <Icon name="check" className="size-4 text-leaf" />
      <Trans>Yes</Trans>
    </span>
  );
}
