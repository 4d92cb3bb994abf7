import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { callApi, type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { MOST_SEARCHES, type SavedSearch } from "#features/alerts/model/saved-search.ts";
import {
  NEWS_DAYS,
  type SearchNews,
  type SearchNewsReply,
} from "#features/alerts/model/search-news.ts";
import { savedSearches, useSavedSearches } from "#features/alerts/ui/saved-searches.ts";
import { SearchNotice } from "#features/alerts/ui/search-notice.tsx";
import { LayoutCount } from "#features/listings/ui.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { NOTICE_ACTION, Notice, Notices } from "#platform/ui/notice.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { AlertsSwitch } from "./alerts-switch.tsx";

/** What links to this section name. */
const PLACE = "searches";

/** The saved searches of whoever is here, what is new in each, and the mails about all that is saved. */
export function SavedSearchesSection() {
  const { t } = useLingui();
  const { loaded, searches, failure } = useSavedSearches();
  const news = useNews(searches);
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  useScrollHere(loaded);
  if (!loaded) return null;
  const remove = (one: SavedSearch) => {
    setRemoved(one);
    savedSearches.remove(one);
  };
  return (
    <section aria-labelledby={PLACE} className="mt-10 grid gap-4 border-t border-line pt-8">
      <h2 id={PLACE} className="text-h2">
        <Trans>Saved searches</Trans>
      </h2>
      {failure !== null && <SearchesFailed failure={failure} />}
      {failure === null && searches.length === 0 && (
        <p className="text-muted">
          <Trans>
            None yet. Choose a place or a filter in the search, then press “Save search”.
          </Trans>
        </p>
      )}
      {searches.length > 0 && (
        <ul className="rounded-card border border-line bg-card">
          {searches.map((one) => (
            <SearchRow
              key={one.search}
              one={one}
              news={news.get(one.search)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      )}
      <AlertsSwitch />
      <Notices>
        {removed && !searches.some(({ search }) => search === removed.search) && (
          <Notice
            closeWords={t`Close`}
            onClose={() => setRemoved(null)}
            action={
              <button
                type="button"
                onClick={() => savedSearches.save(removed)}
                className={NOTICE_ACTION}
              >
                {t`Undo`}
              </button>
            }
          >
            {t`${removed.name} was removed.`}
          </Notice>
        )}
        <SearchNotice />
      </Notices>
    </section>
  );
}

/** Brings the section into view for who came by a link to it; a browser looked for it before it was there. */
function useScrollHere(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${PLACE}`) document.getElementById(PLACE)?.scrollIntoView();
  }, [isThere, hash]);
}

function SearchesFailed({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p>{failureWords(failure)}</p>
      <button
        type="button"
        onClick={() => savedSearches.retry()}
        className={button("outline", "small")}
      >
        {t`Try again`}
      </button>
    </div>
  );
}

interface SearchRowProps {
  readonly one: SavedSearch;
  readonly news: SearchNews | undefined;
  readonly onRemove: () => void;
}

function SearchRow({ one: { search, name }, news, onRemove }: SearchRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 border-t border-line pr-2 pl-4 first:border-t-0">
      <div className="min-w-0 flex-1">
        <LocalLink
          to={`${href("/searchProperties")}?${search}`}
          className="flex min-h-11 items-end pb-0.5 font-[550] [overflow-wrap:anywhere] text-river hover:text-river-deep"
        >
          {name}
        </LocalLink>
        <p className="min-h-8 pb-2 text-small text-muted">{news && <NewsWords news={news} />}</p>
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t`Remove ${name}`}
        title={t`Remove`}
        className={ICON_BUTTON}
      >
        <Icon name="trash-2" className="size-5" />
      </button>
    </li>
  );
}

/** How many layouts a search finds, and how many of them are new or cheaper. */
function NewsWords({ news: { layouts, news, cheaper } }: { news: SearchNews }): ReactNode {
  const { t } = useLingui();
  const told = [
    news > 0 && t`${plural(news, { one: "# new", other: "# new" })}`,
    cheaper > 0 &&
      t`${plural(cheaper, { one: "# with a lower rate", other: "# with a lower rate" })}`,
  ].filter((words) => words !== false);
  const changes = told.join(", ");
  return (
    <>
      <LayoutCount count={layouts} />
      {told.length > 0 && (
        <b className="font-[550] text-ink"> · {t`${changes} in the last ${NEWS_DAYS} days`}</b>
      )}
    </>
  );
}

const NO_NEWS: ReadonlyMap<string, SearchNews> = new Map();

/** What is new of each search; nothing while it is not known, and where it could not be asked. */
function useNews(searches: readonly SavedSearch[]): ReadonlyMap<string, SearchNews> {
  const [news, setNews] = useState(NO_NEWS);
  const asked = searches.map(({ search }) => search).join("\n");
  useEffect(() => {
    let isOver = false;
    // More are there where an account was full when those of the device came.
    const ids = asked === "" ? [] : asked.split("\n").slice(0, MOST_SEARCHES);
    const ask = async () => {
      const body = { searches: ids };
      const reply = await callApi<SearchNewsReply>("POST", "/api/search-news", body);
      if (!reply.ok || isOver) return;
      const told = reply.body.searches;
      setNews(new Map(ids.flatMap((id, at) => (told[at] ? [[id, told[at]]] : []))));
    };
    if (ids.length > 0) void ask();
    return () => {
      isOver = true;
    };
  }, [asked]);
  return news;
}
