import { useLingui } from "@lingui/react/macro";
import { SignInSheet, session } from "#features/accounts/ui.ts";
import { useAgent } from "#features/admin/ui/admin-context.tsx";
import { useMayLeave } from "#platform/ui/forms/use-unsaved.tsx";

/** Over a console whose session ended, here or in another tab: nothing under it is lost unless it is let go. */
export function SignedOutSheet() {
  const { t } = useLingui();
  const { isSignedOut, leave } = useAgent();
  const mayLeave = useMayLeave();
  if (!isSignedOut) return null;
  const close = () => {
    // Signing in closes the sheet as well.
    if (session.current().status !== "signed-in" && mayLeave()) leave();
  };
  return (
    <SignInSheet
      opening={{ step: "login", next: null }}
      lead={t`You were signed out. What you typed is still here: sign in again.`}
      onClose={close}
    />
  );
}
