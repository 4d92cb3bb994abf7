import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSession, join, makeTestContext } from "#features/accounts/accounts-testing.ts";
import { checkFile } from "#features/listings/import/check-file.server.ts";
import { refusedRows } from "#features/listings/import/refused-rows.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { listings, securityEvents } from "#platform/db/schema.ts";
import { type AdminImportDeps, adminImportApi } from "./admin-import.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";

const plot = (mlsNumber: string, name: string) => ({
  mlsNumber,
  name,
  location: "Nunna",
  propertyType: "Plot",
});

describeEachDatabase("an import by the console", ({ database, empty }) => {
  let folder: string;
  beforeEach(async () => {
    await empty();
    folder = mkdtempSync(joinPath(tmpdir(), "sthalam-console-"));
    vi.stubEnv("TMPDIR", folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The calls as an agent makes them; the file is read here, in no thread. */
  async function start(changes: Partial<AdminImportDeps["listingDeps"]> = {}) {
    const { db } = database();
    const context = makeTestContext(db);
    const { token } = await join(context, "maker@plots.example");
    const session = await getSession(context, token);
    const files = { check: checkFile, refused: refusedRows };
    const listingDeps: AdminImportDeps["listingDeps"] = {
      db,
      clock: context.clock,
      bounds: { west: 68, south: 6, east: 97.5, north: 37.5 },
      geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
      withFileThread: async (use) => ({ ok: true, value: await use(files) }),
      ...changes,
    };
    const app = agentCalls(session);
    const nameFailure = ({ message }: Error, path: string) => ({
      code: "our-fault",
      message,
      path,
    });
    app.route("/", adminImportApi({ listingDeps, context, scan: null, nameFailure }));
    const send = (path: string, rows: readonly object[]) =>
      app.request(path, { method: "POST", body: JSON.stringify(rows) });
    const told = async () =>
      (await db.select().from(securityEvents)).filter(({ kind }) => kind === "listings-imported");
    return { db, app, send, told };
  }

  test("is told in the security log once it was made, and not when it was refused", async () => {
    const { db, send, told } = await start();
    const rows = [plot("P1", "Green Acres"), plot("P2", "")];
    expect(await (await send("/agent/import?apply=all", rows)).text()).toContain('"bad-rows"');
    expect(await db.select().from(listings)).toEqual([]);
    expect(await told()).toEqual([]);
    await (await send("/agent/import", rows)).text();
    expect(await told()).toEqual([]);
    expect(await (await send("/agent/import?apply=good", rows)).text()).toContain('"added":1');
    expect(await told()).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that fails on the way is answered in its last line, as other calls are", async () => {
    const withFileThread = async () => {
      throw new Error("the disk is gone");
    };
    const { send } = await start({ withFileThread });
    const answer = await send("/agent/import?apply=all", [plot("P1", "Green Acres")]);
    const last = { code: "our-fault", message: "the disk is gone", path: "/agent/import" };
    expect(JSON.parse(await answer.text())).toEqual(last);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(["/agent/import?apply=all", "/agent/import/refused"])(
    "%s leaves no file while the database is away",
    async (path) => {
      const away = () => {
        throw new Error("the database is away");
      };
      const { app, send } = await start({ db: { select: away } as never });
      app.onError((_, c) => c.json({}, 503));
      expect((await send(path, [plot("P1", "Green Acres")])).status).toBe(503);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
