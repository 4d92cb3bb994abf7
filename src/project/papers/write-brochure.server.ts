import { projectFacts } from "#project/project-facts.ts";
import { drawCover, drawGallery, drawStory } from "./brochure-first.server.ts";
import { drawCosts, drawLastPage } from "./brochure-last.server.ts";
import { drawFeatures, drawPlanPage, drawPlots } from "./brochure-plan.server.ts";
import { Paper } from "./paper.server.ts";
import { A4 } from "./paper-look.ts";
import type { PaperSource } from "./paper-source.ts";

/** The brochure: eight pages of A4, each told from the plan and its facts. */
export async function writeBrochure(source: PaperSource): Promise<Uint8Array<ArrayBuffer>> {
  const { name, plotCount } = projectFacts;
  const paper = new Paper(
    {
      title: `${name}: brochure (sample project)`,
      subject: `${plotCount} gated plots near Amaravati: pictures, plan, prices and costs`,
      dated: source.dated,
    },
    A4,
  );
  await drawCover(paper, source);
  await drawStory(paper, source);
  await drawGallery(paper, source);
  drawPlanPage(paper, source);
  await drawFeatures(paper, source);
  await drawPlots(paper, source);
  await drawCosts(paper, source);
  await drawLastPage(paper, source);
  return paper.finish();
}
