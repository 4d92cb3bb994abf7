import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { Quote } from "#platform/ui/quotes.tsx";

/** What the featured project is called wherever it stands by itself: a sample says so each time. */
export function useProjectName(): string {
  const { t } = useLingui();
  const { name, isSample } = projectFacts;
  return isSample ? t`${name} (sample project)` : name;
}

/** What stands on a sample site until an owner puts words of a real buyer in their place. */
const SAMPLES: readonly MessageDescriptor[] = [
  msg`We had the plot number, the road width and the full cost before we set out.`,
  msg`The page said which papers were missing. We asked for them first.`,
  msg`Someone called the same evening and knew which plot we meant.`,
];
const STARS = 5;

interface SampleOptions {
  readonly i18n: I18n;
  /** Of a sample site. */
  readonly isSample: boolean;
  /** Of the region, in the page's language. */
  readonly towns: readonly string[];
}

/** Those of buyers, and on a sample site a marked sample in each place that is still free. */
export function withSampleQuotes(
  quotes: readonly Quote[],
  { i18n, isSample, towns }: SampleOptions,
) {
  const told = quotes.map((quote) => ({ ...quote, isSample: false }));
  if (!isSample) return told;
  const samples = SAMPLES.map((text, at) => ({
    key: `testimonial${at + 1}`,
    name: i18n._(msg`Sample buyer`),
    place: towns[at % towns.length] ?? "",
    said: { text: i18n._(text), language: toLanguage(i18n.locale) },
    stars: STARS,
    isSample: true,
  }));
  const free = samples.filter(({ key }) => told.every((one) => one.key !== key));
  return [...told, ...free].sort((a, b) => a.key.localeCompare(b.key));
}
