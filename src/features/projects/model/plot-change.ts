import type { Facing, PlotStatus } from "site-model/terms";
import type { PastCursor } from "#lib/pages/past-cursor.ts";
import type { PlotsCursor } from "./admin-plots-query.ts";

/** What may happen to a plot, by an agent or by the clock. */
export const PLOT_CHANGES = [
  "held",
  "extended",
  "let-go",
  "booked",
  "sold",
  "freed",
  "priced",
  "undone",
  "fell-back",
  "price-due",
] as const;
export type PlotChangeKind = (typeof PLOT_CHANGES)[number];

/** What an agent may do to plots, one or many at once. */
export type PlotAct = (typeof PLOT_ACTS)[number];
export const PLOT_ACTS = ["hold", "extend", "let-go", "book", "sell", "free", "price"] as const;

/** From which statuses each is possible, what becomes of the plot, and how the history calls it. */
export const ACTS: Readonly<
  Record<
    PlotAct,
    {
      readonly from: readonly PlotStatus[];
      /** Null: it stays as it is. */
      readonly to: PlotStatus | null;
      readonly told: PlotChangeKind;
    }
  >
> = {
  hold: { from: ["available"], to: "held", told: "held" },
  /** A hold that ends later. */
  extend: { from: ["held"], to: null, told: "extended" },
  "let-go": { from: ["held"], to: "available", told: "let-go" },
  book: { from: ["available", "held"], to: "booked", told: "booked" },
  sell: { from: ["available", "held", "booked"], to: "sold", told: "sold" },
  free: { from: ["booked", "sold"], to: "available", told: "freed" },
  price: { from: ["available", "held", "booked"], to: null, told: "priced" },
};

/** A hold ends after so many days at most. */
export const MOST_HELD_DAYS = 30;
/** Plots that are changed together, at the most. */
export const MOST_AT_ONCE = 500;
/** Rupees that a plot or a square yard may cost, at the most. */
export const MOST_RUPEES = 10_000_000_000;

/** Whom a plot is for: in the agent's words, and how to reach them. Never public. */
export interface PlotBuyer {
  readonly name: string;
  /** E.164, or an address; null where not given. */
  readonly contact: string | null;
}

/** A held plot whose hold ends soon. */
export interface EndingHold {
  readonly project: string;
  readonly projectName: string;
  readonly number: string;
  /** ISO 8601. */
  readonly heldUntil: string;
  readonly buyer: PlotBuyer | null;
}

/** A plot that is somebody's, or held for them. */
export interface PlotOfBuyer {
  readonly project: string;
  readonly projectName: string;
  readonly number: string;
  readonly sqYards: number;
  readonly status: PlotState["status"];
  /** Of the land alone; null where it has to be asked for, and of a plot that is sold. */
  readonly priceRupees: number | null;
  /** ISO 8601; null of one that is not held. */
  readonly heldUntil: string | null;
}

/** A price for the whole plot, or for each square yard of it, in rupees. */
export interface NewPrice {
  readonly per: "plot" | "sq-yard";
  readonly rupees: number;
}

/** What of a plot agents change. Times are ISO 8601. */
export interface PlotState {
  readonly status: PlotStatus;
  readonly heldUntil: string | null;
  readonly priceRupees: number | null;
  readonly nextPriceRupees: number | null;
  readonly nextPriceAt: string | null;
}

/** A plot as everybody may see it; `version` tells one state of it from the next. */
export interface PlotNow extends PlotState {
  readonly number: string;
  readonly version: number;
}

/** What an act to plots, or taking one back, answers. */
export interface PlotsChanged {
  /** To take it back by. */
  readonly change: string;
  /** As they are now. */
  readonly plots: readonly PlotNow[];
}

/** A plot as the console shows it. */
export interface AdminPlot extends PlotNow {
  readonly sqYards: number;
  readonly facing: Facing | null;
  readonly roadFeet: number | null;
  readonly corner: boolean;
  readonly parkSide: boolean;
  readonly buyer: PlotBuyer | null;
}

/** A plot as the console's plan draws it. */
export interface DrawnPlot {
  readonly number: string;
  readonly status: PlotStatus;
  /** On the plan's sheet, as an SVG path. */
  readonly outline: string;
  /** Where its number stands. */
  readonly middle: readonly [number, number];
}

/** A project as the console lists it. */
export interface AdminProject {
  readonly slug: string;
  readonly name: string;
  readonly isSample: boolean;
  /** False of a draft. */
  readonly published: boolean;
}

/** A page of a project's plots. */
export interface AdminPlots {
  readonly project: AdminProject;
  readonly projects: readonly AdminProject[];
  readonly plots: readonly AdminPlot[];
  /** Of all plots, whatever is looked for. */
  readonly counts: Readonly<Record<PlotStatus, number>>;
  /** Plots that are found, on all pages. */
  readonly found: number;
  /** Where the pages beside this one begin; null where there is none. */
  readonly before: PlotsCursor | null;
  readonly after: PlotsCursor | null;
  /** False of a project without a plan. */
  readonly isDrawn: boolean;
}

/** The plan of a project with every plot that is drawn on it. */
export interface AdminPlan {
  readonly src: string;
  readonly frame: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly plots: readonly DrawnPlot[];
}

/** One act of the history: what was done to which plots, and whether it may still be taken back. */
export interface PlotHistoryEntry {
  /** The change's id: of all plots that were changed together. */
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  readonly what: PlotChangeKind;
  /** Address of the agent; null for the clock, empty for one who is no longer known. */
  readonly actor: string | null;
  readonly plots: readonly {
    readonly number: string;
    readonly before: PlotState;
    readonly after: PlotState;
    /** For whom it was then; empty where nobody is named. */
    readonly buyer: string;
  }[];
  /** True while nothing was done since to any of its plots. */
  readonly isLast: boolean;
}

/** A part of the history, and where it is read on; null at its beginning. */
export interface PlotHistory {
  readonly history: readonly PlotHistoryEntry[];
  readonly older: PastCursor | null;
}
