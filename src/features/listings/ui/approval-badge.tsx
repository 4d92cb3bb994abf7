import { useLingui } from "@lingui/react/macro";
import type { Approval } from "#features/listings/model/listing-codes.ts";
import { Icon } from "#platform/ui/icon.tsx";

const BADGE =
  "inline-flex min-h-6 items-center gap-1.5 rounded-tag px-2 text-label font-[550] min-[360px]:whitespace-nowrap";

/** What is known of the approval; never more than the listing states. */
export function ApprovalBadge({ approval }: { approval: Approval }) {
  const { t } = useLingui();
  if (approval === "approved")
    return (
      <span className={`${BADGE} bg-leaf-tint text-leaf`}>
        <Icon name="circle-check" className="size-4" />
        {t`Approved`}
      </span>
    );
  if (approval === "registration-stated")
    return (
      <span className={`${BADGE} bg-river-tint text-river`}>
        <Icon name="file-check" className="size-4" />
        {t`RERA no. stated`}
      </span>
    );
  return (
    <span className={`${BADGE} border border-dashed border-edge text-muted`}>
      {t`Approval not stated`}
    </span>
  );
}
