import { data } from "react-router";
import { ConsoleAccess, ConsoleFrame, ConsoleRoutes } from "#features/admin/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = {
  words: ["accounts", "agent", "fields", "leads"],
  // The console reads its own addresses; to the server they are all the page that there is not.
  query: String,
};

/** To everybody who is no agent there is no such page; and HTML cannot know who asks. */
export function loader() {
  return data(null, { status: 404 });
}

/** Nothing is fetched for going about in the console but what its screens ask for. */
export function clientLoader() {
  return null;
}

export default function Agent() {
  return (
    <ConsoleAccess>
      <ConsoleFrame>
        <ConsoleRoutes />
      </ConsoleFrame>
    </ConsoleAccess>
  );
}
