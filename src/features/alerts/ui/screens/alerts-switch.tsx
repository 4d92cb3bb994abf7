import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { withArrival } from "#features/accounts/index.ts";
import { useSession } from "#features/accounts/ui.ts";
import { savedSearches, useSavedSearches } from "#features/alerts/ui/saved-searches.ts";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { SavedPush } from "./saved-push.tsx";

/**
 * What whoever turns the mails on is told, and agrees to by it. Other words are a new version
 * (`NOTICES` of legal).
 */
export const ALERTS_NOTICE = {
  agree: msg`Email me when something that I saved changes`,
  what: msg`New layouts and lower rates in your saved searches; changes of rate and status of your saved homes.`,
  often: msg`In the morning, once a day at most, and only when there is something to tell.`,
  why: msg`We use what you saved for these emails and the notifications that you turn on, and for nothing else.`,
  withdraw: msg`You can take this back at any time: here, or by the link in each email.`,
} as const;

/** Turns the mails about what is saved on and off; who has no account is told what it takes. */
export function AlertsSwitch() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const now = useSession();
  const { alerts } = useSavedSearches();
  const { agree, ...lines } = ALERTS_NOTICE;
  if (now.status !== "signed-in")
    return (
      <LocalLink to={withArrival(href("/login"), { next: pathname })} className={TEXT_ACTION}>
        <Icon name="bell" className="size-5" />
        <Trans>Log in for emails when something that you saved changes</Trans>
      </LocalLink>
    );
  const { email } = now.user;
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-[550]">
        <input
          type="checkbox"
          checked={alerts === true}
          disabled={alerts === null}
          onChange={(event) => savedSearches.turnAlerts(event.currentTarget.checked)}
          aria-describedby="alerts-notice"
          className="size-5 shrink-0"
        />
        {i18n._(agree)}
      </label>
      <div id="alerts-notice" className="mt-1 grid gap-1 pl-8 text-small text-muted">
        <p className="[overflow-wrap:anywhere]">
          <Trans>To {email}.</Trans>
        </p>
        {Object.entries(lines).map(([name, words]) => (
          <p key={name}>{i18n._(words)}</p>
        ))}
      </div>
      {alerts === true && <SavedPush />}
    </div>
  );
}
