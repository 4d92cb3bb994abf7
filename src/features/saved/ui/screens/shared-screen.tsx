import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ListingSummary, USUAL_LAKHS } from "#features/listings/index.ts";
import { ListingCard } from "#features/listings/ui.ts";
import { canCompare, comparisonPath } from "#features/saved/model/compare-url.ts";
import { savedHomes, useSavedHomes } from "#features/saved/ui/saved-homes.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

interface SharedScreenProps {
  readonly listings: readonly ListingSummary[];
  /** How many more the link names that are listed no longer, or never were. */
  readonly gone: number;
}

/** Layouts that somebody chose and sent as a link, to be seen without an account, and saved by who gets it. */
export function SharedScreen({ listings, gone }: SharedScreenProps) {
  const { t } = useLingui();
  const ids = listings.map(({ mlsNumber }) => mlsNumber);
  return (
    <div className="wrap pt-8 pb-12 md:pt-12 lg:pb-24">
      <PageHead
        title={t`Shared layouts · Sthalam`}
        description={t`Layouts that somebody chose and sent you.`}
        indexed={false}
      />
      <h1 className="text-h1">
        <Trans>Layouts chosen for you</Trans>
      </h1>
      {gone > 0 && (
        <p className="mt-2 text-muted">
          <Plural
            value={gone}
            one="# more in this link is no longer listed."
            other="# more in this link are no longer listed."
          />
        </p>
      )}
      {listings.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            <SaveAll ids={ids} />
            {canCompare(ids.length) && (
              <LocalLink to={comparisonPath({ ids })} className={button("outline")}>
                {t`Compare`}
              </LocalLink>
            )}
          </div>
          <h2 className="sr-only">
            <Trans>Layouts</Trans>
          </h2>
          <ul className="mt-6 grid max-w-4xl gap-3 md:gap-4">
            {listings.map((summary, at) => (
              <li key={summary.mlsNumber}>
                <ListingCard
                  summary={summary}
                  distanceKm={null}
                  budgetLakhs={USUAL_LAKHS}
                  eager={at < 2}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Saves every one of them that is not saved yet. */
function SaveAll({ ids }: { ids: readonly string[] }) {
  const saved = useSavedHomes();
  const others = saved.loaded ? ids.filter((id) => !saved.ids.has(id)) : ids;
  if (others.length === 0)
    return (
      <LocalLink to={href("/favourites")} className={button("outline")}>
        <Trans>All are saved: see your saved homes</Trans>
      </LocalLink>
    );
  // The last one saved stands first in the list: from the end on, so that theirs is in this order.
  const save = () => {
    for (const id of others.toReversed()) savedHomes.set(id, true);
  };
  return (
    <button type="button" onClick={save} className={button("primary")}>
      <Plural value={others.length} one="Save it" other="Save all #" />
    </button>
  );
}

function Nothing() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-center py-12 text-center">
      <SurveyMark />
      <p className="mt-6 text-lead">{t`This link names no layout that is listed.`}</p>
      <LocalLink to={href("/searchProperties")} className={`mt-6 ${button("primary")}`}>
        {t`See all layouts`}
      </LocalLink>
    </div>
  );
}
