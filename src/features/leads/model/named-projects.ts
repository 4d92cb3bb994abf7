/** What leads ask about projects. */
export interface NamedProjects {
  /** The project that words name, and which plot of it; null where they name none. */
  find(words: string): { readonly slug: string; readonly plot: string | null } | null;
  /** Address of its page, without its language; null of one that the site does not show. */
  pathOf(slug: string): string | null;
  /** Address of a drawing of one of its plots; null where there is none. */
  drawingOf(slug: string, plot: string): string | null;
}
