import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import { doneBy, recordEvent } from "#features/accounts/index.server.ts";
import {
  type CheckFile,
  type Geocode,
  type ImportResult,
  importListings,
  importTemplate,
  type PhotosContext,
  previewImport,
  TEMPLATE_KINDS,
  type WithFileThread,
} from "#features/listings/index.server.ts";
import type { ImportPreview } from "#features/listings/index.ts";
import type { AdminAccessDeps, AgentCalls } from "./admin-access.server.ts";
import { editorOf } from "./admin-listings.server.ts";
import { refuseHarmful, type UploadDeps } from "./refuse-harmful.server.ts";

/** What the calls of imports need. */
export interface AdminImportDeps extends Pick<AdminAccessDeps, "context">, UploadDeps {
  readonly listingDeps: Pick<PhotosContext, "db" | "clock"> & {
    readonly geocode: Geocode;
    readonly withFileThread: WithFileThread;
  };
}

interface Reading {
  readonly file: string;
  readonly check: CheckFile;
  readonly tell: (line: object) => Promise<void>;
}

const MOST_FILE_BYTES = 20 * 1024 * 1024;
const TEMPLATE_TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;
/** A line of progress at most this often. */
const TELL_EVERY_MS = 200;

/**
 * `POST /agent/import` with a file as its body: without `apply` what it would do; `apply=all` does
 * it if no row is bad, `apply=good` leaves bad rows out. The answer is lines of JSON, progress
 * first and last the result, or why the file was not read. The file is gone with the answer.
 */
export function adminImportApi({
  listingDeps,
  context: security,
  scan,
}: AdminImportDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/import/template", async (c) => {
    const kind = TEMPLATE_KINDS.find((one) => one === c.req.query("as")) ?? "csv";
    c.header("content-type", TEMPLATE_TYPES[kind]);
    c.header("content-disposition", `attachment; filename="listings.${kind}"`);
    return c.body(await importTemplate(kind));
  });
  app.post(
    "/agent/import",
    bodyLimit({ maxSize: MOST_FILE_BYTES, onError: tooLarge }),
    async (c) => {
      const folder = await mkdtemp(join(tmpdir(), "sthalam-import-"));
      const file = join(folder, "upload");
      const remove = () => rm(folder, { recursive: true, force: true });
      try {
        await keep(c.req.raw.body, file);
        const refusal = await refuseHarmful(c, { scan }, createReadStream(file));
        if (refusal) {
          await remove();
          return refusal;
        }
      } catch (error) {
        await remove();
        throw error;
      }
      c.header("content-type", "application/x-ndjson");
      return stream(c, async (lines) => {
        const tell = (line: object) => lines.writeln(JSON.stringify(line)).then(() => undefined);
        try {
          const done = await listingDeps.withFileThread((check) => read(c, { file, check, tell }));
          await tell(done.ok ? { result: done.value } : { code: done.code });
          const imported = { kind: "listings-imported", ...doneBy(c.var.session) } as const;
          if (done.ok && appliedOf(c)) await recordEvent(security, imported);
        } finally {
          await remove();
        }
      });
    },
  );
  return app;

  function read(
    c: Context<AgentCalls>,
    { file, check, tell }: Reading,
  ): Promise<ImportPreview | ImportResult> {
    const apply = appliedOf(c);
    if (!apply) return previewImport(listingDeps.db, file, check);
    let told = 0;
    return importListings({
      ...{
        db: listingDeps.db,
        clock: listingDeps.clock,
        geocode: listingDeps.geocode,
        file,
        check,
      },
      by: editorOf(c),
      skipBad: apply === "good",
      onProgress: (progress) => {
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        void tell({ progress });
      },
    });
  }
}

/** Which rows are brought in; null where the file is only looked at. */
function appliedOf(c: Context): "all" | "good" | null {
  const apply = c.req.query("apply");
  return apply === "all" || apply === "good" ? apply : null;
}

async function keep(body: ReadableStream | null, file: string): Promise<void> {
  const bytes = body ? Readable.fromWeb(body as NodeStream) : Readable.from([]);
  await pipeline(bytes, createWriteStream(file));
}

function tooLarge(c: Context): Response {
  const message = "The file is larger than 20 MB. Import it by the command line.";
  return c.json({ success: false, code: "file-too-large", message }, 413);
}
