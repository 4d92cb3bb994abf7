import type { MessageDescriptor } from "@lingui/core";
import { generatePath, matchPath, type PathParam } from "react-router";
import type { IconName } from "#platform/ui/pictures/icon-names.ts";
import type { Right } from "./model/rights.ts";

/** A page of the agent's console. */
export interface ConsolePage {
  /** Below `/agent`, which itself leads on. */
  readonly path: string;
  /** Its file below `src/features/admin/ui`; shows the page by its default export. */
  readonly file: string;
  /** What the bar and the title of the tab call it; null of what has a name of its own. */
  readonly words: MessageDescriptor | null;
  /** Whose role has it sees the page; to others the bar does not show it. */
  readonly right: Right;
  /** Its icon in the bar at the foot of a phone, which shows what is used all day. */
  readonly tab?: IconName;
  /** In the bar's menu "More" where the bar is a row: it is not used each day. */
  readonly isBehind?: true;
  /** Not in the bar: it is come to from another page. */
  readonly isWithin?: true;
  /** The part that the bar marks while it is open, where its address does not tell. */
  readonly under?: string;
  /** Says its title itself. */
  readonly hasOwnTitle?: true;
}

/**
 * Every page of the console, in the order of its bar. Routes, bar and titles follow from it; who is no
 * agent finds none of them. The first that an address matches is shown: a page with fewer parameters stands
 * before one that would match as well. Pages of one file stay as they are when one leads to the other.
 *
 * Measurements read the table without the compiler of messages, therefore `i18n` comments and names.
 */
const PAGES = [
  {
    path: "today",
    tab: "list-checks",
    file: "today/today-page.tsx",
    right: "see-leads",
    words: /*i18n*/ { id: "console.today", message: "Today" },
  },
  {
    path: "leads",
    tab: "inbox",
    file: "inbox/inbox-page.tsx",
    right: "see-leads",
    words: /*i18n*/ { id: "console.leads", message: "Leads" },
    hasOwnTitle: true,
  },
  { path: "leads/:reference", file: "inbox/inbox-page.tsx", right: "see-leads", words: null },
  {
    path: "visits",
    tab: "calendar-days",
    file: "visits/visits-page.tsx",
    right: "see-leads",
    words: /*i18n*/ { id: "console.visits", message: "Visits" },
  },
  {
    path: "plots",
    tab: "grid-3x3",
    file: "plots/plots-page.tsx",
    right: "see-plots",
    words: /*i18n*/ { id: "console.plots", message: "Plots" },
  },
  {
    path: "projects/new",
    file: "projects/new-project-page.tsx",
    right: "change-plots",
    words: /*i18n*/ { id: "console.new-project", message: "New project" },
    isWithin: true,
    under: "plots",
  },
  {
    path: "projects/:slug",
    file: "projects/project-page.tsx",
    right: "change-plots",
    words: null,
    under: "plots",
  },
  {
    path: "listings",
    file: "listings/table/listings-page.tsx",
    right: "see-listings",
    words: /*i18n*/ { id: "console.listings", message: "Listings" },
  },
  {
    path: "listings/new",
    file: "listing-form/new-listing-page.tsx",
    right: "change-listings",
    words: /*i18n*/ { id: "console.new-listing", message: "New listing" },
    isWithin: true,
  },
  {
    path: "listings/:mlsNumber/:part?",
    file: "listings/listing-page.tsx",
    right: "see-listings",
    words: null,
  },
  {
    path: "import",
    file: "import/import-page.tsx",
    right: "change-listings",
    words: /*i18n*/ { id: "console.import", message: "Import" },
  },
  {
    path: "numbers",
    file: "analytics/analytics-page.tsx",
    right: "see-numbers",
    words: /*i18n*/ { id: "console.numbers", message: "Numbers" },
    isBehind: true,
  },
  {
    path: "messages",
    file: "messages/messages-page.tsx",
    right: "change-messages",
    words: /*i18n*/ { id: "console.messages", message: "Messages" },
    isWithin: true,
    under: "leads",
  },
  {
    path: "figures",
    file: "analytics/figures-page.tsx",
    right: "see-numbers",
    words: /*i18n*/ { id: "console.figures", message: "Figures" },
    isWithin: true,
    under: "numbers",
  },
  {
    path: "people",
    file: "people/people-page.tsx",
    right: "delete-people",
    words: /*i18n*/ { id: "console.people", message: "Personal data" },
    isBehind: true,
  },
  {
    path: "settings",
    file: "settings/settings-page.tsx",
    right: "change-settings",
    words: /*i18n*/ { id: "console.settings", message: "Settings" },
  },
  {
    path: "team",
    file: "team/team-page.tsx",
    right: "lead-team",
    words: /*i18n*/ { id: "console.team", message: "Team" },
    isBehind: true,
  },
  {
    path: "people/new",
    file: "people/new-person-page.tsx",
    right: "change-leads",
    words: /*i18n*/ { id: "console.new-person", message: "New call or walk-in" },
    isWithin: true,
    under: "leads",
  },
  {
    path: "people/:reference",
    file: "people/person-page.tsx",
    right: "see-leads",
    words: null,
    under: "leads",
  },
  {
    path: "account",
    file: "second-factor/account-page.tsx",
    right: "own-account",
    words: /*i18n*/ { id: "console.account", message: "Account" },
    isBehind: true,
  },
] as const satisfies readonly ConsolePage[];

const ROOT = "/agent";

export const CONSOLE_PAGES: readonly ConsolePage[] = PAGES;

/** The page that a path without its language is, with the parameters that it gives. */
export function pageAt(pathname: string) {
  for (const page of CONSOLE_PAGES) {
    const match = matchPath(`${ROOT}/${page.path}`, pathname);
    if (match) return { page, params: match.params };
  }
  return null;
}

/** Paths of pages below `/agent`, with their parameters' names. */
type ConsolePath = (typeof PAGES)[number]["path"];

/** The address of a page without its language, checked against the table. */
export function consoleHref<Path extends ConsolePath>(
  path: Path,
  params: { readonly [Name in PathParam<Path>]?: string } = {},
): string {
  return generatePath<string>(`${ROOT}/${path}`, params);
}
