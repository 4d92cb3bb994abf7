import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SavedSearch } from "#features/alerts/model/saved-search.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { NOTICE_ACTION, Notice, Notices } from "#platform/ui/notice.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { savedSearches, useSavedSearches } from "./saved-searches.ts";
import { SearchNotice } from "./search-notice.tsx";

/** Saves the search that is on the screen, or removes it: in the account, or on the device of who has none. */
export default function SaveSearch(asked: SavedSearch) {
  const { t } = useLingui();
  const { searches, alerts } = useSavedSearches();
  const [told, setTold] = useState<string | null>(null);
  const saved = searches.find(({ search }) => search === asked.search);
  const press = () => {
    setTold(saved ? null : asked.search);
    if (saved) savedSearches.remove(saved);
    else savedSearches.save(asked);
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={saved !== undefined}
        title={saved ? t`Saved` : undefined}
        onClick={press}
        className="relative inline-flex h-8 min-w-11 items-center justify-center gap-1.5 rounded-full border border-line bg-card px-3 text-small font-medium whitespace-nowrap text-river-deep before:absolute before:-inset-y-[7px] before:inset-x-0 hover:border-edge"
      >
        <Icon
          name="bookmark"
          className={`size-4 ${saved ? "fill-turmeric text-turmeric-ink" : ""}`}
        />
        <span className="max-sm:sr-only">{t`Save search`}</span>
      </button>
      <Notices>
        {saved && told === asked.search && (
          <Notice
            closeWords={t`Close`}
            onClose={() => setTold(null)}
            action={
              <LocalLink to={`${href("/favourites")}#searches`} className={NOTICE_ACTION}>
                {alerts ? t`See saved` : t`Get emails about it`}
              </LocalLink>
            }
          >
            {t`Search saved.`}
          </Notice>
        )}
        <SearchNotice />
      </Notices>
    </>
  );
}
