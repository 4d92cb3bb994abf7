import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { securityTxt } from "./security-txt.ts";

test("security.txt names the agent's address, its own, and an end within the year", async () => {
  const settings = { PUBLIC_ORIGIN: "https://plots.example", INFO_EMAIL: "agent@plots.example" };
  const read = parseConfig(settings);
  if (!read.ok) throw new Error(read.problems.join());
  const { site } = read.config;
  const app = securityTxt(
    () => site,
    () => new Date("2026-11-23T09:30:00Z"),
  );
  const reply = await app.request("/.well-known/security.txt");
  expect(reply.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await reply.text()).toBe(`Contact: mailto:agent@plots.example
Expires: 2027-05-22T00:00:00.000Z
Preferred-Languages: en, te, hi
Canonical: https://plots.example/.well-known/security.txt
`);
});
