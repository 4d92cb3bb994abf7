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
        description={t`The layouts you saved, to compare and come back to.`}
        indexed={false}
      />
      {now.status === "signed-in" && <SavedList key={now.begun} />}
      {now.status === "unread" && <SavedLoading />}
      {(now.status === "anonymous" || now.status === "unverified") && (
        <SignInNeeded title={t`Saved homes`}>
          <Trans>
            Saved homes are kept in your account, so you can find them on every device. Sign in to
            see yours.
          </Trans>
        </SignInNeeded>
      )}
    </>
  );
}
