import { SavedSearchesSection } from "#features/alerts/ui.ts";
import { DeviceVisitsSection } from "#features/leads/ui.ts";
import { toChoiceQuery } from "#features/saved/index.ts";
import { FavouritesScreen } from "#features/saved/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"], query: toChoiceQuery };

/** All that a visitor saved: homes, searches with the mails about both, and visits without an account. */
export default function Favourites() {
  return (
    <FavouritesScreen
      below={
        <>
          <DeviceVisitsSection />
          <SavedSearchesSection />
        </>
      }
    />
  );
}
