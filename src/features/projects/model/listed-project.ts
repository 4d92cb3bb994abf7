import type { SheetFrame } from "site-model";
import type { Facing, PlotStatus } from "site-model/terms";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Rupees } from "#lib/units/units.ts";
import { allInOf } from "./price-list.ts";
import type { StoredFacts } from "./stored-project.ts";

/** A plot as it is told without a plan, to everybody. */
export interface ListedPlot {
  readonly number: string;
  readonly sqYards: number;
  /** Null as the following where nobody stated it. */
  readonly facing: Facing | null;
  readonly roadFeet: number | null;
  /** In feet, such as "33.5 x 60". */
  readonly sides: string | null;
  readonly corner: boolean;
  readonly parkSide: boolean;
  readonly status: PlotStatus;
  /** Of the land alone; null where it has to be asked for. */
  readonly priceRupees: number | null;
}

/** What is drawn of a project whose drawing was brought in. */
export interface DrawnView {
  /** The sheet below the plots, the part of the ground that it shows in metres, and its shapes for the map. */
  readonly src: string;
  readonly frame: SheetFrame;
  readonly shapes: string;
  /** Address of what its model is built from: the plan with the statuses of its plots. */
  readonly model: string;
  /** Of each plot its outline and the tick of a booked one as SVG paths, and where its number stands. */
  readonly plots: readonly {
    readonly number: string;
    readonly outline: string;
    readonly tick: string;
    readonly middle: readonly [number, number];
  }[];
}

/** A project with its plots, drawn or not. */
export interface ListedProject {
  readonly slug: string;
  readonly facts: StoredFacts;
  /** False of a draft, which nobody but the console shows. */
  readonly published: boolean;
  /** Null where nobody said where it lies. */
  readonly place: LatLng | null;
  readonly plots: readonly ListedPlot[];
  /** Null of the featured project, which has more, and of those that have no drawing. */
  readonly drawn: DrawnView | null;
}

/** A plot of a project without a plan, as its page shows it. */
export interface ListedPlotView extends Omit<ListedPlot, "priceRupees"> {
  readonly price: Rupees | null;
  /** With all duties; null where these or the price are not known. */
  readonly total: Rupees | null;
}

/** All that the page of a project without a plan is made from. */
export interface ListedProjectView extends Omit<ListedProject, "plots" | "published"> {
  readonly plots: readonly ListedPlotView[];
}

/** `hasDuties`: whether what the state adds to a price is known. */
export function toListedView(project: ListedProject, hasDuties: boolean): ListedProjectView {
  const { slug, facts, place, plots, drawn } = project;
  return {
    slug,
    facts,
    place,
    drawn,
    plots: plots.map(({ priceRupees, ...plot }) => {
      const price = priceRupees as Rupees | null;
      return { ...plot, price, total: allInOf(priceRupees, hasDuties) };
    }),
  };
}

/** The featured project: its page is `/projects`. */
export const FEATURED_SLUG = "vennela-gardens";

/** The address of a project's page, without its language. */
export function projectPath(slug: string): string {
  return slug === FEATURED_SLUG ? "/projects" : `/projects/${slug}`;
}

/** A project as others link to it. */
export interface ProjectCard {
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  readonly isSample: boolean;
  readonly plots: number;
  readonly available: number;
}

/** Cards of the projects beside the featured one. */
export function toOtherCards(projects: readonly ListedProject[]): ProjectCard[] {
  return projects.filter(({ slug }) => slug !== FEATURED_SLUG).map(toProjectCard);
}

function toProjectCard({ slug, facts, plots }: ListedProject): ProjectCard {
  const { name, town, isSample } = facts;
  const available = plots.filter(({ status }) => status === "available").length;
  return { slug, name, town, isSample, plots: plots.length, available };
}
