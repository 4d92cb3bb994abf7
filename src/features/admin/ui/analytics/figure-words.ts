import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { REASON_WORDS, STATE_WORDS, VIEW_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import type {
  FigureColumn,
  FigureFilter,
  FigureGroup,
  FigureName,
  FiguresQuery,
} from "#features/analytics/index.ts";
import { STATUS_WORDS } from "#features/projects/ui.ts";

export const FIGURE_WORDS: Record<FigureName, MessageDescriptor> = {
  funnel: msg`How far leads came`,
  lost: msg`Why leads were lost`,
  answer: msg`Time to the first talk`,
  visits: msg`Visits kept`,
  plots: msg`Plots over time`,
  site: msg`Project pages, calls and chats`,
};

/** What exactly is counted. */
export const FIGURE_NOTES: Record<FigureName, MessageDescriptor> = {
  funnel: msg`Leads that came in on these days, by where they are now.`,
  lost: msg`Leads that came in on these days and are lost.`,
  answer: msg`Leads that the site brought on these days. Half were talked with within the median. A visit that is only confirmed is no talk.`,
  visits: msg`Visits on these days.`,
  plots: msg`How many plots of projects on the site had which status at the end of each of these days, or of the last one, by what was done to them.`,
  site: msg`Times a project’s page was opened, and links to call or to chat on WhatsApp were pressed. Bots are left out, and nothing is kept of who it was.`,
};

/** What exactly is counted of whom, where a table is told by them or narrowed to one. */
export const FIGURE_GROUP_NOTES: Partial<
  Record<FigureName, Partial<Record<FigureGroup, MessageDescriptor>>>
> = {
  plots: {
    agent: msg`A plot counts for the agent who held, booked or sold it last. Available plots count for nobody.`,
    campaign: msg`A plot counts for the campaign that brought the person it is for: the one that the first of their requests names. Available plots count for nobody.`,
  },
};

export const GROUP_WORDS: Record<FigureGroup, MessageDescriptor> = {
  source: msg`Source`,
  campaign: msg`Campaign`,
  referrer: msg`Website that led here`,
  layout: msg`Layout`,
  agent: msg`Agent`,
  day: msg`Day`,
  project: msg`Project`,
  subject: msg`Page`,
};

const NOT_KNOWN = msg`Not known`;
/** What a row of leads, visits or pages is called whose key is empty. */
const NOTHING_WORDS: Record<FigureGroup, MessageDescriptor> = {
  source: msg`No source named`,
  campaign: msg`No campaign`,
  referrer: msg`No website known`,
  layout: msg`Not about a layout`,
  agent: msg`Nobody yet`,
  day: NOT_KNOWN,
  project: NOT_KNOWN,
  subject: msg`Other pages`,
};

/** What a row is called whose key is empty: of plots it is not known. */
export function nothingWords({ what, by }: FiguresQuery): MessageDescriptor {
  return what === "plots" ? NOT_KNOWN : NOTHING_WORDS[by];
}

export const COLUMN_WORDS: Record<FigureColumn, MessageDescriptor> = {
  all: VIEW_WORDS.all,
  ...STATE_WORDS,
  ...REASON_WORDS,
  "no-reason": msg`Not said`,
  answered: msg`Talked with`,
  "in-time": msg`Within 24 hours`,
  "median-minutes": msg`Median`,
  "ninetieth-minutes": msg`Nine of ten within`,
  expected: msg`To come or untold`,
  done: msg`Kept`,
  missed: msg`Missed`,
  cancelled: msg`Cancelled`,
  ...STATUS_WORDS,
  "project-view": msg`Project views`,
  call: msg`Calls pressed`,
  whatsapp: msg`Chats pressed`,
};

export const FILTER_WORDS: Record<FigureFilter, MessageDescriptor> = {
  layout: GROUP_WORDS.layout,
  agent: GROUP_WORDS.agent,
  campaign: GROUP_WORDS.campaign,
  project: GROUP_WORDS.project,
};
