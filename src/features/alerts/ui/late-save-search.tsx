import { memo } from "react";
import type { SavedSearch } from "#features/alerts/model/saved-search.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";

const PLACE = "save-search";
const { Part } = whenNear<SavedSearch>(PLACE, () => import("./save-search.tsx"));

/**
 * The button that saves a search, as a late part of the screen of the search. The screen renders again
 * as its own parts come: React would let go of the button's HTML, and of a press with it.
 */
export const LateSaveSearch = memo(function LateSaveSearch(asked: SavedSearch) {
  return (
    <LatePlace id={PLACE} short className="flex shrink-0 max-md:order-first md:ml-auto">
      <Part {...asked} />
    </LatePlace>
  );
});
