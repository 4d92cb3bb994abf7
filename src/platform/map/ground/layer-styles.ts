import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { Language } from "#platform/i18n/languages.ts";
import { fontStack } from "./map-fonts.ts";

export type Stop = readonly [zoom: number, value: number];

/** Widths grow by half again each zoom, as ground does on paper. */
export function growing(...stops: readonly Stop[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops.flat()];
}

type Size = DataDrivenPropertyValueSpecification<number>;

/** Sizes of letters, px, between stops of zoom and size. */
export function sizes(...stops: readonly number[]): Size {
  return ["interpolate", ["linear"], ["zoom"], ...stops];
}

/** The ground round letters, so that lines end before them. */
export function halo(colour: string, width = 1.4) {
  return { "text-halo-color": colour, "text-halo-width": width, "text-halo-blur": 0.3 };
}

/** The number of a road on its shield, along the road. */
export function shieldLayout(language: Language): SymbolLayerSpecification["layout"] {
  return {
    "symbol-placement": "line",
    "symbol-spacing": 380,
    "icon-image": "shield",
    "icon-text-fit": "both",
    "icon-text-fit-padding": [2, 5, 1, 5],
    "icon-rotation-alignment": "viewport",
    "text-field": ["get", "ref"],
    "text-font": fontStack(language, "bold"),
    "text-size": 12,
    "text-rotation-alignment": "viewport",
    "icon-padding": 8,
  };
}
