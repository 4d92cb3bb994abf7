import { Trans } from "@lingui/react/macro";
import { checklistPath } from "#features/calculators/index.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { ApprovalBadge } from "#features/listings/ui/listing-badges.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { CopyNumber } from "./copy-number.tsx";
import { Doubts } from "./doubts.tsx";
import { ApprovalHelp, Caution, DateRead } from "./passport-foot.tsx";
import { RegisterLink } from "./register-link.tsx";

/** What the listing says of its approval, where to check it, and what does not fit together. */
export function Passport({ details }: { details: ListingDetails }) {
  const { listing, summary, twins, contradictions, flags } = details;
  const { authority } = useRegion();
  const { approvals, permitNumber, permissions } = listing.constructionDetails;
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
        <TitleCell name={<Trans>{authority} / LP number</Trans>}>
          {permitNumber === "" ? <NotStated /> : <Permit number={permitNumber} />}
        </TitleCell>
        <TitleCell name={<Trans>Permissions, as listed</Trans>}>
          <Permissions permissions={permissions} />
        </TitleCell>
      </TitleBlock>
      <ApprovalHelp approval={summary.approval} permissions={permissions} source={listing.source} />
      {flags.includes("placeholder-id") && twins.length === 0 && (
        <Caution>
          <Trans>
            No registration number is published for this layout. Ask for it before you pay anything.
          </Trans>
        </Caution>
      )}
      <Doubts twins={twins} contradictions={contradictions} />
      <LocalLink
        to={checklistPath(listing.mlsNumber)}
        className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-control print:hidden"
      >
        <Icon name="list-checks" className="size-5" />
        <Trans>Papers to see before you pay</Trans>
      </LocalLink>
    </section>
  );
}

function Registration({ number }: { number: string }) {
  const { register } = useRegion();
  return (
    <>
      {number}
      <span className="flex flex-wrap items-center gap-x-4 text-small">
        <CopyNumber number={number} />
        <RegisterLink>
          <Trans>Check on {register}</Trans>
        </RegisterLink>
      </span>
    </>
  );
}

function Permit({ number }: { number: string }) {
  return (
    <>
      {number}
      <span className="block">
        <CopyNumber number={number} />
      </span>
    </>
  );
}

function Permissions({ permissions }: { permissions: string }) {
  if (permissions === "yes") return <Trans>Yes</Trans>;
  return permissions === "no" ? <Trans>No</Trans> : <NotStated />;
}

function NotStated() {
  return (
    <span className="inline-flex h-6 items-center rounded-tag border border-dashed border-edge px-2 text-label font-[550] text-muted">
      <Trans>Not stated</Trans>
    </span>
  );
}
