import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { RETENTION, type RetentionName } from "#features/legal/model/retention.ts";

interface RetentionWords {
  readonly what: MessageDescriptor;
  readonly why: MessageDescriptor;
}

/** What each entry of the table of retention is, and what for. */
export const RETENTION_WORDS: Readonly<Record<RetentionName, RetentionWords>> = {
  lead: {
    what: msg`Requests: name, phone, email, message, layout, plot, visit, language, consent, and our agent’s notes`,
    why: msg`to answer you`,
  },
  plotBuyer: {
    what: msg`Whom a plot is held or booked for, or was sold to: name, phone or email, as our agent wrote it`,
    why: msg`to give a plot to one buyer only`,
  },
  testimonial: {
    what: msg`What buyers say of us, who agreed to be shown: name, place, words, and when they agreed`,
    why: msg`to show it, and to prove that they agreed`,
  },
  formerTestimonial: {
    what: msg`The history of these words`,
    why: msg`to mend a slip`,
  },
  account: {
    what: msg`Accounts: name, email, language, password as a hash, consent, code app, passkeys`,
    why: msg`to let you, and only you, log in`,
  },
  unverifiedAccount: {
    what: msg`Accounts whose email was never confirmed`,
    why: msg`to wait for the code`,
  },
  savedHome: { what: msg`Layouts you saved`, why: msg`to show them on all your devices` },
  savedSearch: { what: msg`Searches you saved`, why: msg`to show them on all your devices` },
  alerts: {
    what: msg`That you want emails about what you saved, since when, and up to which day you were told`,
    why: msg`to send them`,
  },
  identity: {
    what: msg`Your number at Google, Facebook or Apple, as the login service tells it`,
    why: msg`to know you when you log in that way`,
  },
  session: {
    what: msg`Where you are logged in: device, since when, last used`,
    why: msg`to keep you logged in, and to let you end it`,
  },
  code: { what: msg`Codes and links by email, as a hash`, why: msg`to check them once` },
  teamMember: {
    what: msg`Who works in the console: email and role`,
    why: msg`to let them, and only them, see requests`,
  },
  pushDevice: {
    what: msg`Devices that show notifications, and of what: an address at the browser’s push service`,
    why: msg`to tell whoever turned them on`,
  },
  invitation: {
    what: msg`Who was invited to the console and has not come: email and role`,
    why: msg`to let them join once`,
  },
  securityEvent: {
    what: msg`What happened to an account: logins, changes, the kind of device`,
    why: msg`to find misuse, and to show you`,
  },
  securityNetwork: {
    what: msg`The exact network address of these events`,
    why: msg`to find misuse; after that only which large network it was`,
  },
  knownBrowser: {
    what: msg`Browsers you logged in with, as a hash`,
    why: msg`to warn you of a new one`,
  },
  attempt: {
    what: msg`Counts of tries by network, phone and email, as a hash`,
    why: msg`to stop guessing and flooding`,
  },
  sentMail: {
    what: msg`Emails we sent: to whom, when and of what kind, without their text`,
    why: msg`to see that they went out`,
  },
  mailFile: {
    what: msg`Whole emails as files, on a site without a mail service`,
    why: msg`to read what would have been sent`,
  },
  photograph: {
    what: msg`Photographs of layouts, without the place and camera data in the file`,
    why: msg`to show the layout`,
  },
  backup: { what: msg`Backups of all of this`, why: msg`to bring the site back after a fault` },
  serverLog: {
    what: msg`Server logs: time, page and result of each request, and where a web server stands in front, the network address`,
    why: msg`to find faults`,
  },
  deviceHome: {
    what: msg`Homes saved without an account, in your own browser: which and when`,
    why: msg`to show them to you again`,
  },
  deviceSearch: {
    what: msg`Searches saved without an account, in your own browser`,
    why: msg`to show them to you again`,
  },
  seenListing: {
    what: msg`The last 300 layouts you opened, in your own browser`,
    why: msg`to show on the map which ones you have seen`,
  },
  storedPage: {
    what: msg`The last 60 pages you opened and those of your saved homes, in your own browser`,
    why: msg`to open them when there is no connection`,
  },
  cameFrom: {
    what: msg`Which website or advertisement led you here, in your own browser`,
    why: msg`to know which advertisements help, if you send a form`,
  },
  deviceVisit: {
    what: msg`Links to your last 10 visits asked for without an account, in your own browser: day, time and layout`,
    why: msg`to let you move or cancel them`,
  },
  waitingForm: {
    what: msg`A form that waits for the network, in your own browser`,
    why: msg`to send it later`,
  },
};

const DAYS_A_YEAR = 365;

/** How long an entry stays at most; `leadDays` is the operator's own term of requests. */
export function howLong(name: RetentionName, leadDays: number): MessageDescriptor {
  const { since, days } = RETENTION[name];
  if (days === null) return UNTIL[name] ?? msg`As long as the account`;
  const left = name === "lead" ? leadDays : days;
  switch (since) {
    case "last-event":
      return msg`${plural(left, { one: "# day", other: "# days" })} after the last contact`;
    case "signed-in": {
      const years = left / DAYS_A_YEAR;
      return Number.isInteger(years)
        ? msg`${plural(years, { one: "# year", other: "# years" })} after the last login`
        : msg`${plural(left, { one: "# day", other: "# days" })} after the login`;
    }
    case "used":
      return msg`${plural(left, { one: "# day", other: "# days" })} after the last use`;
    default:
      return msg`${plural(left, { one: "# day", other: "# days" })}`;
  }
}

/** Ends of what has no term of its own. */
const UNTIL: Partial<Readonly<Record<RetentionName, MessageDescriptor>>> = {
  savedHome: msg`Until you remove them, or delete the account`,
  savedSearch: msg`Until you remove them, or delete the account`,
  alerts: msg`Until you turn them off, or delete the account`,
  testimonial: msg`Until they are taken out, as soon as the person asks for it`,
  photograph: msg`As long as the listing shows them`,
  deviceHome: msg`Until you remove them, log in, or clear your browser`,
  deviceSearch: msg`Until you remove them, log in, or clear your browser`,
  seenListing: msg`Until you clear your browser`,
  storedPage: msg`Until you clear your browser`,
  cameFrom: msg`Until you close the tab`,
  deviceVisit: msg`Until the visit is over or cancelled, or you clear your browser`,
  waitingForm: msg`Until it is sent, or you clear it`,
};
