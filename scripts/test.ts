// npm test: everything. `npm test -- --project unit` runs a part, as do vitest's other options.
import { spawnSync } from "node:child_process";
import { buildIfStale } from "./build.ts";
import { prepareMachine } from "./machine.ts";

prepareMachine();
await buildIfStale();
const run = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
