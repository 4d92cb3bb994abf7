// Renders shots of one model with the machine's Blender.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SceneModel, Shot } from "site-model/scene";
import { exportScene } from "./export-scene.ts";

const SCRIPT = join(import.meta.dirname, "render.py");
/** Splits of a crown's faces: leaves show as an unevenness, and nothing looks faceted. */
const TREE_DETAIL = 5;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Rays a pixel. */
  readonly samples: number;
  readonly panorama: boolean;
}

/** A PNG with a transparent sky. Throws with Blender's own words when it fails. */
export async function renderShot(model: SceneModel, shot: Shot, frame: Frame): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-media-"));
  try {
    const scene = join(folder, "scene");
    const shots = join(folder, "shots.json");
    const out = join(folder, "out.png");
    exportScene(model, scene, TREE_DETAIL);
    await writeFile(shots, JSON.stringify([{ ...shot, ...frame, out }]));
    await run("blender", ["-b", "--python-exit-code", "1", "-P", SCRIPT, "--", scene, shots]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Takes the grain of few rays away and leaves edges: what Debian's Blender has no denoiser for. */
export async function withoutGrain(png: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-media-"));
  try {
    const [from, to] = [join(folder, "in.png"), join(folder, "out.png")];
    await writeFile(from, png);
    await run("ffmpeg", ["-v", "error", "-i", from, "-vf", "nlmeans=s=2.2:p=5:r=11", to]);
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a command to its end; throws with the last of what it said where it failed. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      words = (words + text).slice(-4000);
    });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${words}`);
}
