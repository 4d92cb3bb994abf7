import { readFileSync } from "node:fs";

const TEXT = new URL("./plate-font.woff2", import.meta.url);
const RUPEE = new URL("./plate-rupee.woff2", import.meta.url);

function face(file: URL, range: string): string {
  const bytes = readFileSync(file).toString("base64");
  return `@font-face{font-family:Plate;unicode-range:${range};src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
}

/** The style that brings a plate's letters with it; some 19 kB, that the drawing is to be read by. */
export function readPlateStyle(): string {
  return face(TEXT, "U+0-20B8,U+20BA-FFFF") + face(RUPEE, "U+20B9");
}
