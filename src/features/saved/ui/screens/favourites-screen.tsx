import { Trans, useLingui } from "@lingui/react/macro";
import { SignInNeeded, useSession } from "#features/accounts/ui.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { SavedList, SavedLoading } from "./saved-list.tsx";

/** The saved homes of whoever is signed in, and the way to compare them. */
export function FavouritesScreen() {
  const { t } = useLingui();
  const now = useSession();
  return (
    <>
      <PageHead
        title={t`Saved homes · Sthalam`}
        description={t`The homes you saved, to compare and to come back to.`}
        indexed={false}
      />
      {now.status === "signed-in" && <SavedList key={now.token} />}
      {now.status === "unread" && <SavedLoading />}
      {(now.status === "anonymous" || now.status === "unverified") && (
        <SignInNeeded title={t`Saved homes`}>
          <Trans>
            Saved homes belong to your account, so that you find them on every device. Sign in to
            see yours.
          </Trans>
        </SignInNeeded>
      )}
    </>
  );
}
