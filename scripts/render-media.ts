// npm run media [-- NAME…]: renders the featured project's pictures anew, into public/project.
// Needs Blender with numpy and ffmpeg: apt-get install -y --no-install-recommends blender python3-numpy ffmpeg
import { mkdir, readFile } from "node:fs/promises";
import { type Plan, planFile } from "site-model";
import { PICTURE_NAMES, type PictureName } from "site-model/pictures";
import { buildScene, HERO, PANORAMAS, SHOTS, type Shot, withClearView } from "site-model/scene";
import { runCommand, UsageError } from "./command-line.ts";
import { renderShot, withoutGrain } from "./media/blender.ts";
import { makeFilm } from "./media/film.ts";
import {
  FOLDER,
  inked,
  numbered,
  overSky,
  SIZE,
  writePanorama,
  writePreviews,
  writeStill,
} from "./media/project-picture.ts";

const USAGE = "npm run media [-- NAME...]      all pictures, or those named";
const STILL = { ...SIZE, samples: 56, panorama: false } as const;
const WIDE = { ...STILL, height: 615 } as const;
const ROUND = { width: 4096, height: 2048, samples: 48, panorama: true } as const;

const panoramaJobs = Object.entries(PANORAMAS).map(
  ([name, shot]) => [`panorama-${name}`, (plan: Plan) => renderPanorama(plan, name, shot)] as const,
);
const stillJobs = PICTURE_NAMES.map(
  (name) => [name, (plan: Plan) => renderStill(plan, name)] as const,
);
const JOBS = new Map<string, (plan: Plan) => Promise<void>>([
  ...stillJobs,
  ...panoramaJobs,
  ["hero", renderHero],
  ["film", makeFilm],
]);

/** Stills on which plots are told apart. */
const MARKS: Partial<Record<PictureName, typeof inked>> = {
  roads: inked,
  "master-layout": numbered,
};

async function renderStill(plan: Plan, name: PictureName): Promise<void> {
  const shot = SHOTS[name];
  const model = withClearView(buildScene(plan, shot.staffage), shot);
  const clean = await withoutGrain(
    await overSky(await renderShot(model, shot, STILL), STILL)
      .png()
      .toBuffer(),
  );
  const mark = MARKS[name];
  const picture = mark ? await mark(clean, plan, shot) : clean;
  await writeStill(picture, name);
  if (name === "master-layout") await writePreviews(picture);
}

async function renderHero(plan: Plan): Promise<void> {
  const png = await renderShot(buildScene(plan, HERO.staffage), HERO, WIDE);
  const clean = await withoutGrain(await overSky(png, WIDE).png().toBuffer());
  await writeStill(await inked(clean, plan, HERO), "hero");
}

async function renderPanorama(plan: Plan, name: string, shot: Shot): Promise<void> {
  const model = buildScene(plan, shot.staffage);
  const png = await renderShot(model, shot, ROUND);
  await writePanorama(await withoutGrain(await overSky(png, ROUND).png().toBuffer()), name);
}

await runCommand(USAGE, async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !JOBS.has(name));
  if (unknown.length > 0)
    throw new UsageError(
      `${USAGE}\nNo ${unknown.join(", ")}; there are ${[...JOBS.keys()].join(", ")}`,
    );
  const plan = planFile.parse(JSON.parse(await readFile("data/project-plan.json", "utf8")));
  await mkdir(FOLDER, { recursive: true });
  for (const [name, render] of JOBS) {
    if (named.length > 0 && !named.includes(name)) continue;
    const start = performance.now();
    await render(plan);
    console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  return true;
});
