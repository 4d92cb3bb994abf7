import { Trans } from "@lingui/react/macro";
import { withArrival } from "#features/accounts/model/next-path.ts";
import { TEXT_LINK } from "#features/accounts/ui/screens/account-form.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";

/** For changes that need a sign-in of the last ten minutes: signs in and comes back. */
export function SignInAgain() {
  const next = useLocalPath()(href("/profile"));
  return (
    <LocalLink to={withArrival(href("/login"), { next, save: null })} className={TEXT_LINK}>
      <Trans>Sign in again</Trans>
    </LocalLink>
  );
}
