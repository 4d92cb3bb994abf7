import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { z } from "zod";
import { doneBy, recordEvent } from "#features/accounts/index.server.ts";
import {
  type FileReading,
  findImports,
  findStoredIn,
  type Geocode,
  importListings,
  isTarget,
  ownHeads,
  type PhotosContext,
  previewImport,
  type Reading,
  recallHeads,
  rememberHeads,
  toCsv,
  undoImport,
  type WithFileThread,
} from "#features/listings/index.server.ts";
import type {
  ImportLine,
  ImportPreview,
  ImportResult,
  ImportUndone,
} from "#features/listings/index.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { typedLine } from "#lib/text/one-line.ts";
import { FIELD_WORDS } from "#platform/i18n/server-words.server.ts";
import { type AdminAccessDeps, type AgentCalls, editorOf } from "./admin-access.server.ts";
import { fileLimit, receiveFile, replyNotRead } from "./receive-file.server.ts";
import type { UploadDeps } from "./refuse-harmful.server.ts";
import { sendSheet } from "./send-sheet.server.ts";

/** What the calls of imports need. */
export interface AdminImportDeps extends Pick<AdminAccessDeps, "context">, UploadDeps {
  readonly listingDeps: Pick<PhotosContext, "db" | "clock"> & {
    readonly geocode: Geocode;
    /** Of the site's region. */
    readonly bounds: Bounds;
    readonly withFileThread: WithFileThread;
  };
  /** Logs what was thrown and tells what it is, as every other call answers it. */
  readonly nameFailure: (error: Error, path: string) => Failure;
}

/** What a call that failed on our side is answered. */
interface Failure {
  readonly code: string;
  readonly message: string;
}

interface Upload {
  readonly file: string;
  readonly reading: Reading;
  readonly tell: (line: ImportLine) => Promise<void>;
}

const LONGEST_NAME = 200;
const UNDO_REFUSALS = {
  "no-such-import": "There is no such import.",
  "undone-already": "It was undone already.",
};
/** A line of progress at most this often. */
const TELL_EVERY_MS = 200;

/**
 * `POST /agent/import` with a file as its body: without `apply` what it would do; `apply=all` does
 * it if no row is bad, `apply=good` leaves bad rows out; `drafts=1` puts nothing new on the site;
 * `columns` tells what columns are (`3=lat,4=`), `name` what the file is called, `empty=clear` lets a
 * table's empty cells take away what is stored. The answer is lines of JSON, progress first and last the result, or why the file was not read. `/agent/import/refused`
 * answers the rows that are not accepted, as CSV. The file is gone with the answer.
 */
export function adminImportApi(deps: AdminImportDeps): Hono<AgentCalls> {
  const { listingDeps, nameFailure } = deps;
  const app = new Hono<AgentCalls>();
  app.get("/agent/imports", async (c) => {
    const imports = await findImports(listingDeps.db);
    return c.json({ success: true, message: "The last imports.", imports });
  });
  app.post("/agent/imports/:id/undo", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    const done = id.success
      ? await undoImport(listingDeps, { id: id.data, by: editorOf(c) })
      : ({ ok: false, code: "no-such-import" } as const);
    if (done.ok) {
      const reply: ImportUndone = done;
      return c.json({ success: true, message: "It is undone.", ...reply });
    }
    const status = done.code === "no-such-import" ? 404 : 409;
    return c.json({ success: false, message: UNDO_REFUSALS[done.code], code: done.code }, status);
  });
  const limit = fileLimit("The file is larger than 20 MB. Import it by the command line.");
  app.post("/agent/import/refused", limit, async (c) => {
    const received = await receiveTable(c, deps);
    if (!received.ok) return received.response;
    const { file, reading, remove } = received;
    const rows = await listingDeps
      .withFileThread(async ({ refused }) => {
        const all: (readonly string[])[] = [];
        const checking = { ...reading, findStored: findStoredIn(listingDeps.db) };
        for await (const some of refused(file, checking)) all.push(...some);
        return all;
      })
      .finally(remove);
    if (!rows.ok) return replyNotRead(c, rows);
    return sendSheet(c, { name: "listings", kind: "csv", bytes: toCsv(rows.value) });
  });
  app.post("/agent/import", limit, async (c) => {
    const received = await receiveTable(c, deps);
    if (!received.ok) return received.response;
    const { file, reading, remove } = received;
    c.header("content-type", "application/x-ndjson");
    return stream(
      c,
      (lines) => answer(c, deps, { file, reading, tell: tellOn(lines) }).finally(remove),
      // The status is sent long ago: the last line is the answer.
      (error, lines) => tellOn(lines)(nameFailure(error, c.req.path)),
    );
  });
  return app;
}

/** The file of a call, and how it is to be read. */
async function receiveTable(c: Context<AgentCalls>, { listingDeps, scan }: AdminImportDeps) {
  // Before the file: what throws with a file in hand leaves it behind.
  const remembered = await recallHeads(listingDeps.db);
  const received = await receiveFile(c, { scan });
  if (!received.ok) return received;
  const reading = {
    columns: toColumns(c.req.query("columns")),
    remembered,
    own: OWN_HEADS,
    bounds: listingDeps.bounds,
    emptyCellsClear: c.req.query("empty") === "clear",
  };
  return { ...received, reading };
}

/** Tells what came of a file, and remembers what was said of the heads of one that is brought in. */
async function answer(
  c: Context<AgentCalls>,
  deps: AdminImportDeps,
  upload: Upload,
): Promise<void> {
  const { listingDeps } = deps;
  const done = await listingDeps.withFileThread((files) =>
    bringIn(c, deps, { ...upload, ...files }),
  );
  await upload.tell(done.ok ? { result: done.value } : { code: done.code });
  if (!done.ok || !done.value.ok || !appliedOf(c)) return;
  const said = saidOf(upload.reading, done.value.table?.columns ?? []);
  await rememberHeads(listingDeps, said);
}

/** Looks at a file, or brings it in, as the call asks. */
function bringIn(
  c: Context<AgentCalls>,
  { listingDeps, context: security }: AdminImportDeps,
  { file, reading, tell, check }: Upload & Pick<FileReading, "check">,
): Promise<ImportPreview | ImportResult> {
  const apply = appliedOf(c);
  if (!apply) return previewImport(listingDeps.db, file, { check, reading });
  let told = 0;
  return importListings({
    db: listingDeps.db,
    clock: listingDeps.clock,
    geocode: listingDeps.geocode,
    file,
    check,
    reading,
    by: editorOf(c),
    alsoWrite: (tx) => {
      const event = { kind: "listings-imported", ...doneBy(c.var.session) } as const;
      return recordEvent({ ...security, db: tx }, event);
    },
    skipBad: apply === "good",
    published: c.req.query("drafts") !== "1",
    fileName: typedLine(c.req.query("name"), LONGEST_NAME),
    onProgress: (progress) => {
      if (performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      void tell({ progress });
    },
  });
}

/** Writes a line of JSON. */
function tellOn(lines: { readonly writeln: (text: string) => Promise<unknown> }) {
  return async (line: ImportLine): Promise<void> => {
    await lines.writeln(JSON.stringify(line));
  };
}

const OWN_HEADS = ownHeads(Object.values(FIELD_WORDS));

/** "3=lat,4=" → column 3 is the latitude, column 4 nothing of a listing. */
function toColumns(text = ""): NonNullable<Reading["columns"]> {
  const said = text.split(",").flatMap((one) => {
    const [, at, target = ""] = /^(\d{1,3})=([\w.]*)$/.exec(one) ?? [];
    if (at === undefined || (target !== "" && !isTarget(target))) return [];
    return [[Number(at), isTarget(target) ? target : null] as const];
  });
  return Object.fromEntries(said);
}

/** What was said of columns, by their heads. */
function saidOf({ columns = {} }: Reading, shown: readonly { at: number; head: string }[]) {
  return shown.flatMap(({ at, head }) => {
    const target = columns[at];
    return target === undefined ? [] : [{ head, target }];
  });
}

/** Which rows are brought in; null where the file is only looked at. */
function appliedOf(c: Context): "all" | "good" | null {
  const apply = c.req.query("apply");
  return apply === "all" || apply === "good" ? apply : null;
}
