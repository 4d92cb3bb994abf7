import { existsSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { VectorTile } from "@mapbox/vector-tile";
import PQueue from "p-queue";
import { PbfReader } from "pbf";
import { PMTiles, tileIdToZxy } from "pmtiles";
import type { Bounds } from "#lib/geo/geo.ts";
import { buildDirectories, encodeStart } from "./archive-format.ts";
import { toArchiveWords } from "./archive-problems.ts";
import { type ByteSource, readRange } from "./byte-source.ts";
import { type CutJournal, openJournal } from "./cut-journal.server.ts";
import { type Chunk, type CutPlan, planCut, tileIdsOf } from "./plan-cut.server.ts";
import { openArchiveFile, TileArchive } from "./tile-archive.server.ts";

const AT_ONCE = 4;
const CHUNK_BYTES = 2 * 1024 * 1024;
/** Tiles of the result that are read and decoded before it is handed over. */
const SAMPLE_TILES = 200;

export type CutProgress =
  | { readonly step: "directories"; readonly read: number }
  | { readonly step: "planned"; readonly tiles: number; readonly bytes: number }
  | { readonly step: "resumed"; readonly bytes: number }
  | { readonly step: "tiles"; readonly bytes: number; readonly of: number };

export interface CutOptions {
  readonly source: ByteSource;
  /** The file that comes to be; while it is not whole it is `{out}.part`. */
  readonly out: string;
  readonly bounds: Bounds;
  /** None beyond this zoom; the source may have fewer. */
  readonly maxZoom: number;
  /** What is asked for, and noted as done, at once; 2 MiB. */
  readonly chunkBytes?: number;
  readonly onProgress: (progress: CutProgress) => void;
}

export interface CutResult {
  readonly tiles: number;
  readonly bytes: number;
  /** How many tiles were decoded as a check. */
  readonly checked: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** The region is not in the source, or what came out of it is not what it should be. */
export class CutError extends Error {}

/**
 * Cuts a box out of an archive of streets into a file of its own. What was done before a break is
 * done: the same call goes on after it.
 */
export async function cutArchive(options: CutOptions): Promise<CutResult> {
  const { source, out, bounds, onProgress } = options;
  const opened = await TileArchive.open(source, "streets");
  if (!opened.ok) throw new CutError(`${source.getKey()} ${toArchiveWords(opened.problem)}`);
  const { header } = opened.archive;
  const maxZoom = Math.min(options.maxZoom, header.maxZoom);
  const ids = tileIdsOf(bounds, header.minZoom, maxZoom);
  const plan = await planCut(source, header, ids, {
    chunkBytes: options.chunkBytes ?? CHUNK_BYTES,
    onDirectory: (read) => onProgress({ step: "directories", read }),
  });
  if (plan.tiles === 0) throw new CutError(`${source.getKey()} has no tile of this region`);
  onProgress({ step: "planned", tiles: plan.tiles, bytes: plan.bytes });
  const metadata = await new PMTiles(source).getMetadata();
  const start = encodeStart(buildDirectories(plan.entries), metadata, plan.bytes, {
    ...header,
    numAddressedTiles: plan.tiles,
    numTileEntries: plan.entries.length,
    numTileContents: plan.contents,
    clustered: true,
    maxZoom,
    minLon: bounds.west,
    minLat: bounds.south,
    maxLon: bounds.east,
    maxLat: bounds.north,
    centerZoom: Math.min(10, maxZoom),
    centerLon: (bounds.west + bounds.east) / 2,
    centerLat: (bounds.south + bounds.north) / 2,
  });
  await fill(options, plan, start, header.tileDataOffset);
  const checked = await check(`${out}.part`, plan).catch(async (error: unknown) => {
    // To go on with it would end the same way.
    await rm(`${out}.part`, { force: true });
    await rm(`${out}.journal`, { force: true });
    throw error;
  });
  await rename(`${out}.part`, out);
  await rm(`${out}.journal`, { force: true });
  const { minZoom } = header;
  return { tiles: plan.tiles, bytes: start.byteLength + plan.bytes, checked, minZoom, maxZoom };
}

/** Writes the file's start and every chunk that no earlier run has written. */
async function fill(
  { source, out, onProgress }: CutOptions,
  plan: CutPlan,
  start: Uint8Array,
  tileDataOffset: number,
): Promise<void> {
  // Notes on a file that is not there any more are worth nothing.
  if (!existsSync(`${out}.part`)) await rm(`${out}.journal`, { force: true });
  const journal = await openJournal(`${out}.journal`, plan.hash);
  const file = await open(`${out}.part`, journal.done.size > 0 ? "r+" : "w");
  try {
    await file.write(start, 0, start.byteLength, 0);
    const left = plan.chunks.flatMap((chunk, i) => (journal.done.has(i) ? [] : [{ chunk, i }]));
    let written = plan.bytes - left.reduce((sum, { chunk }) => sum + bytesOf(chunk), 0);
    if (written > 0) onProgress({ step: "resumed", bytes: written });
    const copy = async ({ chunk, i }: { chunk: Chunk; i: number }) => {
      await copyChunk(source, file, chunk, { read: tileDataOffset, write: start.byteLength });
      await noteSafely(file, journal, i);
      written += bytesOf(chunk);
      onProgress({ step: "tiles", bytes: written, of: plan.bytes });
    };
    await inTurns(left, copy);
  } finally {
    await file.close();
    await journal.close();
  }
}

/** A few at once; after the first that fails none is begun, and those under way end. */
async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const failures: unknown[] = [];
  for (const item of items)
    void queue.add(() =>
      run(item).catch((error: unknown) => {
        failures.push(error);
        queue.clear();
      }),
    );
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
}

const bytesOf = ({ pieces }: Chunk) => pieces.reduce((sum, { length }) => sum + length, 0);

async function copyChunk(
  source: ByteSource,
  file: FileHandle,
  { offset, length, pieces }: Chunk,
  at: { readonly read: number; readonly write: number },
): Promise<void> {
  const bytes = await readRange(source, at.read + offset, length);
  for (const { from, to, length: size } of pieces)
    await file.write(bytes, from - offset, size, at.write + to);
}

/** Noted as done only when the disk has it. */
async function noteSafely(file: FileHandle, journal: CutJournal, chunk: number): Promise<void> {
  await file.datasync();
  await journal.note(chunk);
}

/** Opens the result as the site will, and decodes tiles from all over it. Returns how many. */
async function check(path: string, plan: CutPlan): Promise<number> {
  const archive = await openArchiveFile(path, "streets");
  try {
    const step = Math.max(1, Math.floor(plan.entries.length / SAMPLE_TILES));
    const sample = plan.entries.filter((_, i) => i % step === 0);
    for (const { tileId } of sample) {
      const [z, x, y] = tileIdToZxy(tileId);
      await decode(archive, { z, x, y });
    }
    return sample.length;
  } finally {
    await archive.close();
  }
}

async function decode(archive: TileArchive, tile: { z: number; x: number; y: number }) {
  const name = `${tile.z}/${tile.x}/${tile.y}`;
  try {
    const bytes = await archive.findPlain(tile);
    if (!bytes) throw new Error("it is not there");
    const { layers } = new VectorTile(new PbfReader(bytes));
    for (const layer of Object.values(layers))
      if (layer.length > 0) layer.feature(0).loadGeometry();
  } catch (error) {
    const reason = (error as Error).message;
    throw new CutError(`Tile ${name} cannot be read (${reason}): nothing was cut`);
  }
}
