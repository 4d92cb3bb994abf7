// What the tests need of the machine beside npm's packages: Chromium and PostgreSQL.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELL = "chromium-headless-shell";

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

/**
 * Chromium without all that makes windows: a journey takes it three fifths of the time. Null when
 * the machine has none, or is told which Chromium to use.
 */
export function findHeadlessShell(): string | null {
  return process.env.CHROMIUM_PATH ? null : onPath([SHELL]);
}

function hasPostgres(): boolean {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    versions.some((v) => existsSync(join(debian, v, "bin/initdb"))) || onPath(["initdb"]) !== null
  );
}

/**
 * Installs what is missing from Debian where this user may; else throws with what to install. The
 * headless shell is not missed: without it tests take longer.
 */
export function prepareMachine(): void {
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(hasPostgres() ? [] : ["postgresql"]),
  ];
  const mayInstall = process.getuid?.() === 0 && onPath(["apt-get"]) !== null;
  if (missing.length > 0 && !(mayInstall && install(missing)))
    throw new Error(`The tests need ${missing.join(" and ")}. Install: ${installing(missing)}`);
  const wantsShell = mayInstall && !process.env.CHROMIUM_PATH && !findHeadlessShell();
  if (wantsShell && !install([SHELL])) console.log("Going on without it.");
}

function installing(packages: readonly string[]): string {
  return `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
}

/** Whether the packages could be installed. */
function install(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(" and ")} from Debian…`);
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${installing(packages)} -qq`;
  return spawnSync("sh", ["-c", command], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
