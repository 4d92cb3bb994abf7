import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { findStatus, LISTING_STATUSES, type ListingStatus } from "#features/listings/index.ts";
import { STATUS_NAMES } from "#features/listings/ui.ts";

/** What each status is to visitors. */
const MEANINGS: Record<ListingStatus, MessageDescriptor> = {
  Available: msg`Visitors find it, see what their budget buys here, and can ask for a visit.`,
  "Coming soon": msg`Its page says so. Visitors find it and can ask for a visit, as for one that is available.`,
  "Sold out": msg`It is marked as sold out. Visitors can ask for a call or for similar ones, not for a visit.`,
};

interface StatusChoicesProps {
  readonly name: string;
  /** What stands there: none of ours where it was written before there was a choice. */
  readonly value: string;
  /** Unset where a form reads what is chosen. */
  readonly onChoose?: (status: string) => void;
}

/** Every status with what it means, one of them chosen. */
export function StatusChoices({ name, value, onChoose }: StatusChoicesProps) {
  const { i18n } = useLingui();
  const [first] = useState(value);
  const chosen = findStatus(value) ?? value;
  const one = "flex min-h-11 cursor-pointer items-start gap-3 py-2.5";
  const choice = (status: string) => ({
    type: "radio",
    name,
    value: status,
    className: "mt-0.5 size-5 shrink-0 accent-river",
    ...(onChoose
      ? { checked: status === chosen, onChange: () => onChoose(status) }
      : { defaultChecked: status === chosen }),
  });
  return (
    <>
      {findStatus(first) === null && (
        <label className={one}>
          <input {...choice(first)} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-[550]">{first}</span>{" "}
            <span className="block text-small text-muted">
              <Trans>
                Visitors read this text on its page; to the search it is available. It can stay, and
                is not offered any more.
              </Trans>
            </span>
          </span>
        </label>
      )}
      {LISTING_STATUSES.map((status) => (
        <label key={status} className={one}>
          <input {...choice(status)} />
          <span className="min-w-0">
            <span className="font-[550]">{i18n._(STATUS_NAMES[status])}</span>{" "}
            <span className="block text-small text-muted">{i18n._(MEANINGS[status])}</span>
          </span>
        </label>
      ))}
    </>
  );
}
