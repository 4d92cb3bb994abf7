import { toMailbox } from "#features/accounts/model/address.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#lib/time/time.ts";
import type { Caller } from "#platform/http/caller.ts";
import { type Limit, type Limited, ofNetworks } from "./attempts.server.ts";

/** What a call mails. */
export type MailReason = "sign-up" | "code" | "reset" | "new-address" | "proof";

/** Reset links have an allowance of their own; all that brings a code shares one. */
function allowanceOf(reason: MailReason): "reset" | "code" {
  return reason === "reset" ? "reset" : "code";
}

/** Mails an hour that anybody may cause to one mailbox, by whatever calls; the last is for a reset link. */
const MAILBOX_MAILS = 6;

/** What every mail to a mailbox counts against that anybody may cause, leads included. */
export function mailboxLimit(address: string, isReset = false): Limited {
  const most = isReset ? MAILBOX_MAILS : MAILBOX_MAILS - 1;
  return {
    limit: { rule: "mailbox an hour", most, seconds: HOUR_SECONDS },
    subject: toMailbox(address),
  };
}

/**
 * Limits on mail to an address, caused from a network, the same whether or not it has an account.
 * Those of a network are wide: mobile carriers put thousands of people behind one address.
 */
export function mailLimits(
  reason: MailReason,
  address: string,
  { network }: Pick<Caller, "network">,
): Limited[] {
  const allowance = allowanceOf(reason);
  const subject = toMailbox(address);
  const ofNetwork: Limit[] = [
    { rule: `${reason} network an hour`, most: 500, seconds: HOUR_SECONDS },
    { rule: `${reason} network a day`, most: 2000, seconds: DAY_SECONDS },
  ];
  return [
    {
      limit: { rule: `${allowance} gap`, most: 1, seconds: 60 },
      subject,
      // Who signs up once more brings another name or password: that needs a code of its own.
      anew: reason === "sign-up",
    },
    { limit: { rule: `${allowance} an hour`, most: 5, seconds: HOUR_SECONDS }, subject },
    { limit: { rule: `${allowance} a day`, most: 10, seconds: DAY_SECONDS }, subject },
    mailboxLimit(address, reason === "reset"),
    ...ofNetwork.flatMap((limit) => ofNetworks(limit, network)),
  ];
}
