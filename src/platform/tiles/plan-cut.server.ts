import { createHash } from "node:crypto";
import PQueue from "p-queue";
import { type Entry, type Header, SharedPromiseCache, zxyToTileId } from "pmtiles";
import type { Bounds } from "#lib/geo/geo.ts";
import { tileAt } from "#lib/geo/tile.ts";
import type { ByteSource } from "./byte-source.ts";

/** More tiles than a region has: asked for by a mistaken box. */
const MOST_TILES = 4_000_000;
/** A gap of so many bytes is read along, which is quicker than to ask twice. */
const GAP_BYTES = 32 * 1024;
const AT_ONCE = 4;

/** Bytes of the source, and where they go within the tiles of the cut. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** What is read of the source at once. */
export interface Chunk {
  readonly offset: number;
  readonly length: number;
  readonly pieces: readonly Piece[];
}

/** What an archive of the region will hold, and where that is in the source. */
export interface CutPlan {
  /** In order of their numbers; offsets within the tiles of the cut. */
  readonly entries: readonly Entry[];
  readonly chunks: readonly Chunk[];
  readonly tiles: number;
  readonly contents: number;
  readonly bytes: number;
  /** The same for the same cut of the same source. */
  readonly hash: string;
}

/** Numbers of all tiles of the box at these zooms, least first. */
export function tileIdsOf(bounds: Bounds, minZoom: number, maxZoom: number): Float64Array {
  const boxes = Array.from({ length: maxZoom - minZoom + 1 }, (_, i) => {
    const z = minZoom + i;
    const first = tileAt({ lat: bounds.north, lng: bounds.west }, z);
    const last = tileAt({ lat: bounds.south, lng: bounds.east }, z);
    return { z, first, last, count: (last.x - first.x + 1) * (last.y - first.y + 1) };
  });
  const total = boxes.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_TILES)
    throw new RangeError(`${total} tiles are more than a region has: name a smaller box or zoom`);
  const ids = new Float64Array(total);
  let next = 0;
  for (const { z, first, last } of boxes)
    for (let x = first.x; x <= last.x; x += 1)
      for (let y = first.y; y <= last.y; y += 1) {
        ids[next] = zxyToTileId(z, x, y);
        next += 1;
      }
  return ids.sort();
}

/** Place of the first number that is not below `id`. */
function placeOf(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Entries of the source that hold any of the tiles, through all directories that may name them. */
async function findEntries(
  source: ByteSource,
  header: Header,
  ids: Float64Array,
  onDirectory: (read: number) => void,
): Promise<Entry[]> {
  const cache = new SharedPromiseCache(1);
  const queue = new PQueue({ concurrency: AT_ONCE });
  const found: Entry[] = [];
  let read = 0;
  const look = async (offset: number, length: number): Promise<void> => {
    const entries = await queue.add(() => cache.getDirectory(source, offset, length, header));
    read += 1;
    onDirectory(read);
    const leaves = entries.flatMap((entry, i) => {
      const end =
        entry.runLength || (entries[i + 1]?.tileId ?? Number.POSITIVE_INFINITY) - entry.tileId;
      const place = placeOf(ids, entry.tileId);
      if ((ids[place] ?? Number.POSITIVE_INFINITY) >= entry.tileId + end) return [];
      if (entry.runLength > 0) found.push(entry);
      return entry.runLength > 0 ? [] : [entry];
    });
    await Promise.all(
      leaves.map((leaf) => look(header.leafDirectoryOffset + leaf.offset, leaf.length)),
    );
  };
  await look(header.rootDirectoryOffset, header.rootDirectoryLength);
  return found.sort((a, b) => a.tileId - b.tileId);
}

/** Only the wanted tiles of each entry, those that follow each other as one run. */
function narrow(entries: readonly Entry[], ids: Float64Array): Entry[] {
  return entries.flatMap((entry) => {
    const runs: Entry[] = [];
    const end = entry.tileId + entry.runLength;
    for (let i = placeOf(ids, entry.tileId); i < ids.length; i += 1) {
      const tileId = ids[i] ?? end;
      if (tileId >= end) break;
      const last = runs.at(-1);
      if (last && last.tileId + last.runLength === tileId) last.runLength += 1;
      else runs.push({ ...entry, tileId, runLength: 1 });
    }
    return runs;
  });
}

/** Contents put one after the other in the order in which tiles first name them. */
function layOut(entries: readonly Entry[]) {
  const places = new Map<number, Piece>();
  let bytes = 0;
  const laid = entries.map((entry) => {
    const known = places.get(entry.offset);
    const piece = known ?? { from: entry.offset, to: bytes, length: entry.length };
    if (!known) {
      places.set(entry.offset, piece);
      bytes += entry.length;
    }
    return { ...entry, offset: piece.to };
  });
  return { laid, pieces: [...places.values()], bytes };
}

/** Pieces that lie close together in the source are read at once. */
function toChunks(pieces: readonly Piece[], most: number): Chunk[] {
  const chunks: { offset: number; length: number; pieces: Piece[] }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const last = chunks.at(-1);
    const end = last ? last.offset + last.length : 0;
    const grown = piece.from + piece.length - (last?.offset ?? 0);
    if (last && piece.from - end <= GAP_BYTES && grown <= most) {
      last.length = Math.max(last.length, grown);
      last.pieces.push(piece);
    } else chunks.push({ offset: piece.from, length: piece.length, pieces: [piece] });
  }
  return chunks;
}

interface PlanOptions {
  /** What is asked for, and noted as done, at once, bytes. */
  readonly chunkBytes: number;
  readonly onDirectory: (read: number) => void;
}

/** Finds out what a cut of the source takes, reading its directories alone. */
export async function planCut(
  source: ByteSource,
  header: Header,
  ids: Float64Array,
  { chunkBytes, onDirectory }: PlanOptions,
): Promise<CutPlan> {
  const entries = narrow(await findEntries(source, header, ids, onDirectory), ids);
  const { laid, pieces, bytes } = layOut(entries);
  const hash = createHash("sha256")
    .update(source.version)
    .update(JSON.stringify([laid, chunkBytes]))
    .digest("hex");
  return {
    entries: laid,
    chunks: toChunks(pieces, chunkBytes),
    tiles: laid.reduce((sum, { runLength }) => sum + runLength, 0),
    contents: pieces.length,
    bytes,
    hash,
  };
}
