import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { answerFailure } from "#server/requests/answer-failure.ts";
import { healthApi } from "./health.ts";

describeEachDatabase("readiness", ({ database, options }) => {
  const live = { current: () => ({ version: "v1" }) as never };

  function ready(dataDir: string) {
    const app = new Hono().route("/", healthApi(database(), live, dataDir));
    app.onError(answerFailure(pino({ level: "silent" })));
    return app.request("/readyz");
  }

  test("a site that can write is ready, and leaves nothing of its probe", async () => {
    const { dataDir } = options();
    expect((await ready(dataDir)).status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => name.includes("probe"))).toEqual([]);
  });

  test("a folder that takes nothing is 503 with Retry-After", async () => {
    const file = join(options().dataDir, "a-file");
    writeFileSync(file, "");
    const reply = await ready(join(file, "below"));
    expect(reply.status).toBe(503);
    expect(reply.headers.get("retry-after")).toBe("5");
  });

  test("a database that takes nothing is 503", async () => {
    await database().db.execute(
      sql`alter table attempts add constraint nothing_more check (count > 9) not valid`,
    );
    const reply = await ready(options().dataDir);
    await database().db.execute(sql`alter table attempts drop constraint nothing_more`);
    expect(reply.status).toBe(503);
  });
});
