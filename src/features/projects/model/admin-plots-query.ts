import { PAGE_SIDES, type PageSide } from "#lib/pages/list-page.ts";
import { typedLine } from "#lib/text/one-line.ts";

/** Plots of a page. */
export const PAGE_PLOTS = 200;
const LONGEST_TEXT = 100;
const LARGEST_POSITION = 2_147_483_647;

/** Which plots of a project the console shows. */
export interface AdminPlotsQuery {
  /** A number from its beginning, or a part of what is known of a buyer. */
  readonly text: string;
  /** Facings whose word has the text in it, in the language of who asks. */
  readonly facings: readonly string[];
  /** Where the page begins; null for the first. */
  readonly from: PlotsCursor | null;
}

/** A place between two plots, and to which side of it the page lies. */
export interface PlotsCursor {
  readonly side: PageSide;
  /** Of the plot beside it: its place in the project's tables. */
  readonly position: number;
}

function readCursor(params: URLSearchParams): PlotsCursor | null {
  for (const side of PAGE_SIDES) {
    const given = params.get(side) ?? "";
    const position = Number(given);
    if (/^\d{1,10}$/.test(given) && position <= LARGEST_POSITION) return { side, position };
  }
  return null;
}

/** Reads an address; what it does not know counts as not said. */
export function parseAdminPlotsQuery(params: URLSearchParams): AdminPlotsQuery {
  return {
    text: typedLine(params.get("q"), LONGEST_TEXT),
    facings: params.getAll("facing").filter((facing) => /^[NSEW]{1,2}$/.test(facing)),
    from: readCursor(params),
  };
}

/** The parameters of a query; those of the page's own address have no facings. */
export function toPlotsParams({ text, facings, from }: AdminPlotsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  for (const facing of facings) params.append("facing", facing);
  if (from) params.set(from.side, String(from.position));
  return params;
}
