import { Trans } from "@lingui/react/macro";
import { href } from "react-router";
import { withArrival } from "#accounts/next-path.ts";
import { TEXT_LINK } from "#accounts/screens/account-form.tsx";
import { LocalLink, useLocalPath } from "#ui/local-link.tsx";

/** For deeds that need a sign-in of the last ten minutes: signs in and comes back. */
export function SignInAgain() {
  const next = useLocalPath()(href("/profile"));
  return (
    <LocalLink to={withArrival(href("/login"), { next, save: null })} className={TEXT_LINK}>
      <Trans>Sign in again</Trans>
    </LocalLink>
  );
}
