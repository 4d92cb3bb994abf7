import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, startSite, untilReady } from "../serve.ts";

/** Packages of this repository, which npm links into its folder: the build has them within it. */
const OWN_PACKAGES = ["layout-art", "site-model"];
const LISTING = "P06180094959";

let folder = "";
let origin = "";
let site: ChildProcess | undefined;

/** What a server is sent: the build, its data, its public files and the libraries, no source. */
async function deployTo(target: string): Promise<void> {
  for (const name of ["build", "data", "public", "package.json"])
    await cp(name, join(target, name), { recursive: true });
  await mkdir(join(target, "node_modules"));
  for (const name of await readdir("node_modules"))
    if (!OWN_PACKAGES.includes(name))
      await symlink(resolve("node_modules", name), join(target, "node_modules", name));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthalam-build-"));
  await deployTo(folder);
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  site = startSite({ DATA_DIR: join(folder, ".data"), PORT: port }, { folder });
  await untilReady(origin, site);
});

afterAll(async () => {
  if (site?.exitCode === null) {
    site.kill("SIGTERM");
    await once(site, "close");
  }
  await rm(folder, { recursive: true, force: true });
});

test("without the source it makes its database, imports its data and serves pages", async () => {
  for (const path of ["/", "/te/projects", "/searchProperties", `/property/${LISTING}`]) {
    const reply = await fetch(origin + path);
    expect(reply.status, path).toBe(200);
    expect(await reply.text()).toContain("</html>");
  }
});

test("the server's code is ASCII, which is held a byte a letter", async () => {
  const server = join(folder, "build", "server");
  const files = await readdir(server, { recursive: true });
  const code = files.filter((name) => name.endsWith(".js"));
  expect(code).toContain("index.js");
  for (const name of code) {
    const found = /[\u0080-\uffff]/.exec(await readFile(join(server, name), "utf8"));
    expect(found && `${name} at ${found.index}`).toBeNull();
  }
});

test.runIf(process.platform === "linux")(
  "the library of pictures is loaded with the first of them, not for pages",
  async () => {
    const isLoaded = async () =>
      (await readFile(`/proc/${site?.pid}/maps`, "utf8")).includes("libvips");
    expect((await fetch(`${origin}/property/${LISTING}`)).status).toBe(200);
    expect(await isLoaded()).toBe(false);
    expect((await fetch(`${origin}/illustrations/${LISTING}-old.png`)).status).toBe(200);
    expect(await isLoaded()).toBe(true);
  },
);

test("without the source it draws, with the letters of its own fonts", async () => {
  // A name of old leads to the picture of today.
  const [sheet, card] = [".plate.te.svg", ".png"].map(
    (end) => `/illustrations/${LISTING}-old${end}`,
  );
  const title = /<g aria-label="వివరాల కార్డు"[^>]*><g [^>]*><path [^>]*d="M\d/;
  expect(await (await fetch(origin + sheet)).text()).toMatch(title);
  expect((await fetch(origin + card)).headers.get("content-type")).toBe("image/png");
});

test("without the source its thread writes both PDFs, with the letters of Telugu too", async () => {
  for (const name of ["brochure", "layout", "layout.te"]) {
    const reply = await fetch(`${origin}/project/${name}.pdf`);
    expect(reply.status, name).toBe(200);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});
