// From what Blender renders to the pictures that the site serves.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawText, type TextPicture } from "layout-art/social-card";
import sharp, { type Sharp } from "sharp";
import type { Plan } from "site-model";
import { centroidOf } from "site-model";
import { STILL_WIDTHS } from "site-model/pictures";
import type { Shot, Spot } from "site-model/scene";

export const FOLDER = "public/project";
export const SIZE = { width: 1600, height: 948 } as const;
const INK = "#17222B";
const AVIF = { quality: 54, effort: 4 } as const;
const SAMPLE_LINE = "Computer drawing from the plan of a sample project, not a photograph";

/** Sky from the horizon's warmth up. */
function backdrop({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#dbe5e6"/><stop offset=".55" stop-color="#f2efe6"/><stop offset="1" stop-color="#efe7d8"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

/** Renders over a sky. */
export function overSky(png: Buffer, size: { width: number; height: number }): Sharp {
  return sharp(backdrop(size)).composite([{ input: png }]);
}

/** Says on the picture of a shared link what it is: nothing stands beside that one. */
export async function captioned(picture: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [text] = await drawText(SAMPLE_LINE, { size: 21, colour: INK });
  if (!text) return picture;
  const pad = 12;
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${text.width + 2 * pad}" height="${text.height + 2 * pad}"><rect width="100%" height="100%" fill="#F8F8F5" fill-opacity=".82"/></svg>`,
  );
  const left = width - text.width - 2 * pad;
  const top = height - text.height - 2 * pad;
  return sharp(picture)
    .composite([
      { input: plate, left, top },
      { input: text.input, left: left + pad, top: top + pad },
    ])
    .png()
    .toBuffer();
}

/** Each plot's number at its middle, as the camera sees it. */
export async function numbered(picture: Buffer, plan: Plan, shot: Shot): Promise<Buffer> {
  const see = projector(shot);
  const labels = await Promise.all(
    plan.plots.map(async ({ number, polygon }) => {
      const [east, north] = centroidOf(polygon);
      const [x, y, scale] = see([east, north, 0.3]);
      const size = Math.round(Math.max(13, Math.min(24, 2.9 * scale)));
      const [text] = await drawText(String(number), { size, colour: INK });
      return text ? [centredAt(text, x, y)] : [];
    }),
  );
  return sharp(picture).composite(labels.flat()).png().toBuffer();
}

/** Where the ground is brighter than this, nothing stands before it. */
const GROUND = 200;

/** One stop darker, and with the lines between plots in ink where the camera sees the ground. */
export async function inked(picture: Buffer, plan: Plan, shot: Shot): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const see = projector(shot, { width, height });
  const outlines = plan.plots.map(({ polygon }) => {
    const corners = polygon.map(([east, north]) => see([east, north, 0.28]).slice(0, 2).join(" "));
    return `M${corners.join("L")}Z`;
  });
  const lines = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outlines.join("")}" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.1"/></svg>`,
  );
  const ground = await sharp(picture)
    .greyscale()
    .threshold(GROUND)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const mask = await sharp({ create: { width, height, channels: 3, background: INK } })
    .joinChannel(ground, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const seen = await sharp(lines)
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(await sharp(picture).linear(1.06, -34).png().toBuffer())
    .composite([{ input: seen }])
    .png()
    .toBuffer();
}

function centredAt({ input, width, height }: TextPicture, x: number, y: number) {
  return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

/** Where a spot falls on the picture, and how many pixels a metre is there. */
function projector(
  { from, to, fov }: Shot,
  size: { readonly width: number; readonly height: number } = SIZE,
): (spot: Spot) => [number, number, number] {
  const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a: Spot, b: Spot): Spot => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const unit = (a: Spot): Spot => {
    const length = Math.sqrt(dot(a, a));
    return [a[0] / length, a[1] / length, a[2] / length];
  };
  const ahead = unit(minus(to, from));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const focal = size.width / 2 / Math.tan(((fov / 2) * Math.PI) / 180);
  return (spot) => {
    const way = minus(spot, from);
    const scale = focal / dot(way, ahead);
    return [
      size.width / 2 + dot(way, right) * scale,
      size.height / 2 - dot(way, up) * scale,
      scale,
    ];
  };
}

/** Writes the widths that the site serves, and the one for link previews where asked. */
export async function writeStill(picture: Buffer, name: string): Promise<void> {
  for (const width of STILL_WIDTHS) {
    const bytes = await sharp(picture).resize(width).avif(AVIF).toBuffer();
    await writeFile(join(FOLDER, `${name}-${width}.avif`), bytes);
  }
}

/** The picture that WhatsApp and search engines show beside a link. */
export async function writePreview(picture: Buffer, name: string): Promise<void> {
  const bytes = await sharp(picture)
    .resize(1200, 630, { fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await writeFile(join(FOLDER, `${name}.jpg`), bytes);
}

/** A round view, whole and small: the small one shows while the other comes. */
export async function writePanorama(picture: Buffer, name: string): Promise<void> {
  for (const width of [4096, 1024]) {
    const bytes = await sharp(picture).resize(width).avif(AVIF).toBuffer();
    await writeFile(join(FOLDER, `panorama-${name}-${width}.avif`), bytes);
  }
}
