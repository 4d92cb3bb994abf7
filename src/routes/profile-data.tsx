import { PersonDataScreen } from "#features/accounts/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"] };

export default function ProfileData() {
  return <PersonDataScreen />;
}
