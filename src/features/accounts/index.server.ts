/** What others may use of accounts, on the server. */
export { email, language, personName } from "./api/account-fields.server.ts";
export { authApi } from "./api/auth.server.ts";
export { profileApi } from "./api/profile.server.ts";
export { replyRefused } from "./api/refusals.server.ts";
export { sessionsApi } from "./api/sessions.server.ts";
export { type AccountDeps, notStored, signedIn, tokenOf } from "./api/signed-in.server.ts";
export { type SocialDeps, type SocialSettings, socialApi } from "./api/social.server.ts";
export { findSession, type Session } from "./commands/sessions.server.ts";
export { sweepAccounts } from "./commands/sweep.server.ts";
export { countTries, type Limited, ofNetworks } from "./credentials/attempts.server.ts";
export type { DevelopmentProvider } from "./credentials/development-provider.server.ts";
export { IssuerKeys } from "./credentials/issuer-keys.server.ts";
export { loadDevelopmentProvider } from "./credentials/load-development-provider.server.ts";
export { HASH_COST, makeHasher } from "./credentials/password-hash.server.ts";
export { digest } from "./credentials/secrets.server.ts";
export { ACCOUNT_MAILS } from "./mails/account-mails.server.ts";
export { endAgentSession } from "./second-factor/agent-sessions.server.ts";
export {
  confirmSetUp,
  countOwnRecoveryCodes,
  findSecondFactorState,
  giveCode,
  renewRecoveryCodes,
  type SecondFactorContext,
  type SecondFactorState,
  startSetUp,
} from "./second-factor/second-factor.server.ts";
