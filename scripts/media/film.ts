// The walkthrough: a flight over the model, drawn frame by frame in Chromium, packed by ffmpeg.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plan } from "site-model";
import type { Spot } from "site-model/scene";
import { createServer } from "vite";
import { launchChromium } from "../chromium.ts";
import { run } from "./blender.ts";
import { FOLDER } from "./project-picture.ts";

const SIZE = { width: 1280, height: 720 } as const;
const FRAMES_A_SECOND = 20;
const SECONDS = 17;
const QUALITY = "27";

/** A stop of the flight: when, as a share of the whole, from where, looking where. */
type Stop = readonly [when: number, from: Spot, to: Spot];

const FLIGHT: readonly Stop[] = [
  [0, [131, -74, 48], [99, 44, 0]],
  [0.26, [103, -26, 8], [99, 30, 4]],
  [0.42, [94.5, 12, 4.2], [96, 46, 3]],
  [0.6, [93, 50, 6.5], [97, 92, 3]],
  [0.76, [72, 66, 15], [99, 92, 1]],
  [1, [28, 2, 92], [100, 86, 0]],
];

/** Draws and packs the film into the folder of pictures. */
export async function makeFilm(plan: Plan): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-film-"));
  try {
    await drawFrames(plan, folder);
    await mkdir(FOLDER, { recursive: true });
    const frames = ["-framerate", String(FRAMES_A_SECOND), "-i", join(folder, "%04d.jpg")];
    const packed = ["-c:v", "libx264", "-preset", "slow", "-crf", QUALITY, "-pix_fmt", "yuv420p"];
    const quick = ["-movflags", "+faststart", "-an"];
    const out = join(FOLDER, "walkthrough.mp4");
    await run("ffmpeg", ["-y", "-v", "error", ...frames, ...packed, ...quick, out]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawFrames(plan: Plan, folder: string): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
    optimizeDeps: { include: ["three"] },
  });
  const browser = await launchChromium();
  try {
    await server.listen();
    const page = await browser.newPage();
    const origin = server.resolvedUrls?.local[0] ?? "";
    await page.route("**/film", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><script type="module" src="/scripts/media/film-page.ts"></script>',
      }),
    );
    await page.goto(`${origin}film`);
    await page.waitForFunction(() => typeof window.openFilm === "function");
    await page.evaluate(({ model, size }) => window.openFilm(model, size.width, size.height), {
      model: plan as unknown,
      size: SIZE,
    });
    const count = FRAMES_A_SECOND * SECONDS;
    for (let frame = 0; frame < count; frame += 1) {
      const [from, to] = eyeAt(frame / (count - 1));
      const jpeg = await page.evaluate(([a, b]) => window.drawFrame(a, b), [from, to] as const);
      const name = `${String(frame).padStart(4, "0")}.jpg`;
      await writeFile(join(folder, name), Buffer.from(jpeg, "base64"));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The eye on a smooth way through the stops, slow at both ends. */
function eyeAt(share: number): [from: Spot, to: Spot] {
  const eased = 0.65 * share + 0.35 * share * share * (3 - 2 * share);
  const last = FLIGHT.length - 1;
  const next = FLIGHT.findIndex(([when]) => when >= eased);
  const at = Math.max(0, (next < 0 ? last : next) - 1);
  const stop = (i: number) => FLIGHT[Math.max(0, Math.min(last, i))] as Stop;
  const [start, end] = [stop(at)[0], stop(at + 1)[0]];
  const part = (eased - start) / (end - start || 1);
  const along = (which: 1 | 2): Spot => {
    const of = (axis: 0 | 1 | 2) =>
      through(
        [-1, 0, 1, 2].map((i) => stop(at + i)[which][axis]),
        part,
      );
    return [of(0), of(1), of(2)];
  };
  return [along(1), along(2)];
}

/** A Catmull-Rom spline through the middle two of four values. */
function through([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}
