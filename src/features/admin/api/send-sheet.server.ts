import type { Context } from "hono";

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

interface Sheet {
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly kind: keyof typeof TYPES;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Answers a table as a file to be stored. */
export function sendSheet(c: Context, { name, kind, bytes }: Sheet): Response {
  c.header("content-type", TYPES[kind]);
  c.header("content-disposition", `attachment; filename="${name}.${kind}"`);
  return c.body(bytes);
}
