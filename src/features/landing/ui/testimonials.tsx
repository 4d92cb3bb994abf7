import { Trans, useLingui } from "@lingui/react/macro";
import { withSampleQuotes } from "#features/projects/ui.ts";
import { type Quote, Quotes } from "#platform/ui/quotes.tsx";
import { useRegion, useSite } from "#platform/ui/shell/site.ts";

/** What buyers say. */
export function Testimonials({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { i18n } = useLingui();
  const { sample } = useSite();
  const { towns } = useRegion();
  return (
    <Quotes
      id="said"
      title={<Trans>What buyers say</Trans>}
      className="wrap pt-16 md:pt-24"
      quotes={withSampleQuotes(quotes, { i18n, isSample: sample, towns })}
      sampleMark={<Trans>Sample quote</Trans>}
    />
  );
}
