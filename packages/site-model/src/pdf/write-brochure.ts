import { drawCover, drawGallery, drawStory } from "./brochure-first.ts";
import { drawCosts, drawLastPage } from "./brochure-last.ts";
import { drawFeatures, drawPlanPage, drawPlots } from "./brochure-plan.ts";
import { A4 } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

/** The brochure: eight pages of A4 as tagged PDF, each told from the plan and its facts. */
export async function writeBrochure(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { words, dated } = input;
  const { title, subject } = words.brochure;
  const pdf = new TaggedPdf({ title, subject, lang: words.lang, dated }, A4);
  await drawCover(pdf, input);
  await drawStory(pdf, input);
  await drawGallery(pdf, input);
  drawPlanPage(pdf, input);
  await drawFeatures(pdf, input);
  await drawPlots(pdf, input);
  await drawCosts(pdf, input);
  await drawLastPage(pdf, input);
  return pdf.finish();
}
