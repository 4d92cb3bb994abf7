import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { mails } from "#platform/db/schema.ts";
import { forgetMailFilesNaming, forgetMailsNaming } from "./forget-mails.server.ts";

const RAVI = ["ravi@homes.example", "+919876500000", "7KM4-Q2XD"];
const HIS = [
  "ravi@homes.example",
  "Write to me:\nravi@homes.example",
  "- ravi@homes.example.",
  "\n...ravi@homes.example, or\u0001ravi@homes.example",
  "mailto:ravi@homes.example?subject=x",
  "Call +919876500000",
  "/agent/leads/7KM4-Q2XD",
  "రవిravi@homes.example",
  "ravi@homes.example.\nThank you",
  "ravi@homes.example.Call me",
  "ravi@homes.example - or by telephone",
  "Write to Ravi@Homes.Example",
  "RAVI@HOMES.EXAMPLE, 7km4-q2xd",
  "Ravi@homes.example.Call me",
  "About 7km4-q2xd",
];
const OF_OTHERS = [
  "lakshmi.ravi@homes.example",
  "a-ravi@homes.example",
  "viravi@homes.example",
  "ravi@homes.examples",
  "ravi@homes.example.in",
  "ravi@homes.example-sons.in",
  "7KM4-Q2XE",
  "RAVI@HOMES.EXAMPLE.IN",
  "RAVI@HOMES.EXAMPLES",
  "LAKSHMI.RAVI@homes.example",
];

describeEachDatabase("the mail about somebody who is deleted", ({ database, empty }) => {
  beforeEach(empty);

  test("goes from the outbox, and that about others of a like address waits on", async () => {
    const { db } = database();
    const now = new Date();
    const row = (said: string) => ({
      id: crypto.randomUUID(),
      recipient: "agent@plots.example",
      kind: "lead-received",
      language: "en",
      values: { requirements: said },
      createdAt: now,
      nextAt: now,
    });
    await db.insert(mails).values([...HIS, ...OF_OTHERS].map(row));
    await db.insert(mails).values({ ...row(""), recipient: "ravi@homes.example" });
    await forgetMailsNaming(db, RAVI);
    const left = await db.select({ values: mails.values }).from(mails).orderBy(asc(mails.id));
    const said = left.map(({ values }) => (values as { requirements: string }).requirements);
    expect(said.toSorted()).toEqual(OF_OTHERS.toSorted());
  });
});

test("files of mail go and stay in the same way", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-mail-"));
  try {
    const all = [...HIS, ...OF_OTHERS].map((said, at) => [`${at}.eml`, said] as const);
    const head = "From: a@plots.example\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n";
    for (const [name, said] of all) writeFileSync(join(folder, name), head + said);
    expect(await forgetMailFilesNaming(folder, RAVI)).toBe(HIS.length);
    const others = all.filter(([, said]) => OF_OTHERS.includes(said)).map(([name]) => name);
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
