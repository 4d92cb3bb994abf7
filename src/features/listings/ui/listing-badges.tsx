import { useLingui } from "@lingui/react/macro";
import type { Approval } from "#features/listings/model/fields/listing-codes.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { APPROVAL_WORDS } from "./approval-words.ts";

const BADGE =
  "inline-flex min-h-6 items-center gap-1.5 rounded-tag px-2 text-label font-[550] min-[22.5rem]:whitespace-nowrap";

/** What is known of the approval; never more than the listing states. */
export function ApprovalBadge({ approval }: { approval: Approval }) {
  const { i18n } = useLingui();
  const { name, icon, colours } = APPROVAL_WORDS[approval];
  return (
    <span className={`${BADGE} ${colours}`}>
      {icon && <Icon name={icon} className="size-4" />}
      {i18n._(name)}
    </span>
  );
}

/** Marks a layout of which nothing is left, beside its name. */
export function SoldOutBadge() {
  const { t } = useLingui();
  return (
    <span className="inline-flex min-h-6 items-center rounded-tag bg-ink px-2 text-label font-[550] whitespace-nowrap text-white">
      {t`Sold out`}
    </span>
  );
}
