import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { escapeXml } from "../svg-path.ts";

/** Family that both cuts of Anek Latin name themselves; the comma keeps "Medium" in the name. */
const FAMILY = "Anek Latin Medium,";
const FONTS = {
  text: fileURLToPath(new URL("./card-font.ttf", import.meta.url)),
  rupee: fileURLToPath(new URL("./card-rupee.ttf", import.meta.url)),
} as const;
const RUPEE = "₹";
/** What the main cut has; the renderer would look elsewhere for other letters. */
const DRAWABLE = /[^\u0020-\u007e–—‘’“”·×°éö]/gu;

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
  /** Lines break at this width, pixels; none unless told. */
  readonly width?: number;
}

/** A picture of a text, and how large it came out. */
export interface TextPicture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

async function render(
  text: string,
  font: string,
  { size, colour, width }: TextStyle,
): Promise<TextPicture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: font,
      rgba: true,
      dpi: 72,
      ...(width !== undefined && { width, wrap: "word" as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws a text with the site's own font, whatever fonts the machine has; ₹ may only lead it. */
export async function drawText(text: string, style: TextStyle): Promise<readonly TextPicture[]> {
  const plain = text.normalize("NFC").replace(DRAWABLE, "").trim();
  const rest = plain === "" ? [] : [await render(plain, FONTS.text, style)];
  return text.startsWith(RUPEE) ? [await render(RUPEE, FONTS.rupee, style), ...rest] : rest;
}
