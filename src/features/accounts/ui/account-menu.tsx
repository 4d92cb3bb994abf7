import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSession } from "./session.ts";

// Most visitors are nobody: what is of a signed-in one comes once somebody is.
const loadMenu = () => untilLoaded(() => import("./signed-in-menu.tsx"));
const AccountBadge = lazy(async () => ({ default: (await loadMenu()).AccountBadge }));
const AccountEntries = lazy(async () => ({ default: (await loadMenu()).AccountEntries }));

/**
 * The header's place for the visitor. The sign-in button keeps its room under the badge, so that
 * nothing moves when the page finds out who is there.
 */
export function AccountMenu() {
  const { t } = useLingui();
  const now = useSession();
  const isSignedIn = now.status === "signed-in";
  return (
    <div className="grid items-center justify-items-end max-md:hidden [&>*]:[grid-area:1/1]">
      <LocalLink
        to={href("/login")}
        className={`${button("outline", "small")} ${isSignedIn ? "invisible" : ""}`}
      >
        {t`Login/Signup`}
      </LocalLink>
      {isSignedIn && (
        <Suspense>
          <AccountBadge name={now.user.name} />
        </Suspense>
      )}
    </div>
  );
}

/** The same within the menu of small screens. */
export function AccountInMenu() {
  const { t } = useLingui();
  const now = useSession();
  if (now.status !== "signed-in")
    return (
      <LocalLink to={href("/login")} className={`mt-4 w-full md:hidden ${button("outline")}`}>
        {t`Login/Signup`}
      </LocalLink>
    );
  return (
    <Suspense>
      <AccountEntries user={now.user} />
    </Suspense>
  );
}
