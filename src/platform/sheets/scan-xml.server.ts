import { SaxesParser } from "saxes";
import { BrokenFileError, LONGEST_ROW } from "./broken-file.ts";
import { decodeUtf8 } from "./decode-text.server.ts";

const DEEPEST = 32;

/** What a scan tells of a document; names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Reads an XML document piece by piece into `handler`, yielding after each piece. Memory stays
 * bounded whatever the document: nesting of at most 32, at most LONGEST_ROW of text or markup
 * without an element's edge. Throws BrokenFileError.
 */
export async function* scanXml(
  bytes: AsyncIterable<Uint8Array>,
  handler: XmlHandler,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let sinceEdge = 0;
  parser.on("opentag", ({ name, attributes }) => {
    sinceEdge = 0;
    if (++depth > DEEPEST) throw new BrokenFileError("too-large");
    handler.open(localName(name), attributes);
  });
  parser.on("text", (text) => handler.text(text));
  parser.on("closetag", ({ name }) => {
    sinceEdge = 0;
    depth--;
    handler.close(localName(name));
  });
  parser.on("error", (error) => {
    throw new BrokenFileError("malformed", { value: error.message.slice(0, 60) });
  });
  for await (const piece of decodeUtf8(bytes)) {
    sinceEdge += piece.length;
    parser.write(piece);
    if (sinceEdge > LONGEST_ROW) throw new BrokenFileError("too-large");
    yield;
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
