// What the tests need of the machine beside npm's packages: a Chromium and a PostgreSQL.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(":").filter((folder) => folder !== "");
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** A Chromium of this machine: `CHROMIUM_PATH`, else one on the path. */
export function findChromium(): string | null {
  const told = process.env.CHROMIUM_PATH;
  return told && existsSync(told) ? told : onPath(CHROMIUM_NAMES);
}

function hasPostgres(): boolean {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    versions.some((v) => existsSync(join(debian, v, "bin/initdb"))) || onPath(["initdb"]) !== null
  );
}

/** Installs what is missing from Debian where this user may; else throws with what to install. */
export function prepareMachine(): void {
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(hasPostgres() ? [] : ["postgresql"]),
  ];
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  const mayInstall = process.getuid?.() === 0 && onPath(["apt-get"]) !== null;
  if (!mayInstall) throw new Error(`The tests need ${missing.join(" and ")}. Install: ${command}`);
  console.log(`Installing ${missing.join(" and ")} from Debian…`);
  for (const step of ["apt-get update -qq", `DEBIAN_FRONTEND=noninteractive ${command} -qq`]) {
    const run = spawnSync("sh", ["-c", step], { stdio: ["ignore", "ignore", "inherit"] });
    if (run.status !== 0) throw new Error(`Failed: ${step}`);
  }
}
