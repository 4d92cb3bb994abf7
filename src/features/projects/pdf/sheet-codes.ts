import type { QrCode } from "site-model/pdf";
import { encode } from "uqr";
import type { ToolName } from "#features/calculators/index.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import type { PdfReader } from "./pdf-facts.ts";

const toolPath = (tool: ToolName) => href("/tools/:tool?", { tool });

/** Where each sheet of the brochure goes on, in their order. */
const PAGES = [
  href("/projects"),
  href("/projects"),
  href("/projects"),
  `${href("/projects")}#plan`,
  `${href("/projects")}#plots`,
  toolPath("cost"),
  href("/projects"),
  toolPath("documents"),
] as const;

function addressOf(origin: string, language: Language, page: string): string {
  const [path = "", part] = page.split("#");
  return origin + pathIn(language, path) + (part ? `#${part}` : "");
}

/** A code for each sheet of the brochure, to be read by a phone: the page that goes on from it. */
export function sheetCodes({ site, language }: Pick<PdfReader, "site" | "language">): QrCode[] {
  return PAGES.map((page) => {
    const address = addressOf(site.origin, language, page);
    const { data } = encode(address, { border: 2 });
    const cells = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
    return { cells, address };
  });
}
