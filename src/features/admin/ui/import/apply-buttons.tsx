import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { ImportPreview } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import type { FailedTry, Wanted } from "./use-import.ts";

interface ApplyButtonsProps {
  readonly preview: Extract<ImportPreview, { ok: true }>;
  /** The last try to bring it in, whose choices stay. */
  readonly failed: FailedTry | null;
  readonly onApply: (wanted: Wanted) => void;
}

/** Brings in the file that was looked at, or its good rows, and what is new as drafts where that is ticked. */
export function ApplyButtons({ preview, failed, onApply }: ApplyButtonsProps) {
  const [asDrafts, setAsDrafts] = useState(failed?.wanted.asDrafts ?? false);
  const { added, updated, report } = preview;
  const { badRows } = report;
  const good = added + updated;
  return (
    <>
      {added > 0 && (
        <label className="flex min-h-11 items-center gap-3 text-control">
          <input
            type="checkbox"
            checked={asDrafts}
            onChange={({ currentTarget }) => setAsDrafts(currentTarget.checked)}
            className="size-5 accent-river"
          />
          <Trans>Bring in new listings as drafts: visitors do not see them yet</Trans>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {badRows === 0 && (
          <button
            type="button"
            disabled={good === 0}
            onClick={() => onApply({ which: "all", asDrafts })}
            className={button("action")}
          >
            <Plural
              value={good}
              _0="Nothing to bring in"
              one="Bring in # listing"
              other="Bring in # listings"
            />
          </button>
        )}
        {badRows > 0 && good > 0 && (
          <button
            type="button"
            onClick={() => onApply({ which: "good", asDrafts })}
            className={button("action")}
          >
            <Plural value={good} one="Bring in # good row only" other="Bring in # good rows only" />
          </button>
        )}
        {badRows > 0 && (
          <p className="text-small text-muted">
            <Trans>Or correct the rows in the file and choose it again.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
