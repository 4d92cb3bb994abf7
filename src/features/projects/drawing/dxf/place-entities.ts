import {
  BlocksError,
  type Drawing,
  type DrawingPoint,
  MOST_POINTS,
  TooMuchError,
} from "#features/projects/drawing/drawing.ts";
import { isFromBelow, toShape } from "./dxf-shapes.ts";
import {
  after,
  type Moving,
  mirror,
  moved,
  REST,
  rotate,
  scale,
  shift,
  stretchOf,
} from "./moving.ts";
import { type DxfEntity, type DxfFile, hasFlag, numberAt, pointAt, textAt } from "./parse-dxf.ts";

/** Where the entities of a block come to lie. */
interface Frame {
  readonly moving: Moving;
  /** The layer of the reference, which what lies on layer 0 of the block is on; null outside of blocks. */
  readonly layer: string | null;
  /** In how many blocks this is. */
  readonly depth: number;
}

/** Blocks in blocks; one that holds itself is deeper than any. */
const MOST_DEPTH = 16;
/** Values that are read for all references together, a block's again for each. */
const MOST_VALUES = 500_000;
/** Codes of whether something is not shown, and the bit that says so. */
const HIDDEN = 60;
const ON_PAPER = 67;
const ATTRIBUTE = 70;

/** What a DXF draws in its own coordinates, and how many of each kind were not read. */
type Placed = Pick<Drawing, "lines" | "texts"> & { readonly leftOut: ReadonlyMap<string, number> };

/**
 * Lines and texts of a file, those of blocks wherever they are referred to; curves stray by the tolerance
 * at most, in the drawing's unit. Throws `TooMuchError`, and `BlocksError` where it is blocks that are
 * too deep or too much.
 */
export function placeEntities(file: DxfFile, tolerance: number): Placed {
  const placing = new Placing(file, tolerance);
  placing.placeAll(file.entities, { moving: REST, layer: null, depth: 0 });
  return placing;
}

class Placing implements Placed {
  readonly lines: Drawing["lines"][number][] = [];
  readonly texts: Drawing["texts"][number][] = [];
  readonly leftOut = new Map<string, number>();
  readonly #blocks: DxfFile["blocks"];
  readonly #tolerance: number;
  #points = 0;
  #values = 0;

  constructor({ blocks }: DxfFile, tolerance: number) {
    this.#blocks = blocks;
    this.#tolerance = tolerance;
  }

  placeAll(entities: readonly DxfEntity[], frame: Frame): void {
    if (frame.depth > 0) this.#countValues(1);
    for (const entity of entities) {
      if (frame.depth > 0) this.#countValues(1 + entity.groups.length + entity.parts.length);
      if (!isShown(entity)) continue;
      const own = textAt(entity, 8) || "0";
      const layer = own === "0" ? (frame.layer ?? own) : own;
      if (entity.kind === "INSERT") this.#placeBlock(entity, { ...frame, layer });
      else this.#placeShape(entity, layer, frame);
    }
  }

  #placeShape(entity: DxfEntity, layer: string, { moving, depth }: Frame): void {
    const shape = toShape(entity, this.#tolerance / (stretchOf(moving) || 1));
    const points = shape?.points.map((point) => moved(point, moving)) ?? [];
    const [at] = points;
    if (!shape || !at || !points.every((point) => point.every(Number.isFinite))) {
      this.#leaveOut(entity);
      return;
    }
    this.#points += points.length;
    if (this.#points > MOST_POINTS) throw depth > 0 ? new BlocksError() : new TooMuchError();
    const { text, closed = false } = shape;
    if (text === undefined) this.lines.push({ layer, points, closed });
    else this.texts.push({ layer, at, text });
  }

  /** The attributes of a reference, and all its copies: it may stand in rows and columns. */
  #placeBlock(entity: DxfEntity, frame: Frame): void {
    this.placeAll(entity.parts, frame);
    const block = this.#blocks.get(textAt(entity, 2).toUpperCase());
    const at = pointAt(entity, 10);
    if (!block || !at) {
      this.#leaveOut(entity);
      return;
    }
    const depth = frame.depth + 1;
    if (depth > MOST_DEPTH) throw new BlocksError();
    const [columns, rows] = [copiesOf(entity, 70), copiesOf(entity, 71)];
    const [wide, high] = [numberAt(entity, 44, 0), numberAt(entity, 45, 0)];
    const around = [
      frame.moving,
      isFromBelow(entity) ? mirror : REST,
      shift(at),
      rotate(numberAt(entity, 50, 0)),
    ].reduce(after);
    const within = after(
      scale(numberAt(entity, 41, 1), numberAt(entity, 42, 1)),
      shift([-block.base[0], -block.base[1]]),
    );
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const cell: DrawingPoint = [column * wide, row * high];
        const moving = [around, shift(cell), within].reduce(after);
        this.placeAll(block.entities, { moving, layer: frame.layer, depth });
      }
  }

  #leaveOut({ kind }: DxfEntity): void {
    this.leftOut.set(kind, (this.leftOut.get(kind) ?? 0) + 1);
  }

  #countValues(values: number): void {
    this.#values += values;
    if (this.#values > MOST_VALUES) throw new BlocksError();
  }
}

/** What a person sees who opens the file: not what is hidden, on paper, or a pattern for attributes. */
function isShown(entity: DxfEntity): boolean {
  const { kind } = entity;
  if (numberAt(entity, HIDDEN, 0) === 1 || numberAt(entity, ON_PAPER, 0) === 1) return false;
  if (kind === "ATTRIB") return !hasFlag(entity, ATTRIBUTE, 1);
  // One that is the same for all references is a text of the block.
  return kind !== "ATTDEF" || (hasFlag(entity, ATTRIBUTE, 2) && !hasFlag(entity, ATTRIBUTE, 1));
}

function copiesOf(entity: DxfEntity, code: 70 | 71): number {
  const copies = numberAt(entity, code, 1);
  return Number.isInteger(copies) && copies > 1 ? copies : 1;
}
