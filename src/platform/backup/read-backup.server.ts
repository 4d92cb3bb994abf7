import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { isPictureFileName } from "#platform/files/picture-store.ts";
import {
  type BackupEnd,
  type BackupHead,
  HEAD_NAME,
  parseEnd,
  parseHead,
  toBackupEntry,
} from "./backup-format.ts";

export interface RawEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The files of a backup one after the other, each held whole. Throws for a file that is not there
 * or cannot be read (an error with `syscall`), and for bytes that are no gzipped tar.
 */
export async function* readEntries(file: string): AsyncGenerator<RawEntry, void, void> {
  const tar = extract();
  const source = createReadStream(file);
  const flow = pipeline(source, createGunzip(), tar);
  // Looked at below; without this an early failure would count as nobody's.
  flow.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await flow;
  } finally {
    source.destroy();
  }
}

export type CheckedBackup =
  | { readonly ok: true; readonly head: BackupHead; readonly end: BackupEnd }
  | { readonly ok: false; readonly code: "not-a-backup" | "backup-version" | "backup-damaged" };

const DAMAGED = { ok: false, code: "backup-damaged" } as const;

/** Reads a backup whole and says whether it is the one that was written, to the last byte. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let head: BackupHead | null = null;
  try {
    const entries = readEntries(file);
    const first = await entries.next();
    if (first.done || first.value.name !== HEAD_NAME) return { ok: false, code: "not-a-backup" };
    const parsed = parseHead(first.value.bytes.toString());
    if (!parsed.ok) return parsed;
    head = parsed.head;
    const end = await checkEntries(first.value, entries);
    return end ? { ok: true, head, end } : DAMAGED;
  } catch (error) {
    // Not to be read at all is a failure of the machine; what is read and makes no sense is not.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return head ? DAMAGED : { ok: false, code: "not-a-backup" };
  }
}

async function checkEntries(
  first: RawEntry,
  rest: AsyncIterable<RawEntry>,
): Promise<BackupEnd | null> {
  const hash = createHash("sha256");
  const add = ({ name, bytes }: RawEntry) =>
    hash.update(`${name} ${bytes.byteLength}\n`).update(bytes);
  add(first);
  let end: BackupEnd | null = null;
  for await (const entry of rest) {
    if (end) return null; // nothing comes after the end
    const known = toBackupEntry(entry.name);
    if (known.kind === "unknown") return null;
    if (known.kind === "picture" && !isPictureFileName(known.file)) return null;
    if (known.kind !== "end") add(entry);
    else end = parseEnd(entry.bytes.toString());
    if (known.kind === "end" && !end) return null;
  }
  return end && end.sha256 === hash.digest("hex") ? end : null;
}
