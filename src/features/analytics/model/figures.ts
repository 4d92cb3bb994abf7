import { PLOT_STATUSES } from "site-model/terms";
import { LEAD_STATES, LOST_REASONS } from "#features/leads/index.ts";
import { typedLine } from "#lib/text/one-line.ts";
import { DAY_MS, indiaDay } from "#lib/time/time.ts";

/** What leads and visits are told by. */
export const LEAD_GROUPS = ["source", "campaign", "referrer", "layout", "agent"] as const;

/** What figures may be narrowed to. */
export const FIGURE_FILTERS = ["layout", "agent", "campaign", "project"] as const;
export type FigureFilter = (typeof FIGURE_FILTERS)[number];

/** What is counted by day, beside views of listings. */
export const COUNTED = ["project-view", "call", "whatsapp"] as const;
export type Counted = (typeof COUNTED)[number];

/** What a visitor's browser may tell: a tap on a link that calls, or opens a chat. */
export const TAPS = ["call", "whatsapp"] as const satisfies readonly Counted[];

interface Figure {
  /** What its rows may be; the first is the usual one. */
  readonly by: readonly FigureGroup[];
  readonly narrows: readonly FigureFilter[];
  readonly columns: readonly string[];
}

export type FigureGroup = (typeof LEAD_GROUPS)[number] | "day" | "project" | "subject";

/** What every table is told by, and narrowed to, that is about leads. */
const OF_LEADS = { by: LEAD_GROUPS, narrows: ["layout", "agent", "campaign"] } as const;

/** Every table of the figures: its columns in their order, what its rows may be, and what narrows it. */
export const FIGURES = {
  funnel: { ...OF_LEADS, columns: ["all", ...LEAD_STATES] },
  lost: { ...OF_LEADS, columns: ["all", ...LOST_REASONS, "no-reason"] },
  answer: {
    ...OF_LEADS,
    columns: ["all", "answered", "in-time", "median-minutes", "ninetieth-minutes"],
  },
  visits: { ...OF_LEADS, columns: ["all", "expected", "done", "missed", "cancelled"] },
  plots: {
    by: ["day", "project", "agent", "campaign"],
    narrows: ["project", "agent", "campaign"],
    columns: PLOT_STATUSES,
  },
  site: { by: ["subject"], narrows: ["project"], columns: COUNTED },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
export type FigureColumn = (typeof FIGURES)[FigureName]["columns"][number];
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

/** Which figures are shown; its address says the same. */
export interface FiguresQuery extends Readonly<Record<FigureFilter, string | null>> {
  readonly what: FigureName;
  readonly by: FigureGroup;
  /** The first and the last day, by the clock of India: "2026-11-24". */
  readonly from: string;
  readonly to: string;
}

/** A row of the figures; its values stand as the columns of its table. */
export interface FiguresRow {
  /** What it is of; empty where nobody said. */
  readonly key: string;
  /** How that is called; null where the key is its own name. */
  readonly name: string | null;
  /** Counts, or minutes; null where there is nothing to reckon from. */
  readonly values: readonly (number | null)[];
}

/** The figures as `GET /api/agent/figures` tells them. */
export interface Figures {
  readonly query: FiguresQuery;
  readonly rows: readonly FiguresRow[];
  /** All rows together, those that are not shown as well; null of what has no sum. */
  readonly total: readonly (number | null)[] | null;
  /** Projects that figures of plots and pages may be narrowed to. */
  readonly projects: readonly { readonly slug: string; readonly name: string }[];
}

/** A table has no more rows than these, the largest. */
export const MOST_ROWS = 100;
/** A longer period is cut at its beginning. */
export const MOST_DAYS = 366;
const USUAL_DAYS = 28;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 200;

/** A day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function dayIn(params: URLSearchParams, name: string): string | null {
  const given = params.get(name) ?? "";
  const isDay = DAY.test(given) && new Date(Date.parse(given)).toJSON()?.startsWith(given);
  return isDay ? given : null;
}

/** Reads an address; what it does not know counts as not said, and a period ends today at the latest. */
export function parseFiguresQuery(params: URLSearchParams, now: number): FiguresQuery {
  const what = FIGURE_NAMES.find((name) => name === params.get("what")) ?? "funnel";
  const groups: readonly FigureGroup[] = FIGURES[what].by;
  const by = groups.find((group) => group === params.get("by")) ?? FIGURES[what].by[0];
  const today = indiaDay(now);
  const asked = dayIn(params, "to") ?? today;
  const to = asked > today ? today : asked;
  const earliest = dayAfter(to, 1 - MOST_DAYS);
  const given = dayIn(params, "from") ?? dayAfter(to, 1 - USUAL_DAYS);
  const from = given > to ? to : given < earliest ? earliest : given;
  const filter = (name: FigureFilter) => typedLine(params.get(name), LONGEST) || null;
  return {
    what,
    by,
    from,
    to,
    layout: filter("layout"),
    agent: filter("agent"),
    campaign: filter("campaign"),
    project: filter("project"),
  };
}

/** The address of a query. */
export function toFiguresSearch(query: FiguresQuery): string {
  const { what, by, from, to } = query;
  const filters = FIGURE_FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : []));
  return `?${new URLSearchParams({ what, by, from, to, ...Object.fromEntries(filters) })}`;
}
