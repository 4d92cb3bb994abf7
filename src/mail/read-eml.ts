/** A mail as its reader sees it. */
export interface ReadMail {
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail that this site wrote: two alternatives, UTF-8. Not for mail from elsewhere. */
export function readEml(eml: string): ReadMail {
  const whole = splitPart(eml.replaceAll("\r\n", "\n"));
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get("content-type") ?? "")?.[1];
  const parts = boundary
    ? whole.body
        .split(`\n--${boundary}`)
        .slice(whole.body.startsWith(`--${boundary}`) ? 0 : 1)
        .map((part) => splitPart(part.replace(/^(--\S+)?\n/, "")))
    : [whole];
  const find = (type: string) =>
    parts.find(({ headers }) => headers.get("content-type")?.startsWith(type));
  return {
    headers: whole.headers,
    text: decodeBody(find("text/plain")),
    html: decodeBody(find("text/html")),
  };
}

function splitPart(part: string): Part {
  const end = part.indexOf("\n\n");
  const head = end < 0 ? part : part.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0)
      headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: end < 0 ? "" : part.slice(end + 2) };
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, the blanks between two of them dropped. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, "$1$2")
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) => {
      const bytes = [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(
        ([, way = "", text = ""]) =>
          way.toLowerCase() === "b"
            ? Buffer.from(text, "base64")
            : quotedBytes(text.replaceAll("_", " ")),
      );
      return Buffer.concat(bytes).toString("utf8");
    });
}

function decodeBody(part: Part | undefined): string {
  if (!part) return "";
  switch (part.headers.get("content-transfer-encoding")?.toLowerCase()) {
    case "base64":
      return Buffer.from(part.body, "base64").toString("utf8");
    case "quoted-printable":
      return quotedBytes(part.body.replace(/=\n/g, "")).toString("utf8");
    default:
      return part.body;
  }
}

function quotedBytes(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}
