import { useLingui } from "@lingui/react/macro";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { useKnownText } from "#features/listings/ui/known-texts.ts";
import { Passport } from "./passport.tsx";

/** Status, possession and description, led by the papers. */
export function Overview({ details }: { details: ListingDetails }) {
  const { t } = useLingui();
  const { listing } = details;
  const { possession } = listing.additionalInfo;
  const source = useKnownText()(listing.source.name);
  return (
    <section id="overview" aria-label={t`Overview`}>
      <Passport details={details} />
      {(listing.propertyDescription !== "" || possession !== "") && (
        <div className="mt-6 grid gap-2">
          {possession !== "" && (
            // By `t`: `Trans` would read tags in what a listing says.
            <p>{t`Possession: ${possession}`}</p>
          )}
          <p className="whitespace-pre-line">{listing.propertyDescription}</p>
        </div>
      )}
      {source !== "" && (
        <p className="mt-4 text-small text-muted">
          {t`Source: ${source}. Anything not known is left blank.`}
        </p>
      )}
    </section>
  );
}
