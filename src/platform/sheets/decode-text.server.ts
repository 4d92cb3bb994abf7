import { createReadStream } from "node:fs";
import { BrokenFileError } from "./broken-file.ts";

/** Small pieces, so that what is read is used up before it counts as long-lived memory. */
export const PIECES = { highWaterMark: 16 * 1024 };

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const MARKS: readonly (readonly [mark: string, encoding: Encoding])[] = [
  ["\u00ff\u00fe", "utf-16le"],
  ["\u00fe\u00ff", "utf-16be"],
];

/** Decodes UTF-8, with or without its mark; throws BrokenFileError on anything else. */
export async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* decode(bytes, "utf-8");
  } catch (error) {
    if (error instanceof TypeError) throw new BrokenFileError("not-utf-8");
    throw error;
  }
}

/**
 * The text of a file as spreadsheet programs save it: UTF-8, UTF-16 with its mark, else
 * Windows-1252, which any bytes can be. The file is read twice.
 */
export async function* decodeText(path: string, start: string): AsyncGenerator<string> {
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1];
  const encoding = marked ?? (await unmarkedEncoding(path)); // before the file is opened to be read on
  yield* decode(createReadStream(path, PIECES), encoding);
}

async function unmarkedEncoding(path: string): Promise<Encoding> {
  try {
    for await (const text of decode(createReadStream(path, PIECES), "utf-8"))
      if (text.includes("\0")) throw new BrokenFileError("not-a-table");
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
  }
}

/** Throws TypeError on bytes that the encoding has no text for. */
async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
