// Makes the pictures of README.md: node packages/site-model/make-pictures.ts STILLS
// STILLS is the folder of rendered stills, of which those of the model are made.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPlanSheet, plotOnSheet } from "site-model";
import { PLAN } from "./src/example-testing.ts";

const TO = new URL("./pictures/", import.meta.url);
const [, , stills] = process.argv;
if (stills === undefined) throw new Error("Name the folder of rendered stills.");
const TINTS = {
  available: "#fdfbf6",
  held: "#ffffff",
  booked: "#fbf2dc",
  sold: "#dfe1db",
} as const;

await mkdir(TO, { recursive: true });
const sheet = drawPlanSheet(PLAN);
await writeFile(new URL("plan-sheet.svg", TO), sheet);
const plots = PLAN.plots.map((plot) => {
  const { outline, middle } = plotOnSheet(plot);
  const [x, y] = middle;
  return `<path d="${outline}" fill="${TINTS[plot.status]}" stroke="#8b9494" stroke-width=".3"/><text x="${x}" y="${y + 1}" font-size="3" text-anchor="middle">${plot.number}</text>`;
});
await writeFile(
  new URL("plots.svg", TO),
  sheet.replace("</svg>", `<g font-family="sans-serif">${plots.join("")}</g></svg>`),
);
for (const name of ["master-layout", "clubhouse"])
  await sharp(join(stills, `${name}-480.avif`))
    .webp({ quality: 75 })
    .toFile(new URL(`${name}.webp`, TO).pathname);
