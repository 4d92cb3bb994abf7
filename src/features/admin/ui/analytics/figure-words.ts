import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { REASON_WORDS, STATE_WORDS, VIEW_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { STATUS_WORDS } from "#features/admin/ui/plots/plot-words.ts";
import type {
  FigureColumn,
  FigureFilter,
  FigureGroup,
  FigureName,
} from "#features/analytics/index.ts";

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
  answer: msg`Leads that the site brought on these days. Half were spoken with within the median.`,
  visits: msg`Visits on these days.`,
  plots: msg`How many plots had which status at the end of a day, by what was done to them.`,
  site: msg`Times a project’s page was opened, and links to call or to chat on WhatsApp were pressed. Bots are left out, and nothing is kept of who it was.`,
};

export const GROUP_WORDS: Record<FigureGroup, MessageDescriptor> = {
  source: msg`Source`,
  campaign: msg`Campaign`,
  referrer: msg`Website that led here`,
  layout: msg`Layout`,
  agent: msg`Agent`,
  day: msg`Day`,
  subject: msg`Page`,
};

/** What a row is called whose key is empty. */
export const NOTHING_WORDS: Record<FigureGroup, MessageDescriptor> = {
  source: msg`No source named`,
  campaign: msg`No campaign`,
  referrer: msg`No website known`,
  layout: msg`Not about a layout`,
  agent: msg`Nobody yet`,
  day: msg`Day`,
  subject: msg`Other pages`,
};

export const COLUMN_WORDS: Record<FigureColumn, MessageDescriptor> = {
  all: VIEW_WORDS.all,
  ...STATE_WORDS,
  ...REASON_WORDS,
  "no-reason": msg`Not said`,
  answered: msg`Spoken with`,
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
  project: msg`Project`,
};
