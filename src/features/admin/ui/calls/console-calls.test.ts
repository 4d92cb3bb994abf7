import { expect, test } from "vitest";
import type { Proven } from "#features/accounts/ui.ts";
import { watchCalls } from "./console-calls.ts";

const failed = (code: string) => ({ ok: false, code, message: "", mayPass: false }) as const;

/** The console's calls, all refused so; what was told of it. */
function callsRefused(code: string, proven: Proven = (_, ask) => ask()) {
  const told: string[] = [];
  const refuse = async () => {
    told.push("asked");
    return failed(code);
  };
  const calls = watchCalls({
    call: refuse,
    files: { fetchFile: refuse, sendFile: refuse },
    proven,
    onLocked: () => void told.push("locked"),
    onHidden: async () => {
      told.push("hidden");
      return failed("signed-out");
    },
  });
  const ways = {
    call: () => calls.call("POST", "/api/agent/leads", {}),
    fetchFile: () => calls.fetchFile("/api/agent/leads.csv"),
    sendFile: () => calls.sendFile({ path: "/api/agent/import", file: new Blob() }),
  };
  return { ways, told };
}

const WAYS = ["call", "fetchFile", "sendFile"] as const;

test.each(WAYS)("%s: a locked console asks for a code, once", async (way) => {
  const { ways, told } = callsRefused("second-factor-needed");
  expect(await ways[way]()).toMatchObject({ code: "second-factor-needed" });
  expect(told).toEqual(["asked", "locked"]);
});

test.each(WAYS)("%s: a call that there is not has it asked who is there, and told", async (way) => {
  const { ways, told } = callsRefused("no-such-call");
  expect(await ways[way]()).toMatchObject({ ok: false, code: "signed-out", mayPass: false });
  expect(told).toEqual(["asked", "hidden"]);
});

test.each(WAYS)("%s: any other refusal is for the screen alone", async (way) => {
  const { ways, told } = callsRefused("not-allowed");
  await ways[way]();
  expect(told).toEqual(["asked"]);
});

test.each(WAYS)("%s: once the owner has proven who it is, the same is asked again", async (way) => {
  const proven: Proven = async (_, ask) => {
    await ask();
    return ask();
  };
  const { ways, told } = callsRefused("proof-needed", proven);
  await ways[way]();
  expect(told).toEqual(["asked", "asked"]);
});
