/** Where something that tells of a person is stored. */
type Place = "database" | "mail-folder" | "pictures" | "backups" | "server-log" | "browser";

/** What its days are counted from; `none` where it goes with something else. */
type Since =
  | "last-event"
  | "signed-up"
  | "signed-in"
  | "used"
  | "happened"
  | "sent"
  | "made"
  | "none";

interface Retained {
  readonly where: Place;
  readonly since: Since;
  /** How long at most; null where it goes with something else. */
  readonly days: number | null;
  /** The job of `src/server/wiring/jobs.ts` that ends it; else who does. */
  readonly endedBy:
    | "sweep-leads"
    | "sweep-plot-buyers"
    | "sweep-testimonials"
    | "sweep-accounts"
    | "forget-old-mail"
    | "sweep-mail-files"
    | "prune-backups"
    | "sweep-pictures"
    | "owner"
    | "operator"
    | "browser";
}

/**
 * Everything that the site keeps of people, and how long: the commands that delete take their terms
 * from here, the privacy page shows it as its table, and a test holds each term against its job. The
 * term of leads is the usual one; the operator may set another (`LEAD_DAYS`). Without what nobody can
 * read: answers that are sealed by an agent's browser (docs/decisions/a-change-is-made-once.md).
 */
export const RETENTION = {
  lead: { where: "database", since: "last-event", days: 365, endedBy: "sweep-leads" },
  plotBuyer: { where: "database", since: "happened", days: 365, endedBy: "sweep-plot-buyers" },
  testimonial: { where: "database", since: "none", days: null, endedBy: "operator" },
  formerTestimonial: { where: "database", since: "made", days: 30, endedBy: "sweep-testimonials" },
  account: { where: "database", since: "signed-in", days: 730, endedBy: "sweep-accounts" },
  unverifiedAccount: { where: "database", since: "signed-up", days: 7, endedBy: "sweep-accounts" },
  savedHome: { where: "database", since: "none", days: null, endedBy: "owner" },
  savedSearch: { where: "database", since: "none", days: null, endedBy: "owner" },
  alerts: { where: "database", since: "none", days: null, endedBy: "owner" },
  identity: { where: "database", since: "none", days: null, endedBy: "owner" },
  session: { where: "database", since: "signed-in", days: 30, endedBy: "sweep-accounts" },
  code: { where: "database", since: "made", days: 7, endedBy: "sweep-accounts" },
  teamMember: { where: "database", since: "none", days: null, endedBy: "owner" },
  pushDevice: { where: "database", since: "none", days: null, endedBy: "owner" },
  invitation: { where: "database", since: "made", days: 7, endedBy: "sweep-accounts" },
  securityEvent: { where: "database", since: "happened", days: 365, endedBy: "sweep-accounts" },
  securityNetwork: { where: "database", since: "happened", days: 30, endedBy: "sweep-accounts" },
  knownBrowser: { where: "database", since: "used", days: 365, endedBy: "sweep-accounts" },
  attempt: { where: "database", since: "happened", days: 1, endedBy: "sweep-accounts" },
  sentMail: { where: "database", since: "sent", days: 7, endedBy: "forget-old-mail" },
  mailFile: { where: "mail-folder", since: "sent", days: 7, endedBy: "sweep-mail-files" },
  photograph: { where: "pictures", since: "none", days: null, endedBy: "sweep-pictures" },
  backup: { where: "backups", since: "made", days: 30, endedBy: "prune-backups" },
  serverLog: { where: "server-log", since: "happened", days: 30, endedBy: "operator" },
  deviceHome: { where: "browser", since: "none", days: null, endedBy: "browser" },
  deviceSearch: { where: "browser", since: "none", days: null, endedBy: "browser" },
  seenListing: { where: "browser", since: "none", days: null, endedBy: "browser" },
  storedPage: { where: "browser", since: "none", days: null, endedBy: "browser" },
  cameFrom: { where: "browser", since: "none", days: null, endedBy: "browser" },
  deviceVisit: { where: "browser", since: "none", days: null, endedBy: "browser" },
  waitingForm: { where: "browser", since: "none", days: null, endedBy: "browser" },
} as const satisfies Readonly<Record<string, Retained>>;

export type RetentionName = keyof typeof RETENTION;

/** How long before an account without use goes its owner is told. */
export const IDLE_WARNING_DAYS = 30;
