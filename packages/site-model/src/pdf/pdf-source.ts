import type { DrawnPlan } from "../drawn/drawn-plan.ts";
import type { PictureName } from "../pictures.ts";
import type { Plan } from "../plan.ts";
import type { PlotSide } from "../plot-sides.ts";
import type { Facing, PlotStatus } from "../terms.ts";
import type { PdfWords, SheetWords } from "./pdf-words.ts";

/** A picture that the PDFs show: the file of its still, or its drawing. */
export type PdfPicture =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "drawn"; readonly svg: string };

/** One plot as a layout sheet tells it. */
export interface SheetPlot {
  readonly number: number | string;
  readonly sqYards: number;
  readonly sides: readonly PlotSide[];
  readonly rectangle: readonly [number, number] | null;
  /** Null as the price where nobody stated it. */
  readonly facing: Facing | null;
  readonly status: PlotStatus;
  /** Rupees. */
  readonly price: number | null;
}

/** One plot of the featured project. */
export interface PdfPlot extends SheetPlot {
  readonly number: number;
  readonly facing: Facing;
  readonly price: number;
  /** Price and duties, rupees. */
  readonly total: number;
}

/** Plots of about one size, in words and figures. */
export interface SizeBand {
  readonly sizes: string;
  readonly plots: string;
  readonly free: string;
  /** The least that is asked for one of them. */
  readonly from: string;
}

/** What plots cost in all, counted and put into words by whoever knows the rates. */
export interface CostSheet {
  /** Where and when the rates were read. */
  readonly lead: string;
  /** Heads of the columns after the first: the plots that are counted out. */
  readonly examples: readonly string[];
  /** The last row is the sum of those above. */
  readonly rows: readonly { readonly name: string; readonly amounts: readonly string[] }[];
  readonly withheld: string;
  /** What is not counted. */
  readonly leftOut: string;
  readonly sources: readonly { readonly what: string; readonly where: string }[];
}

/** How figures are written: each takes a number and hands back its text. */
export interface Figures {
  readonly whole: (value: number) => string;
  readonly decimal: (value: number, decimals: number) => string;
  readonly rupees: (value: number) => string;
}

/** A QR code: its rows of dark (1) and light (0) cells, and where it leads. */
export interface QrCode {
  readonly cells: readonly string[];
  readonly address: string;
}

/** Where the project lies: a drawing of the country about it, and what is named there, in its units. */
export interface PlaceSheet {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly project: { readonly x: number; readonly y: number };
  /** Ends of the lines from the project, each with how far it is. */
  readonly ways: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Units of the drawing that the bar is long, and what it says. */
  readonly bar: { readonly units: number; readonly text: string };
}

/** All that the PDFs are made from, as it goes to a thread. */
export interface PdfSource {
  /** The project's name, the same in every language. */
  readonly name: string;
  readonly plan: Plan;
  readonly plots: readonly PdfPlot[];
  readonly words: PdfWords;
  readonly bands: readonly SizeBand[];
  readonly costs: CostSheet;
  readonly pictures: Readonly<Record<PictureName | "hero", PdfPicture>>;
  readonly place: PlaceSheet;
  /** A code for each sheet of the brochure, in their order. */
  readonly qrs: readonly QrCode[];
  /** Address of the project's page. */
  readonly address: string;
  /** The day that the rates are of: the PDFs bear it. */
  readonly dated: Date;
}

/** All that the layout sheet of a drawn plan is made from, as it goes to a thread. */
export interface DrawnSource {
  readonly name: string;
  readonly plan: DrawnPlan;
  readonly plots: readonly SheetPlot[];
  readonly words: SheetWords;
  /** The day that its plots are of: the sheet bears it. */
  readonly dated: Date;
}

/** The same with how figures are written. */
export interface DrawnInput extends DrawnSource {
  readonly figures: Figures;
}

/** What a PDF is written from; the same makes the same bytes. */
export interface PdfInput extends PdfSource {
  readonly figures: Figures;
}
