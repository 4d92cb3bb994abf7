import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { User } from "#features/accounts/model/replies.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import { callApi } from "./call-api.ts";
import { session } from "./session.ts";

/** First letter of a name, U without one. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase("en") ?? "U";
}

/** Ends the session here at once, tells the server, whatever it says, and goes home. */
function useLogOut(): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return () => {
    void callApi("POST", "/api/auth/logout");
    session.signOut();
    void navigate(localPath("/"));
  };
}

const ITEM = "flex min-h-11 w-full items-center gap-3 rounded px-3 text-control font-medium";

function AccountItems({ className }: { className: string }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  return (
    <>
      <LocalLink to={href("/profile")} className={className}>
        <Icon name="user-round" className="size-5 text-muted" />
        {t`Your Profile`}
      </LocalLink>
      <LocalLink to={href("/favourites")} className={className}>
        <Icon name="heart" className="size-5 text-muted" />
        {t`Your Favourites`}
      </LocalLink>
      <button type="button" onClick={logOut} className={className}>
        <Icon name="log-out" className="size-5 text-muted" />
        {t`Log Out`}
      </button>
    </>
  );
}

/** The visitor's letter in the header; pressed, the ways to what is theirs, and out. */
export function AccountBadge({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useDismiss(box, ({ by }) => {
    if (!open) return;
    setOpen(false);
    if (by === "escape") box.current?.querySelector("button")?.focus();
  });
  useEffect(() => {
    if (key) setOpen(false);
  }, [key]);
  const initial = initialOf(name);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={t`${initial}: your account`}
        onClick={() => setOpen(!open)}
        className="group flex h-11 items-center gap-1.5 rounded-full pr-1"
      >
        <span className="grid size-10 place-items-center rounded-full bg-river text-lead font-semibold text-white group-hover:bg-river-deep">
          {initial}
        </span>
        <Icon name="chevron-down" className="size-4 text-muted" />
      </button>
      {open && (
        <nav
          aria-label={t`Your account`}
          className="rising absolute top-full right-0 z-30 mt-2 w-60 rounded-card border border-line bg-card p-2 shadow-float"
        >
          {name !== "" && <p className="truncate px-3 pt-1 pb-2 text-small text-muted">{name}</p>}
          <AccountItems className={`${ITEM} hover:bg-mist`} />
        </nav>
      )}
    </div>
  );
}

/** The same within the menu of small screens. */
export function AccountEntries({ user }: { readonly user: User }) {
  return (
    <div className="mt-3 border-b border-line pb-2">
      <p className="flex items-center gap-3 py-2 text-lead font-medium">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-river text-control font-semibold text-white">
          {initialOf(user.name)}
        </span>
        <span className="min-w-0 truncate">{user.name || user.email}</span>
      </p>
      <AccountItems className={`${ITEM} -mx-3 min-h-12 hover:bg-mist`} />
    </div>
  );
}
