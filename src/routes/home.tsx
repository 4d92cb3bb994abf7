import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "react-router";
import { ListingCard } from "#listings/listing-card.tsx";
import { LayoutCount } from "#listings/words.tsx";
import { formatRupees, formatWhole } from "#locales/formats.ts";
import { toResults } from "#search/results.ts";
import { DEFAULT_STATE } from "#search/search-url.ts";
import { servicesContext } from "#services.ts";
import { button } from "#ui/button.ts";
import { Icon } from "#ui/icon.tsx";
import { LocalLink } from "#ui/local-link.tsx";
import { PageHead } from "#ui/shell/page-head.tsx";
import { PlaceSearchForm } from "#ui/shell/place-search-form.tsx";
import type { Route } from "./+types/home.ts";

const SHOWN = 3;

export function loader({ context }: Route.LoaderArgs) {
  const { index } = context.get(servicesContext).catalogue();
  const { shown, median } = toResults(index, DEFAULT_STATE);
  return { count: index.columns.count, median, first: shown.slice(0, SHOWN) };
}

/** The way in: one search box, what is behind it, and the first layouts. */
export default function Home({ loaderData: { count, median, first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const rate = formatRupees(median?.rate ?? 0);
  const n = formatWhole(median?.n ?? 0);
  return (
    <>
      <PageHead
        title={t`Sthalam · CRDA-approved plots around Vijayawada, Guntur and Amaravati`}
        description={t`Every layout with its place, its price and its papers: on one map, in English, Telugu and Hindi.`}
      />
      <section className="border-b border-line bg-card">
        <div className="wrap py-16 md:py-24">
          <h1 className="max-w-3xl text-display">
            <Trans>A plot you can stand on</Trans>
          </h1>
          <p className="mt-4 max-w-2xl text-lead text-muted">
            <Trans>
              <LayoutCount count={count} /> around Vijayawada, Guntur and Amaravati, each with its
              place, its price and its papers.
            </Trans>
          </p>
          <div className="mt-8 max-w-xl">
            <PlaceSearchForm />
          </div>
          {median && (
            <p className="mt-4 text-small text-muted">
              <Trans>
                Median asking rate {rate} per sq yd, from the {n} layouts that publish one.
              </Trans>
            </p>
          )}
        </div>
      </section>
      <section className="wrap py-16" aria-labelledby="first">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <h2 id="first" className="text-h2">
            <Trans>Lowest rates now</Trans>
          </h2>
          <LocalLink to={href("/searchProperties")} className={button("outline", "small")}>
            <Trans>See all layouts</Trans>
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        </div>
        <ul className="grid gap-4">
          {first.map(({ summary }) => (
            <li key={summary.mlsNumber}>
              <ListingCard
                summary={summary}
                distanceKm={null}
                budgetLakhs={DEFAULT_STATE.query.budgetLakhs}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
