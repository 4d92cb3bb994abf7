/** What others may use of accounts, on the server. */

export type { AccountsContext } from "./accounts-context.server.ts";
export { appCode, email, language, personName } from "./api/account-fields.server.ts";
export { authApi } from "./api/auth.server.ts";
export { passkeyAnswer, passkeysApi } from "./api/passkeys.server.ts";
export { profileApi } from "./api/profile.server.ts";
export { proofApi } from "./api/proof.server.ts";
export { findPushShown, type PushDeps, pushApi } from "./api/push.server.ts";
export { replyRefused } from "./api/refusals.server.ts";
export { secondFactorApi } from "./api/second-factor.server.ts";
export { sessionsApi } from "./api/sessions.server.ts";
export { type AccountDeps, notStored, signedIn } from "./api/signed-in.server.ts";
export { type SocialDeps, socialApi } from "./api/social.server.ts";
export { teamApi } from "./api/team.server.ts";
export { findAccountOf } from "./commands/address-owner.server.ts";
export { forgetAddress, removeAccount } from "./commands/delete-account.server.ts";
export { exportAsked } from "./commands/export-account.server.ts";
export { checkFreshProof } from "./commands/fresh-proof.server.ts";
export {
  countSessions,
  endSessions,
  type Session,
  touchSession,
} from "./commands/sessions.server.ts";
export { sweepAccounts } from "./commands/sweep.server.ts";
export { sweepIdleAccounts } from "./commands/sweep-idle.server.ts";
export { countTries, countTry, type Limited, ofNetworks } from "./credentials/attempts.server.ts";
export {
  chosenIdentity,
  type DevelopmentProvider,
  openDevelopmentProvider,
} from "./credentials/development-provider.server.ts";
export { IssuerKeys } from "./credentials/issuer-keys.server.ts";
export { mailboxLimit } from "./credentials/mail-limits.server.ts";
export { HASH_COST, makeHasher } from "./credentials/password-hash.server.ts";
export { digest, newToken } from "./credentials/secrets.server.ts";
export { ACCOUNT_MAILS } from "./mails/account-mails.server.ts";
export { askForPasskey } from "./passkeys/check-passkey.server.ts";
export { endAgentSession } from "./second-factor/agent-sessions.server.ts";
export { type SealingKeys, seal, unseal } from "./second-factor/sealed-secret.server.ts";
export {
  countOwnRecoveryCodes,
  findSecondFactorState,
  giveCode,
  openByPasskey,
} from "./second-factor/second-factor.server.ts";
export { doneBy, recordEvent } from "./security-log/record-event.server.ts";
export {
  changeRole,
  endMemberSessions,
  removeMember,
  resetMemberFactor,
} from "./team/change-member.server.ts";
export { findTeam } from "./team/find-team.server.ts";
export { inviteMember, takeInvitationBack } from "./team/invitations.server.ts";
export { findAgentAddresses, findRole, findTeamNames, foundTeam } from "./team/members.server.ts";
