import type { Role } from "#features/accounts/index.ts";

/** Every right in the console, with the roles that have it. */
const TABLE = {
  "see-leads": ["owner", "agent", "viewer"],
  "change-leads": ["owner", "agent"],
  "export-leads": ["owner", "agent"],
  "change-messages": ["owner", "agent"],
  "see-listings": ["owner", "agent", "viewer"],
  "change-listings": ["owner", "agent"],
  "see-plots": ["owner", "agent", "viewer"],
  "change-plots": ["owner", "agent"],
  "see-numbers": ["owner", "agent", "viewer"],
  "see-jobs": ["owner", "agent", "viewer"],
  "export-people": ["owner", "agent"],
  "delete-people": ["owner", "agent"],
  "own-account": ["owner", "agent", "viewer"],
  "lead-team": ["owner"],
  "change-settings": ["owner"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof TABLE;

/** The roles that have each right. */
export const RIGHTS: Readonly<Record<Right, readonly Role[]>> = TABLE;

/** True for a role that has the right. */
export function may(role: Role, right: Right): boolean {
  return RIGHTS[right].includes(role);
}
