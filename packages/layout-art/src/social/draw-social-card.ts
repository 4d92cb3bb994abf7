import sharp, { type OverlayOptions } from "sharp";
import type { LayoutFacts } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { drawPlan } from "../sheet/draw-plan.ts";
import { drawText, isOfIndia, type TextStyle } from "./draw-text.ts";

/** What stands beside the plan on a social card, in the language of the page that is shared. */
export interface SocialCardTexts {
  readonly name: string;
  readonly place: string;
  /** "₹20,000 per sq yd"; null where no rate is stated. */
  readonly rate: string | null;
  /** "35,235 sq yd layout", or that it is not stated. */
  readonly area: string;
  /** "Illustrative layout, not a photograph"; null beside a photograph. */
  readonly notice: string | null;
}

/** Size that link previews are made for, pixels. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

const PANEL_WIDTH = 384;
const PANEL_LEFT = 40;
const TEXT_WIDTH = PANEL_WIDTH - 2 * PANEL_LEFT + 16;
const PLAN = { left: 292, width: 1008, height: 630 } as const;
/** Below the last line of the panel. */
const PANEL_FOOT = 24;
/** Lines of a name that the panel takes: those of India stand farther apart. */
const NAME_LINES = { ofIndia: 3, other: 4 } as const;

const STYLES = {
  brand: { size: 26, colour: TOKENS.river },
  name: { size: 46, colour: TOKENS.ink, width: TEXT_WIDTH },
  place: { size: 25, colour: TOKENS.muted, width: TEXT_WIDTH, most: 2 },
  rate: { size: 31, colour: TOKENS.ink, width: TEXT_WIDTH, most: 2 },
  area: { size: 25, colour: TOKENS.muted, width: TEXT_WIDTH, most: 2 },
  notice: { size: 17, colour: TOKENS.muted, width: TEXT_WIDTH },
} as const satisfies Record<string, TextStyle>;

interface Row {
  readonly pictures: readonly OverlayOptions[];
  readonly bottom: number;
}

/** A text whose top left corner is at the panel's margin and `top`. */
function row(text: string | null, top: number, style: TextStyle): Row {
  const drawn = text === null ? null : drawText(text, style);
  if (!drawn) return { pictures: [], bottom: top };
  return {
    pictures: [{ input: drawn.input, left: PANEL_LEFT, top }],
    bottom: top + drawn.height,
  };
}

function drawPanelTexts(texts: SocialCardTexts): OverlayOptions[] {
  const brand = row("Sthalam", 38, STYLES.brand);
  const most = isOfIndia(texts.name) ? NAME_LINES.ofIndia : NAME_LINES.other;
  const name = row(texts.name, 116, { ...STYLES.name, most });
  const place = row(texts.place, name.bottom + 10, STYLES.place);
  const rate = row(texts.rate, place.bottom + 30, STYLES.rate);
  const area = row(texts.area, rate.bottom + 6, STYLES.area);
  const noticeHeight = (texts.notice && drawText(texts.notice, STYLES.notice)?.height) || 0;
  const notice = row(texts.notice, SOCIAL_CARD.height - PANEL_FOOT - noticeHeight, STYLES.notice);
  return [brand, name, place, rate, area, notice].flatMap(({ pictures }) => pictures);
}

async function toPlanPicture(facts: LayoutFacts): Promise<OverlayOptions> {
  const input = await sharp(Buffer.from(drawPlan(facts, null)))
    .resize(PLAN.width, PLAN.height)
    .extract({ left: 0, top: 0, width: SOCIAL_CARD.width - PLAN.left, height: PLAN.height })
    .png()
    .toBuffer();
  return { input, left: PLAN.left, top: 0 };
}

async function cropPhoto(photo: Uint8Array): Promise<OverlayOptions> {
  const { width, height } = SOCIAL_CARD;
  const input = await sharp(photo)
    .resize(width - PANEL_WIDTH, height, { fit: "cover" })
    .png()
    .toBuffer();
  return { input, left: PANEL_WIDTH, top: 0 };
}

/**
 * The picture of a listing for link previews (Open Graph): its photograph, else its plan, beside
 * its name, place, rate and area, as JPEG or PNG. Texts are drawn with the site's font, so the machine needs none.
 * Server only: it is made of pixels.
 */
export async function drawSocialCard(
  facts: LayoutFacts,
  texts: SocialCardTexts,
  photo: Uint8Array | null,
): Promise<Buffer> {
  const { width, height } = SOCIAL_CARD;
  const view = photo ? await cropPhoto(photo) : await toPlanPicture(facts);
  const panel = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL_WIDTH}" height="${height}"><path fill="${TOKENS.card}" d="M0 0h${PANEL_WIDTH}v${height}H0z"/><path fill="${TOKENS.laterite}" d="M${PANEL_LEFT} 88h48v4h-48z"/><path fill="${TOKENS.line}" d="M${PANEL_WIDTH - 2} 0h2v${height}h-2z"/></svg>`,
  );
  const card = sharp({ create: { width, height, channels: 3, background: TOKENS.mist } }).composite(
    [view, { input: panel, left: 0, top: 0 }, ...drawPanelTexts(texts)],
  );
  return photo
    ? card.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    : card.png({ palette: true, colours: 128, effort: 7 }).toBuffer();
}
