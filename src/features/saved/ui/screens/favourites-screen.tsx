import { useLingui } from "@lingui/react/macro";
import { useSession } from "#features/accounts/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { SavedList, SavedLoading } from "./saved-list.tsx";

export const handle: PageHandle = { words: ["accounts"] };

/** The saved homes of whoever is here, in the account or on the device, and the way to compare them. */
export default function FavouritesScreen() {
  const { t } = useLingui();
  const now = useSession();
  return (
    <>
      <PageHead
        title={t`Saved homes · Sthalam`}
        description={t`The layouts you saved, to compare and come back to.`}
        indexed={false}
      />
      {now.status === "unread" ? (
        <SavedLoading />
      ) : (
        <SavedList key={now.status === "signed-in" ? now.begun : "device"} />
      )}
    </>
  );
}
