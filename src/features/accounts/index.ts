/** What others may use of accounts. */
export { MOST_NAME } from "./model/account-rules.ts";
export { isAddress, toAddress } from "./model/address.ts";
export { parseArrival, withArrival } from "./model/next-path.ts";
export type { AskedExport, ExportElsewhere } from "./model/person-export.ts";
export type { PushShown } from "./model/push-shown.ts";
export type { TooManyTries } from "./model/refusals.ts";
export type { SecondFactorState, SocialOptions } from "./model/replies.ts";
export { ROLES, type Role, type Team, type TeamInvitation, type TeamMember } from "./model/team.ts";
