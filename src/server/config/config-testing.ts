import { type Config, parseConfig } from "./config.ts";

/** The settings of a site for which nothing is set. */
export function usualConfig(): Config {
  const settings = parseConfig({});
  if (!settings.ok) throw new Error(settings.problems.join("; "));
  return settings.config;
}
