import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { ListingRequest } from "#features/leads/ui.ts";
import { ListingHead, ListingPage } from "#features/listings/ui.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import type { loader } from "./property.tsx";

/** Shows the listing handed over in navigation state; without one, the search. */
export default function PropertyDetails() {
  const { t } = useLingui();
  const mlsNumber = useHandedListing();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { data: details, load } = useFetcher<typeof loader>();
  const search = localPath(href("/searchProperties"));
  const page = mlsNumber && localPath(href("/property/:mlsNumber", { mlsNumber }));
  useEffect(() => {
    if (page) void load(page);
    else void navigate(search, { replace: true });
  }, [page, search, load, navigate]);
  if (details)
    return (
      <>
        <ListingHead details={details} />
        <ListingPage
          details={details}
          backTo={href("/searchProperties")}
          request={<ListingRequest summary={details.summary} />}
        />
      </>
    );
  return (
    <div className="wrap py-24 text-center text-muted">
      <PageHead title={t`Layout · Sthalam`} description={t`Layout details.`} indexed={false} />
      <p>
        <Trans>Loading…</Trans>
      </p>
      <noscript>
        <a href={search}>
          <Trans>Search Properties</Trans>
        </a>
      </noscript>
    </div>
  );
}

/** MLS number of the listing in `state.property`, null when nothing usable is there. */
function useHandedListing(): string | null {
  const property: unknown = useLocation().state?.property;
  if (typeof property !== "object" || property === null || !("mlsNumber" in property)) return null;
  return typeof property.mlsNumber === "string" ? property.mlsNumber : null;
}
