import { hash } from "node:crypto";

/** A page whose own scripts are known, and nothing in it tells which they are. */
export interface KnownPage {
  /** A byte a character. */
  readonly html: string;
  /** Of each inline script that the router or React wrote, as a content policy names it. */
  readonly hashes: readonly string[];
}

/** A script's text as a content policy names it; a byte a character. */
export function scriptHash(text: string): string {
  return `'sha256-${hash("sha256", Buffer.from(text, "latin1"), "base64")}'`;
}

/**
 * Tells a page's own scripts from those that somebody brought into its HTML. Router and React give
 * each script that they write the render's `mark`, a secret that no text of the page can know; what
 * follows a mark is named by its hash, and the marks are taken out. Why not a nonce in the answer:
 * docs/decisions/scripts-are-known-by-their-mark.md.
 */
export function takeMarks(marked: string, mark: string): KnownPage {
  const attribute = ` nonce="${mark}"`;
  const [head = "", ...parts] = marked.split(attribute);
  const hashes = new Set<string>();
  let before = head;
  for (const part of parts) {
    const isScript = /<script[^<>]*$/.test(before.slice(before.lastIndexOf("<")));
    const start = part.indexOf(">") + 1;
    const end = part.indexOf("</script>", start);
    // One with an address has no text, and the policy takes it by where it comes from.
    if (isScript && end > start) hashes.add(scriptHash(part.slice(start, end)));
    before = part;
  }
  return { html: [head, ...parts].join(""), hashes: [...hashes] };
}
