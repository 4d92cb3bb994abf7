import { FavouritesScreen } from "#features/saved/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"] };

export default function Favourites() {
  return <FavouritesScreen />;
}
