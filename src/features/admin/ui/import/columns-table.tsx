import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FIELDS, type ImportNote, labelOf, type TableAs } from "#features/listings/index.ts";
import type { SaidColumns } from "./use-import.ts";

const NOTES: Record<ImportNote, MessageDescriptor> = {
  "all-plots": msg`No column tells the type: all are taken for plots.`,
  "number-made": msg`No column tells the number of a listing: it is made from the registration, or from name and address.`,
  "address-made": msg`No column tells the address: the village and district are taken for it.`,
  "degrees-swapped": msg`Latitude and longitude were in each other’s place: they are put right.`,
};
const PLACE = msg`Latitude and longitude in one cell`;

interface ColumnsTableProps {
  readonly table: TableAs;
  readonly said: SaidColumns;
  readonly onSay: (said: SaidColumns) => void;
}

/** What each column of a file is taken for, to be put right by hand; remembered for the next file. */
export function ColumnsTable({ table, said, onSay }: ColumnsTableProps) {
  const { t, i18n } = useLingui();
  const { columns, notes } = table;
  const unread = columns.filter(({ target, head }) => target === null && head !== "").length;
  const taken = new Set(columns.map(({ target }) => target));
  const targets = [
    ...FIELDS.map(({ path }) => [path, i18n._(labelOf(path))] as const),
    ["place", i18n._(PLACE)] as const,
  ];
  return (
    <details
      open={unread > 0 || !taken.has("name")}
      className="rounded-card border border-line bg-card"
    >
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-control font-[550]">
        <Trans>What the columns are</Trans>{" "}
        {unread > 0 && (
          <span className="font-normal text-muted">
            <Plural value={unread} one="· # column is not read" other="· # columns are not read" />
          </span>
        )}
      </summary>
      {notes.length > 0 && (
        <ul className="border-t border-line bg-turmeric-tint px-3 py-2 text-small">
          {notes.map((note) => (
            <li key={note}>{i18n._(NOTES[note])}</li>
          ))}
        </ul>
      )}
      <ul aria-label={t`What the columns are`} className="border-t border-line">
        {columns.map(({ at, head, samples, target }) => {
          const name = head || t`Column ${at + 1}`;
          return (
            <li
              key={at}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[1fr_1fr_16rem]"
            >
              <span className="font-[550] [overflow-wrap:anywhere]">{name}</span>
              <span className="text-small text-muted [overflow-wrap:anywhere]">
                {samples.join(" · ")}
              </span>
              <select
                aria-label={t`What ${name} is`}
                value={target ?? ""}
                onChange={({ currentTarget }) => onSay({ ...said, [at]: currentTarget.value })}
                className={`h-11 w-full truncate rounded border bg-card px-2.5 text-control ${target === null ? "border-edge text-muted" : "border-river"}`}
              >
                <option value="">{t`Not read`}</option>
                {targets.map(([path, label]) => (
                  <option key={path} value={path} disabled={path !== target && taken.has(path)}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
