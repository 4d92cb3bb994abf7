import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Approval } from "#features/listings/model/fields/listing-codes.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { APPROVAL_WORDS } from "#features/listings/ui/approval-words.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { RegisterHost } from "./register-link.tsx";

/** "Read 20 Nov 2026" with the source's name behind it. */
export function DateRead({ source }: { source: Listing["source"] }) {
  const { i18n } = useLingui();
  if (source.readOn === "") return null;
  const date = formatIndiaDate(new Date(source.readOn), toLanguage(i18n.locale));
  return (
    <Trans>
      Read <time dateTime={source.readOn}>{date}</time>
    </Trans>
  );
}

/** Of a listing with a registration number that says so itself, where others are silent. */
const NO_PERMISSIONS = msg`The listing gives a RERA registration number, and says that permissions are not in place.`;

/** What a state of an approval says, of a listing with these permissions as listed. */
export function approvalMeaning(approval: Approval, permissions: string): MessageDescriptor {
  const isRefused = approval === "registration-stated" && permissions === "no";
  return isRefused ? NO_PERMISSIONS : APPROVAL_WORDS[approval].means;
}

interface ApprovalHelpProps {
  readonly approval: Approval;
  /** As listed: "yes", "no" or nothing. */
  readonly permissions: string;
  readonly source: Listing["source"];
}

/** What the state of an approval says, what its numbers are and prove, and how to check them. */
export function ApprovalHelp({ approval, permissions, source }: ApprovalHelpProps) {
  const { i18n } = useLingui();
  const { authority } = useRegion();
  return (
    <details className="group border border-t-0 border-ink bg-card last:rounded-b-[2px]">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-4 py-2.5 text-small">
        <span>{i18n._(approvalMeaning(approval, permissions))}</span>
        <span className="inline-flex items-center gap-1 font-[550] text-river">
          <Trans>How to check it</Trans>
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid max-w-prose gap-3 px-4 pb-4 text-small">
        <p>
          <Trans>
            A RERA registration number is given by the state’s Real Estate Regulatory Authority
            before a layout may be marketed. An LP number is the layout permission of {authority} or
            the planning department (DTCP).
          </Trans>
        </p>
        <p>
          <Trans>
            Neither proves who owns a plot, that it is free of loans, or that roads and drains are
            built. The papers you see before paying do.
          </Trans>
        </p>
        <ol className="list-decimal pl-5">
          <li>
            <Trans>Copy the number, or the project’s name as it is written here.</Trans>
          </li>
          <li>
            <Trans>
              Open <RegisterHost /> and choose the search of registered projects.
            </Trans>
          </li>
          <li>
            <Trans>
              Compare the name, the village, the extent and the date until which it is valid.
            </Trans>
          </li>
          <li>
            <Trans>Ask the developer for the LP order and its plan, and read the plot in it.</Trans>
          </li>
        </ol>
        <p className="text-muted">
          <Trans>
            This site took the facts from the listing’s source and did not look them up in the
            register.
          </Trans>{" "}
          <DateRead source={source} />
        </p>
      </div>
    </details>
  );
}

/** A warning at the foot of the passport. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 border border-t-0 border-ink bg-turmeric-tint p-4 text-small last:rounded-b-[2px]">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-turmeric-ink" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
