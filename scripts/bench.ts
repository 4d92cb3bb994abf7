// Runs the benches of bench/, all or those named, and writes their figures to bench/results/.
// With --list it loads them and says their names.
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Bench, Figure } from "../bench/figure.ts";

interface Result {
  readonly name: string;
  readonly node: string;
  readonly figures: readonly Figure[];
}

const RESULTS = "bench/results";

/** Lets benches measure held memory without what is free. */
function exposeCollection(): void {
  setFlagsFromString("--expose-gc");
  globalThis.gc = runInNewContext("gc");
}

async function filesOf(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  return files.sort();
}

async function findBenches(wanted: readonly string[]): Promise<Bench[]> {
  const files = await filesOf("bench/*.bench.ts");
  const benches: Bench[] = [];
  for (const file of files) {
    if (wanted.length > 0 && !wanted.includes(basename(file, ".bench.ts"))) continue;
    benches.push(await import(pathToFileURL(resolve(file)).href));
  }
  return benches;
}

/** Three digits that count, in Indian grouping. */
function formatValue(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : 3;
  return value.toLocaleString(
    "en-IN",
    digits === 0 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: digits },
  );
}

function verdict({ holds }: Figure): string {
  if (holds === undefined) return "";
  return holds ? "holds" : "**missed**";
}

function tableOf({ name, node, figures }: Result): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${formatValue(figure.value)} ${figure.unit} | ${figure.target ?? ""} | ${verdict(figure)} |`,
  );
  return [
    `## ${name}`,
    "",
    `Node ${node}.`,
    "",
    "| figure | value | target | |",
    "|---|---:|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** Runs a bench, keeps and prints its figures; the command fails when one of them is missed. */
async function runBench(bench: Bench): Promise<void> {
  const figures = await bench.run();
  const result: Result = { name: bench.name, node: process.versions.node, figures };
  await writeFile(join(RESULTS, `${bench.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.log(tableOf(result));
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}

async function writeTable(): Promise<void> {
  const files = await filesOf(`${RESULTS}/*.json`);
  const results = await Promise.all(
    files.map(async (file): Promise<Result> => JSON.parse(await readFile(file, "utf8"))),
  );
  const head =
    "# Figures\n\nWritten by `npm run bench`. Ratios are of one run on one machine; times are only for comparison within it.\n";
  await writeFile(join(RESULTS, "README.md"), `${[head, ...results.map(tableOf)].join("\n")}`);
}

const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false } },
});
exposeCollection();
const benches = await findBenches(wanted);
if (benches.length === 0) {
  console.error("No such bench. Name a file of bench/ without .bench.ts, or none for all.");
  process.exitCode = 1;
}
if (asked.list) for (const { name } of benches) console.log(name);
else {
  await mkdir(RESULTS, { recursive: true });
  for (const bench of benches) await runBench(bench);
  await writeTable();
}
