// Addresses and headers that no browser sends.
import { connect } from "node:net";
import { expect, inject, test } from "vitest";
import { ownSites } from "../own-site.ts";
import { ask, expectGuarded } from "./delivery-steps.ts";

const sites = ownSites();

test("paths with control characters or broken escapes are the page that there is not, and no word in the log", async () => {
  const site = await sites.open();
  const before = site.output();
  for (const path of [
    "/%09/%00",
    "/%0A",
    "/%0D%0A",
    "/about/%0A",
    "/te/%09/%00",
    "/%E0%A4%A",
    "/property/%00",
    "/leads/%0A",
    "/%0A.data",
    "/%7F",
    "/%C2%85",
    "/property/%E0%A4%A",
    "/te/%E2%80%A9text",
    "/assets/%E2%80%A8",
    "/%E2%80%A9.data",
  ]) {
    const { status, headers, body } = await ask(path, { site: site.origin });
    expect(status, path).toBe(404);
    expectGuarded(headers);
    const told = path.endsWith(".data") ? "SingleFetch" : "· Sthalam</title>";
    expect(body.toString(), path).toContain(told === "SingleFetch" ? "404" : told);
  }
  expect(site.output().slice(before.length)).toBe("");
});

test("a request with two hosts is refused", async () => {
  const { port, host } = new URL(inject("site"));
  const status = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), "localhost");
    const lines = ["GET /about HTTP/1.1", `Host: ${host}`, "Host: evil.example", "", ""];
    socket.once("data", (bytes) => {
      resolve(String(bytes).split("\r\n", 1)[0] ?? "");
      socket.destroy();
    });
    socket.write(lines.join("\r\n"));
  });
  expect(status).toBe("HTTP/1.1 400 Bad Request");
});
