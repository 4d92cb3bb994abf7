// From what Blender renders to the pictures that the site serves.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawText, type TextPicture } from "layout-art/text-picture";
import sharp, { type Sharp } from "sharp";
import { centroidOf, type Plan, type Point } from "site-model";
import { STILL_WIDTHS } from "site-model/pictures";
import { isInsidePolygon } from "site-model/plan-geometry";
import { isBuiltOn, type Shot, type Spot } from "site-model/scene";
import { LANGUAGES, type Language, languageMark } from "#platform/i18n/languages.ts";

export const FOLDER = "public/project";
export const SIZE = { width: 1600, height: 948 } as const;
const PREVIEW = { width: 1200, height: 630 } as const;
const INK = "#17222B";
const AVIF = { quality: 54, effort: 4 } as const;
/** What the picture of a shared link says of itself, in the language of its page. */
const SAMPLE_LINE: Readonly<Record<Language, string>> = {
  en: "Computer drawing from the plan of a sample project, not a photograph",
  te: "నమూనా ప్రాజెక్టు ప్లాన్ ఆధారంగా కంప్యూటర్‌తో గీసినది, ఫోటో కాదు",
  hi: "नमूना प्रोजेक्ट के नक्शे से कंप्यूटर पर बनाया चित्र, फ़ोटो नहीं",
};

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

/** Each plot's number at its middle, as the camera sees it. */
export async function numbered(picture: Buffer, plan: Plan, shot: Shot): Promise<Buffer> {
  const see = projector(shot);
  const labels = await Promise.all(
    plan.plots.map(async ({ number, polygon }) => {
      const [east, north] = centroidOf(polygon);
      const [x, y, scale] = see([east, north, 0.3]);
      const size = Math.round(Math.max(13, Math.min(24, 2.9 * scale)));
      const text = drawText(String(number), { size, colour: INK });
      return text ? [centredAt(text, x, y)] : [];
    }),
  );
  return sharp(picture).composite(labels.flat()).png().toBuffer();
}

/** The ground of plots is pale and has hardly a colour, in the shade too: what differs stands before it. */
const GROUND = { least: 104, colour: 30 } as const;
/** Of the numbers that lie on the ground: their size in metres, and the least that is read, px. */
const NUMBER_METRES = 5.2;
const LEAST_NUMBER = 10;

/** With the lines between plots and their numbers in ink, lying where the camera sees the ground. */
export async function inked(picture: Buffer, plan: Plan, shot: Shot): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const see = projector(shot, { width, height });
  const plots = openPlots(plan, shot);
  const outlines = plots.map(({ polygon }) => {
    const corners = polygon.map(([east, north]) => see([east, north, 0.28]).slice(0, 2).join(" "));
    return `M${corners.join("L")}Z`;
  });
  const lines = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outlines.join("")}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1.1"/></svg>`,
  );
  const numbers = await Promise.all(plots.map((plot) => numberOnGround(plot, see)));
  const onPicture = numbers
    .flat()
    .filter(({ left, top }) => left > 0 && top > 0 && left < width - 40 && top < height - 40);
  const mask = await groundOf(picture);
  const drawn = await sharp(lines).composite(onPicture).png().toBuffer();
  const seen = await sharp(drawn)
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: seen }])
    .png()
    .toBuffer();
}

/** What stands on a plot or in the park is about so high, metres. */
const BUILDING_METRES = 9;

/** Plots before the camera that no house stands on, and none before, nor the clubhouse. */
function openPlots({ plots, clubhouse }: Plan, { from, to, staffage }: Shot): Plan["plots"] {
  const [ahead, aside] = [to[0] - from[0], to[1] - from[1]];
  const isAhead = ([east, north]: Point) =>
    (east - from[0]) * ahead + (north - from[1]) * aside > 0;
  const houses = staffage.houses ? plots.filter(isBuiltOn) : [];
  const isHidden = (spot: Point) =>
    [clubhouse, ...houses].some(({ polygon }) => hides(polygon, from, spot));
  return plots.filter(({ polygon }) => polygon.every(isAhead) && !isHidden(centroidOf(polygon)));
}

/** True where a building on this ground stands before a spot, looked at in steps of a fiftieth. */
function hides(ground: Plan["boundary"], [east, north, up]: Spot, spot: Point): boolean {
  return Array.from({ length: 51 }, (_, step) => step / 50).some(
    (share) =>
      up * (1 - share) < BUILDING_METRES &&
      isInsidePolygon([east + (spot[0] - east) * share, north + (spot[1] - north) * share], ground),
  );
}

/** Opaque where the ground of plots is seen. */
async function groundOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacity = Buffer.alloc(width * height);
  for (let i = 0; i < opacity.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * i, 3 * i + 3);
    const isPale = green > GROUND.least && Math.max(red, green) - blue < GROUND.colour;
    opacity[i] = isPale ? 255 : 0;
  }
  return sharp({ create: { width, height, channels: 3, background: INK } })
    .joinChannel(opacity, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** A plot's number as if painted on it, its foot to the south; none where it would be too small. */
async function numberOnGround({ number, polygon }: Plan["plots"][number], see: See) {
  const [east, north] = centroidOf(polygon);
  const [x, y, scale] = see([east, north, 0.3]);
  const size = scale * NUMBER_METRES;
  const text = drawText(String(number), { size: Math.round(size), colour: INK });
  if (!text) return [];
  const [eastX, eastY] = see([east + 1, north, 0.3]);
  const [northX, northY] = see([east, north + 1, 0.3]);
  const [right, down] = [
    [(eastX - x) / scale, (eastY - y) / scale],
    [(x - northX) / scale, (y - northY) / scale],
  ] as const;
  if (size * Math.abs(down[1]) < LEAST_NUMBER) return [];
  const { data, info } = await sharp(text.input)
    .affine([right[0], down[0], right[1], down[1]], {
      background: "#0000",
      interpolator: "bicubic",
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [centredAt({ input: data, width: info.width, height: info.height }, x, y)];
}

function centredAt({ input, width, height }: TextPicture, x: number, y: number) {
  return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

type See = (spot: Spot) => [x: number, y: number, pixelsAMetre: number];

/** Where a spot falls on the picture, and how many pixels a metre is there. */
function projector(
  { from, to, fov }: Shot,
  size: { readonly width: number; readonly height: number } = SIZE,
): See {
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

/** The picture that WhatsApp and search engines show beside a link, in each language. */
export async function writePreviews(picture: Buffer): Promise<void> {
  const cover = await sharp(picture).resize(PREVIEW.width, PREVIEW.height).png().toBuffer();
  for (const language of LANGUAGES) {
    const bytes = await sharp(await captioned(cover, SAMPLE_LINE[language]))
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    await writeFile(join(FOLDER, `preview${languageMark(language, "-")}.jpg`), bytes);
  }
}

/** Says on a picture what it is: nothing stands beside that of a shared link. */
async function captioned(picture: Buffer, line: string): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const text = drawText(line, { size: 20, colour: INK });
  if (!text) return picture;
  const [pad, margin] = [10, 16];
  const [wide, high] = [text.width + 2 * pad, text.height + pad];
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="100%" height="100%" rx="4" fill="#F8F8F5" fill-opacity=".9"/></svg>`,
  );
  const [left, top] = [width - wide - margin, height - high - margin];
  return sharp(picture)
    .composite([
      { input: plate, left, top },
      { input: text.input, left: left + pad, top: top + pad / 2 },
    ])
    .png()
    .toBuffer();
}

/** A round view, whole and small: the small one shows while the other comes. */
export async function writePanorama(picture: Buffer, name: string): Promise<void> {
  for (const width of [4096, 1024]) {
    const bytes = await sharp(picture).resize(width).avif(AVIF).toBuffer();
    await writeFile(join(FOLDER, `panorama-${name}-${width}.avif`), bytes);
  }
}
