import { gzipSync } from "node:zlib";
import type { Entry, Header } from "pmtiles";

type Bytes = Uint8Array<ArrayBuffer>;

/** Header and root directory must be in so many bytes from the start, so that one request has both. */
const START_BYTES = 16_384;
export const HEADER_BYTES = 127;
/** Entries of a leaf directory, to begin with: more where the root would not hold all leaves. */
const LEAF_ENTRIES = 4096;

/** Variable-length number: seven bits a byte, least first. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/** A directory as the format stores it (PMTiles 3, section 4), zipped. `entries` go up by `tileId`. */
export function encodeDirectory(entries: readonly Entry[]): Bytes {
  const bytes: number[] = [];
  pushNumber(bytes, entries.length);
  entries.forEach(({ tileId }, i) => {
    pushNumber(bytes, tileId - (entries[i - 1]?.tileId ?? 0));
  });
  for (const { runLength } of entries) pushNumber(bytes, runLength);
  for (const { length } of entries) pushNumber(bytes, length);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    const follows = before && offset === before.offset + before.length;
    pushNumber(bytes, follows ? 0 : offset + 1);
  });
  return new Uint8Array(gzipSync(Uint8Array.from(bytes)));
}

/** Root directory, and the leaf directories that it names, one after the other. */
export interface Directories {
  readonly root: Bytes;
  readonly leaves: Bytes;
}

/** Directories of these entries: all in the root where it has room, else in leaves. */
export function buildDirectories(entries: readonly Entry[], leafEntries = 0): Directories {
  const whole = leafEntries === 0 ? encodeDirectory(entries) : null;
  if (whole && whole.byteLength <= START_BYTES - HEADER_BYTES)
    return { root: whole, leaves: new Uint8Array() };
  const size = leafEntries || LEAF_ENTRIES;
  const leaves: Bytes[] = [];
  const named: Entry[] = [];
  let offset = 0;
  for (let first = 0; first < entries.length; first += size) {
    const leaf = encodeDirectory(entries.slice(first, first + size));
    const tileId = entries[first]?.tileId ?? 0;
    named.push({ tileId, offset, length: leaf.byteLength, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.byteLength;
  }
  const root = encodeDirectory(named);
  if (root.byteLength > START_BYTES - HEADER_BYTES) return buildDirectories(entries, size * 2);
  return { root, leaves: new Uint8Array(Buffer.concat(leaves)) };
}

/** The header's fields, in the order and width of the format (section 3). */
export function encodeHeader(header: Header): Bytes {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("PMTiles"));
  view.setUint8(7, 3);
  const wide = [
    header.rootDirectoryOffset,
    header.rootDirectoryLength,
    header.jsonMetadataOffset,
    header.jsonMetadataLength,
    header.leafDirectoryOffset,
    header.leafDirectoryLength ?? 0,
    header.tileDataOffset,
    header.tileDataLength ?? 0,
    header.numAddressedTiles,
    header.numTileEntries,
    header.numTileContents,
  ];
  wide.forEach((value, i) => {
    view.setBigUint64(8 + 8 * i, BigInt(value), true);
  });
  const narrow = [
    header.clustered ? 1 : 0,
    header.internalCompression,
    header.tileCompression,
    header.tileType,
    header.minZoom,
    header.maxZoom,
  ];
  narrow.forEach((value, i) => {
    view.setUint8(96 + i, value);
  });
  const degrees = [header.minLon, header.minLat, header.maxLon, header.maxLat];
  degrees.forEach((value, i) => {
    view.setInt32(102 + 4 * i, Math.round(value * 1e7), true);
  });
  view.setUint8(118, header.centerZoom);
  view.setInt32(119, Math.round(header.centerLon * 1e7), true);
  view.setInt32(123, Math.round(header.centerLat * 1e7), true);
  return bytes;
}

/** What of the header follows from the parts of an archive. */
type Laid =
  | `${"rootDirectory" | "jsonMetadata" | "leafDirectory" | "tileData"}${"Offset" | "Length"}`
  | "specVersion"
  | "internalCompression";

/** All of an archive that stands before its tiles; where these begin follows from its length. */
export function encodeStart(
  { root, leaves }: Directories,
  metadata: unknown,
  tileDataLength: number,
  fields: Omit<Header, Laid>,
): Bytes {
  const json = gzipSync(JSON.stringify(metadata));
  const rootDirectoryOffset = HEADER_BYTES;
  const jsonMetadataOffset = rootDirectoryOffset + root.byteLength;
  const leafDirectoryOffset = jsonMetadataOffset + json.byteLength;
  const header = encodeHeader({
    ...fields,
    specVersion: 3,
    internalCompression: 2,
    rootDirectoryOffset,
    rootDirectoryLength: root.byteLength,
    jsonMetadataOffset,
    jsonMetadataLength: json.byteLength,
    leafDirectoryOffset,
    leafDirectoryLength: leaves.byteLength,
    tileDataOffset: leafDirectoryOffset + leaves.byteLength,
    tileDataLength,
  });
  return new Uint8Array(Buffer.concat([header, root, json, leaves]));
}
