// Draws public/social*.png, the picture of shared links to pages that have none of their own, with the
// landing page's headline in each language. Run it again after a change of that, or of the drawings:
// node scripts/make-social-cards.ts
import { readFile } from "node:fs/promises";
import { drawCard, type LayoutFacts } from "layout-art";
import { TOKENS } from "layout-art/palette";
import { SOCIAL_CARD } from "layout-art/social-card";
import { drawText } from "layout-art/text-picture";
import sharp from "sharp";
import { LANGUAGES, type Language, languageMark } from "#platform/i18n/languages.ts";

const HEADLINE = "See the plot, the price and the papers before you visit";
const PANEL = 540;
const LEFT = 72;
/** A layout with all that a drawing can show. */
const LAYOUT = {
  id: "Sthalam",
  areaSqYards: 62_000,
  roadFeet: [60, 40],
  roadSurfaces: ["bt"],
  features: ["park", "club-house", "swimming-pool", "children-play-area", "main-gate"],
  plusCode: "",
} as const satisfies LayoutFacts;
const MARK = `<g transform="translate(${LEFT - 4} 62) scale(1.6)"><path d="m13.6 4.4 11-1v10.9l-11 .7z" fill="${TOKENS.river}"/><path d="M3.4 5.3 24.6 3.4v19.4L3.4 24.6zM13.6 4.4v19.3M3.4 15.6l21.2-1.3" fill="none" stroke="${TOKENS.ink}" stroke-width="1.6" stroke-linejoin="round"/></g>`;

/** The headline as the catalogue of the landing page has it. */
async function headlineIn(language: Language): Promise<string> {
  const file = await readFile(`src/locales/${language}/landing.po`, "utf8");
  const found = file.split(`msgid "${HEADLINE}"\nmsgstr "`)[1]?.split('"\n')[0];
  if (!found) throw new Error(`landing.po has no headline in ${language}`);
  return found;
}

async function drawSiteCard(language: Language): Promise<Buffer> {
  const { width, height } = SOCIAL_CARD;
  const isEnglish = language === "en";
  const texts = [
    { text: "Sthalam", size: 38, colour: TOKENS.ink, left: LEFT + 54, top: 62 },
    { text: "స్థలం", size: 26, colour: TOKENS.muted, left: LEFT + 226, top: 68 },
    {
      text: await headlineIn(language),
      size: isEnglish ? 56 : 46,
      colour: TOKENS.ink,
      width: PANEL - LEFT - 40,
      left: LEFT,
      top: 190,
    },
  ];
  const drawn = texts.flatMap(({ text, left, top, ...style }) => {
    const picture = drawText(text, style);
    return picture ? [{ input: picture.input, left, top }] : [];
  });
  const panel = `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${height}"><path fill="${TOKENS.card}" d="M0 0h${PANEL}v${height}H0z"/>${MARK}<path fill="${TOKENS.laterite}" d="M${LEFT} 150h56v5h-56z"/></svg>`;
  const view = await sharp(Buffer.from(drawCard(LAYOUT, "aerial") ?? ""), { density: 160 })
    .resize(width - PANEL, height, { fit: "cover" })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: TOKENS.card } })
    .composite([
      { input: view, left: PANEL, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
      ...drawn,
    ])
    .png({ palette: true, colours: 160, effort: 9 })
    .toBuffer();
}

for (const language of LANGUAGES) {
  const name = `social${languageMark(language, "-")}`;
  const card = await drawSiteCard(language);
  await sharp(card).toFile(`public/${name}.png`);
  console.log(name, card.length, "bytes");
}
