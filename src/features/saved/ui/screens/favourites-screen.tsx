import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSession } from "#features/accounts/ui.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { SavedList, SavedLoading } from "./saved-list.tsx";

/** The saved homes of whoever is here, in the account or on the device, the way to compare them, and what else is saved. */
export function FavouritesScreen({ below }: { below: ReactNode }) {
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
      <div className="wrap pb-28">{below}</div>
    </>
  );
}
