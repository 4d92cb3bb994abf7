/** What others may use of accounts, its views. */
export { AccountInMenu, AccountMenu } from "./ui/account-menu.tsx";
export { type CallApi, callApi, type Failure } from "./ui/call-api.ts";
export { useFailureWords } from "./ui/failure-words.ts";
export { TEXT_LINK } from "./ui/screens/account-form.tsx";
export { ForgotScreen } from "./ui/screens/forgot-screen.tsx";
export { LoginScreen } from "./ui/screens/login-screen.tsx";
export { OtpScreen } from "./ui/screens/otp-screen.tsx";
export { ProfileScreen } from "./ui/screens/profile/profile-screen.tsx";
export { ResetScreen } from "./ui/screens/reset-screen.tsx";
export { SignInNeeded } from "./ui/screens/sign-in-needed.tsx";
export { SignupScreen } from "./ui/screens/signup-screen.tsx";
export { type SessionStore, session, useSession } from "./ui/session.ts";
export { SignedOutNotice } from "./ui/signed-out-notice.tsx";
