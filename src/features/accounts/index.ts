/** What others may use of accounts. */
export { isAddress, toAddress } from "./model/address.ts";
export { parseArrival, withArrival } from "./model/next-path.ts";
export type { ExportElsewhere } from "./model/person-export.ts";
export type { TooManyTries } from "./model/refusals.ts";
export { ROLES, type Role } from "./model/role.ts";
export type { Team, TeamInvitation, TeamMember } from "./model/team-replies.ts";
