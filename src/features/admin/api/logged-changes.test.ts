import { beforeEach, expect, test } from "vitest";
import {
  FULL_LOG,
  getSession,
  join,
  makeTestContext,
} from "#features/accounts/accounts-testing.ts";
import { makeLeadsContext } from "#features/leads/leads-testing.ts";
import { checkFile } from "#features/listings/import/check-file.server.ts";
import { refusedRows } from "#features/listings/import/refused-rows.server.ts";
import type { ProjectFileThreads } from "#features/projects/bring/project-file-threads.server.ts";
import { bringProject } from "#features/projects/commands/bring-project.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { listings, projects, securityEvents, visitFeeds } from "#platform/db/schema.ts";
import { adminImportApi } from "./admin-import.server.ts";
import { adminProjectsApi } from "./admin-projects.server.ts";
import { adminToldProjectApi } from "./admin-told-project.server.ts";
import { adminVisitFeedApi } from "./admin-visit-feed.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";

const BROUGHT = {
  plots: [
    {
      number: "1",
      sqYards: 200,
      facing: null,
      roadFeet: null,
      sides: null,
      corner: false,
      parkSide: false,
      status: "available" as const,
      priceRupees: null,
    },
  ],
  plan: null,
  fields: [],
};
const PROJECT = {
  slug: "kanuru-acres",
  name: "Kanuru Acres",
  town: "Kanuru",
  registration: null,
  isSample: true,
  description: "",
  place: null,
};
const LISTING = { mlsNumber: "P1", name: "Green Acres", location: "Nunna", propertyType: "Plot" };

describeEachDatabase("a change by the console", ({ database, empty }) => {
  beforeEach(empty);

  /** The calls as an agent makes them, with a security log that takes events or does not. */
  async function start(log = makeTestContext(database().db).log) {
    const { db } = database();
    const made = makeTestContext(db);
    const { token } = await join(made, "maker@plots.example");
    const session = await getSession(made, token);
    const context = { ...made, log };
    const { clock } = made;
    const projectFiles = { bring: async () => ({ ok: true, value: BROUGHT }) };
    const app = agentCalls(session);
    const plotDeps = { db, clock, projectFiles: projectFiles as unknown as ProjectFileThreads };
    app.route("/", adminProjectsApi({ plotDeps, context, scan: null }));
    const toldDeps = { ...plotDeps, live: null as never };
    app.route("/", adminToldProjectApi({ plotDeps: toldDeps, context, scan: null }));
    app.route("/", adminVisitFeedApi({ context, leads: makeLeadsContext(db) }));
    const listingDeps = {
      db,
      clock,
      bounds: { west: 68, south: 6, east: 97.5, north: 37.5 },
      geocode: async (all: readonly string[]) => all.map(() => ({ lat: null, lng: null })),
      withFileThread: async (use: (files: unknown) => Promise<unknown>) => ({
        ok: true,
        value: await use({ check: checkFile, refused: refusedRows }),
      }),
    };
    const nameFailure = ({ message }: Error) => ({ code: "our-fault", message });
    app.route(
      "/",
      adminImportApi({ listingDeps: listingDeps as never, context, scan: null, nameFailure }),
    );
    app.onError((_, c) => c.text("it failed", 500));
    const send = async (path: string, body: unknown) =>
      (await app.request(path, { method: "POST", body: JSON.stringify(body) })).text();
    const told = async () =>
      (await db.select({ kind: securityEvents.kind }).from(securityEvents)).map(({ kind }) => kind);
    return { db, send, told };
  }

  const asked = encodeURIComponent(JSON.stringify(PROJECT));
  test.each([
    ["project-brought", `/agent/projects?project=${asked}`, [], projects],
    ["visit-feed-changed", "/agent/visit-feed", {}, visitFeeds],
    ["listings-imported", "/agent/import?apply=all", [LISTING], listings],
  ] as const)("%s stands in the log, or is not done", async (kind, path, body, table) => {
    const full = await start(FULL_LOG);
    const rows = () => full.db.$count(table);
    const before = await rows();
    await full.send(path, body);
    expect(await rows()).toBe(before);
    expect(await full.told()).not.toContain(kind);
    await empty();
    const { send, told } = await start();
    await send(path, body);
    expect(await rows()).toBe(before + 1);
    expect((await told()).filter((at) => at === kind)).toEqual([kind]);
  });

  test("what is done to a project as a whole stands in the log, or is not done", async () => {
    const clock = () => new Date();
    const draft = { slug: "kanuru-acres", facts: { name: "Kanuru Acres", isSample: true } };
    const bring = () =>
      bringProject({ db: database().db, clock }, { ...draft, brought: BROUGHT, published: false });
    const path = "/agent/projects/kanuru-acres";
    const removed = async () => (await database().db.$count(projects)) === 0;
    await bring();
    const full = await start(FULL_LOG);
    await full.send(`${path}/removal`, {});
    expect(await removed()).toBe(false);
    await empty();
    await bring();
    const { send, told } = await start();
    await send(`${path}/file?gone=[]`, BROUGHT);
    await send(`${path}/published`, { published: true });
    // Of what is refused nothing is told.
    await send(`${path}/removal`, {});
    await send(`${path}/published`, { published: false });
    await send(`${path}/removal`, {});
    expect(await removed()).toBe(true);
    const changes = (await told()).filter((kind) => kind === "project-changed");
    expect(changes).toHaveLength(4);
  });
});
