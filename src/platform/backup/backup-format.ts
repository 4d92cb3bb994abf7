import { z } from "zod";

// A backup is a gzipped tar: HEAD, tables/{table}/{part}.jsonl, pictures/{file}, END.

export const BACKUP_VERSION = 1;
export const HEAD_NAME = "backup.json";
export const END_NAME = "end.json";
const FORMAT = "sthalam-backup";

/** What a backup is of: its first file. */
const headSchema = z.object({
  version: z.literal(BACKUP_VERSION),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  /** Every table with its columns in the order of the values in its rows. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof headSchema>;

/** What must have come before: the last file. */
const endSchema = z.object({
  /** SHA-256 (hex) of the names, sizes and bytes of all files before this one. */
  sha256: z.string(),
  rows: z.record(z.string(), z.number().int()),
  pictures: z.number().int(),
});
export type BackupEnd = z.infer<typeof endSchema>;

/** The first file of a backup, which says what the rest is. */
export function writeHead(head: BackupHead): string {
  return JSON.stringify({ format: FORMAT, ...head });
}

export type HeadResult =
  | { readonly ok: true; readonly head: BackupHead }
  | { readonly ok: false; readonly code: "not-a-backup" | "backup-version" };

/** Reads the first file of a backup. */
export function parseHead(text: string): HeadResult {
  const json = parseJson(text);
  const named = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(json);
  if (!named.success) return { ok: false, code: "not-a-backup" };
  if (named.data.version !== BACKUP_VERSION) return { ok: false, code: "backup-version" };
  const head = headSchema.safeParse(json);
  return head.success ? { ok: true, head: head.data } : { ok: false, code: "not-a-backup" };
}

/** Reads the last file of a backup; null when it is none. */
export function parseEnd(text: string): BackupEnd | null {
  return endSchema.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // fits no schema, so that it is reported like anything else that does not
  }
}

/** Part of a table: at most a few megabytes of rows. */
export function toPartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, "0")}.jsonl`;
}

/** Name in the backup of a picture's file. */
export function toPictureEntry(file: string): string {
  return `pictures/${file}`;
}

export type BackupEntry =
  | { readonly kind: "rows"; readonly table: string }
  | { readonly kind: "picture"; readonly file: string }
  | { readonly kind: "end" }
  | { readonly kind: "unknown" };

/** What a file inside a backup is, by its name. */
export function toBackupEntry(name: string): BackupEntry {
  if (name === END_NAME) return { kind: "end" };
  const { table, file } =
    /^(?:tables\/(?<table>[^/]+)\/\d{6}\.jsonl|pictures\/(?<file>[^/]+))$/.exec(name)?.groups ?? {};
  if (table !== undefined) return { kind: "rows", table };
  return file === undefined ? { kind: "unknown" } : { kind: "picture", file };
}
