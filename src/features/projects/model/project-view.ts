import {
  frameOf,
  frontOf,
  middleOf,
  openSharesOf,
  type Plan,
  type PlotSide,
  type Point,
  plotOnSheet,
  rectangleOf,
  type SheetFrame,
  type SiteAreas,
  sidesOfPlot,
  spotsOf,
  wholeAreasOf,
} from "site-model";
import type { PictureName } from "site-model/pictures";
import type { Facing, PlotStatus, RoadId } from "site-model/terms";
import {
  allInCost,
  type CostLine,
  fromSqYards,
  RATES,
  toLoanPlan,
} from "#features/calculators/index.ts";
import type { WhatIsNear } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Quote } from "#platform/ui/quotes.tsx";
import type { ProjectCard } from "./listed-project.ts";

/** What a plot costs in all; amounts of duties in the order of `ProjectView.duties`. */
export interface PlotCost {
  readonly duties: readonly Rupees[];
  readonly total: Rupees;
  /** The instalment of each month by the usual loan; null where none is needed. */
  readonly monthly: Rupees | null;
  /** Kept back from the price as tax; null below the threshold. */
  readonly withheld: Rupees | null;
}

/** One plot as pages show it. */
export interface PlotView {
  readonly number: number;
  readonly sqYards: SqYards;
  /** The same in whole sq ft and sq m. */
  readonly squareFeet: number;
  readonly squareMetres: number;
  /** Every side, its front first. */
  readonly sides: readonly PlotSide[];
  /** Front and depth in feet; null of a plot that is no rectangle. */
  readonly rectangle: readonly [number, number] | null;
  /** Its sides on the road it fronts, feet. */
  readonly frontFeet: number;
  readonly facing: Facing;
  readonly roads: readonly RoadId[];
  readonly corner: boolean;
  readonly parkSide: boolean;
  readonly status: PlotStatus;
  readonly price: Rupees;
  readonly cost: PlotCost;
  /** Its outline on the sheet, as an SVG path. */
  readonly outline: string;
  /** The mark in its corner while it is booked, in the same way. */
  readonly tick: string;
  /** Its middle, where its number stands. */
  readonly middle: Point;
}

/** A picture of the page: drawn from the plan, or a rendered still that has taken its place. */
export type ProjectPicture =
  | { readonly kind: "drawn"; readonly src: string }
  | { readonly kind: "still"; readonly stem: string };

/** What the site has beside the plan; a thing that is missing is not offered. */
export interface ProjectMedia {
  readonly pictures: Readonly<Record<PictureName | "hero", ProjectPicture>>;
  /** Address of the sheet that lies below the plots. */
  readonly ground: string;
  /** The part of that sheet about the avenue, and what it shows. */
  readonly avenue: { readonly src: string; readonly frame: SheetFrame };
  /** Address of the plots as shapes of the map. */
  readonly plotShapes: string;
  /** Address of the whole plan, which the model is built from. */
  readonly model: string;
  /** Whether the two round views have been rendered. */
  readonly hasPanoramas: boolean;
  /** `since`: the ISO day from which the film is there. */
  readonly walkthrough:
    | { readonly kind: "embed"; readonly url: string }
    | { readonly kind: "file"; readonly src: string; readonly since: string }
    | null;
  /** The picture of a shared link in each language, 1200 by 630. */
  readonly preview: Readonly<Record<Language, string>> | null;
  readonly reviewsUrl: string | null;
}

/** All that the project's page is made from. */
export interface ProjectView {
  /** The middle of the site. */
  readonly place: LatLng;
  readonly frame: SheetFrame;
  readonly plots: readonly PlotView[];
  readonly widths: Readonly<Record<RoadId, number>>;
  readonly duties: readonly Pick<CostLine, "id" | "percent">[];
  readonly withheldPercent: string;
  /** Of the usual loan, that instalments are told by. */
  readonly loan: { readonly years: number; readonly percentPerYear: string };
  /** Where on the sheet stands what is named beside plots and roads. */
  readonly spots: ReturnType<typeof spotsOf>;
  readonly areas: SiteAreas;
  /** Shares of the land, per cent. */
  readonly shares: ReturnType<typeof openSharesOf>;
  readonly media: ProjectMedia;
  /** The projects beside it. */
  readonly others: readonly ProjectCard[];
}

/** What the page is made from, with what is near by open data, and what buyers say. */
export interface ProjectPageProps {
  readonly view: ProjectView;
  readonly near: WhatIsNear;
  readonly quotes: readonly Quote[];
}

/** A project's page of its plan, its pictures and the region's duties. */
export function toProjectView(plan: Plan, media: ProjectMedia): ProjectView {
  const areas = wholeAreasOf(plan);
  const widths = plan.roads.map(({ id, widthFeet }) => [id, widthFeet]);
  return {
    place: middleOf(plan),
    frame: frameOf(plan),
    plots: plan.plots.map((plot) => toPlotView(plan, plot)),
    duties: RATES.duties.map(({ id, percent }) => ({ id, percent })),
    withheldPercent: RATES.withheld.percent,
    loan: { years: RATES.loan.years, percentPerYear: RATES.loan.percentPerYear },
    widths: Object.fromEntries(widths) as ProjectView["widths"],
    spots: spotsOf(plan),
    areas,
    shares: openSharesOf(areas),
    media,
    others: [],
  };
}

function toPlotView(plan: Plan, plot: Plan["plots"][number]): PlotView {
  const sides = sidesOfPlot(plan, plot);
  const sqYards = plot.sizeSqYd as SqYards;
  const whole = allInCost(plot.priceRupees as Rupees);
  const { duties, total, withheld } = whole;
  return {
    number: plot.number,
    sqYards,
    squareFeet: Math.round(fromSqYards(sqYards, "sq-foot")),
    squareMetres: Math.round(fromSqYards(sqYards, "sq-metre")),
    sides,
    rectangle: rectangleOf(sides),
    frontFeet: frontOf(sides),
    facing: plot.facing,
    roads: plot.roads,
    corner: plot.corner,
    parkSide: plot.parkSide,
    status: plot.status,
    price: plot.priceRupees as Rupees,
    cost: {
      duties: duties.map(({ amount }) => amount),
      total,
      monthly: toLoanPlan(whole).monthly,
      withheld: withheld?.amount ?? null,
    },
    ...plotOnSheet(plot),
  };
}
