/** What others may use of accounts, its views. */
export { AccountInMenu, AccountMenu } from "./ui/account-menu.tsx";
export {
  type CallApi,
  callApi,
  type Failure,
  NETWORK,
  type Reply,
  toFailure,
} from "./ui/call-api.ts";
export { UNTYPED_FAILURES, useFailureWords } from "./ui/failure-words.ts";
export { PasskeyButton } from "./ui/screens/passkey-button.tsx";
export { PersonReport } from "./ui/screens/person-data/person-report.tsx";
export { ProfileScreen } from "./ui/screens/profile/profile-screen.tsx";
export { Section as ProfileSection } from "./ui/screens/profile/section.tsx";
export {
  type Proven,
  useProven,
  WithProof,
} from "./ui/screens/proof/with-proof.tsx";
export { findSubscription } from "./ui/screens/push/push-browser.ts";
export { PushDevices } from "./ui/screens/push/push-devices.tsx";
export { useSeenDevice } from "./ui/screens/push/use-seen-device.ts";
export { CodeForm } from "./ui/screens/second-factor/code-form.tsx";
export { DeviceSetUp } from "./ui/screens/second-factor/device-set-up.tsx";
export { SecondFactorParts } from "./ui/screens/second-factor/second-factor-parts.tsx";
export { SignInSheet } from "./ui/screens/sign-in-sheet.tsx";
export { useAccountRules } from "./ui/screens/use-account-rules.ts";
export { useMailedLink } from "./ui/screens/use-mailed-link.ts";
export { type Session, type SessionStore, session, useSession } from "./ui/session.ts";
export { SignInLauncher } from "./ui/sign-in-launcher.tsx";
export { SignedOutNotice } from "./ui/signed-out-notice.tsx";
