import type { FootView, PictureName } from "../pictures.ts";
import type { SceneModel, Staffage } from "./build-scene.ts";
import type { TreePlace } from "./trees.ts";

/** East, north and height in metres. */
export type Spot = readonly [east: number, north: number, up: number];

/** An eye, what it looks at, and how far trees in its way are left out. */
export type View = Pick<Shot, "from" | "to" | "clear">;

/** A view of the model. */
export interface Shot {
  readonly from: Spot;
  readonly to: Spot;
  /** Field of view across the picture's longer side, degrees. */
  readonly fov: number;
  readonly staffage: Staffage;
  /** Trees nearer than this that would stand in the way are left out, metres. */
  readonly clear: number;
  /** Where the sun stands, degrees: clockwise from north, and above the horizon. */
  readonly sun: { readonly azimuth: number; readonly elevation: number };
}

const AFTERNOON = { azimuth: 238, elevation: 36 } as const;
const MORNING = { azimuth: 128, elevation: 34 } as const;
const LIVED_IN: Staffage = { people: true, cars: true };

/** The gallery's six pictures, and the places that one may jump to in the walk. */
export const SHOTS: Record<PictureName, Shot> = {
  entrance: {
    from: [79, -25, 5.4],
    to: [101, 12, 4.6],
    fov: 54,
    clear: 30,
    staffage: LIVED_IN,
    sun: AFTERNOON,
  },
  clubhouse: {
    from: [77.4, 70.2, 4.4],
    to: [98.4, 91.2, 3.4],
    fov: 57,
    clear: 34,
    staffage: LIVED_IN,
    sun: AFTERNOON,
  },
  gardens: {
    from: [140.6, 75.6, 3.6],
    to: [107, 83.2, 1.6],
    fov: 56,
    clear: 26,
    staffage: LIVED_IN,
    sun: MORNING,
  },
  "play-area": {
    from: [81.5, 75.4, 4.6],
    to: [70.6, 88.6, 1.1],
    fov: 50,
    clear: 22,
    staffage: LIVED_IN,
    sun: AFTERNOON,
  },
  roads: {
    from: [112, -8, 19],
    to: [95, 62, 0],
    fov: 58,
    clear: 22,
    staffage: { ...LIVED_IN, houses: true },
    sun: MORNING,
  },
  "master-layout": {
    from: [99, -150, 188],
    to: [99, 79, -12],
    fov: 47,
    clear: 0,
    staffage: {},
    sun: AFTERNOON,
  },
};

/** The wide picture over the page's head. */
export const HERO: Shot = {
  from: [36, -138, 104],
  to: [102, 61, 0],
  fov: 57,
  clear: 0,
  staffage: LIVED_IN,
  sun: AFTERNOON,
};

/** Where the two panoramas stand. */
export const PANORAMAS = {
  gate: {
    from: [93.6, 22, 1.7],
    to: [93.6, 60, 1.7],
    fov: 90,
    clear: 0,
    staffage: LIVED_IN,
    sun: AFTERNOON,
  },
  green: {
    from: [98.4, 71.8, 1.7],
    to: [99, 92, 1.7],
    fov: 90,
    clear: 0,
    staffage: LIVED_IN,
    sun: AFTERNOON,
  },
} as const satisfies Record<string, Shot>;

/** Where somebody on foot stands and what is looked at; no lamp post is in the way. */
export const FOOT_VIEWS: Readonly<Record<FootView, View>> = {
  entrance: { from: [94.5, 10, 1.7], to: [95, 60, 1.7], clear: 12 },
  roads: { from: [62, 64.6, 1.7], to: [140, 65.4, 1.7], clear: 12 },
  clubhouse: { from: [86, 72.5, 1.7], to: [101, 96, 1.7], clear: 24 },
  gardens: { from: [137, 77, 1.7], to: [112, 84, 1.7], clear: 16 },
  "play-area": { from: [80.5, 78, 1.7], to: [70.6, 88.6, 1.7], clear: 16 },
};

/** Half the breadth of the cone kept clear, a metre ahead. */
const CONE = 0.42;

/** True for a tree that would stand between the eye and what it looks at. */
export function isInTheWay(tree: TreePlace, { from, to, clear }: View): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [east, north] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [dx, dy] = [tree.east - from[0], tree.north - from[1]];
  const ahead = dx * east + dy * north;
  const aside = Math.abs(dx * north - dy * east);
  return ahead > -3 && ahead < clear && aside < 1.5 + tree.size / 2 + ahead * CONE;
}

/** The model without the trees that are in the way. */
export function withClearView(model: SceneModel, shot: Shot): SceneModel {
  return { ...model, trees: model.trees.filter((tree) => !isInTheWay(tree, shot)) };
}
