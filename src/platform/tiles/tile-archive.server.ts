import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
  bytesToHeader,
  Compression,
  findTile,
  type Header,
  PMTiles,
  SharedPromiseCache,
  TileType,
  zxyToTileId,
} from "pmtiles";
import type { TileAddress } from "#lib/geo/tile.ts";
import { type ArchiveProblem, type TileKind, toArchiveWords } from "./archive-problems.ts";
import { type ByteSource, readRange } from "./byte-source.ts";
import { openFileSource } from "./file-source.server.ts";
import { missingOfSchema } from "./streets-schema.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const HEADER_BYTES = 127;
/** Directories that are remembered; one of a planet's is some 30 kB. */
const MOST_DIRECTORIES = 200;
const MOST_BYTES_OF_TILES = 48 * 1024 * 1024;
/** A tile in memory takes somewhat more than its bytes. */
const BYTES_BESIDE_A_TILE = 200;
/** Leaf directories in leaf directories: the format allows three steps down. */
const MOST_STEPS = 4;

const RASTER_TYPES: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Png]: "image/png",
  [TileType.Jpeg]: "image/jpeg",
  [TileType.Webp]: "image/webp",
  [TileType.Avif]: "image/avif",
};
const VECTOR_TYPE = "application/vnd.mapbox-vector-tile";

const unzip = promisify(gunzip);

export type OpenedArchive =
  | { readonly ok: true; readonly archive: TileArchive }
  | { readonly ok: false; readonly problem: ArchiveProblem };

/** An archive of tiles (PMTiles 3) that was found whole and of the kind that it is used for. */
export class TileArchive {
  readonly header: Header;
  /** Media type of its tiles. */
  readonly type: string;
  /** Changes when the archive does. */
  readonly hash: string;
  readonly #source: ByteSource;
  readonly #directories: SharedPromiseCache;
  readonly #tiles = new LRUCache<number, Bytes>({
    maxSize: MOST_BYTES_OF_TILES,
    sizeCalculation: (bytes) => bytes.byteLength + BYTES_BESIDE_A_TILE,
  });

  private constructor(source: ByteSource, header: Header, start: Bytes) {
    this.#source = source;
    this.#directories = new SharedPromiseCache(MOST_DIRECTORIES);
    this.header = header;
    this.type = RASTER_TYPES[header.tileType] ?? VECTOR_TYPE;
    this.hash = createHash("sha256")
      .update(start)
      .update(source.version)
      .digest("hex")
      .slice(0, 16);
  }

  /** Reads header, root directory and metadata; says what is wrong with any of them. */
  static async open(source: ByteSource, kind: TileKind): Promise<OpenedArchive> {
    const start = await readStart(source);
    if (!start) return { ok: false, problem: { code: "foreign" } };
    const version = start[7] ?? 0;
    if (version !== 3) return { ok: false, problem: { code: "version", version } };
    const header = bytesToHeader(start.buffer);
    const problem =
      findHeaderProblem(source, header, kind) ?? (await findContentProblem(source, kind));
    if (problem) return { ok: false, problem };
    return { ok: true, archive: new TileArchive(source, header, start) };
  }

  /** True when its tiles are stored, and may be sent, as gzip. */
  get isGzip(): boolean {
    return this.header.tileCompression === Compression.Gzip;
  }

  /** A tile as it is stored; null where there is none. */
  async findStored(address: TileAddress): Promise<Bytes | null> {
    const { z, x, y } = address;
    if (z < this.header.minZoom || z > this.header.maxZoom) return null;
    const id = zxyToTileId(z, x, y);
    const known = this.#tiles.get(id);
    if (known) return known;
    const range = await this.#rangeOf(id);
    if (!range) return null;
    const bytes = await readRange(this.#source, range.offset, range.length);
    this.#tiles.set(id, bytes);
    return bytes;
  }

  /** A tile as it is read; null where there is none. */
  async findPlain(address: TileAddress): Promise<Bytes | null> {
    const stored = await this.findStored(address);
    return stored && this.isGzip ? new Uint8Array(await unzip(stored)) : stored;
  }

  close(): Promise<void> {
    return this.#source.close();
  }

  async #rangeOf(id: number): Promise<{ offset: number; length: number } | null> {
    const { header } = this;
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const entries = await this.#directories.getDirectory(this.#source, offset, length, header);
      const entry = findTile(entries, id);
      if (!entry) return null;
      if (entry.runLength > 0)
        return { offset: header.tileDataOffset + entry.offset, length: entry.length };
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
    return null;
  }
}

/** The header's bytes, or null for what is no archive of this format. */
async function readStart(source: ByteSource): Promise<Bytes | null> {
  if (source.byteLength < HEADER_BYTES) return null;
  const start = await readRange(source, 0, HEADER_BYTES);
  return new TextDecoder().decode(start.subarray(0, 7)) === "PMTiles" ? start : null;
}

function findHeaderProblem(
  { byteLength }: ByteSource,
  header: Header,
  kind: TileKind,
): ArchiveProblem | null {
  const needed = Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );
  if (byteLength < needed) return { code: "cut-off", bytes: byteLength, needed };
  const isVector = header.tileType === TileType.Mvt;
  const isRaster = RASTER_TYPES[header.tileType] !== undefined;
  if (kind === "streets" ? !isVector : !isRaster) return { code: "type", wanted: kind };
  const known = [Compression.Gzip, Compression.None];
  const isKnown =
    known.includes(header.internalCompression) && known.includes(header.tileCompression);
  return isKnown ? null : { code: "compression" };
}

async function findContentProblem(
  source: ByteSource,
  kind: TileKind,
): Promise<ArchiveProblem | null> {
  try {
    const metadata = await new PMTiles(source).getMetadata();
    const missing = kind === "streets" ? missingOfSchema(metadata) : null;
    return missing === null ? null : { code: "schema", missing };
  } catch {
    // A directory or metadata that cannot be unpacked: which of them makes no difference to the reader.
    return { code: "broken" };
  }
}

/** An archive in a file. Throws in words what is wrong with it, beginning with the path. */
export async function openArchiveFile(path: string, kind: TileKind): Promise<TileArchive> {
  const fail = (problem: ArchiveProblem) => new Error(`${path} ${toArchiveWords(problem)}`);
  const source = await openFileSource(path).catch((error: NodeJS.ErrnoException) => {
    throw fail({ code: "unreadable", reason: error.code ?? "unknown" });
  });
  const opened = await TileArchive.open(source, kind);
  if (opened.ok) return opened.archive;
  await source.close();
  throw fail(opened.problem);
}
