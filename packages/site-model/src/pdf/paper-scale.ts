import type { SheetFrame } from "../plan-paths.ts";
import { SCALE_BAR_METRES } from "../terms.ts";
import { SHEET_PLAN } from "./look.ts";
import type { Box } from "./tagged-pdf.ts";

/** How large ground is drawn on paper. */
export interface PaperScale {
  /** Points that a metre takes. */
  readonly scale: number;
  /** Metres that the bar beside the plan shows. */
  readonly barMetres: number;
}

const POINTS_PER_METRE = 72 / 0.0254;
/** Scales that a ruler has, as 1 to so many, within each power of ten. */
const ROUND = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
/** Larger than this a plan of few plots would be all lines. */
const LARGEST = 250;
const BARS = [5, 10, 20, 40, 100, 200, 400, 1000, 2000] as const;
/** Room beside the north arrow for the bar. */
const MOST_BAR_POINTS = 168;

/** The scale at which a frame fills a box. */
export function fillingScale(frame: SheetFrame, box: Pick<Box, "width" | "height">): PaperScale {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  return { scale, barMetres: SCALE_BAR_METRES };
}

/** The largest round scale at which a frame fits on the layout sheet: 1 to `denominator`. */
export function sheetScale(frame: SheetFrame): PaperScale & { readonly denominator: number } {
  const least = POINTS_PER_METRE / fillingScale(frame, SHEET_PLAN).scale;
  const power = 10 ** Math.floor(Math.log10(least));
  const round = [...ROUND, 10].find((step) => step * power >= least - 1e-9) ?? 10;
  const denominator = Math.max(LARGEST, Math.round(round * power));
  const scale = POINTS_PER_METRE / denominator;
  const bars = BARS.filter((metres) => metres * scale <= MOST_BAR_POINTS);
  return { denominator, scale, barMetres: bars.at(-1) ?? BARS[0] };
}
