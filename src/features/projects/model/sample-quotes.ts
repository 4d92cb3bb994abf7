import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { Quote } from "#platform/ui/quotes.tsx";

/** What stands on a sample site until an owner puts words of a real buyer in their place. */
const SAMPLES: readonly { readonly place: MessageDescriptor; readonly text: MessageDescriptor }[] =
  [
    {
      place: msg`Guntur`,
      text: msg`We had the plot number, the road width and the full cost before we set out.`,
    },
    {
      place: msg`Vijayawada`,
      text: msg`The page said which papers were missing. We asked for them first.`,
    },
    {
      place: msg`Mangalagiri`,
      text: msg`Someone called the same evening and knew which plot we meant.`,
    },
  ];
const STARS = 5;

/** Those of buyers, and on a sample site a marked sample in each place that is still free. */
export function withSampleQuotes(
  quotes: readonly Quote[],
  { i18n, isSample }: { readonly i18n: I18n; readonly isSample: boolean },
) {
  const told = quotes.map((quote) => ({ ...quote, isSample: false }));
  if (!isSample) return told;
  const samples = SAMPLES.map(({ place, text }, at) => ({
    key: `testimonial${at + 1}`,
    name: i18n._(msg`Sample buyer`),
    place: i18n._(place),
    said: { text: i18n._(text), language: toLanguage(i18n.locale) },
    ...{ stars: STARS, isSample: true },
  }));
  const free = samples.filter(({ key }) => told.every((one) => one.key !== key));
  return [...told, ...free].sort((a, b) => a.key.localeCompare(b.key));
}
