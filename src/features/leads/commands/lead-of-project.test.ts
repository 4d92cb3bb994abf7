import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { findOwnVisit } from "#features/leads/queries/find-visits.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, leads, mails, projects } from "#platform/db/schema.ts";
import { changeVisit } from "./change-visit.server.ts";
import { makeVisitFeed, readVisitFeed } from "./visit-feed.server.ts";

const [AGENT] = AGENTS;
const EMAIL = "lakshmi@homes.example";
const NAME = "Kanuru Acres (sample project)";
const MIGRATION = "src/platform/db/migrations/0022_leads-of-projects.sql";

describeEachDatabase("a lead about a plot of a project", (at) => {
  let inbox: ReturnType<typeof openInbox>;
  const visit = { kind: "site-visit", email: EMAIL, preferredAt: TUESDAY_ELEVEN } as const;

  beforeEach(async () => {
    await at.empty();
    inbox = openInbox(at.database().db);
    const added = { position: 1, updatedAt: inbox.context.clock() };
    await inbox.db.insert(projects).values([
      { ...added, slug: "acres", facts: { name: "Kanuru Acres", isSample: true } },
      { ...added, slug: "acres2", facts: { name: "Kanuru Acres 2", isSample: false } },
    ]);
  });

  const mailed = async () =>
    (await inbox.db.select().from(mails)).map(({ kind, values }) => ({
      kind,
      ...(values as Record<string, unknown>),
    }));

  test("names its project wherever it is told of", async () => {
    const member = { name: "Agent", language: "en", createdAt: inbox.context.clock() } as const;
    const id = crypto.randomUUID();
    await inbox.db.insert(accounts).values({ ...member, id, email: AGENT });
    const reference = await inbox.add({ ...visit, plotNumber: "Project acres, plot 54" });
    const about = { projectSlug: "acres", layout: NAME, plotNumber: "54", mlsNumber: null };
    expect(await inbox.get(reference)).toMatchObject(about);
    expect(await inbox.namesIn("q=kanuru")).toEqual(["Lakshmi Devi"]);
    const told = { listingName: NAME, plotNumber: "54" };
    const path = "/te/projects/acres";
    expect(await mailed()).toMatchObject([
      { kind: "lead-received", ...told },
      { kind: "lead-received", ...told },
      { kind: "lead-confirmed", ...told, path, visit: { ...told, pagePath: path } },
    ]);
    expect(await findOwnVisit(inbox.context, reference)).toMatchObject({
      layout: "Kanuru Acres",
      isSample: true,
      plotNumber: "54",
      drawing: "/drawn/acres-54.svg",
    });
    const feed = await readVisitFeed(inbox.context, await makeVisitFeed(inbox.context, id), {
      origin: "https://plots.example",
    });
    expect(feed?.replaceAll("\r\n ", "")).toContain(
      `SUMMARY:Visit: Lakshmi Devi\\, Plot 54\\, ${NAME}`,
    );
    await inbox.db.delete(mails);
    const { version } = await inbox.get(reference);
    await changeVisit(inbox.context, { reference, actor: null, act: "cancel", version });
    const changes = await mailed();
    expect(changes).toHaveLength(3);
    for (const change of changes) expect(change).toMatchObject(told);
  });

  test("whose words name no project that there is stays as it was said, and nobody else is mailed it", async () => {
    const said = "Buy at www.other.example, plot 54";
    const reference = await inbox.add({ ...visit, plotNumber: said });
    expect(await inbox.get(reference)).toMatchObject({ projectSlug: null, plotNumber: said });
    const toBuyer = (await mailed()).filter(({ kind }) => kind === "lead-confirmed");
    expect(toBuyer).toHaveLength(1);
    expect(JSON.stringify(toBuyer)).not.toContain("other.example");
  });

  test("that an older release stored in words is found to be of its project", async () => {
    const references = [];
    for (const plotNumber of [
      "Kanuru Acres (sample project), plot 54",
      "Kanuru Acres 2, Plot 12 A",
      "Kanuru Acres",
      "Kanuru Acres 3, plot 1",
      "54",
    ]) {
      const reference = await inbox.add();
      references.push(reference);
      await inbox.db.update(leads).set({ plotNumber }).where(eq(leads.reference, reference));
    }
    const last = readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint").at(-1) ?? "";
    await inbox.db.execute(sql.raw(last));
    const found = await Promise.all(references.map((reference) => inbox.get(reference)));
    expect(found.map(({ projectSlug, plotNumber }) => [projectSlug, plotNumber])).toEqual([
      ["acres", "54"],
      ["acres2", "12 A"],
      ["acres", null],
      [null, "Kanuru Acres 3, plot 1"],
      [null, "54"],
    ]);
  });
});
