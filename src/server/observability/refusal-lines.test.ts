import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { RefusalLines } from "./refusal-lines.ts";

const REFUSAL = { method: "POST", path: "/api/agent/leads", status: 403, account: "a1" };

test("twenty refusals a second are told, and then how many more there were", () => {
  const lines: Record<string, unknown>[] = [];
  let now = 7000;
  const log = createLog("info", { write: (line: string) => lines.push(JSON.parse(line)) });
  const refusals = new RefusalLines(log, () => now);
  for (let asked = 0; asked < 500; asked++) refusals.tell(REFUSAL);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatchObject({ security: "refused", ...REFUSAL });
  now = 8000;
  refusals.tell(REFUSAL);
  expect(lines.slice(20)).toMatchObject([
    { security: "refused", leftOut: 480 },
    { security: "refused", ...REFUSAL },
  ]);
  now = 9000;
  refusals.tell(REFUSAL);
  expect(lines).toHaveLength(23);
});
