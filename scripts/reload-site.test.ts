import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { reloadingSite } from "./reload-site.ts";

const root = mkdtempSync(join(tmpdir(), "sthalam-reload-"));
const write = (name: string, source: string) => writeFileSync(join(root, name), source);
write("site.ts", `import { reply } from "./handler.ts";\nexport const answer = () => reply;\n`);
write("handler.ts", `export const reply = "first";\n`);
const vite = await createServer({
  root,
  configFile: false,
  logLevel: "silent",
  server: { middlewareMode: true, ws: false },
});
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

test("a site is opened anew when what it imports has changed, the old one closed before", async () => {
  const events: string[] = [];
  const current = reloadingSite({
    vite,
    sources: ["/site.ts"],
    open: async ([site]) => {
      const reply: string = site?.answer();
      events.push(`open ${reply}`);
      return { reply, close: async () => void events.push(`close ${reply}`) };
    },
  });
  // Written until it is seen: a change within a few milliseconds of another is told by no watcher.
  const untilSeen = (source: string, seen: () => Promise<void>) =>
    vi.waitFor(async () => {
      write("handler.ts", source);
      await seen();
    }, 20_000);
  const untilReplies = (reply: string) =>
    untilSeen(`export const reply = "${reply}";\n`, async () =>
      expect((await current()).reply).toBe(reply),
    );
  const [first, again] = await Promise.all([current(), current()]);
  expect(again).toBe(first);
  expect(events).toEqual(["open first"]);

  await untilReplies("second");
  expect(events).toEqual(["open first", "close first", "open second"]);

  await untilSeen("export const reply = ;\n", () => expect(current()).rejects.toThrow());
  await untilReplies("third");
  expect(events.slice(3)).toEqual(["close second", "open third"]);
});
