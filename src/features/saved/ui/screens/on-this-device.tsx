import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { withArrival } from "#features/accounts/index.ts";
import { useSession } from "#features/accounts/ui.ts";
import { useSavedHomes } from "#features/saved/ui/saved-homes.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** Says to who has no account where the saved homes are, and how to have them elsewhere too. */
export function OnThisDevice() {
  const { pathname } = useLocation();
  const isEmpty = useSavedHomes().ids.size === 0;
  if (useSession().status === "signed-in") return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 text-left text-control">
      <Icon name="user-round" className="size-5 text-river max-sm:hidden" />
      <p className="min-w-60 flex-1">
        {isEmpty ? (
          <Trans>Saved homes from another device? Sign in to see them here.</Trans>
        ) : (
          <Trans>These are saved on this device. Sign in to have them on every device.</Trans>
        )}
      </p>
      <LocalLink
        to={withArrival(href("/login"), { next: pathname })}
        className={button("outline", "small")}
      >
        <Trans>Login</Trans>
      </LocalLink>
    </div>
  );
}
