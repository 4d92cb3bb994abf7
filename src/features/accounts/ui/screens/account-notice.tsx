import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { RETENTION } from "#features/legal/index.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

const DAYS_A_YEAR = 365;

/**
 * What whoever opens an account is told, and agrees to by opening it. Other words are a new version
 * (`NOTICES` of legal).
 */
export const ACCOUNT_NOTICE = {
  what: msg`We store your name, your email and the layouts and searches you save, and note when and on what device you log in.`,
  why: msg`We use them to run and protect your account, and for nothing else.`,
  howLong: ({ years }: { readonly years: number }) =>
    msg`We delete them when you delete the account, or after ${years} years without a login; we email you first.`,
  withdraw: msg`You can take this back at any time: delete the account in your profile.`,
} as const;

/** The notice above the button that opens an account. */
export function AccountNotice() {
  const { i18n } = useLingui();
  const { what, why, howLong, withdraw } = ACCOUNT_NOTICE;
  const years = Math.round(RETENTION.account.days / DAYS_A_YEAR);
  const lines = { what, why, howLong: howLong({ years }), withdraw };
  return (
    <div className="grid gap-1.5 border-l-2 border-line pl-3 text-small text-muted">
      <ul className="grid gap-1.5">
        {Object.entries(lines).map(([name, words]) => (
          <li key={name}>{i18n._(words)}</li>
        ))}
      </ul>
      <p>
        <LocalLink to={href("/privacy")} target="_blank" className="text-link">
          <Trans>How we use your details</Trans>
        </LocalLink>
      </p>
    </div>
  );
}
