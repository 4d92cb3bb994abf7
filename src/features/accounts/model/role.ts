/** What somebody of the team may be, from all rights down. */
export const ROLES = ["owner", "agent", "viewer"] as const;

export type Role = (typeof ROLES)[number];
