import type { PictureName } from "../pictures.ts";
import type { Facing, PlotStatus, RoadId } from "../terms.ts";

/** A name with what is told of it: a row of two columns. */
export type NamedText = readonly [name: string, text: string];

/** What a PDF says in words, put together by the site in the reader's language. */
export interface PdfWords {
  /** BCP 47 tag of the language. */
  readonly lang: string;
  /** The foot of every page: that it is a sample, and how it is registered. */
  readonly foot: string;
  /** Names of cells of a sheet's title block. */
  readonly sheetNames: { readonly shows: string; readonly sheet: string };
  /** The registration, or that there is none. */
  readonly registration: string;
  /** Area, plots, sizes and roads: what every PDF and page tells. */
  readonly facts: readonly NamedText[];
  readonly terms: TermWords;
  readonly plan: PlanWords;
  readonly columns: ColumnWords;
  readonly brochure: BrochureWords;
  readonly layout: LayoutWords;
}

/** Words of what a plot is told by. */
export interface PlotTerms {
  readonly facings: Readonly<Record<Facing, string>>;
  readonly statuses: Readonly<Record<PlotStatus, string>>;
  /** Of a plot whose price has to be asked for. */
  readonly onRequest: string;
  /** How many sides a plot has that is no rectangle, by their number. */
  readonly sides: Readonly<Record<number, string>>;
}

export interface TermWords extends PlotTerms {
  readonly pictures: Readonly<Record<PictureName, string>>;
}

/** What stands beside a plan: its key, north and scale. */
export interface KeyWords {
  /** The letter of the north arrow. */
  readonly north: string;
  readonly northIsUp: string;
  readonly scale: string;
  readonly scaleAlt: string;
  readonly statusTitle: string;
  readonly statusCounts: Readonly<Record<PlotStatus, string>>;
}

/** What stands on the featured plan too. */
export interface PlanWords extends KeyWords {
  readonly roads: Readonly<Record<RoadId, string>>;
  readonly clubhouse: string;
  readonly pool: string;
  readonly court: string;
  readonly playArea: string;
  readonly utilities: string;
  readonly gate: string;
}

/** Heads of columns of plots. */
export interface ColumnWords {
  readonly plot: string;
  readonly facing: string;
  readonly status: string;
  readonly size: string;
  readonly dimensions: string;
  readonly price: string;
  readonly allIn: string;
  readonly sidesInFeet: string;
  readonly sidesInMetres: string;
}

interface Titled {
  /** Title and subject of the document. */
  readonly title: string;
  readonly subject: string;
}

/** Texts of the brochure, page by page. */
export interface BrochureWords extends Titled {
  /** Said below every picture to those who cannot see it. */
  readonly notAPhotograph: string;
  readonly cover: {
    readonly title: string;
    readonly alt: string;
    readonly mark: string;
    readonly told: string;
  };
  readonly story: {
    readonly title: string;
    /** The same in a word or two, for the title block. */
    readonly shows: string;
    readonly paragraphs: readonly string[];
    readonly heads: NamedText;
    readonly rows: readonly NamedText[];
  };
  readonly plan: {
    readonly title: string;
    readonly alt: string;
    readonly heads: NamedText;
    /** The last row is the sum of those above. */
    readonly rows: readonly NamedText[];
    readonly seeLayout: string;
  };
  readonly features: {
    readonly title: string;
    readonly list: readonly NamedText[];
  };
  readonly plots: {
    readonly title: string;
    readonly lead: string;
    readonly bySize: string;
    readonly plots: string;
    readonly free: string;
    readonly from: string;
    readonly someFree: string;
    /** In place of those. */
    readonly noneFree: string;
    readonly otherShapes: string;
  };
  readonly costs: {
    readonly title: string;
    readonly part: string;
    readonly withheld: string;
    readonly sources: string;
    readonly sourcesNote: string;
  };
  readonly last: {
    readonly title: string;
    readonly documentsPage: string;
    readonly mapAlt: string;
    readonly way: string;
    readonly distances: readonly { readonly text: string; readonly km: number }[];
    readonly byRoad: string;
    readonly onMap: string;
    readonly documentsTitle: string;
    readonly documents: readonly string[];
    readonly contactTitle: string;
    readonly contactLead: string;
    readonly contacts: readonly string[];
    /** Who sells, or that the contact is a sample. */
    readonly seller: string;
  };
}

/** What a layout sheet says, whatever its plan. */
export type SheetWords = Pick<PdfWords, "lang" | "foot" | "facts" | "columns" | "layout"> & {
  readonly terms: PlotTerms;
  readonly plan: KeyWords;
};

/** Texts of the layout sheet. */
export interface LayoutWords extends Titled {
  /** Above the name; null of a project that is none. */
  readonly sample: string | null;
  readonly heading: string;
  /** Below the heading, where the title block itself tells it. */
  readonly registration: string | null;
  readonly heads: NamedText;
  readonly rows: readonly NamedText[];
  readonly alt: string;
  readonly note: string;
  readonly plotsTitle: string;
  readonly plotsLead: string;
  readonly sidesTitle: string;
  readonly sidesLead: string;
}
