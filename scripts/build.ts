// Builds the site into build/ and writes .br and .gz beside every text asset.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const STAMP = "build/.stamp";
const SOURCES = [
  "src/**/*",
  "packages/**/*",
  "data/**/*",
  "public/**/*",
  "*.ts",
  "scripts/chunks.ts",
  "scripts/files-beside-code.ts",
  "package-lock.json",
];

/** Builds when a source changed since the last build; throws when the build fails. */
export async function buildIfStale(): Promise<void> {
  const stamp = await fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  console.log("Building the site…");
  // Broken off, a build is whole for no source, not for those of the one before it either.
  rmSync(STAMP, { force: true });
  const bin = "node_modules/@react-router/dev/bin.cjs";
  const run = spawnSync(process.execPath, [bin, "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (run.status !== 0) {
    process.stdout.write(run.stdout + run.stderr);
    throw new Error("The build failed: see its message above.");
  }
  await precompress();
  writeFileSync(STAMP, stamp);
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  const files: string[] = [];
  for await (const file of glob(SOURCES, { withFileTypes: true }))
    if (file.isFile() && !file.name.includes(".test."))
      files.push(`${file.parentPath}/${file.name}`);
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function precompress(): Promise<void> {
  for await (const file of glob("build/client/**/*.{js,css,svg,json,geojson,webmanifest,txt}")) {
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildIfStale();
