import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";

/**
 * Outlines are drawn on a grid of so many units to the em: a fiftieth of a millimetre in a heading. The
 * fonts' own is four times as fine, and half as much again to download.
 */
const GRID = 500;

/** One glyph of a run: which one, and where from the run's start, in units of the grid. */
interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A run of letters as HarfBuzz sets it. */
export interface ShapedRun {
  /** In ems. */
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

/** Where a run is painted. */
export interface RunPlace {
  readonly x: number;
  readonly baseline: number;
  /** Points. */
  readonly size: number;
}

/** A font whose letters join or change places: its runs are shaped, and drawn as outlines. */
export class ShapedFont {
  readonly #font: Font;
  /** Units of the grid to one of the font's. */
  readonly #grid: number;
  readonly #runs = new Map<string, ShapedRun>();
  readonly #outlines = new Map<number, string>();

  constructor(file: URL) {
    const face = new Face(new Blob(readFileSync(file)));
    this.#font = new Font(face);
    this.#grid = GRID / face.upem;
  }

  /** Throws for a letter that the font does not have. */
  shape(text: string): ShapedRun {
    const found = this.#runs.get(text);
    if (found) return found;
    const run = this.#shape(text);
    this.#runs.set(text, run);
    return run;
  }

  /** Fills the outlines of a run in the document's colour. */
  paint(doc: PDFKit.PDFDocument, run: ShapedRun, { x, baseline, size }: RunPlace): void {
    const scale = size / GRID;
    doc.save().transform(scale, 0, 0, -scale, x, baseline);
    let [left, up] = [0, 0];
    for (const glyph of run.glyphs) {
      const outline = this.#outlineOf(glyph.id);
      if (outline === "") continue;
      doc.translate(glyph.x - left, glyph.y - up);
      [left, up] = [glyph.x, glyph.y];
      doc.path(outline).fill();
    }
    doc.restore();
  }

  #shape(text: string): ShapedRun {
    const run = new Buffer();
    run.addText(text);
    run.guessSegmentProperties();
    shape(this.#font, run);
    const positions = run.getGlyphPositions();
    let end = 0;
    const glyphs = run.getGlyphInfos().map(({ codepoint: id }, i) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      const x = Math.round((end + xOffset) * this.#grid);
      end += xAdvance;
      return { id, x, y: Math.round(yOffset * this.#grid) };
    });
    if (glyphs.some(({ id }) => id === 0)) throw new Error(`The font lacks letters of “${text}”.`);
    return { width: (end * this.#grid) / GRID, glyphs };
  }

  #outlineOf(id: number): string {
    const found = this.#outlines.get(id);
    if (found !== undefined) return found;
    const outline = toCubic(this.#font.glyphToJson(id), this.#grid);
    this.#outlines.set(id, outline);
    return outline;
  }
}

type Commands = ReturnType<Font["glyphToJson"]>;

/** An outline as an SVG path of cubic curves: PDF has no others, and TrueType has only quadratic. */
function toCubic(commands: Commands, grid: number): string {
  let [x, y] = [0, 0];
  return commands
    .map(({ type, values }) => {
      const [a = 0, b = 0, c = 0, d = 0] = values.map((value) => value * grid);
      if (type === "Z") return "Z";
      const [fromX, fromY] = [x, y];
      [x, y] = type === "Q" ? [c, d] : [a, b];
      const towards = (from: number, to: number) => from + ((to - from) * 2) / 3;
      const points =
        type === "Q"
          ? [towards(fromX, a), towards(fromY, b), towards(c, a), towards(d, b), c, d]
          : [a, b];
      return `${type === "Q" ? "C" : type}${points.map(Math.round).join(" ")}`;
    })
    .join("");
}
