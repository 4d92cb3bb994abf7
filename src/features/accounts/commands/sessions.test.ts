import { afterAll, beforeAll, expect, test } from "vitest";
import { HOME, join, makeTestContext } from "#features/accounts/accounts-testing.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { touchSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";

// Two processes are two sets of connections to the one PostgreSQL.
let at: TestDatabase;
let first: Database;
let second: Database;

beforeAll(async () => {
  at = await makeTestDatabase("postgresql");
  [first, second] = await Promise.all([openDatabase(at), openDatabase(at)]);
}, 60_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await at.remove();
});

test("a session made by one is known to the other, and their limits are one", async () => {
  const here = makeTestContext(first.db);
  const there = makeTestContext(second.db);
  const { token } = await join(here, "ravi@homes.example");
  expect(await touchSession(there, { ...HOME, token })).not.toBeNull();
  const guess = { email: "ravi@homes.example", password: "seven paddy fields" };
  const guesses = Array.from({ length: 40 }, (_, at) => signIn(at % 2 ? here : there, guess, HOME));
  const wrong = (await Promise.all(guesses)).filter(
    (one) => !one.ok && one.code === "wrong-credentials",
  );
  expect(wrong).toHaveLength(5);
});
