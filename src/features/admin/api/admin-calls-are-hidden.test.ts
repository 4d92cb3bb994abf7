import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  AGENT,
  getSession,
  HOME,
  join,
  makeTestContext,
  type TestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { ROLES } from "#features/accounts/index.ts";
import { confirmSetUp, startSetUp } from "#features/accounts/second-factor/second-factor.server.ts";
import { may, RIGHTS, type Right } from "#features/admin/model/rights.ts";
import { joinPeople } from "#features/leads/commands/join-people.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { slotsFrom } from "#features/leads/model/visit-slots.ts";
import { importListings } from "#features/listings/index.server.ts";
import { openProjectFileThreads } from "#features/projects/bring/project-file-threads.server.ts";
import { bringProject } from "#features/projects/commands/bring-project.server.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import {
  byAgent,
  holdFor,
  liveProjectsOf,
  makeTestPlots,
  TEST_PROJECT,
} from "#features/projects/commands/plots-testing.ts";
import { saveSettings } from "#features/settings/commands/save-settings.server.ts";
import { SITE_SETTING_KEYS } from "#features/settings/index.ts";
import { findSettings } from "#features/settings/queries/find-settings.server.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { leads, personJoins, teamMembers } from "#platform/db/schema.ts";
import { callerOf } from "#platform/http/caller.ts";
import { knownPath } from "#platform/http/known-path.ts";
import { noSuchCall } from "#platform/http/no-such-call.ts";
import { makeVapidPrivateKey, toVapidKey } from "#platform/push/vapid-keys.server.ts";
import { usualConfig } from "#server/config/config-testing.ts";
import { classOf } from "#server/requests/request-classes.ts";
import { adminApi } from "./admin.server.ts";
import { makeTestListings, TEST_LISTING } from "./admin-listings-testing.ts";
import { ROUTE_RIGHTS, UNKEYED } from "./route-rights.ts";

const PASSWORD = "three green parrots";
const MEMBER = "member@plots.example";
/** Numbers of whom the lead's person is joined with by a call, and before. */
const [SAME, JOINED] = ["+919812345671", "+919812345672"] as const;
/** What an agent may call before the second factor. */
const BEFORE = [
  "GET /agent/me",
  "POST /agent/second-factor/code",
  "POST /agent/second-factor/lock",
  "POST /agent/second-factor/passkey/options",
  "POST /agent/second-factor/passkey",
];
const { site } = usualConfig();
const PUSH_KEY = toVapidKey(makeVapidPrivateKey()).publicKey;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND"];

/** The project of the test, as the site would show it. */
const live = liveProjectsOf({
  slug: TEST_PROJECT,
  facts: { name: "Kanuru Acres", isSample: true },
});

/** A draft that is removed. */
const DRAFT = {
  slug: "a-draft",
  facts: { name: "A draft", isSample: true },
  brought: {
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
  },
} as const;

/** What is told of a project that nothing is known of. */
const TOLD = { isSample: true, town: "", registration: null, description: "" };

let at: TestDatabase;
let database: Database;
let context: TestContext;
let api: Hono;
let reference = "";
let personJoin = "";
let plotChange = "";
let imported: string;
let settingsChange = "";
let messageChange = "";
let made: Awaited<ReturnType<typeof makeTestListings>>;

beforeAll(async () => {
  at = await makeTestDatabase("pglite");
  database = await openDatabase(at);
  const { db } = database;
  context = makeTestContext(db);
  await takeIn(db, "leaving@homes.example");
  await takeIn(db, MEMBER);
  await join(context, MEMBER, PASSWORD);
  await makeTestPlots({ db, clock: context.clock }, 3);
  await bringProject({ db, clock: context.clock }, { ...DRAFT, published: false });
  await takeIn(db, "second@plots.example");
  const { accountId } = await join(context, "maker@plots.example", PASSWORD);
  made = await makeTestListings({ db, clock: context.clock, accountId });
  const plotIs = { project: TEST_PROJECT, by: byAgent(), wanted: holdFor(context.clock()) };
  const plot = { db, clock: context.clock };
  const held = await changePlots(plot, { ...plotIs, seen: [{ number: "2", version: 1 }] });
  if (!held.ok) throw new Error(held.code);
  plotChange = held.change;
  const brought = await importListings({
    db,
    clock: context.clock,
    file: "data/listings.json",
    geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
  });
  imported = (brought.ok && brought.importId) || "";
  const deps = {
    listingDeps: made.listingDeps,
    context,
    callerOf: (c: Context) => ({ ...HOME, token: callerOf(c, false).token }),
    plotDeps: {
      db,
      clock: context.clock,
      live,
      projectFiles: openProjectFileThreads(),
    },
    jobs: { status: async () => [] },
    scan: null,
    nameFailure: () => ({ code: "our-fault", message: "" }),
    push: { publicKey: PUSH_KEY, isOwnMachine: false, wake: () => undefined },
    settings: { byEnvironment: () => site, site: () => site, messageText: () => null },
    leads: { ...makeLeadsContext(db), findAgents: async () => [], clock: context.clock },
  };
  const setter = await getSession(context, (await join(context, "setter@plots.example")).token);
  const legalName = [{ key: "legalName", value: "Plots Private Limited", version: 0 }] as const;
  await saveSettings({ ...context, byEnvironment: site }, setter, legalName);
  settingsChange = (await findSettings(db, site, SITE_SETTING_KEYS)).changes[0]?.id ?? "";
  const texts = ["greeting.en", "visit.en"] as const;
  for (const key of texts)
    await saveSettings({ ...context, byEnvironment: site }, setter, [
      { key, value: "Hello", version: 0 },
    ]);
  messageChange = (await findSettings(db, site, ["greeting.en"])).changes[0]?.id ?? "";
  api = new Hono().use("/api/*", knownPath());
  api.route("/api", adminApi(deps) as unknown as Hono);
  api.all("/api/*", noSuchCall);
  const taken = await submitLead(deps.leads, leadRequest(), { key: "k1", network: "n" });
  if (!taken.ok) throw new Error(taken.code);
  reference = taken.reference;
  for (const phone of [SAME, JOINED]) {
    const other = await submitLead(deps.leads, leadRequest({ phone }), {
      key: phone,
      network: "n",
    });
    if (!other.ok) throw new Error(other.code);
  }
  const joining = { reference, other: { phone: JOINED }, actor: "maker@plots.example" };
  expect(await joinPeople(deps.leads, joining)).toEqual({ ok: true });
  const [joined] = await db.select().from(personJoins);
  personJoin = joined?.id ?? "";
}, 60_000);

afterAll(async () => {
  await database.close();
  await at.remove();
  made.remove();
});

/** Every route that the app itself knows, so that a new one cannot be forgotten. */
function ownRoutes(): string[] {
  const routes = api.routes.filter(({ method, path }) => method !== "ALL" && path !== "/api/*");
  return [...new Set(routes.map(({ method, path }) => `${method} ${path.slice("/api".length)}`))];
}

/** Bodies that are accepted, of calls that need one; each leaves the next one its listing. */
function bodyFor(line: string): object {
  const { version, change } = made;
  const listing = TEST_LISTING;
  const bodies: Record<string, object> = {
    "POST /agent/leads": {
      channel: "phone",
      name: "Ravi",
      phone: "9812345678",
      email: null,
      requirements: "",
      mlsNumber: null,
      plotNumber: null,
      nextStep: "",
      nextStepAt: null,
      language: "te",
      told: true,
      key: "0b8e3f4e-6d5c-4d4e-9f3a-2b1c0d9e8f7a",
    },
    "POST /agent/leads/:reference/changes": { what: "note", note: "Called" },
    "POST /agent/leads/:reference/visit": {
      act: "move",
      version: 1,
      startsAt: slotsFrom(context.clock()).at(-1),
    },
    "POST /agent/listings": { listing: { ...listing, mlsNumber: "CALL-2" }, published: true },
    "PUT /agent/listings/:mlsNumber": { listing, published: true, version },
    "POST /agent/listings/:mlsNumber/undo": { change, version },
    "POST /agent/listing-edits/preview": {
      chosen: { numbers: [listing.mlsNumber] },
      change: { what: "percent", percent: 5 },
    },
    "POST /agent/listing-edits": {
      seen: [[1, "0123456789a+"]],
      change: { what: "publish", published: true },
    },
    "POST /agent/listing-deletions/preview": { chosen: { numbers: [listing.mlsNumber] } },
    "POST /agent/listing-deletions": { seen: [[1, "0123456789a+"]] },
    "POST /agent/picture-matches": { names: ["CALL-1 front.jpg"] },
    "POST /agent/listing-preview": { listing },
    "POST /agent/geocode": { address: "Nunna" },
    "POST /agent/listings/:mlsNumber/pictures/changes": {
      what: "move",
      hash: made.photo?.hash,
      to: 0,
    },
    "POST /agent/projects/:slug/changes": {
      what: "sell",
      seen: [{ number: "1", version: 1 }],
      buyer: null,
    },
    "POST /agent/projects/:slug/chosen": { numbers: ["1"] },
    "POST /agent/projects/:slug/undo": { change: plotChange },
    "POST /agent/import": [listing],
    "POST /agent/people/:reference/joins": { who: SAME },
    "POST /agent/projects/look": ["Plot,Size\n1,200\n"],
    "POST /agent/projects": ["Plot,Size\n1,200\n"],
    "POST /agent/projects/:slug/file": ["Plot,Size\n1,200\n2,200\n3,200\n"],
    "PUT /agent/projects/:slug": {
      seen: { facts: { ...TOLD, name: "Kanuru Acres" }, place: null },
      project: { ...TOLD, name: "Kanuru Acres", place: null },
    },
    "POST /agent/projects/:slug/prices/look": ["Plot,Price\n1,4100000\n"],
    "POST /agent/projects/:slug/prices": {
      prices: [{ number: "3", version: 1, sqYards: 200, after: 4_100_000 }],
      from: null,
    },
    "POST /agent/projects/:slug/published": { published: false },
    "POST /agent/people/search": { who: "nobody@homes.example" },
    "POST /agent/people/export": { who: "nobody@homes.example" },
    "POST /agent/people/deletion": { who: "nobody@homes.example" },
    "POST /agent/people/sign-out": { who: "nobody@homes.example" },
    "POST /agent/settings": { changes: [{ key: "officeHours", value: "10 to 6", version: 0 }] },
    "POST /agent/settings/undo": { change: settingsChange },
    "POST /agent/messages": { changes: [{ key: "visit.en", value: "Hello {name}", version: 1 }] },
    "POST /agent/messages/undo": { change: messageChange },
    "POST /agent/leads/:reference/messages": {
      id: "3f0a7c1e-5b1c-4c5e-8d2f-6a7b8c9d0e1f",
      kind: "greeting",
      channel: "whatsapp",
      language: "te",
      text: "Hello",
    },
    "POST /agent/push/devices": {
      endpoint: "https://push.example/send/1",
      p256dh: PUSH_KEY,
      language: "en",
      auth: Buffer.alloc(16, 1).toString("base64url"),
      vapidKey: PUSH_KEY,
    },
    "POST /agent/push/devices/seen": { endpoint: "https://push.example/send/1" },
    "POST /agent/push/devices/removal": { device: "3f0a7c1e-5b1c-4c5e-8d2f-6a7b8c9d0e1f" },
    "POST /agent/push/hours": { isQuiet: true, fromHour: 22, toHour: 7 },
    "POST /agent/team/invitations": { email: "asked@homes.example", role: "agent", language: "en" },
    "POST /agent/team/invitations/withdrawal": { email: "asked@homes.example" },
    "POST /agent/team/role": { email: MEMBER, from: "agent", to: "viewer" },
    "POST /agent/team/removal": { email: "leaving@homes.example" },
    "POST /agent/team/sign-out": { email: MEMBER },
    "POST /agent/team/second-factor-reset": { email: MEMBER },
  };
  return bodies[line] ?? {};
}

/** Queries of calls that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  "/agent/projects": `?project=${JSON.stringify({
    ...TOLD,
    slug: "brought",
    name: "Brought",
    place: null,
  })}`,
  "/agent/projects/:slug/file": "?gone=[]",
  "/agent/leads/news": "?since=2026-03-01T00:00:00Z",
  "/agent/visits": "?from=2026-03-01T00:00:00Z&to=2026-03-08T00:00:00Z",
};

/** A photograph or a file where one is taken, else JSON. */
function bytesOf(body: object, path: string): BodyInit {
  if (/\/(?:projects|look|file)$/.test(path)) return String(body);
  return path.endsWith("/pictures") ? new Uint8Array(made.upload) : JSON.stringify(body);
}

async function call(line: string, token: string | null, body?: object, key?: string) {
  const [method = "", path = ""] = line.split(" ");
  const filled = path
    .replace(":reference", reference)
    .replace(":slug", path.endsWith("/removal") ? DRAFT.slug : TEST_PROJECT)
    .replace(":id", imported)
    .replace(":join", personJoin)
    .replace(":mlsNumber", TEST_LISTING.mlsNumber);
  const query = QUERIES[path] ?? "";
  const reply = await api.request(`/api${filled}${query}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
    },
    ...(method !== "GET" && method !== "HEAD" && { body: bytesOf(body ?? bodyFor(line), path) }),
  });
  return { status: reply.status, text: await reply.text(), headers: [...reply.headers] };
}

/** A signed-in agent whose device is set up in this session. */
async function confirmedAgent(email: string): Promise<string> {
  const { token } = await join(context, email, PASSWORD);
  const session = await getSession(context, token);
  const begun = await startSetUp(context, session, undefined);
  if (!begun.ok) throw new Error(begun.code);
  const timestamp = context.clock().getTime();
  const code = new TOTP({ secret: begun.secret }).generate({ timestamp });
  expect(await confirmSetUp(context, session, code)).toMatchObject({ ok: true });
  return token;
}

test("anonymous people and buyers get the answer of a call that there is not, by any method", async () => {
  const { token: buyer } = await join(context, "buyer@homes.example", PASSWORD);
  const nowhere = await api.request("/api/nowhere");
  const common = { status: 404, text: await nowhere.text(), headers: [...nowhere.headers] };
  const paths = [...new Set(ownRoutes().map((line) => line.split(" ")[1] ?? ""))];
  expect(paths.length).toBeGreaterThan(8);
  for (const token of [null, "A".repeat(43), buyer])
    for (const path of [...paths, "/agent", "/agent/", "/agent/nothing", "/agent/me/"])
      for (const method of METHODS) {
        const { status, text, headers } = await call(`${method} ${path}`, token);
        const expected = method === "HEAD" ? { ...common, text: "" } : common;
        expect({ line: `${method} ${path}`, status, text, headers }).toMatchObject(expected);
      }
});

test("an agent without the second factor gets nothing but the way to give it", async () => {
  const { token: bare } = await join(context, AGENT, PASSWORD);
  const routes = ownRoutes();
  expect(routes).toEqual(expect.arrayContaining(BEFORE));
  const behind = routes.filter((line) => !BEFORE.includes(line));
  expect(behind.length).toBeGreaterThan(4);
  const refusedAll = async (token: string) => {
    for (const line of behind)
      expect({ line, ...(await call(line, token)) }).toMatchObject({
        status: 403,
        text: expect.stringContaining('"second-factor-needed"'),
      });
  };
  await refusedAll(bare);
  expect((await call("GET /agent/me", bare)).text).toContain('"secondFactor":"not-set-up"');
  const confirmed = await confirmedAgent("second@plots.example");
  await call("POST /agent/second-factor/lock", confirmed);
  await refusedAll(confirmed);
  const asked = (await call("GET /agent/me", confirmed)).text;
  expect(asked).toContain('"secondFactor":"needed"');
  // Who the others are is told to nobody before the code.
  expect(asked).toContain('"colleagues":[]');
  for (const line of BEFORE.slice(1, 2))
    expect(await call(line, confirmed, { code: "000000" })).toMatchObject({ status: 400 });
});

test("an owner gets all of it, kept nowhere, until taken out of the team", async () => {
  await takeIn(database.db, "third@plots.example", "owner");
  const token = await confirmedAgent("third@plots.example");
  for (const line of ownRoutes().filter((line) => !line.includes("second-factor"))) {
    const { status, headers } = await call(line, token);
    expect({ line, status }).toEqual({ line, status: 200 });
    expect(headers).toContainEqual(["cache-control", "no-store"]);
  }
  const { colleagues } = JSON.parse((await call("GET /agent/me", token)).text).agent;
  expect(colleagues).toContainEqual({ email: "third@plots.example", name: expect.any(String) });
  await database.db.delete(teamMembers).where(eq(teamMembers.email, "third@plots.example"));
  for (const line of ownRoutes()) expect((await call(line, token)).status).toBe(404);
});

test("what is asked wrongly is refused by its field, and changes nothing", async () => {
  await takeIn(database.db, "fourth@plots.example");
  const token = await confirmedAgent("fourth@plots.example");
  const before = await database.db.select().from(leads);
  const changes = "POST /agent/leads/:reference/changes";
  for (const [body, field] of [
    [{ what: "sell" }, "what"],
    [{ what: "note", note: " " }, "note"],
    [{ what: "note", note: "a\0b" }, "note"],
    [{ what: "reached", note: "Called", noteId: "7", version: 1 }, "noteId"],
    [{ what: "state", state: "sold", version: 1 }, "state"],
    [{ what: "state", state: "won" }, "version"],
    [{ what: "state", state: "lost", version: 1 }, "reason"],
    [{ what: "state", state: "won", reason: "price", version: 1 }, "reason"],
    [
      { what: "next-step", nextStep: " ", nextStepAt: "2026-03-02T04:30:00Z", version: 1 },
      "nextStep",
    ],
    [{ what: "next-step", nextStep: "Call", nextStepAt: "tomorrow", version: 1 }, "nextStepAt"],
    [{ what: "undo", version: 1.5 }, "version"],
    [{ what: "next-step", nextStep: "x".repeat(501), version: 1 }, "nextStep"],
    [{ what: "undo", version: 1, by: "me" }, "by"],
  ] as const)
    expect(JSON.parse((await call(changes, token, body)).text)).toMatchObject({
      code: "invalid-input",
      field,
    });
  for (const path of ["/agent/leads/%00", "/agent/leads/none", "/agent/leads/%ff"])
    expect((await call(`GET ${path}`, token)).status).toBe(404);
  expect((await call("GET /agent/leads?q=%00%25_\\&shown=-1&view=x", token)).status).toBe(200);
  expect(await database.db.select().from(leads)).toEqual(before);
});

test("a note whose answer was lost is sent again and stored once", async () => {
  await takeIn(database.db, "lost@plots.example");
  const token = await confirmedAgent("lost@plots.example");
  const note = "Wants a corner plot by the lake";
  const send = () =>
    call(
      "POST /agent/leads/:reference/changes",
      token,
      { what: "note", note },
      "a-key-of-this-note",
    );
  const first = await send();
  expect(await send()).toEqual(first);
  expect(first.text.split(note)).toHaveLength(2);
});

test("a note whose answer was lost and that comes again with another change is stored once", async () => {
  await takeIn(database.db, "talked@plots.example");
  const token = await confirmedAgent("talked@plots.example");
  const line = "POST /agent/leads/:reference/changes";
  const note = "Wants a plot that faces east";
  const noted = { note, noteId: randomUUID() };
  const first = await call(line, token, { what: "note", ...noted }, "a-key-of-a-note");
  const { version } = JSON.parse(first.text).lead;
  const talked = await call(line, token, { what: "reached", ...noted, version }, "a-key-of-a-talk");
  expect(talked.status).toBe(200);
  expect(talked.text.split(note)).toHaveLength(2);
});

test("no call that brings a file takes a key: its body would be read whole", () => {
  const uploads = ownRoutes().filter((line) => {
    const [method = "", path = ""] = line.split(" ");
    return classOf(method, `/api${path.replace(/:\w+/, "x")}`) === "upload";
  });
  expect(uploads.length).toBeGreaterThan(4);
  expect([...UNKEYED]).toEqual(expect.arrayContaining(uploads));
  expect([...UNKEYED].filter((line) => !(line in ROUTE_RIGHTS))).toEqual([]);
});

test("a zero character in the path of any call, and in what its query says, is no fault of the site", async () => {
  await takeIn(database.db, "zero@plots.example", "owner");
  const token = await confirmedAgent("zero@plots.example");
  const named = ownRoutes().filter((line) => line.includes("/:"));
  expect(named.length).toBeGreaterThan(20);
  for (const line of named)
    expect({ line, ...(await call(line.replace(/:\w+/, "a%00b"), token)) }).toMatchObject({
      status: 404,
      text: expect.stringContaining('"no-such-call"'),
    });
  const history = "GET /agent/projects/:slug/history?plot=1%00";
  expect((await call(history, token)).status).toBe(200);
  const imports = "POST /agent/import?apply=all&name=a%00b.json";
  const { text } = await call(imports, token, [{ ...TEST_LISTING, mlsNumber: "CALL-3" }]);
  expect(text).toContain('"added":1');
});

test("each role gets what the table gives it, on every route", async () => {
  const seen = new Set<Right>();
  for (const role of ROLES) {
    const email = `matrix-${role}@plots.example`;
    await takeIn(database.db, email, role);
    const token = await confirmedAgent(email);
    for (const line of ownRoutes().filter((route) => !BEFORE.includes(route))) {
      const right = ROUTE_RIGHTS[line];
      if (!right) throw new Error(`${line} has no right in ROUTE_RIGHTS.`);
      seen.add(right);
      // Nothing that a call takes: whoever may call is refused by what was sent, if at all.
      const { status, text } = await call(line, token, {});
      const isRefused = status === 403 && text.includes('"not-allowed"');
      expect({ line, role, isRefused }).toEqual({ line, role, isRefused: !may(role, right) });
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(RIGHTS).sort());
  expect(Object.keys(ROUTE_RIGHTS).filter((line) => !ownRoutes().includes(line))).toEqual([]);
});

test("who gets another role meanwhile has its rights from the next call on", async () => {
  await takeIn(database.db, "fifth@plots.example", "viewer");
  const token = await confirmedAgent("fifth@plots.example");
  const invite = { email: "new@homes.example", role: "viewer", language: "en" };
  expect(await call("POST /agent/team/invitations", token, invite)).toMatchObject({ status: 403 });
  await takeIn(database.db, "fifth@plots.example", "owner");
  expect(await call("POST /agent/team/invitations", token, invite)).toMatchObject({ status: 200 });
});
