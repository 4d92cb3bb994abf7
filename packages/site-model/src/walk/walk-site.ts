import type { FootView, PictureName } from "../pictures.ts";
import type { Point, Polygon } from "../plan-geometry.ts";
import type { SceneModel } from "../scene/build-scene.ts";
import type { View } from "../scene/shots.ts";

/** A plot that is numbered, marked and tapped. */
export interface SitePlot {
  readonly number: string;
  readonly polygon: Polygon;
}

/** A view of a site, moved so that all of some ground is in the picture, where it names some. */
export type SiteView = View & { readonly ground?: readonly Point[] };

/** What a walk is made of, whatever the plan. */
export interface WalkSite {
  readonly plots: readonly SitePlot[];
  readonly model: SceneModel;
  /** What the light falls on: its middle, and how large it is beside the featured project. */
  readonly middle: Point;
  readonly reach: number;
  /** Places to look from, from above and on foot; a site has those that it has something to show at. */
  readonly above: Partial<Readonly<Record<PictureName, SiteView>>>;
  readonly foot: Partial<Readonly<Record<FootView, View>>>;
  /** From the road before a plot; null for a number that no plot has. */
  readonly before: (number: string) => View | null;
  readonly mayStand: (at: Point) => boolean;
  /** Where a walk starts, and which way: radians, counter-clockwise from north. */
  readonly start: { readonly at: Point; readonly heading: number };
}
