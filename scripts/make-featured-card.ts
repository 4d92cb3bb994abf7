// Cuts src/landing/featured-plan-*.avif, the picture of the landing page's featured project, out of
// its render from above, without the line of text at its foot: the page says the same.
// Run it again after `npm run media`: node scripts/make-featured-card.ts
import sharp from "sharp";

const RENDER = "public/project/master-layout-1600.avif";
const WIDTHS = [800, 1600];
/** Above the line of text, pixels. */
const SHOWN = { left: 0, top: 0, width: 1600, height: 952 } as const;

for (const width of WIDTHS)
  await sharp(await sharp(RENDER).extract(SHOWN).png().toBuffer())
    .resize(width)
    .avif({ quality: 50, effort: 9 })
    .toFile(`src/features/landing/ui/featured-plan-${width}.avif`);
