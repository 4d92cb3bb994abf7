import sharp from "sharp";
import { MUTED } from "./look.ts";
import type { PdfPicture } from "./pdf-source.ts";
import type { Box, TaggedPdf } from "./tagged-pdf.ts";

/** Dots of a picture to a point of pdf: 158 to the inch. */
const DENSITY = 2.2;
const QUALITY = 82;

/** Places a picture with what it shows written below it; hands back where the caption ends. */
export async function placeTitled(
  pdf: TaggedPdf,
  picture: PdfPicture,
  title: string,
  note: string,
  box: Box,
): Promise<number> {
  await placePicture(pdf, picture, [title, note], box);
  const look = { x: box.x, y: box.y + box.height + 4, width: box.width, size: 9.5 } as const;
  return pdf.write("Caption", `${title}. ${note}`, { ...look, colour: MUTED, fit: true });
}

/**
 * Places a picture so that it fills its box. PDF knows neither AVIF nor SVG: it is made a JPEG of
 * the size that the box needs.
 */
export async function placePicture(
  pdf: TaggedPdf,
  picture: PdfPicture,
  alts: readonly string[],
  box: Box,
): Promise<void> {
  const [width, height] = [box.width, box.height].map((side) => Math.round(side * DENSITY));
  const bytes = await sharp(picture.kind === "file" ? picture.path : Buffer.from(picture.svg))
    .resize(width, height, { fit: "cover" })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  pdf.figure(alts.join(". "), box, (doc) =>
    doc.image(bytes, box.x, box.y, { width: box.width, height: box.height }),
  );
}
