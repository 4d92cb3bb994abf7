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
      className="far wrap pt-16 [--far:570px] md:pt-24 lg:[--far:240px]"
      quotes={withSampleQuotes(quotes, { i18n, isSample: sample, towns })}
      sampleMark={<Trans>Sample quote</Trans>}
    />
  );
}
