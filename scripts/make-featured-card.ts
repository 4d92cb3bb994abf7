// Draws src/landing/featured-plan-*.avif, the picture of the landing page's featured project, from
// data/project-plan.json: as a drawing its 750 shapes held a phone up longer than the page itself.
// Run it again after a change there: node scripts/make-featured-card.ts
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { drawMaquette } from "#project/draw-maquette.ts";
import { planFile } from "#project/plan.ts";

const WIDTHS = [800, 1600];
/** Dots an inch: twice the widest picture, to be made smaller with smooth edges. */
const DENSITY = 144;

const plan = planFile.parse(JSON.parse(await readFile("data/project-plan.json", "utf8")));
const view = { at: [99, 88], across: 268, aspect: 1.45, azimuth: -7, elevation: 52 } as const;
const drawing = Buffer.from(drawMaquette(plan, view));
for (const width of WIDTHS)
  await sharp(drawing, { density: DENSITY })
    .resize(width)
    .avif({ quality: 55, effort: 9 })
    .toFile(`src/landing/featured-plan-${width}.avif`);
