import type { Context } from "hono";
import type { ScanFile } from "#platform/files/scan-file.server.ts";

/** What the calls that take files need. */
export interface UploadDeps {
  /** Asked about each file before anything reads it; null where no scanner is set up. */
  readonly scan: ScanFile | null;
}

const REFUSALS = {
  harmful: ["harmful-file", "The file is known to be harmful. Nothing was taken.", 422],
  away: [
    "scanner-away",
    "The file could not be checked for harm, and nothing was taken. Try again later.",
    503,
  ],
} as const;

/** The answer to a file that is known to be harmful or could not be looked at; null to go on. */
export async function refuseHarmful(
  c: Context,
  { scan }: UploadDeps,
  bytes: Parameters<ScanFile>[0],
): Promise<Response | null> {
  const result = scan ? await scan(bytes) : "clean";
  if (result === "clean") return null;
  const [code, message, status] = REFUSALS[result];
  return c.json({ success: false, code, message }, status);
}
