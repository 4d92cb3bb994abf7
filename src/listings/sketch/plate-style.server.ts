import { readFileSync } from "node:fs";
import { findFont } from "./find-font.server.ts";

function face(name: string, range: string): string {
  const bytes = readFileSync(findFont(name)).toString("base64");
  return `@font-face{font-family:Plate;unicode-range:${range};src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
}

/** The style that brings a plate's letters with it; some 19 kB, that the drawing is to be read by. */
export function readPlateStyle(): string {
  return face("plate-font.woff2", "U+0-20B8,U+20BA-FFFF") + face("plate-rupee.woff2", "U+20B9");
}
