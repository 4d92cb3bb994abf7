import type { FootView, PictureName } from "../pictures.ts";
import type { Step } from "./on-foot.ts";

/** From above, or as somebody on foot sees it. */
export type WalkMode = "above" | "foot";

/** How steep one looks at a part of the sheet from above, radians. */
export const LOOKING_DOWN = (56 * Math.PI) / 180;

/** What is looked at: a point of the sheet, and how many metres are seen across. */
export interface WalkSight {
  readonly middle: readonly [x: number, y: number];
  readonly metres: number;
}

/** Where the eye is on the sheet, and its turn: degrees clockwise from north. */
export interface WalkPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface WalkOptions {
  readonly canvas: HTMLCanvasElement;
  /** Address of the plan, or of a drawn one with its statuses. */
  readonly modelUrl: string;
  /** A narrow screen gets plainer trees. */
  readonly isSmall: boolean;
  readonly onPlot: (number: string) => void;
  /** Told with every picture that is drawn. */
  readonly onPlace: (place: WalkPlace) => void;
}

/** The model in a canvas, drawn only when something has changed. */
export interface Walk {
  readonly setMode: (mode: WalkMode) => void;
  readonly goTo: (picture: PictureName) => void;
  readonly standAt: (view: FootView) => void;
  /** Stands on the road before a plot and looks at it. */
  readonly standBefore: (number: string) => void;
  /** Looks at a part of the sheet from above. */
  readonly look: (sight: WalkSight) => void;
  /** What is looked at from above. */
  readonly sight: () => WalkSight;
  /** Marks a plot, or none. */
  readonly mark: (number: string | null) => void;
  /** A button of the screen that stands for a key. */
  readonly press: (step: Step, isDown: boolean) => void;
  readonly dispose: () => void;
}
