// Makes src/features/landing/ui/featured-plan-*.avif, the picture of the landing page's featured project, out of
// its render from above.
// Run it again after `npm run media`: node scripts/make-featured-card.ts
import sharp from "sharp";

const RENDER = "public/project/master-layout-1600.avif";
const WIDTHS = [800, 1600];

for (const width of WIDTHS)
  await sharp(RENDER)
    .resize(width)
    .avif({ quality: 50, effort: 9 })
    .toFile(`src/features/landing/ui/featured-plan-${width}.avif`);
