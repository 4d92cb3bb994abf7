import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  SecurityEventKind,
  SecurityOutcome,
} from "#features/accounts/model/security-events.ts";

/** What the owner reads of an event; `refused` where the try matters as well. */
const WORDS: Readonly<
  Record<
    SecurityEventKind,
    { readonly done: MessageDescriptor; readonly refused?: MessageDescriptor }
  >
> = {
  "sign-up": { done: msg`Sign-up with your email` },
  "sign-in": { done: msg`Sign-in`, refused: msg`Someone tried to sign in and was refused` },
  "sign-out": { done: msg`Sign-out` },
  "session-ended": { done: msg`A device was signed out` },
  "sessions-ended": { done: msg`Devices were signed out` },
  "reset-asked": { done: msg`A link for a new password was asked for` },
  "password-reset": { done: msg`A new password was set by a link` },
  "password-changed": {
    done: msg`The password was changed`,
    refused: msg`A change of the password was refused`,
  },
  "email-change-asked": { done: msg`Another email was asked for` },
  "email-changed": { done: msg`The email was changed` },
  "email-change-undone": { done: msg`The former email was put back` },
  "identity-linked": { done: msg`Google, Facebook or Apple was linked` },
  "factor-set-up": { done: msg`A code app was set up` },
  "factor-replaced": { done: msg`The code app was replaced` },
  "factor-forgotten": { done: msg`The code app was removed` },
  "recovery-codes-renewed": { done: msg`New recovery codes were made` },
  "passkey-added": { done: msg`A passkey was added` },
  "passkey-removed": { done: msg`A passkey was deleted` },
  "console-opened": {
    done: msg`The console was opened`,
    refused: msg`A wrong code was given for the console`,
  },
  proof: {
    done: msg`You confirmed that it is you`,
    refused: msg`Someone failed to confirm that it is you`,
  },
  "data-exported": { done: msg`Your data was downloaded or shown` },
  "person-deleted": { done: msg`A person’s data was deleted on request` },
  "person-exported": { done: msg`A person’s data was handed out on request` },
  "account-deleted": { done: msg`The account was deleted` },
  "leads-exported": { done: msg`The leads were downloaded` },
  "listings-imported": { done: msg`Listings were imported` },
  "project-brought": { done: msg`A project was brought in` },
  "project-changed": { done: msg`A project was changed` },
  "settings-changed": { done: msg`You changed the settings` },
  "team-changed": { done: msg`You changed the team` },
  "visit-feed-changed": { done: msg`You changed the address of your calendar` },
  "role-changed": { done: msg`Your role in the team changed` },
};

/** The words of an event; a kind that this page does not know yet has none. */
export function wordsOf(kind: string, outcome: SecurityOutcome): MessageDescriptor | null {
  if (!isKnown(kind)) return null;
  const { done, refused } = WORDS[kind];
  return outcome === "refused" ? (refused ?? null) : done;
}

function isKnown(kind: string): kind is SecurityEventKind {
  return Object.hasOwn(WORDS, kind);
}
