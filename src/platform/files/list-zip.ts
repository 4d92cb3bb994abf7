/** Why a file is not opened. */
export type ZipRefusal =
  | "not-a-zip"
  | "zip-cut-short"
  | "zip-encrypted"
  | "zip-too-many"
  | "zip-too-large";

/** A file in an archive, which is read when it is opened. */
export interface ZipEntry {
  /** With its folders, parted by "/". */
  readonly path: string;
  /** As the archive states it; `open` gives no byte more. */
  readonly bytes: number;
  /** Rejects where the bytes are not those that are stated. */
  readonly open: () => Promise<Blob>;
}

export type ListedZip =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  | { readonly ok: false; readonly code: ZipRefusal };

const MOST_ENTRIES = 5000;
/** Of the archive, and of all that is in it. */
const MOST_BYTES = 2 * 1024 ** 3;

/** Signatures and lengths of APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
const END = { mark: 0x06054b50, bytes: 22 };
const ITEM = { mark: 0x02014b50, bytes: 46 };
const LOCAL = { mark: 0x04034b50, bytes: 30 };
const LONGEST_COMMENT = 0xffff;
/** What stands in the place of a figure that the 64 bits of a later part of the archive hold. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 0x0001;

interface Item {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly bytes: number;
  readonly offset: number;
}

/**
 * What is in a ZIP: its list alone is read, and each file by itself once it is opened, so that an
 * archive of any size takes the memory of its largest file. What systems add beside files is left out.
 */
export async function listZip(file: Blob): Promise<ListedZip> {
  if (file.size > MOST_BYTES) return { ok: false, code: "zip-too-large" };
  const items = await readItems(file);
  if (!Array.isArray(items)) return { ok: false, code: items };
  const code = refusalOf(items);
  if (code !== null) return { ok: false, code };
  return {
    ok: true,
    entries: items
      .filter(({ path }) => !isOfSystem(path))
      .map((item) => ({ path: item.path, bytes: item.bytes, open: () => unpack(file, item) })),
  };
}

async function readItems(file: Blob): Promise<Item[] | ZipRefusal> {
  const tail = Math.max(0, file.size - END.bytes - LONGEST_COMMENT);
  const view = await viewOf(file, tail, file.size);
  const end = findEnd(view);
  if (end === null) return (await startsAsZip(file)) ? "zip-cut-short" : "not-a-zip";
  const [count, bytes] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true)];
  const offset = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) return "zip-too-many";
  if (offset === ELSEWHERE || bytes === ELSEWHERE) return "zip-too-large";
  if (offset + bytes > tail + end) return "zip-cut-short";
  return parseItems(await viewOf(file, offset, offset + bytes), count) ?? "zip-cut-short";
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

/** Where the last part begins: behind it comes a comment as long as it says. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - END.bytes; at >= 0; at -= 1)
    if (
      view.getUint32(at, true) === END.mark &&
      at + END.bytes + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  return null;
}

async function startsAsZip(file: Blob): Promise<boolean> {
  const head = await viewOf(file, 0, 4);
  return head.byteLength === 4 && head.getUint32(0, true) === LOCAL.mark;
}

function parseItems(view: DataView, count: number): Item[] | null {
  const items: Item[] = [];
  for (let at = 0; items.length < count; ) {
    if (at + ITEM.bytes > view.byteLength || view.getUint32(at, true) !== ITEM.mark) return null;
    const [name, extra, comment] = [28, 30, 32].map((part) => view.getUint16(at + part, true));
    const next = at + ITEM.bytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (next > view.byteLength) return null;
    items.push({
      path: textOf(view, at + ITEM.bytes, name ?? 0).replaceAll("\\", "/"),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return items;
}

/** Names are UTF-8 where they can be: the mark that says so is often forgotten. */
function textOf(view: DataView, from: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from, length);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // any bytes can be that
  }
}

/** Files that share bytes are a trick by which a few become endless. */
function refusalOf(items: readonly Item[]): ZipRefusal | null {
  if (items.some(({ flags }) => flags & IS_ENCRYPTED)) return "zip-encrypted";
  const figures = items.flatMap(({ packed, bytes, offset }) => [packed, bytes, offset]);
  const all = items.reduce((sum, { bytes }) => sum + bytes, 0);
  if (figures.includes(ELSEWHERE) || all > MOST_BYTES) return "zip-too-large";
  const inOrder = items.toSorted((a, b) => a.offset - b.offset);
  const shares = inOrder.some(({ offset, packed }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && offset + LOCAL.bytes + packed > next.offset;
  });
  return shares ? "not-a-zip" : null;
}

/** Folders, what macOS keeps of files beside them, and files that no name leads to. */
function isOfSystem(path: string): boolean {
  const name = path.split("/").at(-1) ?? "";
  return /(?:^|\/)__MACOSX\//.test(path) || /^(?:\.|$|Thumbs\.db$|desktop\.ini$)/i.test(name);
}

async function unpack(file: Blob, { method, packed, bytes, offset }: Item): Promise<Blob> {
  const head = await viewOf(file, offset, offset + LOCAL.bytes);
  if (head.byteLength < LOCAL.bytes || head.getUint32(0, true) !== LOCAL.mark)
    throw new Error("The file does not begin where the archive says.");
  const from = offset + LOCAL.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const raw = file.slice(from, from + packed);
  if (method === STORED && raw.size === bytes) return raw;
  if (method !== DEFLATED) throw new Error("The file is packed in a way that is not read here.");
  return inflate(raw, bytes);
}

/** Ends with the first byte more than there should be. */
async function inflate(raw: Blob, bytes: number): Promise<Blob> {
  const reader = raw.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.byteLength;
    if (read > bytes) {
      await reader.cancel();
      break;
    }
    parts.push(part.value);
  }
  if (read !== bytes) throw new Error("The file is not as long as the archive says.");
  return new Blob(parts);
}
