import { posix } from "node:path";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { shorten } from "#lib/text/one-line.ts";
import { BrokenFileError } from "./broken-file.ts";
import { dateStyles, type Epoch } from "./date-styles.ts";
import { scanXml, type XmlHandler } from "./scan-xml.server.ts";
import { SheetRows, sharedTexts, type TableRow } from "./sheet-cells.ts";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const SHARED_TEXTS = "xl/sharedStrings.xml";
const STYLES = "xl/styles.xml";
const MOST_PARTS = 2000;
/** Unpacked size of a part; the unpacker holds each part to the size that it declares. */
const LARGEST_PART_BYTES = 500_000_000;

/** Rows of the first sheet of an XLSX workbook. */
export async function* readXlsx(path: string): AsyncGenerator<readonly TableRow[]> {
  const zip = await openPromise(path, { autoClose: false }).catch(notAWorkbook);
  try {
    const parts = await listParts(zip).catch(notAWorkbook);
    const { sheet, epoch } = await findFirstSheet(zip, parts);
    const shared = sharedTexts();
    if (parts.has(SHARED_TEXTS)) await scanPart(zip, parts, SHARED_TEXTS, shared.handler);
    const { handler, styles } = dateStyles();
    if (parts.has(STYLES)) await scanPart(zip, parts, STYLES, handler);
    const rows = new SheetRows(shared.texts, { styles, epoch });
    for await (const _ of scanned(zip, parts, sheet, rows)) yield rows.take();
    yield rows.take();
  } finally {
    zip.close();
  }
}

/** Failures of the unpacker are about the file; what we found ourselves passes as it is. */
function notAWorkbook(error: unknown): never {
  if (error instanceof BrokenFileError) throw error;
  throw new BrokenFileError("malformed", { value: shorten((error as Error).message) });
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MOST_PARTS) throw new BrokenFileError("too-large");
    parts.set(entry.fileName, entry);
  }
  return parts;
}

async function findFirstSheet(
  zip: ZipFile,
  parts: Map<string, Entry>,
): Promise<{ readonly sheet: string; readonly epoch: Epoch }> {
  let epoch: Epoch = 1900;
  let sheetId: string | undefined;
  let target: string | undefined;
  await scanPart(zip, parts, WORKBOOK, {
    open(name, attributes) {
      if (name === "workbookPr" && ["1", "true"].includes(attributes.date1904 ?? "")) epoch = 1904;
      if (name === "sheet") sheetId ??= attributes["r:id"] ?? attributes.id;
    },
    text() {},
    close() {},
  });
  await scanPart(zip, parts, RELATIONS, {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id === sheetId) target ??= Target;
    },
    text() {},
    close() {},
  });
  if (target === undefined) throw new BrokenFileError("malformed", { value: "no sheet" });
  const sheet = posix.join(target.startsWith("/") ? "" : "xl", target).replace(/^\//, "");
  return { sheet, epoch };
}

async function scanPart(
  zip: ZipFile,
  parts: Map<string, Entry>,
  name: string,
  handler: XmlHandler,
): Promise<void> {
  for await (const _ of scanned(zip, parts, name, handler));
}

async function* scanned(
  zip: ZipFile,
  parts: Map<string, Entry>,
  name: string,
  handler: XmlHandler,
): AsyncGenerator<void> {
  const entry = parts.get(name);
  if (!entry) throw new BrokenFileError("malformed", { value: `no ${name}` });
  if (entry.uncompressedSize > LARGEST_PART_BYTES) throw new BrokenFileError("too-large");
  yield* scanXml(unpack(zip, entry), handler);
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
  } catch (error) {
    notAWorkbook(error);
  }
}
