import type { LayoutFacts } from "../layout-facts.ts";
import type { Point } from "./geometry.ts";
import type { Layout } from "./lay-out.ts";
import type { Placing } from "./placing.ts";
import type { BlockPart } from "./plot-lines.ts";
import type { Random } from "./random.ts";

/** A layout placed on the sheet, ready to be drawn. */
export interface PlacedLayout {
  readonly facts: LayoutFacts;
  readonly layout: Layout;
  readonly parts: readonly BlockPart[];
  readonly placing: Placing;
  readonly random: Random;
  /** Seen so closely that things show their details. */
  readonly close: boolean;
  /** Whether a shape with these points on the sheet may be in the picture. */
  sees(points: readonly Point[]): boolean;
}

/** Marks what a listing states, so that a drawing can be checked against its facts. */
export function showing(code: string, drawing: string): string {
  return `<g data-shows="${code}">${drawing}</g>`;
}
