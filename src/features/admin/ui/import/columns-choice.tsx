import { Plural, Trans, useLingui } from "@lingui/react/macro";

/** A column of a file, as it was understood. */
interface Column {
  /** Its number from 0. */
  readonly at: number;
  readonly head: string;
  readonly samples: readonly string[];
  /** Null where nothing is read from it. */
  readonly target: string | null;
}

interface ColumnsChoiceProps {
  readonly columns: readonly Column[];
  /** Everything that a column may be, with its words. */
  readonly targets: readonly (readonly [target: string, words: string])[];
  /** What was taken for granted. */
  readonly notes?: readonly string[];
  readonly isOpen: boolean;
  /** An empty target: the column is not read. */
  readonly onSay: (at: number, target: string) => void;
}

/** What each column of a file is taken for, to be put right by hand. */
export function ColumnsChoice({ columns, targets, notes = [], isOpen, onSay }: ColumnsChoiceProps) {
  const { t } = useLingui();
  const unread = columns.filter(({ target, head }) => target === null && head !== "").length;
  const taken = new Set(columns.map(({ target }) => target));
  return (
    <details open={isOpen} className="rounded-card border border-line bg-card">
      <summary className="fold px-3 text-control">
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
            <li key={note}>{note}</li>
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
                onChange={({ currentTarget }) => onSay(at, currentTarget.value)}
                className={`h-11 w-full truncate rounded border bg-card px-2.5 text-control ${target === null ? "border-edge text-muted" : "border-river"}`}
              >
                <option value="">{t`Not read`}</option>
                {targets.map(([value, label]) => (
                  <option key={value} value={value} disabled={value !== target && taken.has(value)}>
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
