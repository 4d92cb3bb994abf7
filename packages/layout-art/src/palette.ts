import type { RoadSurface } from "./layout-facts.ts";

/** Tokens of `src/platform/ui/theme.css`, repeated because a picture cannot read a page's style sheet. */
export const TOKENS = {
  paper: "#f8f8f5",
  card: "#ffffff",
  mist: "#eef0ec",
  line: "#e0e2dc",
  edge: "#848e8f",
  ink: "#17222b",
  muted: "#566069",
  river: "#0b5a68",
  water: "#c6dde1",
  laterite: "#ac4128",
  "laterite-tint": "#f9ece7",
  turmeric: "#e0a021",
  "turmeric-tint": "#fbf2dc",
  leaf: "#2a6a44",
} as const;

/** Shades between tokens, for the drawing alone. */
export const SHADES = {
  plotLine: "#bcc3c2",
  blockEdge: "#a3abab",
  park: "#d6e6da",
  ground: "#e9ebe5",
  tree: "#86ae95",
  treeLight: "#a5c5b0",
  treeTop: "#bcd5c4",
  treeEdge: "#6f9a80",
  grass: "#b9d2c0",
  deck: "#e6dcc6",
  courtEdge: "#c27f69",
  court: "#d9937c",
  sand: "#efdfb8",
  path: "#f4efe3",
} as const;

/** Roads by their stated surface; the plainest grey where none is stated. */
export const ROAD_COLOURS: Readonly<Record<RoadSurface | "unstated", string>> = {
  bt: "#cdd3d4",
  cc: "#dddcd6",
  metal: "#d9d2c5",
  gravel: "#dfd3ba",
  unstated: "#d9dcda",
};
