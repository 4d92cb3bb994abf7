import type { Source } from "pmtiles";

/** Bytes that an archive is read from by ranges: a file, or an address. */
export interface ByteSource extends Source {
  /** How long all of it is. */
  readonly byteLength: number;
  /** Changes with what is in it, as far as can be told from outside. */
  readonly version: string;
  close(): Promise<void>;
}

/** One range, never less than was asked for. */
export async function readRange(
  source: ByteSource,
  offset: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await source.getBytes(offset, length);
  if (data.byteLength < length) throw new Error(`${source.getKey()} ends amid a range`);
  return new Uint8Array(data);
}
