// Installs the packages when the lock, package.json or platform differ from the last install.
// Runs on the host's own Node (20 or later), before Node 24 is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stampFile = "node_modules/.sthalam-stamp";
const stamp = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(readFileSync("package.json"))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");

const installed = existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
if (!installed) {
  console.log("Installing packages (once; about half a minute)…");
  const host = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  // No package needs a script of its own to be run at its installation.
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--loglevel=error",
  ];
  const run = npm
    ? spawnSync(host, [npm, ...args], { stdio: "inherit" })
    : spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (run.status !== 0) {
    console.error("Packages could not be installed: see npm's message above, then run it again.");
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}
