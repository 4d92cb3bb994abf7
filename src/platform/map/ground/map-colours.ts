/** What the map is painted with, each the CSS token of its name in theme.css. */
export const MAP_COLOURS = {
  water: "--color-water",
  waterEdge: "--color-map-water-edge",
  land: "--color-map-land",
  town: "--color-map-town",
  forest: "--color-map-forest",
  road: "--color-map-road",
  roadEdge: "--color-map-road-edge",
  highway: "--color-map-highway",
  highwayEdge: "--color-map-highway-edge",
  rail: "--color-map-rail",
  plan: "--color-turmeric-tint",
  planEdge: "--color-plan-edge",
  street: "--color-line",
  park: "--color-map-forest",
  mist: "--color-mist",
  ink: "--color-ink",
  muted: "--color-muted",
  river: "--color-river",
  riverDeep: "--color-river-deep",
  card: "--color-card",
} as const;

export type MapColours = Readonly<Record<keyof typeof MAP_COLOURS, string>>;

/** The tokens as this page sets them. */
export function readMapColours(style: CSSStyleDeclaration): MapColours {
  const read = Object.entries(MAP_COLOURS).map(([name, token]) => [
    name,
    style.getPropertyValue(token).trim() || "#000000",
  ]);
  return Object.fromEntries(read) as MapColours;
}
