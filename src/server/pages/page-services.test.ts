import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { openPageServices } from "./page-services.ts";

const parsed = parseConfig({});
if (!parsed.ok) throw new Error("the settings have no defaults");
const { config } = parsed;

test("pages are made anew each day of India: how often homes are saved changes nothing else that they know of", () => {
  let now = new Date("2026-11-28T18:29:59Z");
  const versioned = { version: () => "v", current: () => ({ version: "c" }) };
  const services = openPageServices({
    config,
    settings: versioned,
    projects: versioned,
    live: versioned,
    leads: { context: { clock: () => now } },
    database: {},
  } as unknown as Parameters<typeof openPageServices>[0]);
  const before = services.version();
  now = new Date("2026-11-28T18:29:59.999Z");
  expect(services.version()).toBe(before);
  now = new Date("2026-11-28T18:30:00Z");
  expect(services.version()).not.toBe(before);
});
