import PostalMime, { decodeWords } from "postal-mime";

/** A mail as its reader sees it. */
export interface ReadMail {
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** The calendar's file that it brings; empty where it brings none. */
  readonly calendar: string;
}

/** Reads a mail (RFC 5322, MIME): its headers, its text, its HTML and its calendar's file, each empty where it has none. */
export async function readEml(eml: string | Uint8Array): Promise<ReadMail> {
  const { headers, text, html, attachments } = await PostalMime.parse(eml, {
    attachmentEncoding: "utf8",
  });
  const calendar = attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
  return {
    headers: new Map(headers.map(({ key, value }) => [key, decodeWords(value)])),
    text: text ?? "",
    html: html ?? "",
    calendar: String(calendar ?? ""),
  };
}
