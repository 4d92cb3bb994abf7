import { drawCover, drawStory } from "./brochure-first.ts";
import { drawCosts, drawLastPage } from "./brochure-last.ts";
import { drawPlacePage } from "./brochure-place.ts";
import { drawFeatures, drawPlanPage, drawPlots } from "./brochure-plan.ts";
import { A4 } from "./look.ts";
import type { PdfInput } from "./pdf-source.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

/** The brochure: a set of eight sheets of A4 as tagged PDF, each told from the plan and its facts, no picture twice. */
export async function writeBrochure(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { words, dated } = input;
  const { title, subject } = words.brochure;
  const pdf = new TaggedPdf({ title, subject, lang: words.lang, dated }, A4);
  await drawCover(pdf, input);
  await drawStory(pdf, input);
  await drawFeatures(pdf, input);
  drawPlanPage(pdf, input);
  await drawPlots(pdf, input);
  await drawCosts(pdf, input);
  drawPlacePage(pdf, input);
  drawLastPage(pdf, input);
  return pdf.finish();
}
