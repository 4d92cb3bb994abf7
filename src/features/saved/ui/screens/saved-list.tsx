import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { ShareButton } from "#features/listings/ui.ts";
import { canCompare, parseChoice } from "#features/saved/model/compare-url.ts";
import type { SavedListing } from "#features/saved/model/saved-listing.ts";
import { MOST_SHARED, sharedPath } from "#features/saved/model/shared-url.ts";
import { StoredPages } from "#features/saved/ui/offline/stored-pages.tsx";
import { savedHomes, useSavedHomes } from "#features/saved/ui/saved-homes.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { href } from "#platform/ui/href.ts";
import { Loading } from "#platform/ui/loading.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { NOTICE_ACTION, Notice, Notices } from "#platform/ui/notice.tsx";
import { Caution } from "./caution.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { OnThisDevice } from "./on-this-device.tsx";
import { SavedCard } from "./saved-card.tsx";
import { savedAtOf } from "./since-saved-note.tsx";
import { useSavedList } from "./use-saved-list.ts";

/** The cards of the saved homes; of who has no account, those of the device. */
export function SavedList() {
  const { t } = useLingui();
  const { state, load } = useSavedList();
  const choice = parseChoice(useSearchParams()[0]);
  const [selected, setSelected] = useState(choice ?? []);
  const [removed, setRemoved] = useState<RemovedHome | null>(null);
  if (state.kind === "loading") return <SavedLoading />;
  if (state.kind === "failed")
    return <SavedFailed failure={state.failure} onRetry={() => void load()} />;
  const { listings } = state;
  const chosen = listings.filter((one) => one.published && selected.includes(one.mlsNumber));
  const select = (mlsNumber: string, isSelected: boolean) =>
    setSelected((was) => {
      const others = was.filter((id) => id !== mlsNumber);
      return isSelected ? [...others, mlsNumber] : others;
    });
  const remove = (listing: SavedListing) => {
    setRemoved({ listing, savedAt: savedAtOf(listing) });
    select(listing.mlsNumber, false);
    savedHomes.set(listing.mlsNumber, false);
  };
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="text-h1">
        <Trans>Saved homes</Trans>
      </h1>
      {choice && !canCompare(chosen.length) && (
        <Caution>
          <p>{t`Select between 2 and 5 properties to compare.`}</p>
        </Caution>
      )}
      {listings.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p className="mt-2 text-muted">
              <Plural
                value={listings.length}
                one="# saved. Choose 2 to 5 to compare."
                other="# saved. Choose 2 to 5 to compare."
              />
            </p>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3">
              <ShareList listings={chosen.length > 0 ? chosen : listings} />
            </div>
          </div>
          <OnThisDevice />
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {listings.map((listing) => (
              <li key={listing.mlsNumber}>
                <SavedCard
                  listing={listing}
                  selected={selected.includes(listing.mlsNumber)}
                  onSelect={(isSelected) => select(listing.mlsNumber, isSelected)}
                  onRemove={() => remove(listing)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Notices>{removed && <Removed {...removed} onClose={() => setRemoved(null)} />}</Notices>
      {chosen.length > 0 && (
        <CompareBar
          chosen={chosen}
          onDrop={(id) => select(id, false)}
          onClear={() => setSelected([])}
        />
      )}
    </div>
  );
}

/** Sends the homes that are ticked, else all, as a link that needs no account. */
function ShareList({ listings }: { listings: readonly SavedListing[] }) {
  const { t } = useLingui();
  const ids = listings.filter(({ published }) => published).map(({ mlsNumber }) => mlsNumber);
  if (ids.length === 0) return null;
  return (
    <>
      {ids.length > MOST_SHARED && (
        <p className="text-small text-muted">{t`The link has the newest ${MOST_SHARED}.`}</p>
      )}
      <ShareButton name={t`Layouts for you to look at`} path={sharedPath(ids)} />
    </>
  );
}

interface RemovedHome {
  readonly listing: SavedListing;
  /** When it had been saved; null where nobody knows. */
  readonly savedAt: Date | null;
}

/** Says what was removed, and takes it back. */
function Removed({ listing, savedAt, onClose }: RemovedHome & { onClose: () => void }) {
  const { t } = useLingui();
  const { ids } = useSavedHomes();
  if (ids.has(listing.mlsNumber)) return null;
  const undo = () => {
    savedHomes.set(listing.mlsNumber, savedAt ?? true);
    onClose();
  };
  return (
    <Notice
      closeWords={t`Close`}
      onClose={onClose}
      action={
        <button type="button" onClick={undo} className={NOTICE_ACTION}>
          {t`Undo`}
        </button>
      }
    >
      {t`${listing.name} was removed.`}
    </Notice>
  );
}

function NothingSaved() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-center py-12 text-center">
      <SurveyMark />
      <p className="mt-6 text-lead">{t`You haven't saved any properties yet.`}</p>
      <p className="mt-1 text-muted">{t`Tap the heart on a layout to keep it here.`}</p>
      <LocalLink to={href("/searchProperties")} className={`mt-6 ${button("primary")}`}>
        {t`See all layouts`}
      </LocalLink>
      <OnThisDevice />
    </div>
  );
}

function SavedFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  return (
    <div role="alert" className="wrap grid justify-items-center gap-5 py-24 text-center">
      <h1 className="text-h1">{t`Saved homes`}</h1>
      <p>{failureWords(failure)}</p>
      <button type="button" onClick={onRetry} className={button("outline")}>
        {t`Try again`}
      </button>
      {failure.code === "network" && <StoredPages />}
    </div>
  );
}

/** Card-shaped blanks while the server is asked. */
export function SavedLoading() {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="text-h1">
        <Trans>Saved homes</Trans>
      </h1>
      <Loading className="mt-2" />
      <div
        aria-hidden="true"
        className="mt-6 grid noscript:hidden gap-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        {[0, 1, 2].map((blank) => (
          <div key={blank} className="overflow-hidden rounded-card border border-line bg-card">
            <div className="skeleton aspect-4/3 rounded-none" />
            <div className="grid gap-3 p-4">
              <div className="skeleton h-5 w-2/3" />
              <div className="skeleton h-4 w-1/2" />
              <div className="skeleton h-6 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
