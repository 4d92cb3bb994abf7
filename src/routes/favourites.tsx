import { SavedSearchesSection } from "#features/alerts/ui.ts";
import { FavouritesScreen } from "#features/saved/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"] };

/** All that a visitor saved: homes, and searches with the mails about both. */
export default function Favourites() {
  return <FavouritesScreen below={<SavedSearchesSection />} />;
}
