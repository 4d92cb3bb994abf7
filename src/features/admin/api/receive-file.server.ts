import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuseHarmful, type UploadDeps } from "./refuse-harmful.server.ts";

/** Proxies in front of the site must let as much pass: docs/operations.md. */
export const MOST_FILE_BYTES = 20 * 1024 * 1024;

/** A file that was sent, until it is removed; or the answer that refuses it. */
export type ReceivedFile =
  | { readonly ok: true; readonly file: string; readonly remove: () => Promise<void> }
  | { readonly ok: false; readonly response: Response };

/** Refuses bodies of more than 20 MB; `message` says what else can be done. */
export function fileLimit(message: string) {
  return bodyLimit({
    maxSize: MOST_FILE_BYTES,
    onError: (c) => c.json({ success: false, code: "file-too-large", message }, 413),
  });
}

/** What is answered where a file was not read: too much is being read, or it took too long. */
export function replyNotRead(c: Context, { code }: { readonly code: string }): Response {
  const message = "The file could not be read now. Try again in a minute.";
  return c.json({ success: false, code, message }, 503);
}

/** Keeps the body of a call as a file, and has it looked at for harm. */
export async function receiveFile(c: Context, scan: UploadDeps): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-import-"));
  const file = join(folder, "upload");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await keep(c.req.raw.body, file);
    const response = await refuseHarmful(c, scan, piecesOf(file));
    if (!response) return { ok: true, file, remove };
    await remove();
    return { ok: false, response };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What a file holds. It is opened by who reads it: without a scanner by nobody, else it would stay open. */
async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

async function keep(body: ReadableStream | null, file: string): Promise<void> {
  const bytes = body ? Readable.fromWeb(body as NodeStream) : Readable.from([]);
  await pipeline(bytes, createWriteStream(file));
}
