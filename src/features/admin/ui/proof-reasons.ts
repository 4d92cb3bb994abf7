import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why the console asks who sits there, by how the call's path begins; others are about one's own account. */
const REASONS: readonly (readonly [path: string, words: MessageDescriptor])[] = [
  ["/api/agent/people/export", msg`This shows all that is stored of somebody.`],
  ["/api/agent/people/deletion", msg`This deletes somebody’s details for good.`],
  ["/api/agent/team", msg`This changes who may do what in the console.`],
  ["/api/agent/settings", msg`This changes what every visitor is told.`],
];

/** Why a call asks who sits there; null for one about one's own account. */
export function proofReason(path: string): MessageDescriptor | null {
  return REASONS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? null;
}
