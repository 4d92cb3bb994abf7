import { ProfileScreen } from "#features/accounts/ui.ts";
import { OwnVisits } from "#features/leads/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts", "leads"] };

export default function Profile() {
  return (
    <ProfileScreen>
      <OwnVisits />
    </ProfileScreen>
  );
}
