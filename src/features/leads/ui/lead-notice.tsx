import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { currentNotice } from "#features/legal/index.ts";
import { useSite } from "#platform/ui/shell/site.ts";

interface NoticeValues {
  readonly days: number;
  readonly infoEmail: string;
}

/**
 * What a buyer is told before agreeing, and agrees to: what is stored, what for, how long, and how to
 * take it back. Other words are a new version (`NOTICES` of legal).
 */
export const LEAD_NOTICE = {
  what: msg`We store your name, phone number, what you write, your email if you give it, and your account if you are logged in.`,
  why: msg`We use them to answer this request, and for nothing else.`,
  howLong: ({ days }: NoticeValues) =>
    msg`We delete them ${plural(days, { one: "# day", other: "# days" })} after the last contact about it.`,
  withdraw: ({ infoEmail }: NoticeValues) =>
    msg`You can take this back at any time: by the link in our email, or by writing to ${infoEmail}.`,
  agree: msg`You may call, message or email me about this request, and keep these details to do so.`,
} as const;

const QUIET = "border-l-2 border-line pl-3 text-small text-muted [overflow-wrap:anywhere]";

/** The notice above a lead's consent, with its version for the form; folded, its first line stands for it. */
export function LeadNotice({ isFolded }: { isFolded: boolean | undefined }) {
  const { i18n } = useLingui();
  const { leadDays: days, infoEmail } = useSite();
  const values = { days, infoEmail };
  const { what, why, howLong, withdraw } = LEAD_NOTICE;
  const others = { why, howLong: howLong(values), withdraw: withdraw(values) };
  const lines = Object.entries(isFolded ? others : { what, ...others });
  const list = (
    <ul className={`grid gap-1.5 ${isFolded ? "pt-1.5" : QUIET}`}>
      {lines.map(([name, words]) => (
        <li key={name}>{i18n._(words)}</li>
      ))}
    </ul>
  );
  return (
    <>
      <input type="hidden" name="notice" value={currentNotice("lead")} />
      {isFolded ? (
        <details className={QUIET}>
          <summary className="fold py-0 font-normal">{i18n._(what)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}
