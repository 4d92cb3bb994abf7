import {
  FIGURES,
  type FigureColumn,
  type FigureGroup,
  type Figures,
} from "#features/analytics/model/figures.ts";
import { CSV_REASONS, CSV_STATES } from "#features/leads/index.ts";
import { writeCsv } from "#platform/files/spreadsheet-text.ts";

/** What the agents' file says is English, like the file of their leads. */
const GROUPS: Record<FigureGroup, string> = {
  source: "Source",
  campaign: "Campaign",
  referrer: "Led here by",
  layout: "Layout",
  agent: "Agent",
  day: "Day's end (India)",
  project: "Project",
  subject: "Page of",
};
const COLUMNS: Record<FigureColumn, string> = {
  all: "All",
  ...CSV_STATES,
  ...CSV_REASONS,
  "no-reason": "Not said",
  answered: "Talked with",
  "in-time": "Within 24 hours",
  "median-minutes": "Median, minutes",
  "ninetieth-minutes": "90 of 100 within, minutes",
  expected: "To come, or its end not told",
  done: "Kept",
  missed: "Missed",
  cancelled: "Cancelled",
  available: "Available",
  held: "Held",
  booked: "Booked",
  sold: "Sold",
  "project-view": "Views of the project's page",
  call: "Taps on call",
  whatsapp: "Taps on WhatsApp",
};

const cellOf = (value: number | null) =>
  value === null ? "" : String(Math.round(value * 10) / 10);

/** The figures as a file for spreadsheets; their sum is the last row. */
export function toFiguresCsv({ query, rows, total }: Figures): string {
  const columns = FIGURES[query.what].columns.map((column: FigureColumn) => COLUMNS[column]);
  const named = ["layout", "project", "subject"].includes(query.by);
  return writeCsv([
    [GROUPS[query.by], ...(named ? ["Name"] : []), ...columns],
    ...rows.map(({ key, name, values }) => [
      key,
      ...(named ? [name ?? ""] : []),
      ...values.map(cellOf),
    ]),
    ...(total ? [["All together", ...(named ? [""] : []), ...total.map(cellOf)]] : []),
  ]);
}
