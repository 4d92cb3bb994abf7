import PostalMime, { decodeWords } from "postal-mime";

/** A mail as its reader sees it. */
export interface ReadMail {
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail (RFC 5322, MIME): its headers, its text and its HTML, each empty where it has none. */
export async function readEml(eml: string | Uint8Array): Promise<ReadMail> {
  const { headers, text, html } = await PostalMime.parse(eml);
  return {
    headers: new Map(headers.map(({ key, value }) => [key, decodeWords(value)])),
    text: text ?? "",
    html: html ?? "",
  };
}
