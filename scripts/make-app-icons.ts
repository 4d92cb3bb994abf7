// Draws the icons of the installed site from public/icon.svg: node scripts/make-app-icons.ts
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const theme = await readFile("src/platform/ui/theme.css", "utf8");
const paper = /--color-paper: (#[0-9a-f]{6})/.exec(theme)?.[1];
if (!paper) throw new Error("theme.css has no paper");
const mark = await readFile("public/icon.svg");

/** The mark in the middle of a square of paper; `share` is the part that it takes of the side. */
async function draw(file: string, size: number, share: number): Promise<void> {
  const side = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * side) / 32 })
    .resize(side)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: paper ?? "" } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${file}`);
}

await draw("icon-192.png", 192, 0.86);
await draw("icon-512.png", 512, 0.86);
await draw("apple-touch-icon.png", 180, 0.8);
// A system may cut all but the middle four fifths of a maskable icon.
await draw("icon-maskable-512.png", 512, 0.58);
