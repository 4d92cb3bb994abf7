import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DatabaseOptions } from "#platform/db/database.ts";

const TELL_PEAK = `data:text/javascript,process.on("exit",()=>console.log("peak kB",process.resourceUsage().maxRSS))`;

/** Writes at least `bytes` of what `piece` gives, after `start`. */
export async function writeLargeFile(
  file: string,
  { bytes, start, piece }: { bytes: number; start: string; piece: (at: number) => string },
): Promise<void> {
  function* pieces() {
    yield start;
    let written = 0;
    for (let at = 0; written < bytes; at++) {
      const text = piece(at);
      written += Buffer.byteLength(text);
      yield text;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(file));
}

/** What an importer run in a process of its own said, and the most memory it had, in megabytes. */
export async function importMeasured(
  { databaseUrl, dataDir }: DatabaseOptions,
  file: string,
): Promise<{ lines: string[]; exitCode: number | null; peakMegabytes: number }> {
  const importer = spawn(
    process.execPath,
    ["--import", TELL_PEAK, "scripts/import-listings.ts", file],
    { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir } },
  );
  let said = "";
  for (const stream of [importer.stdout, importer.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  await once(importer, "close");
  const peak = /peak kB (\d+)/.exec(said)?.[1];
  const lines = said.split("\n").filter((line) => line && !/^peak kB| rows checked$/.test(line));
  return { lines, exitCode: importer.exitCode, peakMegabytes: Number(peak) / 1000 };
}

/** Files of 100 MB that are all wrong, each in another way. */
export const MALFORMED = [
  {
    name: "rows with errors.json",
    start: "[",
    piece: (at: number) =>
      `${JSON.stringify({ name: "", location: "Nunna", mlsNumber: `P${at}`, propertyType: "Shed", propertyDescription: "x".repeat(900) })},`,
  },
  { name: "one text.json", start: '[{"name":"', piece: () => "x".repeat(65_536) },
  {
    name: "rows with errors.csv",
    start: "name,location,propertyType,mlsNumber,propertyDescription\n",
    piece: (at: number) => `LAYOUT,,Shed,P${at},${"x".repeat(900)}\n`,
  },
  {
    name: "open quote.csv",
    start: "name,location,propertyType,mlsNumber\n",
    piece: () => `"${"x".repeat(60_000)}`,
  },
] as const;
