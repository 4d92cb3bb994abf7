import { Trans } from "@lingui/react/macro";
import type { ListingDetails, SharingListing } from "#features/listings/model/listing-details.ts";
import { ApprovalBadge } from "#features/listings/ui/approval-badge.tsx";
import { formatWhole } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { DateRead } from "./date-read.tsx";

/** Where a buyer checks a registration; the register is linked, never copied. */
const RERA_REGISTER = "https://rera.ap.gov.in/";

/** What the listing says of its approval, where to check it, and what does not fit together. */
export function Passport({ details }: { details: ListingDetails }) {
  const { listing, summary, sharing, flags } = details;
  const { approvals, permissions } = listing.constructionDetails;
  return (
    <section aria-labelledby="passport">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="passport" className="text-h3">
          <Trans>Approval passport</Trans>
        </h2>
        <p className="text-small text-muted">
          <DateRead source={listing.source} />
        </p>
      </div>
      <TitleBlock columns="grid-cols-2 lg:grid-cols-4">
        <TitleCell name={<Trans>RERA registration</Trans>}>
          {approvals === "" ? <NotStated /> : <Registration number={approvals} />}
        </TitleCell>
        <TitleCell name={<Trans>State</Trans>}>
          <ApprovalBadge approval={summary.approval} />
        </TitleCell>
        <TitleCell name={<Trans>CRDA / LP number</Trans>}>
          <NotStated />
        </TitleCell>
        <TitleCell name={<Trans>Permissions, as listed</Trans>}>
          {permissions === "yes" && <Trans>Yes</Trans>}
          {permissions === "no" && <Trans>No</Trans>}
          {permissions === "" && <NotStated />}
        </TitleCell>
      </TitleBlock>
      {sharing.map((other) => (
        <SharedRegistration key={other.mlsNumber} other={other} />
      ))}
      {flags.includes("placeholder-id") && sharing.length === 0 && (
        <Caution>
          <Trans>
            No registration number is published for this layout. Ask for it before you pay anything.
          </Trans>
        </Caution>
      )}
      {flags.includes("road-surface-contradicts") && (
        <Caution>
          <Trans>
            The listing contradicts itself on the road surface. Look at the roads when you visit.
          </Trans>
        </Caution>
      )}
    </section>
  );
}

function Registration({ number }: { number: string }) {
  return (
    <>
      {number}
      <a
        href={RERA_REGISTER}
        rel="noreferrer"
        target="_blank"
        className="flex min-h-6 items-center gap-1.5 text-small font-[550] text-river underline underline-offset-3"
      >
        <Trans>Check at AP RERA</Trans>
        <Icon name="external-link" className="size-4" />
      </a>
    </>
  );
}

function NotStated() {
  return (
    <span className="inline-flex h-6 items-center rounded-tag border border-dashed border-edge px-2 text-label font-[550] text-muted">
      <Trans>Not stated</Trans>
    </span>
  );
}

function SharedRegistration({ other }: { other: SharingListing }) {
  const area = formatWhole(other.areaSqYards ?? 0);
  return (
    <Caution>
      <b className="font-[550]">
        <Trans>Two layouts give this registration.</Trans>
      </b>{" "}
      {other.areaSqYards === null ? (
        <Trans>The other does not state its area.</Trans>
      ) : (
        <Trans>The other states {area} sq yd.</Trans>
      )}{" "}
      <Trans>Ask which phase this number covers before you pay.</Trans>{" "}
      <LocalLink
        to={href("/property/:mlsNumber", { mlsNumber: other.mlsNumber })}
        className="font-[550] text-river underline underline-offset-3"
      >
        <Trans>See the other layout</Trans>
      </LocalLink>
    </Caution>
  );
}

function Caution({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex gap-3 border border-t-0 border-ink bg-turmeric-tint p-4 text-small last:rounded-b-[2px]">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-turmeric-ink" />
      <span>{children}</span>
    </p>
  );
}
