import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "#features/listings/model/listing.ts";

/** "Read 20 Nov 2026" with the source's name behind it. */
export function DateRead({ source }: { source: Listing["source"] }) {
  const { i18n } = useLingui();
  if (source.readOn === "") return null;
  const date = i18n.date(new Date(`${source.readOn}T00:00:00Z`), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
  });
  return (
    <Trans>
      Read <time dateTime={source.readOn}>{date}</time>
    </Trans>
  );
}
