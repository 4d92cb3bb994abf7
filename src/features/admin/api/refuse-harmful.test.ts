import { readdirSync, readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ScanResult } from "#platform/files/scan-file.server.ts";
import { adminImportApi } from "./admin-import.server.ts";
import { adminPhotosApi } from "./admin-photos.server.ts";
import { adminProjectsApi } from "./admin-projects.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";

/** A database in which nothing was said of columns yet. */
const NO_HEADS = { select: () => ({ from: () => ({ limit: async () => [] }) }) };

/** The calls that take files, behind a scanner of one opinion; a file that gets further is a fault. */
function uploads(result: ScanResult) {
  const looked: string[] = [];
  const listingDeps = { db: NO_HEADS } as never;
  const deps = {
    plotDeps: {} as never,
    listingDeps,
    context: {} as never,
    nameFailure: () => ({ code: "", message: "" }),
    scan: async (bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => {
      for await (const piece of bytes) looked.push(Buffer.from(piece).toString());
      return result;
    },
  };
  const app = agentCalls({ account: { id: "a", email: "agent@plots.example" } });
  for (const api of [adminPhotosApi(deps), adminImportApi(deps), adminProjectsApi(deps)])
    app.route("/", api);
  return { app, looked };
}

const PATHS = [
  "/agent/listings/CALL-1/pictures",
  "/agent/import?apply=all",
  "/agent/projects/look",
];
const filesOfImports = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("sthalam-import-"));

test.each(PATHS)("%s takes no file that the scanner knows to be harmful", async (path) => {
  const before = filesOfImports();
  const { app, looked } = uploads("harmful");
  const reply = await app.request(path, { method: "POST", body: "some harm" });
  expect([reply.status, await reply.json()]).toEqual([
    422,
    {
      success: false,
      code: "harmful-file",
      message: "The file is known to be harmful. Nothing was taken.",
    },
  ]);
  expect(looked.join("")).toBe("some harm");
  expect(filesOfImports().filter((name) => !before.includes(name))).toEqual([]);
});

test.each(PATHS)("%s takes no file while the scanner is away", async (path) => {
  const { app } = uploads("away");
  const reply = await app.request(path, { method: "POST", body: "a file" });
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: "scanner-away" }]);
});

test("a file that no scanner reads is not held open once it is gone", async () => {
  let own = "";
  const show = async (file: string) => {
    own = file; // others of this process take files at the same time
    return { ok: true, value: "{}" };
  };
  const projectFiles = { show };
  const app = agentCalls({ account: { id: "a", email: "agent@plots.example" } });
  const deps = { plotDeps: { projectFiles } as never, context: {} as never, scan: null };
  app.route("/", adminProjectsApi(deps));
  const reply = await app.request("/agent/projects/look", { method: "POST", body: "a file" });
  expect(reply.status).toBe(200);
  await setTimeout(50); // what was begun to be opened is open by now
  expect(own).not.toBe("");
  expect(openFiles().filter((name) => name.startsWith(own))).toEqual([]);
});

/** Paths of all files that the process holds open; of one that was deleted as well. */
function openFiles(): string[] {
  return readdirSync("/dev/fd").flatMap((fd) => {
    try {
      return [readlinkSync(`/dev/fd/${fd}`)];
    } catch {
      return []; // closed meanwhile, as that of the reading itself
    }
  });
}
