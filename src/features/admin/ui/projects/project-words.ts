import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  DrawingRule,
  DrawingUnit,
  LayerRole,
  PlotProblemCode,
  PlotTarget,
  UnreadableCode,
} from "#features/projects/index.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui.ts";

/** What each column of a table of plots may be. */
export const PLOT_TARGET_WORDS: Readonly<Record<PlotTarget, MessageDescriptor>> = {
  number: msg`Plot number`,
  sqYards: msg`Plot size`,
  sides: msg`Sides, ft`,
  facing: msg`Facing`,
  roadFeet: msg`Road, ft`,
  corner: msg`Corner`,
  parkSide: msg`Park-side`,
  status: msg`Status`,
  priceRupees: msg`Price of the plot`,
  rate: msg`Price per sq yd`,
};

/** Why a cell or a table is not taken. */
export const PLOT_PROBLEM_WORDS: Readonly<Record<PlotProblemCode, MessageDescriptor>> = {
  missing: msg`Fill this in.`,
  "not-a-number": msg`No figure could be read here.`,
  "out-of-range": msg`This number is out of range.`,
  "unlikely-rate": msg`A square yard costs ₹500 to ₹5,00,000. Check the figure, and whether it is for the plot or for a square yard.`,
  "unknown-value": msg`This is not one of the values that the field may have.`,
  "held-in-file": msg`A file does not hold a plot. Write Available, and hold it in the console, for somebody and until a time.`,
  "too-long": msg`This is too long. Shorten it.`,
  duplicate: msg`This already appears earlier in the file.`,
  "missing-column": msg`Say which column this is: nothing can be brought in without it.`,
  "no-such-plot": msg`The project has no plot of this number.`,
  "too-many-plots": msg`A project has at most 500 plots.`,
  "no-rows": msg`The table holds no plots.`,
};

const { held: _, ...BROUGHT_STATUSES } = STATUS_WORDS;
const YES_OR_NO = [msg`Yes`, msg`No`];

/** The words that a column takes where it takes some alone. */
export const PLOT_OPTIONS: Readonly<Partial<Record<string, readonly MessageDescriptor[]>>> = {
  facing: Object.values(FACING_WORDS),
  status: Object.values(BROUGHT_STATUSES),
  corner: YES_OR_NO,
  parkSide: YES_OR_NO,
} satisfies Partial<Record<PlotTarget, readonly MessageDescriptor[]>>;

/** Why nothing of a file can be read. */
export const UNREADABLE_WORDS: Readonly<Record<UnreadableCode, MessageDescriptor>> = {
  unreadable: msg`The file cannot be read.`,
  malformed: msg`This cannot be read in the file’s format.`,
  "old-workbook": msg`This is an old Excel file (.xls). Open it in your spreadsheet program and save it as .xlsx or CSV.`,
  "open-document": msg`This is an OpenDocument file. Open it in your spreadsheet program and save it as .xlsx or CSV.`,
  "not-a-table": msg`This is neither a table of plots nor a drawing. Save it as .xlsx, CSV, DXF or GeoJSON.`,
  "binary-drawing": msg`This is a binary DXF. Save it as DXF text.`,
  "too-much": msg`The file holds too much. Keep the lines of the plots, roads and boundary alone.`,
  blocks: msg`The blocks of the drawing hold too much, or lie in each other too deep. Delete those of trees, cars and signs, and save it once more.`,
  "not-utf-8": msg`The file is not UTF-8 text. Save it as UTF-8.`,
  "no-drawing": msg`The drawing cannot be read to its end. Save it once more as DXF or GeoJSON.`,
};

/** What is wrong with a drawing, each where it is marked. */
export const DRAWING_RULE_WORDS: Readonly<Record<DrawingRule, MessageDescriptor>> = {
  "open-line": msg`A line is not closed`,
  "no-number": msg`A plot has no number in it`,
  "several-numbers": msg`A plot has several numbers in it`,
  "self-crossing": msg`A plot’s line crosses itself`,
  "too-many-corners": msg`A plot has more than 200 corners`,
  "plot-numbers": msg`Two plots have one number`,
  "no-overlap": msg`Two plots overlap`,
  "inside-boundary": msg`A plot reaches out of the boundary`,
  "size-range": msg`A plot is smaller than 20 or larger than 20,000 sq yd: is the unit right?`,
  "fronts-road": msg`A plot touches no road`,
  "on-other-land": msg`A plot lies on a road, a park or other land`,
  "size-is-area": msg`A plot’s line encloses another size than the file says`,
  "areas-add-up": msg`Plots, roads, parks and other land do not add up to the land within the boundary`,
  "site-area": msg`The boundary encloses another area than the approval states`,
  "open-space": msg`The parks are less of the land than the approval states`,
  "boundary-crossing": msg`The boundary crosses itself`,
  "several-boundaries": msg`There is more than one boundary`,
  "scale-differs": msg`The map and the drawing disagree about how far the two points are apart: a point or the unit is wrong`,
  "too-many-plots": msg`A project has at most 500 plots.`,
};

/** What a layer may be. */
export const ROLE_WORDS: Readonly<Record<LayerRole, MessageDescriptor>> = {
  plots: msg`Plots`,
  numbers: msg`Plot numbers`,
  boundary: msg`Boundary`,
  roads: msg`Roads`,
  parks: msg`Parks`,
  utilities: msg`Utilities, amenities`,
  none: msg`Not read`,
};

/** Units that drawings are made in. */
export const DRAWING_UNIT_WORDS: Readonly<Record<DrawingUnit, MessageDescriptor>> = {
  m: msg`Metres`,
  cm: msg`Centimetres`,
  mm: msg`Millimetres`,
  ft: msg`Feet`,
  in: msg`Inches`,
  yd: msg`Yards`,
};
