import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { leadTries } from "./lead-tries.ts";

const noWait = async () => undefined;

function leadOf(name: string): WaitingLead {
  const body = { kind: "message", name, phone: "9848022338", consent: true, language: "en" };
  return { key: `key-of-${name}`, body };
}

// Nobody is signed in.
beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

/** A line that answers when told to, and breaks off as a browser's does. */
function slowLine() {
  const asked: { name: string; answer: (reference: string) => void; isStopped: boolean }[] = [];
  const fetch = (_: unknown, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (reference: string) => resolve(Response.json({ reference }));
      const one = { name: JSON.parse(String(init.body)).name, answer, isStopped: false };
      asked.push(one);
      init.signal?.addEventListener("abort", () => {
        one.isStopped = true;
        reject(init.signal?.reason);
      });
    });
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

test("a correction is sent although the try before it is still on its way", async () => {
  const { asked, fetch } = slowLine();
  const tries = leadTries(fetch, noWait);
  const first = tries.start(leadOf("Lakshmi"));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  tries.giveUp();
  expect(tries.isRunning()).toBe(false);
  const second = tries.start(leadOf("Lakshmi Devi"));
  await vi.waitFor(() => expect(asked.map(({ name }) => name)).toContain("Lakshmi Devi"));
  expect(asked[0]?.isStopped).toBe(true);
  expect(await first).toBeNull();
  expect(tries.isRunning()).toBe(true);
  asked[1]?.answer("ABCD-2345");
  expect(await second).toMatchObject({ kind: "taken", reference: "ABCD-2345" });
  expect(tries.isRunning()).toBe(false);
});

test("a form that is on its way is not sent a second time beside it", async () => {
  const { asked, fetch } = slowLine();
  const tries = leadTries(fetch, noWait);
  const first = tries.start(leadOf("Lakshmi"));
  expect(await tries.start(leadOf("Lakshmi"))).toBeNull();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer("ABCD-2345");
  expect(await first).toMatchObject({ kind: "taken" });
  expect(asked).toHaveLength(1);
});
