import { createHash } from "node:crypto";
import type { PaperName } from "#project/papers/paper-names.ts";
import type { PaperSource } from "#project/papers/paper-source.ts";
import { writePaper } from "#project/papers/write-paper.server.ts";

/** A paper as it is sent. */
export interface KeptPaper {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what it holds: a paper that says the same is not sent again. */
  readonly etag: string;
}

export type Papers = (name: PaperName) => Promise<KeptPaper>;

/**
 * Papers of one state of the plan, each written when it is first asked for and kept from then on.
 * The site opens its plan anew when that changes, and with it its papers.
 */
export function keepPapers(source: PaperSource, write = writePaper): Papers {
  const kept = new Map<PaperName, Promise<KeptPaper>>();
  return (name) => {
    const found = kept.get(name);
    if (found) return found;
    const coming = write(name, source).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    kept.set(name, coming);
    // What failed once is tried again by the next who asks.
    coming.catch(() => kept.delete(name));
    return coming;
  };
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}"`;
}
