import type { PictureName } from "../pictures.ts";
import type { Plan } from "../plan.ts";
import type { areasOf } from "../plan-rules.ts";
import type { ProjectFacts } from "../project-facts.ts";
import type { Facing, PlotStatus } from "../terms.ts";

/** Whom a reader of the PDFs turns to. */
export interface PdfContact {
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
  readonly address: string;
  /** True while these are sample values. */
  readonly sample: boolean;
}

/** A picture that the PDFs show: the file of its still, or its drawing. */
export type PdfPicture =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "drawn"; readonly svg: string };

/** One plot as the PDFs tell it. */
export interface PdfPlot {
  readonly number: number;
  readonly sqYards: number;
  readonly frontageFeet: number;
  readonly depthFeet: number;
  readonly regular: boolean;
  readonly facing: Facing;
  readonly status: PlotStatus;
  /** Rupees. */
  readonly price: number;
  /** Price and duties, rupees. */
  readonly total: number;
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
  readonly sources: readonly { readonly what: string; readonly where: string }[];
}

/** How figures are written: each takes a number and hands back its text. */
export interface Figures {
  readonly whole: (value: number) => string;
  readonly decimal: (value: number, decimals: number) => string;
  readonly rupees: (value: number) => string;
  readonly km: (value: number) => string;
}

/** All that the PDFs are made from, as it goes to a thread. */
export interface PdfSource {
  readonly facts: ProjectFacts;
  readonly plan: Plan;
  readonly plots: readonly PdfPlot[];
  /** Areas of the site in whole sq yd. */
  readonly areas: Readonly<Record<keyof ReturnType<typeof areasOf>, number>>;
  readonly costs: CostSheet;
  readonly pictures: Readonly<Record<PictureName | "hero", PdfPicture>>;
  readonly contact: PdfContact;
  /** Public origin of the site. */
  readonly origin: string;
  /** The day that the rates are of: the PDFs bear it. */
  readonly dated: Date;
}

/** What a PDF is written from; the same makes the same bytes. */
export interface PdfInput extends PdfSource {
  readonly figures: Figures;
}
