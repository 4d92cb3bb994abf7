import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { RATES } from "#features/calculators/model/rates.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { RateSource } from "#platform/region/state-duties.ts";
import { SourceLink } from "./source-link.tsx";

/** Where the rates come from, how old they are, and where sources disagree. */
export function RateSources() {
  const { i18n } = useLingui();
  const { duties, conflicts, withheld } = RATES;
  const asOf = formatIndiaDate(new Date(RATES.asOf), toLanguage(i18n.locale));
  const named = new Map(
    [...duties, ...conflicts].map(({ source }) => [source.url, source] as const),
  );
  for (const source of [withheld.source, withheld.baseSource]) named.set(source.url, source);
  return (
    <section className="mt-8 max-w-2xl text-small text-muted">
      <h2 className="text-control font-semibold text-ink">
        <Trans>Where the rates come from</Trans>
      </h2>
      {conflicts.map(({ percents, source }) => (
        <Conflict key={source.url} percents={percents} publisher={source.publisher} />
      ))}
      <ul className="mt-2 grid">
        {[...named.values()].map((source) => (
          <Source key={source.url} source={source} />
        ))}
      </ul>
      <p className="mt-2">
        <Trans>
          Checked on {asOf}. Rates change, and the registration office has the final say. This is
          not tax advice.
        </Trans>
      </p>
    </section>
  );
}

function Conflict({ percents, publisher }: { percents: readonly string[]; publisher: string }) {
  const [first = "", second = ""] = percents;
  const sum = percents.reduce((all, percent) => all + Number(percent), 0);
  return (
    <p className="mt-2">
      <Trans>
        Sources differ on the split: <span lang="en">{publisher}</span> gives {first}% and {second}
        %. Either way the total is {sum}%.
      </Trans>
    </p>
  );
}

function Source({ source }: { source: RateSource }) {
  return (
    <li>
      <SourceLink source={source} className="inline-flex min-h-11 items-center" />
    </li>
  );
}
