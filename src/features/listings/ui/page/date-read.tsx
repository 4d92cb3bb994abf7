import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "#features/listings/model/listing.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

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
