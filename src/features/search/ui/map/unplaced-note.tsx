import { Plural, Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { catalogueCache } from "#features/search/ui/catalogue-cache.ts";
import { button } from "#platform/ui/button.ts";

const NO_CATALOGUE = () => "idle" as const;

/** Says on the map how listings without coordinates fare, of which the search found so many. */
export function UnplacedNote({ count }: { count: number }) {
  const geocoding = useSyncExternalStore(
    catalogueCache.subscribe,
    catalogueCache.geocoding,
    NO_CATALOGUE,
  );
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-18 right-18 left-4 z-5 grid justify-center empty:hidden lg:inset-x-20 lg:top-4"
    >
      {geocoding === "asking" ? (
        <p className={CARD}>
          <Trans>Geocoding properties…</Trans>
        </p>
      ) : (
        count > 0 && (
          <div className={CARD}>
            <p>
              {geocoding === "failed" ? (
                <Plural
                  value={count}
                  one="# layout could not be placed on the map."
                  other="# layouts could not be placed on the map."
                />
              ) : (
                <Plural
                  value={count}
                  one="# layout has no known place: it is in the list alone."
                  other="# layouts have no known place: they are in the list alone."
                />
              )}
            </p>
            {geocoding === "failed" && (
              <button
                type="button"
                onClick={() => void catalogueCache.geocode()}
                className={`pointer-events-auto ${button("outline", "small")}`}
              >
                <Trans>Try again</Trans>
              </button>
            )}
          </div>
        )
      )}
    </div>
  );
}

const CARD =
  "flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line bg-card px-3 py-1.5 text-small shadow-[0_1px_3px_rgb(23_34_43/0.1)]";
