import { Hono } from "hono";
import { z } from "zod";
import {
  changePrices,
  findPricedPlots,
  type LiveProjects,
  type PlotsContext,
  PRICE_SHEET_KINDS,
  type ProjectFileThreads,
  priceSheet,
} from "#features/projects/index.server.ts";
import { lookAtPrices, MOST_AT_ONCE, type PriceListPreview } from "#features/projects/index.ts";
import { bodyOf, instant, readBody, text } from "#platform/http/read-body.ts";
import { type AgentCalls, editorOf } from "./admin-access.server.ts";
import { replyChanged } from "./admin-plots.server.ts";
import { fileLimit, receiveFile, replyNotRead } from "./receive-file.server.ts";
import type { UploadDeps } from "./refuse-harmful.server.ts";
import { sendSheet } from "./send-sheet.server.ts";

/** What the calls of price lists need. */
export interface AdminPricesDeps extends UploadDeps {
  readonly plotDeps: PlotsContext & {
    readonly live: LiveProjects;
    readonly projectFiles: ProjectFileThreads;
  };
}

const pricesBody = bodyOf({
  prices: z
    .array(
      z.strictObject({
        number: text(20),
        version: z.int("must be a whole number"),
        sqYards: z.int("must be a whole number"),
        after: z.int("must be whole rupees"),
      }),
    )
    .min(1)
    .max(MOST_AT_ONCE),
  from: instant.nullable(),
});

/**
 * `/agent/projects/{slug}/prices`: the price list as a file; `look` with a file as its body answers
 * what it would change, and the prices themselves are then sent with the versions that were compared.
 */
export function adminPricesApi({ plotDeps, scan }: AdminPricesDeps): Hono<AgentCalls> {
  const { db, projectFiles } = plotDeps;
  const app = new Hono<AgentCalls>();
  app.get("/agent/projects/:slug/prices", async (c) => {
    const slug = c.req.param("slug");
    const kind = PRICE_SHEET_KINDS.find((one) => one === c.req.query("as")) ?? "xlsx";
    const bytes = await priceSheet(db, slug, kind);
    if (!bytes) return replyChanged(c, { ok: false, code: "no-such-plot" });
    return sendSheet(c, { name: "prices", kind, bytes });
  });
  app.post(
    "/agent/projects/:slug/prices/look",
    fileLimit("The file is larger than 20 MB."),
    async (c) => {
      const received = await receiveFile(c, { scan });
      if (!received.ok) return received.response;
      const read = await projectFiles.prices(received.file, {}).finally(received.remove);
      if (!read.ok) return replyNotRead(c, read);
      if (read.value.kind === "unreadable") {
        const { code } = read.value;
        return c.json({ success: false, message: "The file cannot be read.", code }, 422);
      }
      const now = await findPricedPlots(db, c.req.param("slug"));
      if (now.length === 0) return replyChanged(c, { ok: false, code: "no-such-plot" });
      const preview: PriceListPreview = lookAtPrices(read.value, now);
      return c.json({ success: true, message: "What it would change.", preview });
    },
  );
  app.post("/agent/projects/:slug/prices", async (c) => {
    const read = await readBody(c, pricesBody);
    if (!read.ok) return read.response;
    const { prices, from } = read.body;
    const change = {
      project: c.req.param("slug"),
      prices,
      by: editorOf(c),
      from: from === null ? null : new Date(from),
    };
    return replyChanged(c, await changePrices(plotDeps, change));
  });
  return app;
}
