import { Trans, useLingui } from "@lingui/react/macro";
import { withSampleQuotes } from "#features/projects/ui/sample-words.ts";
import { type Quote, Quotes } from "#platform/ui/quotes.tsx";
import { useRegion, useSite } from "#platform/ui/shell/site.ts";

/** What buyers say of the project. */
export function Testimonials({ quotes }: { readonly quotes: readonly Quote[] }) {
  const { t, i18n } = useLingui();
  const { sample } = useSite();
  const { towns } = useRegion();
  return (
    <Quotes
      id="buyers-title"
      title={<Trans>What buyers say</Trans>}
      className="far wrap py-12 [--far:690px] md:py-20 md:[--far:540px] lg:[--far:270px] print:hidden"
      quotes={withSampleQuotes(quotes, { i18n, isSample: sample, towns })}
      sampleMark={<Trans>Sample quote</Trans>}
      starWords={(stars) => t`${stars} of 5 stars`}
    />
  );
}
