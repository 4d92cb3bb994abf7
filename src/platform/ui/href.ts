import { type Register, href as routeHref } from "react-router";

/** The route table stands below this: a path is the same in every language. */
const LANGUAGE = "/:lang?";

type Pages = Register["pages"];
/** Paths of the route table without their language: "/about", "/property/:mlsNumber". */
type LocalPath = keyof Pages extends infer Path
  ? Path extends `/:lang?${infer Rest}`
    ? Rest extends ""
      ? "/"
      : Rest
    : never
  : never;
type Params<Path extends LocalPath> = Omit<
  Pages[Extract<Path extends "/" ? "/:lang?" : `/:lang?${Path}`, keyof Pages>]["params"],
  "lang"
>;

/**
 * The path of a page without its language, checked against the route table. `LocalLink` and
 * `pathIn` put the language before it.
 */
export function href<Path extends LocalPath>(
  path: Path,
  ...params: Record<never, never> extends Params<Path> ? [Params<Path>?] : [Params<Path>]
): string {
  const tableHref = routeHref as (path: string, params?: object) => string;
  return tableHref(path === "/" ? LANGUAGE : LANGUAGE + path, ...params);
}
