import type { LatLng } from "#measures/geography.ts";
import type { Rupees, SqYards } from "#measures/units.ts";
import type { Facing, Plan, PlotStatus, RoadId } from "./plan.ts";
import { centroidOf, type Point } from "./plan-geometry.ts";
import { frameOf, round, toPath } from "./plan-paths.ts";
import { areasOf } from "./plan-rules.ts";
import type { PictureName } from "./project-pictures.ts";

/** One plot as pages show it. */
export interface PlotView {
  readonly number: number;
  readonly sqYards: SqYards;
  readonly frontageFeet: number;
  readonly depthFeet: number;
  readonly regular: boolean;
  readonly facing: Facing;
  readonly roads: readonly RoadId[];
  readonly corner: boolean;
  readonly parkSide: boolean;
  readonly status: PlotStatus;
  readonly price: Rupees;
  /** Its outline on the sheet, as an SVG path. */
  readonly outline: string;
  /** Its middle, where its number stands. */
  readonly middle: Point;
}

/** The part of the sheet that is shown, in metres. */
export interface SheetFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
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
  readonly plotShapes: string;
  readonly brochure: string | null;
  readonly layout: string | null;
  readonly walkthrough:
    | { readonly kind: "embed"; readonly url: string }
    | { readonly kind: "file"; readonly src: string }
    | null;
  readonly reviewsUrl: string | null;
}

/** All that the project's page is made from. */
export interface ProjectView {
  readonly place: LatLng;
  readonly frame: SheetFrame;
  readonly plots: readonly PlotView[];
  readonly widths: Readonly<Record<RoadId, number>>;
  /** Areas of the site in whole sq yd. */
  readonly areas: Readonly<Record<keyof ReturnType<typeof areasOf>, number>>;
  readonly media: ProjectMedia;
}

export function toProjectView(plan: Plan, media: ProjectMedia): ProjectView {
  const areas = Object.entries(areasOf(plan)).map(([name, area]) => [name, Math.round(area)]);
  const widths = plan.roads.map(({ id, widthFeet }) => [id, widthFeet]);
  return {
    place: plan.place,
    frame: frameOf(plan),
    plots: plan.plots.map(toPlotView),
    widths: Object.fromEntries(widths) as ProjectView["widths"],
    areas: Object.fromEntries(areas) as ProjectView["areas"],
    media,
  };
}

function toPlotView(plot: Plan["plots"][number]): PlotView {
  const [east, north] = centroidOf(plot.polygon);
  return {
    number: plot.number,
    sqYards: plot.sizeSqYd as SqYards,
    frontageFeet: plot.frontageFeet,
    depthFeet: plot.depthFeet,
    regular: plot.shape === "regular",
    facing: plot.facing,
    roads: plot.roads,
    corner: plot.corner,
    parkSide: plot.parkSide,
    status: plot.status,
    price: plot.priceRupees as Rupees,
    outline: toPath(plot.polygon),
    middle: [round(east), round(-north)],
  };
}
