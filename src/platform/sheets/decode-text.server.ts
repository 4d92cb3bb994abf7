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
 * Windows-1252, which any bytes can be. The file is read twice; throws BrokenFileError.
 */
export async function* decodeText(path: string, start: string): AsyncGenerator<string> {
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1];
  const encoding = marked ?? (await unmarkedEncoding(path)); // before the file is opened to be read on
  try {
    yield* decode(createReadStream(path, PIECES), encoding);
  } catch (error) {
    // Of UTF-16 half a letter is left over.
    if (error instanceof TypeError) throw new BrokenFileError("cut-off");
    throw error;
  }
}

async function unmarkedEncoding(path: string): Promise<Encoding> {
  try {
    for await (const text of decode(createReadStream(path, PIECES), "utf-8"))
      if (text.includes("\0")) throw new BrokenFileError("not-a-table");
    return "utf-8";
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (await hasLettersOfIndia(path)) throw new BrokenFileError("not-utf-8");
    return "windows-1252";
  }
}

/** A letter of Devanagari or Telugu, or a rupee sign, as UTF-8 writes it, each byte as a letter: in Windows-1252 nobody means that. */
const OF_INDIA_IN_UTF8 = /\u00e0[\u00a4\u00a5\u00b0\u00b1][\u0080-\u00bf]|\u00e2\u0082\u00b9/;

/** Whether a file that is no sound UTF-8 was meant to be: it is cut off, or a byte of it is lost. */
async function hasLettersOfIndia(path: string): Promise<boolean> {
  let left = "";
  for await (const piece of createReadStream(path, { ...PIECES, encoding: "latin1" })) {
    const text = left + piece;
    if (OF_INDIA_IN_UTF8.test(text)) return true;
    left = text.slice(-2);
  }
  return false;
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
