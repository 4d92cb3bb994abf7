import { readFileSync } from "node:fs";

/** Settings whose value is a secret: each may be the content of a file, named by `{name}_FILE`. */
const SECRETS = [
  "DATABASE_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "GEOCODER_KEY",
  "SECOND_FACTOR_KEY",
  "PUSH_KEY",
  "METRICS_TOKEN",
] as const;

/**
 * Puts the content of secrets' files, as a vault or a service manager hands them over, into the
 * environment's place of them. Problems name the setting and what is wrong, never what a file holds.
 */
export function readSecretFiles(environment: Record<string, string | undefined>): {
  readonly environment: Record<string, string | undefined>;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) problems.push(`${name}_FILE: and ${name} are both set: leave one out`);
    else
      try {
        read[name] = readFileSync(file, "utf8").trim();
        if (read[name] === "") problems.push(`${name}_FILE: its file is empty`);
      } catch (error) {
        problems.push(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`);
      }
  }
  return { environment: { ...environment, ...read }, problems };
}
