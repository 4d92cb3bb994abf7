import { TermsScreen } from "#features/legal/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["pages"], startsAt: "touch" };

export default function Terms() {
  return <TermsScreen />;
}
