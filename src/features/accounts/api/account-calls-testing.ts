import { type Context, Hono } from "hono";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { join, makeTestContext, type TestContext } from "#features/accounts/accounts-testing.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import { savedHomesApi } from "#features/saved/api/saved-homes.server.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { accounts, attempts, listings, mails } from "#platform/db/schema.ts";
import { callerOf } from "#platform/http/caller.ts";
import { authApi } from "./auth.server.ts";
import { profileApi } from "./profile.server.ts";
import { proofApi } from "./proof.server.ts";
import { sessionsApi } from "./sessions.server.ts";

export const EMAIL = "ravi@homes.example";
export const PASSWORD = "three green parrots";

const sources = {
  illustrationOf: () => "hash",
  isDisputed: () => false,
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};

function depsOf(context: TestContext): Hono {
  const deps = { context, callerOf: (context: Context) => callerOf(context, true) };
  return new Hono()
    .route("/", authApi(deps))
    .route("/", profileApi(deps))
    .route("/", proofApi(deps))
    .route("/", sessionsApi(deps))
    .route("/", savedHomesApi(deps, sources));
}

async function openWithListing(at: TestDatabase): Promise<Database> {
  const database = await openDatabase(at);
  const parsed = parseListing({ mlsNumber: "P1", name: "A", location: "B", propertyType: "Plot" });
  if (!parsed.ok) throw new Error("The listing does not parse");
  const { listing } = parsed;
  await database.db.insert(listings).values({ mlsNumber: "P1", position: 1, listing, hash: "h" });
  return database;
}

interface Call {
  readonly body?: unknown;
  readonly token?: string;
}

/** The calls of accounts on an embedded database of the file's own, empty before each test. */
export function accountCalls() {
  let at: TestDatabase;
  let database: Database;
  let context: TestContext;
  let api: Hono;
  beforeAll(async () => {
    at = await makeTestDatabase("pglite");
    database = await openWithListing(at);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await at.remove();
  });
  beforeEach(async () => {
    for (const table of [accounts, attempts, mails]) await database.db.delete(table);
    context = makeTestContext(database.db);
    api = depsOf(context);
  });
  return {
    context: () => context,
    /** "POST /auth/login" with a body, JSON already or to be made so. */
    async call(line: string, { body, token }: Call = {}) {
      const [method = "", path = ""] = line.split(" ");
      const agent = { "user-agent": "Firefox/140 (X11; Linux)" };
      const reply = await api.request(path, {
        method,
        headers: { ...agent, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: reply.status, json: await reply.json(), headers: reply.headers };
    },
    /** A verified account with `EMAIL` and `PASSWORD`; the token of its session. */
    async join(): Promise<string> {
      const { token } = await join(context, EMAIL, PASSWORD);
      context.pass(1);
      return token;
    },
  };
}
