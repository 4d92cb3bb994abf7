import { Trans } from "@lingui/react/macro";
import { RATES, type RateSource } from "#features/calculators/model/rates.ts";

/** Where the rates come from, how old they are, and where sources disagree. */
export function RateSources() {
  const { duties, conflicts, withheld, asOf } = RATES;
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
          Read on {asOf}. Rates change: the registration office’s own reckoning decides. Nothing
          here is tax advice.
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
        Sources disagree on the split: <span lang="en">{publisher}</span> writes {first} % and{" "}
        {second} %. In all it is {sum} % by either.
      </Trans>
    </p>
  );
}

function Source({ source: { publisher, url, dated } }: { source: RateSource }) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-river underline underline-offset-4 hover:text-river-deep"
      >
        <span lang="en">{publisher}</span>
      </a>
      {dated && <span className="num"> · {dated}</span>}
    </li>
  );
}
