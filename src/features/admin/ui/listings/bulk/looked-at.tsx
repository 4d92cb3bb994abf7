import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useProblemWords } from "#features/admin/ui/listing-form/problem-words.ts";
import { useValueWords } from "#features/admin/ui/listing-form/value-words.ts";
import { Replaced } from "#features/admin/ui/listings/history/replaced.tsx";
import {
  type BulkChange,
  type BulkPreview,
  type BulkProblem,
  fieldOf,
  toDisplayName,
} from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import type { BulkEdit } from "./use-bulk-edit.ts";

interface LookedAtProps {
  readonly edit: BulkEdit;
  readonly change: BulkChange;
  readonly preview: BulkPreview;
}

/** How many listings change, and from what to what. */
export function LookedAt({ edit, change, preview }: LookedAtProps) {
  const { t } = useLingui();
  const valueWords = useValueWords();
  const { changed, same, rows } = preview;
  const words = (value: string) => {
    if (change.what === "publish") return value === "yes" ? t`Published` : t`Not published`;
    return value === "" ? "" : valueWords(value);
  };
  const more = changed - rows.length;
  return (
    <>
      <div role="status" className="num">
        <p className="text-lead font-[550]">
          <Plural
            value={changed}
            _0="Nothing changes."
            one="# listing changes."
            other="# listings change."
          />
        </p>
        {same > 0 && (
          <p className="text-muted">
            <Plural value={same} one="# is so already." other="# are so already." />
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <ul
          aria-label={t`What changes`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keyboard.
          tabIndex={0}
          className="num max-h-72 overflow-y-auto overscroll-contain rounded border border-line text-control"
        >
          {rows.map(({ mlsNumber, name, before, after }) => (
            <li
              key={mlsNumber}
              className="border-b border-line px-3.5 py-2.5 [overflow-wrap:anywhere] last:border-0"
            >
              <b className="font-[550]">{toDisplayName(name)}</b>{" "}
              <span className="text-small text-muted">{mlsNumber}</span>
              <br />
              <Replaced before={words(before)} after={words(after)} />
            </li>
          ))}
          {more > 0 && (
            <li className="px-3.5 py-2.5 text-muted">
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
      <Refused preview={preview} change={change} />
      <div className="flex flex-wrap gap-3">
        {changed > 0 && (
          <button
            type="button"
            aria-busy={edit.isBusy}
            onClick={() => void edit.apply()}
            className={`num flex-1 ${button("primary")}`}
          >
            <Plural value={changed} one="Change # listing" other="Change # listings" />
          </button>
        )}
        <button type="button" onClick={edit.back} className={button("outline")}>
          <Trans>Back</Trans>
        </button>
      </div>
    </>
  );
}

/** Listings that cannot be changed so, below the reason that they share. */
function Refused({ preview, change }: Pick<LookedAtProps, "preview" | "change">) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  const { refused, refusedRows } = preview;
  if (refused === 0) return null;
  const why = (code: BulkProblem) =>
    code === "no-rate" ? t`It states no rate.` : problemWords(code, fieldOf(change));
  const codes = [...new Set(refusedRows.map(({ code }) => code))];
  return (
    <div className="num rounded bg-turmeric-tint p-3.5 text-control">
      <p className="font-[550]">
        <Plural
          value={refused}
          one="# cannot be changed so, and stays as it is."
          other="# cannot be changed so, and stay as they are."
        />
      </p>
      <div className="mt-1 grid max-h-40 gap-2 overflow-y-auto text-small [overflow-wrap:anywhere]">
        {codes.map((code) => (
          <div key={code}>
            <p>{why(code)}</p>
            <ul className="ml-4 list-disc">
              {refusedRows
                .filter((row) => row.code === code)
                .map(({ mlsNumber, name }) => (
                  <li key={mlsNumber}>
                    {toDisplayName(name)} ({mlsNumber})
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
