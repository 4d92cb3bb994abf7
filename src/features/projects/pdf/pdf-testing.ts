import { wholeAreasOf } from "site-model";
import { type PdfSource, writeBrochure, writeDrawnSheet, writeLayoutSheet } from "site-model/pdf";
import { PICTURE_NAMES } from "site-model/pictures";
import { PLAN, PLOTS } from "#features/projects/model/plan-testing.ts";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { formatDecimal, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { type DrawnTold, toDrawnSource } from "./drawn-source.server.ts";
import type { PdfFacts } from "./pdf-facts.ts";
import type { PdfName } from "./pdf-names.ts";
import { toPdfSource } from "./pdf-source.server.ts";

/** What the PDFs of the site's own project tell. */
export const TOLD: PdfFacts = {
  facts: projectFacts,
  plan: PLAN,
  plots: PLOTS,
  areas: wholeAreasOf(PLAN),
  site: {
    origin: "https://plots.example",
    supportPhone: "+91 90000 00000",
    whatsappNumber: "+91 90000 00001",
    infoEmail: "agent@plots.example",
    postalAddress: "Sample address",
    officeHours: "",
    crdaRegistration: "",
    operator: null,
    sample: true,
    samples: [],
    leadDays: 365,
    map: { names: null, styleUrl: null, streets: null, aerial: null },
  },
};

/** In place of the pictures, which take long to draw. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#0b5a68"/></svg>';
const PICTURES = Object.fromEntries(
  ["hero", ...PICTURE_NAMES].map((name) => [name, { kind: "drawn", svg: SQUARE }]),
) as PdfSource["pictures"];

const WRITERS = { brochure: writeBrochure, layout: writeLayoutSheet } as const;
const FIGURES = { whole: formatWhole, decimal: formatDecimal, rupees: formatRupees };

export function sourceOf(language: Language, told: PdfFacts = TOLD): Promise<PdfSource> {
  return toPdfSource(language, told, PICTURES);
}

/** A PDF as the thread writes it. */
export async function write(
  name: PdfName,
  language: Language,
  told?: PdfFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  return WRITERS[name]({ ...(await sourceOf(language, told)), figures: FIGURES });
}

/** The layout sheet of a drawn plan, in the same way. */
export async function writeDrawn(
  language: Language,
  told: DrawnTold,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeDrawnSheet({ ...(await toDrawnSource(language, told)), figures: FIGURES });
}
