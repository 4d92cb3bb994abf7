import { open, readFile } from "node:fs/promises";
import { BlocksError, NoDrawingError, TooMuchError } from "#features/projects/drawing/drawing.ts";
import { readDxf } from "#features/projects/drawing/dxf/read-dxf.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import { readGeojson } from "#features/projects/drawing/read-geojson.ts";
import { readPlanFile } from "#features/projects/drawing/read-plan-file.ts";
import { checkPlots } from "#features/projects/import/check-plots.ts";
import { checkPrices } from "#features/projects/import/check-prices.ts";
import type { Row } from "#features/projects/import/plot-table.ts";
import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import { readSheet } from "#platform/sheets/read-sheet.server.ts";
import {
  type BroughtPlots,
  fieldsOfFile,
  type PriceFile,
  type ProjectFile,
  type ProjectFileSaid,
  type UnreadableCode,
} from "./project-file.ts";

/** A file as it is shown, and what a project is made from; null where something is wrong. */
export interface ReadFile {
  readonly file: ProjectFile;
  readonly brought: BroughtPlots | null;
}

/** Rows of a table, and problems of it, that are told; a project has 500 plots at most. */
const MOST_ROWS = 5000;
const MOST_PROBLEMS = 200;
const BINARY_DXF = "AutoCAD Binary DXF";
const START_BYTES = 512;

/** Reads a project's file by what it holds: a drawing, our plan file, else a table of plots. */
export async function readProjectFile(path: string, said: ProjectFileSaid = {}): Promise<ReadFile> {
  try {
    const start = await readStart(path);
    if (start.startsWith(BINARY_DXF)) return unreadable("binary-drawing");
    if (/^\s*[[{]/.test(start)) return await readJson(path, said);
    if (/^\s*(?:999\s*\r?\n[^\n]*\n\s*)*0\s*\r?\nSECTION/.test(start))
      return toDrawn(readDxf(await readText(path), said.drawing?.unit), said);
    return await readTable(path, said);
  } catch (error) {
    return unreadable(whyUnreadable(error));
  }
}

/** Throws what is no fault of the file. */
function whyUnreadable(error: unknown): UnreadableCode {
  if (error instanceof TooMuchError) return "too-much";
  if (error instanceof BlocksError) return "blocks";
  if (error instanceof NoDrawingError) return "no-drawing";
  if (error instanceof BrokenFileError) return toCode(error.problem.code);
  throw error;
}

const UNREADABLE = [
  ...(["malformed", "old-workbook", "open-document", "not-a-table", "not-utf-8"] as const),
] as const satisfies readonly UnreadableCode[];

function toCode(code: string): UnreadableCode {
  return UNREADABLE.find((one) => one === code) ?? "unreadable";
}

function unreadable(code: UnreadableCode): ReadFile {
  return { file: { kind: "unreadable", code }, brought: null };
}

async function readStart(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.toString("utf8", 0, bytesRead).replace(/^\uFEFF/, "");
  } catch (error) {
    throw new BrokenFileError("unreadable", { value: (error as NodeJS.ErrnoException).code ?? "" });
  }
}

/** UTF-8, else as programs of Windows write it: what is read of it are figures. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // older drawings name layers so
  }
}

async function readJson(path: string, said: ProjectFileSaid): Promise<ReadFile> {
  let content: unknown;
  try {
    content = JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, ""));
  } catch {
    return unreadable("malformed"); // JSON that is cut off or mistyped
  }
  const isOurs = typeof content === "object" && content !== null && "gate" in content;
  if (!isOurs) return toDrawn(readGeojson(content), said);
  const { drawing, points, stated } = readPlanFile(content);
  const told = { ...stated, ...said.drawing?.stated };
  return toDrawn(drawing, { ...said, drawing: { points, ...said.drawing, stated: told } });
}

function toDrawn(
  drawing: Parameters<typeof readDrawing>[0],
  { drawing: said = {} }: ProjectFileSaid,
): ReadFile {
  const { shown, plan } = readDrawing(drawing, said);
  const file = { kind: "drawing", ...shown } as const;
  const brought = plan ? { plan, plots: shown.plots, fields: fieldsOfFile(file) } : null;
  return { file, brought };
}

async function readTable(path: string, { columns }: ProjectFileSaid): Promise<ReadFile> {
  const { problems, ...checked } = checkPlots(await readRows(path), columns);
  const file: ProjectFile = {
    kind: "table",
    ...checked,
    problems: problems.slice(0, MOST_PROBLEMS),
    moreProblems: Math.max(0, problems.length - MOST_PROBLEMS),
  };
  const { plots } = checked;
  const brought = problems.length === 0 ? { plots, plan: null, fields: fieldsOfFile(file) } : null;
  return { file, brought };
}

/** The rows that have a text: below its last plot a sheet may go on for thousands of empty ones. */
async function readRows(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const some of readSheet(path)) {
    rows.push(...some.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")));
    if (rows.length > MOST_ROWS) throw new TooMuchError();
  }
  return rows;
}

/** Reads a list of prices by its heads. */
export async function readPriceFile(
  path: string,
  { columns }: ProjectFileSaid = {},
): Promise<PriceFile> {
  try {
    return { kind: "prices", ...checkPrices(await readRows(path), columns) };
  } catch (error) {
    return { kind: "unreadable", code: whyUnreadable(error) };
  }
}
