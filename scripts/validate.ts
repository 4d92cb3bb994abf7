// npm run validate: format, lint, import law, types, messages, unused code. Changes nothing.
import { spawnSync } from "node:child_process";

const LINGUI = "node_modules/@lingui/cli/dist/lingui.js";

/** Each check is a command of a tool; the run goes on after a failed one, to show all at once. */
const CHECKS: readonly { readonly name: string; readonly commands: readonly string[][] }[] = [
  {
    name: "format, lint, import law",
    commands: [["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]],
  },
  {
    name: "types",
    commands: [
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "-p", "."],
    ],
  },
  { name: "messages are those of the code", commands: [[LINGUI, "check", "sync", "--clean"]] },
  { name: "every message has words in every language", commands: [[LINGUI, "check", "missing"]] },
  {
    name: "unused code",
    commands: [["node_modules/knip/bin/knip.js"]],
  },
];

let failed = 0;
for (const { name, commands } of CHECKS) {
  const passed = commands.every(
    (command) => spawnSync(process.execPath, command, { stdio: "inherit" }).status === 0,
  );
  console.log(`${passed ? "ok" : "FAILED"}  ${name}`);
  if (!passed) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
