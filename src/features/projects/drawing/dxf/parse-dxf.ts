import { type DrawingPoint, NoDrawingError } from "#features/projects/drawing/drawing.ts";

/** One value of an entity, and the code that says what it is (AutoCAD's DXF reference, group codes). */
interface DxfGroup {
  readonly code: number;
  readonly value: string;
}

/** One thing of a DXF as it is written: its kind, and its values in their order. */
export interface DxfEntity {
  readonly kind: string;
  readonly groups: readonly DxfGroup[];
  /** Corners of a POLYLINE, attributes of an INSERT: the file has them as entities after it. */
  readonly parts: DxfEntity[];
}

/** What is drawn once and referred to by its name. */
export interface DxfBlock {
  /** The point of it that comes to lie on the place of a reference. */
  readonly base: DrawingPoint;
  readonly entities: DxfEntity[];
}

export interface DxfFile {
  /** `$INSUNITS` of the head; `NaN` where there is none. */
  readonly insertionUnits: number;
  readonly entities: readonly DxfEntity[];
  /** By names in capitals: programs take `Plot` and `PLOT` for one block. */
  readonly blocks: ReadonlyMap<string, DxfBlock>;
}

/** Parts, and the kind of entity that each belongs to. */
const WHOLES: ReadonlyMap<string, string> = new Map([
  ["VERTEX", "POLYLINE"],
  ["ATTRIB", "INSERT"],
]);
/** After this code come values of an object within an entity, with the same codes again. */
const EMBEDDED = 101;

/** The entities and blocks of a DXF as text; throws `NoDrawingError` where it does not go to its end. */
export function parseDxf(text: string): DxfFile {
  const entities: DxfEntity[] = [];
  const blocks = new Map<string, DxfBlock>();
  let insertionUnits = Number.NaN;
  let section = "";
  let block: DxfBlock | null = null;
  let whole: DxfEntity | null = null;
  for (const record of recordsOf(text)) {
    const { kind } = record;
    if (kind === "EOF") return { insertionUnits, entities, blocks };
    if (kind === "SECTION") {
      section = textAt(record, 2);
      if (section === "HEADER") insertionUnits = headerNumber(record, "$INSUNITS");
    } else if (kind === "ENDSEC") section = "";
    else if (section === "BLOCKS" && kind === "BLOCK") {
      block = { base: pointAt(record, 10) ?? [0, 0], entities: [] };
      blocks.set(textAt(record, 2).toUpperCase(), block);
    } else if (kind === "ENDBLK") block = null;
    else if (whole !== null && WHOLES.get(kind) === whole.kind) whole.parts.push(record);
    else if (kind === "SEQEND") whole = null;
    else {
      whole = record;
      if (section === "ENTITIES") entities.push(record);
      else if (section === "BLOCKS") block?.entities.push(record);
    }
  }
  throw new NoDrawingError();
}

/** What each code of 0 begins, with the values up to the next. */
function* recordsOf(text: string): Generator<DxfEntity> {
  const lines = linesOf(text);
  let groups: DxfGroup[] = [];
  let kind: string | null = null;
  let isEmbedded = false;
  for (const line of lines) {
    const code = line === "" ? Number.NaN : Number(line);
    const value = lines.next().value;
    if (value === undefined) return;
    if (!Number.isInteger(code)) throw new NoDrawingError();
    if (code === 0) {
      if (kind !== null) yield { kind, groups, parts: [] };
      [kind, groups, isEmbedded] = [value, [], false];
      if (kind === "EOF") break;
    }
    isEmbedded ||= code === EMBEDDED;
    if (code !== 0 && !isEmbedded) groups.push({ code, value });
  }
  if (kind === "EOF") yield { kind, groups, parts: [] };
}

/** One line after another, however they end: all at once, millions of them would fill the memory. */
function* linesOf(text: string): Generator<string, undefined> {
  const lines = text.includes("\n") ? text : text.replaceAll("\r", "\n");
  for (let start = 0; start <= lines.length; ) {
    const end = lines.indexOf("\n", start);
    const stop = end < 0 ? lines.length : end;
    yield lines.slice(start, stop).trim();
    start = stop + 1;
  }
}

function headerNumber({ groups }: DxfEntity, name: string): number {
  const at = groups.findIndex(({ code, value }) => code === 9 && value === name);
  return at < 0 ? Number.NaN : Number(groups[at + 1]?.value);
}

/** The first value of a code; empty where there is none. */
export function textAt({ groups }: DxfEntity, code: number): string {
  return groups.find((group) => group.code === code)?.value ?? "";
}

/** The first number of a code, or what is usual where the file does not say. */
export function numberAt({ groups }: DxfEntity, code: number, usual = Number.NaN): number {
  const group = groups.find((one) => one.code === code);
  return group ? Number(group.value) : usual;
}

/** All numbers of a code, in their order. */
export function numbersAt({ groups }: DxfEntity, code: number): number[] {
  return groups.filter((group) => group.code === code).map(({ value }) => Number(value));
}

/** The point whose x has this code; its y has one that is 10 higher. Null where it is none. */
export function pointAt(entity: DxfEntity, code: number): DrawingPoint | null {
  const [x, y] = [numberAt(entity, code), numberAt(entity, code + 10)];
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
}

/** True where a number of bits has this one; false without a number. */
export function hasFlag(entity: DxfEntity, code: number, bit: number): boolean {
  return (numberAt(entity, code, 0) & bit) !== 0;
}
