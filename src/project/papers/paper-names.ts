/** The papers made from the plan, and where they are to be had. */
export const PAPER_PATHS = {
  brochure: "/project/brochure.pdf",
  layout: "/project/layout.pdf",
} as const;

export type PaperName = keyof typeof PAPER_PATHS;
