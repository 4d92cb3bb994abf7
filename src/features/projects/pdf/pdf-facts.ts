import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Plan, ProjectFacts, SiteAreas } from "site-model";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import type { Site } from "#platform/ui/shell/site.ts";

/** Puts a message into the language of a PDF. */
export type Say = (message: MessageDescriptor) => string;

/** What the words of the PDFs are made from. */
export interface PdfFacts {
  readonly facts: ProjectFacts;
  readonly plan: Plan;
  readonly plots: readonly PlotView[];
  readonly areas: SiteAreas;
  readonly site: Site;
}

/** The same with the language that they are told in. */
export interface PdfReader extends PdfFacts {
  readonly language: Language;
  readonly say: Say;
}

/** Facts for readers of a language; its words are the catalogues `project` and `server`. */
export function readerOf(language: Language, words: I18n, facts: PdfFacts): PdfReader {
  return { ...facts, language, say: (message) => words._(message) };
}

/** Address of the project's page in the reader's language. */
export function projectAddress({ site, language }: Pick<PdfReader, "site" | "language">): string {
  return `${site.origin}${pathIn(language, "/projects")}`;
}
