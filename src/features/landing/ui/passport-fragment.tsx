import { Trans } from "@lingui/react/macro";
import { type ListingSummary, listingPath } from "#features/listings/index.ts";
import { ApprovalBadge, ListingPicture } from "#features/listings/ui.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface PassportFragmentProps {
  readonly layout: ListingSummary;
  readonly budgetLakhs: number;
}

/** The first layout of the catalogue as its page begins: its plan, its number, its rate. */
export function PassportFragment({ layout, budgetLakhs }: PassportFragmentProps) {
  const { mlsNumber, name, approval, ratePerSqYard } = layout;
  return (
    <div className="relative flex h-full flex-col">
      <ListingPicture
        summary={layout}
        sizes="(min-width: 48rem) 31vw, 100vw"
        className="min-h-0 w-full flex-1 object-cover"
      />
      <dl className="grid grid-cols-2 border-t border-ink [&>div]:min-w-0 [&>div]:px-3 [&>div]:py-2 [&>div+div]:border-l [&>div+div]:border-line">
        <div>
          <dt className="text-tiny text-muted">
            <LocalLink
              to={listingPath(mlsNumber, budgetLakhs)}
              className="after:absolute after:inset-0"
            >
              {name}
            </LocalLink>
          </dt>
          <dd className="num truncate text-small font-semibold">{mlsNumber}</dd>
          <dd className="mt-1">
            <ApprovalBadge approval={approval} />
          </dd>
        </div>
        <div>
          <dt className="text-tiny text-muted">
            <Trans>Land, per sq yd</Trans>
          </dt>
          <dd className="num text-lead font-semibold">
            {ratePerSqYard === null ? <Trans>on request</Trans> : formatRupees(ratePerSqYard)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
