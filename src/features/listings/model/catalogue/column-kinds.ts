import type { CardPhoto } from "#features/listings/model/fields/listing-codes.ts";
import { packText, unpackText } from "#features/listings/model/fields/text-planes.ts";
import { SOUGHT_KINDS } from "#features/places/index.ts";

/** Coordinates travel as whole millionths of a degree, about 0.1 m. */
const COORDINATE_STEPS = 1_000_000;

/** Base of the digits that coordinates are written in, and what stands for none. */
const DIGITS = 36;
const UNPLACED = "";

/** How a column of the catalogue is held in memory and written into its file. */
export interface ColumnKind<Cells, Cell> {
  /** Cells for so many rows, and what fills one of them. */
  begin(count: number): { readonly cells: Cells; put(row: number, cell: Cell): void };
  /** The cells of these rows, in this order. */
  pick(cells: Cells, rows: Uint32Array): Cells;
  /** As JSON that compresses well. */
  pack(cells: Cells): unknown;
  /** What `pack` wrote; null when it is not a column of that many. */
  unpack(packed: unknown, count: number): Cells | null;
}

/** How cells are written: one by one, or as something that compresses better. */
interface Writing<Cell> {
  pack(cells: Iterable<Cell> & ArrayLike<Cell>): unknown;
  unpack(packed: unknown, count: number): readonly Cell[] | null;
}

type Numbers = Uint8Array | Uint32Array | Float64Array;
interface NumbersType<Cells> {
  new (count: number): Cells;
  from(cells: readonly number[]): Cells;
}

function numbers<Cells extends Numbers>(
  Type: NumbersType<Cells>,
  writing: Writing<number>,
): ColumnKind<Cells, number> {
  return {
    begin(count) {
      const cells = new Type(count);
      return {
        cells,
        put(row, cell) {
          cells[row] = cell;
        },
      };
    },
    pick(cells, rows) {
      const picked = new Type(rows.length);
      rows.forEach((before, row) => {
        picked[row] = cells[before] as number;
      });
      return picked;
    },
    pack: writing.pack,
    unpack(packed, count) {
      const cells = writing.unpack(packed, count);
      return cells && Type.from(cells);
    },
  };
}

function texts(writing: Writing<string>): ColumnKind<readonly string[], string> {
  return {
    begin(count) {
      const cells = new Array<string>(count);
      return {
        cells,
        put(row, cell) {
          cells[row] = cell;
        },
      };
    },
    pick: (cells, rows) => Array.from(rows, (row) => cells[row] as string),
    ...writing,
  };
}

/** A list of `count` entries; null for anything else. */
function listOf<Cell>(packed: unknown, count: number): readonly Cell[] | null {
  return Array.isArray(packed) && packed.length === count ? packed : null;
}

const ONE_BY_ONE: Writing<never> = { pack: (cells) => [...cells], unpack: listOf };

const BY_PLANES: Writing<string> = {
  pack: (cells) => packText([...cells]),
  unpack: unpackText,
};

const NULL_FOR_NAN: Writing<number> = {
  pack: (cells) => Array.from(cells, (value) => (Number.isNaN(value) ? null : value)),
  unpack(packed, count) {
    const values = listOf<number | null>(packed, count);
    return values === null ? null : values.map((value) => value ?? Number.NaN);
  },
};

/** Differences to the row before in steps, sign folded in (0, −1, 1, −2 …), base 36, of one length. */
const DIFFERENCES: Writing<number> = {
  pack(cells) {
    let before = 0;
    const differences = Array.from(cells, (degrees) => {
      if (Number.isNaN(degrees)) return UNPLACED;
      const steps = Math.round(degrees * COORDINATE_STEPS);
      const difference = steps - before;
      before = steps;
      return (difference < 0 ? -2 * difference - 1 : 2 * difference).toString(DIGITS);
    });
    const width = differences.reduce((most, { length }) => Math.max(most, length), 0);
    return packText(
      differences.map((text) => (text === UNPLACED ? text : text.padStart(width, "0"))),
    );
  },
  unpack(packed, count) {
    const differences = unpackText(packed, count);
    if (differences === null) return null;
    let steps = 0;
    return differences.map((text) => {
      if (text === UNPLACED) return Number.NaN;
      const folded = Number.parseInt(text, DIGITS);
      steps += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
      return steps / COORDINATE_STEPS;
    });
  },
};

/** Texts of one length, packed like ids. */
const OF_ONE_LENGTH: Writing<number> = {
  pack(cells) {
    const width = String(cells.length).length;
    return packText(Array.from(cells, (value) => String(value).padStart(width, "0")));
  },
  unpack(packed, count) {
    const values = unpackText(packed, count);
    return values === null ? null : values.map(Number);
  },
};

/** Codes and flags, 0 to 255. */
export const BYTES = numbers<Uint8Array>(Uint8Array, ONE_BY_ONE);
/** Rows of a dictionary. */
export const WHOLES = numbers<Uint32Array>(Uint32Array, ONE_BY_ONE);
/** Rows of the catalogue, each once. */
export const PLACES = numbers<Uint32Array>(Uint32Array, OF_ONE_LENGTH);
/** Figures as they are stated; NaN for none. */
export const FIGURES = numbers<Float64Array>(Float64Array, NULL_FOR_NAN);
/** Degrees, which the file rounds to 6 decimals; NaN for none. */
export const DEGREES = numbers<Float64Array>(Float64Array, DIFFERENCES);
/** Short strings without meaning: ids and hashes. */
export const IDS = texts(BY_PLANES);
/** Words. */
export const WORDS = texts(ONE_BY_ONE);

/** Digits of each row, one for each of `SOUGHT_KINDS`: held, and written, kind by kind. */
export const NEAR_CODES: ColumnKind<readonly Uint8Array[], string> = {
  begin(count) {
    const cells = SOUGHT_KINDS.map(() => new Uint8Array(count));
    return {
      cells,
      put(row, digits) {
        cells.forEach((codes, kind) => {
          codes[row] = Number(digits[kind]);
        });
      },
    };
  },
  pick: (cells, rows) => cells.map((codes) => BYTES.pick(codes, rows)),
  pack: (cells) => cells.map((codes) => codes.join("")),
  unpack(packed, count) {
    if (!Array.isArray(packed) || packed.length !== SOUGHT_KINDS.length) return null;
    const lines = packed.filter((line) => typeof line === "string" && line.length === count);
    if (lines.length !== packed.length) return null;
    return lines.map((line: string) => Uint8Array.from(line, Number));
  },
};

/** Cells of the few rows that have one: in the file the row, then what the cell is packed as. */
function seldom<Cell>(
  pack: (cell: Cell) => readonly unknown[],
  unpack: (packed: readonly never[]) => Cell,
): ColumnKind<ReadonlyMap<number, Cell>, Cell | null> {
  return {
    begin() {
      const cells = new Map<number, Cell>();
      return {
        cells,
        put(row, cell) {
          if (cell !== null) cells.set(row, cell);
        },
      };
    },
    pick(cells, rows) {
      const picked = new Map<number, Cell>();
      if (cells.size === 0) return picked;
      rows.forEach((before, row) => {
        const cell = cells.get(before);
        if (cell !== undefined) picked.set(row, cell);
      });
      return picked;
    },
    pack: (cells) => Array.from(cells, ([row, cell]) => [row, ...pack(cell)]),
    unpack(packed) {
      if (!Array.isArray(packed)) return null;
      return new Map(packed.map(([row, ...cell]) => [row, unpack(cell as never[])]));
    },
  };
}

type PackedPhoto = readonly [hash: string, width: number, height: number];

/** Photographs of the rows that have some. */
export const PHOTOS = seldom<readonly CardPhoto[]>(
  (photos) => photos.map(({ hash, width, height }): PackedPhoto => [hash, width, height]),
  (packed: readonly PackedPhoto[]) =>
    packed.map(([hash, width, height]) => ({ hash, width, height })),
);

/** Texts of the rows that have one. */
export const SELDOM_TEXTS = seldom<string>(
  (text) => [text],
  ([text]: readonly string[]) => text ?? "",
);
