/** The featured project: its page is `/projects`. */
export const FEATURED_SLUG = "vennela-gardens";

/** The address of a project's page, without its language. */
export function projectPath(slug: string): string {
  return slug === FEATURED_SLUG ? "/projects" : `/projects/${slug}`;
}
