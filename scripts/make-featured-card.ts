// Draws src/landing/featured-plan.svg, the picture of the landing page's featured project, from
// data/project-plan.json. Run it again after a change there: node scripts/make-featured-card.ts
import { readFile, writeFile } from "node:fs/promises";
import { drawMaquette } from "#project/draw-maquette.ts";
import { planFile } from "#project/plan.ts";

const plan = planFile.parse(JSON.parse(await readFile("data/project-plan.json", "utf8")));
const view = { at: [99, 88], across: 268, aspect: 1.45, azimuth: -7, elevation: 52 } as const;
await writeFile("src/landing/featured-plan.svg", `${drawMaquette(plan, view)}\n`);
