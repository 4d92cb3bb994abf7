import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { USUAL_LAKHS } from "#features/listings/model/budget-query.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { BudgetLine, buysHere, useCarriedBudget } from "#features/listings/ui/budget-line.tsx";
import { ApprovalBadge, SoldOutBadge } from "#features/listings/ui/listing-badges.tsx";
import { SaveSlot } from "#features/listings/ui/save-slot.tsx";
import { useNoteSeen } from "#features/listings/ui/seen-listings.ts";
import { FarTown, SquareYards, useSum, useWhere } from "#features/listings/ui/words.tsx";
import { formatRupees } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { WayUp } from "#platform/ui/local-link.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { ContactBar, ContactCard } from "./contact-card.tsx";
import { Gallery } from "./gallery.tsx";
import { LowerSections } from "./lower-sections.tsx";
import { Overview } from "./overview.tsx";
import { SectionNav } from "./section-nav.tsx";
import { ShareButton } from "./share-button.tsx";

interface ListingPageProps {
  readonly details: ListingDetails;
  /** The search that the visitor came from, as path and query. */
  readonly backTo: string;
  /** The form that asks for a visit, a call or an answer. */
  readonly request: ReactNode;
}

/** Everything known of one layout, to judge it by. */
export function ListingPage({ details, backTo, request }: ListingPageProps) {
  const { summary } = details;
  useNoteSeen(summary.mlsNumber);
  return (
    <>
      <SectionNav summary={summary} />
      <article className="wrap pb-12 lg:pb-24">
        <TopRow summary={summary} backTo={backTo} />
        <Title details={details} />
        <Gallery summary={summary} photos={details.photos} media={details.listing.media} />
        <div className="mt-8 grid grid-cols-1 gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1fr)_368px]">
          <div className="grid grid-cols-1 gap-14 lg:gap-18">
            <Overview details={details} />
            <LowerSections details={details} />
          </div>
          <aside>
            <div className="max-lg:far [--far:740px] lg:sticky lg:top-20">
              <ContactCard details={details} request={request} />
            </div>
          </aside>
        </div>
      </article>
      <ContactBar details={details} />
    </>
  );
}

function TopRow({ summary, backTo }: { summary: ListingSummary; backTo: string }) {
  const { name, mlsNumber } = summary;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2 lg:pt-4 print:hidden">
      <WayUp to={backTo}>
        <Trans>Back to search</Trans>
      </WayUp>
      <div className="flex gap-5">
        <SaveSlot mlsNumber={mlsNumber} name={name} look="line" />
        <ShareButton name={name} path={href("/property/:mlsNumber", { mlsNumber })} />
      </div>
    </div>
  );
}

function Title({ details }: Pick<ListingPageProps, "details">) {
  const { t } = useLingui();
  const where = useWhere();
  const { summary, farTown } = details;
  const lakhs = useCarriedBudget() ?? USUAL_LAKHS;
  const { ratePerSqYard: rate } = summary;
  const buys = summary.isSoldOut ? null : buysHere(lakhs, summary);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <div>
        <h1 className="text-h1">{summary.name}</h1>
        {summary.isSoldOut && <SoldOutBadge />}
        <p className="mt-1 text-muted text-balance">
          {where(summary)}
          {farTown && <FarTown town={farTown} />}
        </p>
        <a href="#passport" className="mt-1 inline-flex min-h-11 items-center">
          <ApprovalBadge approval={summary.approval} />
        </a>
      </div>
      <div className="md:text-right">
        {rate === null ? (
          <p className="text-lead text-muted">{t`Rate not published`}</p>
        ) : (
          <p className="num">
            <span className="text-h2">{formatRupees(rate)}</span>{" "}
            <span className="text-muted">
              <Trans>per sq yd</Trans>
            </span>
          </p>
        )}
        {details.usualCost && <UsualCost {...details.usualCost} />}
        {buys !== null && (
          <p className="text-control text-muted">
            <BudgetLine lakhs={lakhs} buys={buys} />
          </p>
        )}
      </div>
    </header>
  );
}

/** What a usual plot costs with all duties, and the way to how that is made up. */
function UsualCost({ size: sqYards, land, allIn }: NonNullable<ListingDetails["usualCost"]>) {
  const sum = useSum();
  const { hasDuties } = useRegion();
  if (!hasDuties) return null;
  const size = <SquareYards value={sqYards} />;
  const [ofLand, ofAll] = [land, allIn].map((rupees) => (
    <b key={rupees} className="num font-semibold">
      {sum(rupees)}
    </b>
  ));
  return (
    <p className="text-control">
      <a
        href="#all-in-cost"
        className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-ink md:min-h-8"
      >
        <span>
          <Trans>
            {size}: {ofLand} land, {ofAll} all-in
          </Trans>
        </span>
      </a>
    </p>
  );
}
