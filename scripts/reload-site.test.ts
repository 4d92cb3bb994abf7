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
  const untilReplies = (reply: string) =>
    vi.waitFor(async () => {
      write("handler.ts", `export const reply = "${reply}";\n`);
      expect((await current()).reply).toBe(reply);
    }, 20_000);
  const [first, again] = await Promise.all([current(), current()]);
  expect(again).toBe(first);
  expect(events).toEqual(["open first"]);

  await untilReplies("second");
  expect(events).toEqual(["open first", "close first", "open second"]);

  write("handler.ts", "export const reply = ;\n");
  await vi.waitFor(() => expect(current()).rejects.toThrow(), 20_000);
  await untilReplies("third");
  expect(events.slice(3)).toEqual(["close second", "open third"]);
});
