// What the largest and worst drawings that the console takes cost those who only look at pages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { freePort } from "../e2e/serve.ts";
import { buildIfStale } from "../scripts/build.ts";
import { writeAccounts } from "./account-site.ts";
import { openConsole } from "./console-token.ts";
import { atMost, type Figure } from "./figure.ts";
import { AGENT } from "./lead-site.ts";
import { runSite } from "./site.ts";
import { longestDelay, median } from "./timing.ts";

export const name = "drawings";

const ROUNDS = 3;
const FILE_BYTES = 19_000_000;
const MOST_HELD_MS = 25;
/** A file is given up after 30 seconds in its thread, and is received and looked at before. */
const MOST_TAKEN_MS = 35_000;

type Point = readonly [x: number, y: number];

const fill = (text: string, bytes = FILE_BYTES) => text.repeat(Math.floor(bytes / text.length));
const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 10, y],
  [x + 10, y + 18],
  [x, y + 18],
];
const circle = (points: number, step: number): Point[] =>
  Array.from({ length: points }, (_, at) => {
    const angle = (2 * Math.PI * at * step) / points;
    return [Math.cos(angle) * 300, Math.sin(angle) * 300];
  });

const dxfLine = (points: readonly Point[]) =>
  `0\nLWPOLYLINE\n8\nPLOTS\n90\n${points.length}\n70\n1\n${points.map(([x, y]) => `10\n${x}\n20\n${y}\n`).join("")}`;
const section = (title: string, within: string) => `0\nSECTION\n2\n${title}\n${within}0\nENDSEC\n`;
const dxf = (entities: string, blocks = "") =>
  `${section("HEADER", "9\n$INSUNITS\n70\n6\n")}${section("BLOCKS", blocks)}${section("ENTITIES", entities)}0\nEOF\n`;
const block = (title: string, within: string) => `0\nBLOCK\n2\n${title}\n${within}0\nENDBLK\n`;
const reference = (title: string, more = "") =>
  `0\nINSERT\n8\nPLOTS\n2\n${title}\n10\n0\n20\n0\n${more}`;

/** In degrees, where the featured project lies. */
function feature(points: readonly Point[], number: string): string {
  const ring = [...points, ...points.slice(0, 1)].map(([x, y]) => [
    80.59 + x / 1e5,
    16.47 + y / 1e5,
  ]);
  const geometry = { type: "Polygon", coordinates: [ring] };
  return JSON.stringify({ type: "Feature", properties: { number }, geometry });
}
const geojson = (features: readonly string[]) =>
  `{"type":"FeatureCollection","features":[${features.join()}]}`;
const each = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Each as large as the upload admits, or as its reader does. */
const FILES: Readonly<Record<string, () => string>> = {
  "a table of one plot, to compare with": () => "Plot,Size\n1,200\n",
  "DXF of as many closed lines as fit": () => dxf(fill(dxfLine(square(0, 0)))),
  "DXF of one line with 600,000 points": () =>
    dxf(dxfLine(circle(600_000, 1)).slice(0, FILE_BYTES)),
  "DXF of a star of 20,000 points that crosses itself": () => dxf(dxfLine(circle(20_000, 9_999))),
  "DXF of as many loose lines as fit, all from one spot": () =>
    dxf(each(14_000, (at) => `0\nLINE\n8\nPLOTS\n10\n0\n20\n0\n11\n${at}\n21\n9\n`).join("")),
  "DXF of blocks, each with ten of the next, fifteen deep": () =>
    dxf(
      reference("B0"),
      each(15, (at) => block(`B${at}`, fill(reference(`B${at + 1}`), 400))).join("") +
        block("B15", dxfLine(square(0, 0))),
    ),
  "DXF of a block in 900 million copies": () =>
    dxf(reference("TREE", "70\n30000\n71\n30000\n"), block("TREE", "")),
  "GeoJSON with lists in lists": () => `{"type":"FeatureCollection","features":${fill("[")}`,
  "GeoJSON of a ring with 300,000 points": () => geojson([feature(circle(300_000, 1), "1")]),
  "GeoJSON of a star of 20,000 points": () => geojson([feature(circle(20_000, 9_999), "1")]),
  "GeoJSON of 5,000 plots on one another": () =>
    geojson(each(5000, (at) => feature(square(at / 1000, 0), `${at}`))),
  "GeoJSON of 20,000 plots side by side": () =>
    geojson(
      each(20_000, (at) => feature(square((at % 140) * 10, Math.floor(at / 140) * 18), `${at}`)),
    ),
  "GeoJSON with a number of 19 MB": () => geojson([feature(square(0, 0), fill("9"))]),
  "JSON of very many fields": () => `{${each(1_200_000, (at) => `"k${at}":1`).join()}}`,
};

/**
 * Each file looked at some times over by an agent: the median of the longest times that the process
 * could not answer anybody else, and how long the agent waits.
 */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const cluster = await startCluster();
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const data = mkdtempSync(join(tmpdir(), "sthalam-drawings-"));
  const metricsPort = await freePort();
  const settings = {
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(metricsPort),
    AGENT_EMAILS: AGENT,
  };
  const site = await runSite({ data, settings, keepsData: true });
  const database = await openDatabase({ dataDir: data, databaseUrl });
  await writeAccounts(database, [AGENT], { verified: true });
  await database.close();
  const authorization = `Bearer ${await openConsole(site.origin, AGENT)}`;
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const figures: Figure[] = [];
  for (const [what, make] of Object.entries(FILES)) {
    const body = make();
    const [held, taken]: [number[], number[]] = [[], []];
    let status = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await longestDelay(metrics);
      const start = performance.now();
      const reply = await fetch(`${site.origin}/api/agent/projects/look`, {
        method: "POST",
        body,
        headers: { authorization, "content-type": "application/octet-stream" },
      });
      await reply.arrayBuffer();
      status = reply.status;
      taken.push(performance.now() - start);
      held.push(await longestDelay(metrics));
    }
    figures.push(atMost(`${what}: the loop is held`, median(held), MOST_HELD_MS, "ms"));
    figures.push(atMost(`${what}: answered ${status}`, median(taken), MOST_TAKEN_MS, "ms"));
  }
  await site.stop();
  await cluster.stop();
  rmSync(data, { recursive: true });
  return figures;
}
