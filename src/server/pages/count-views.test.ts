import { expect, test } from "vitest";
import { FEATURED_SLUG } from "#features/projects/index.ts";
import { viewsCounted } from "./count-views.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

/** What views of some pages are counted as, where `/projects` shows this. */
function counted(project: object | null, ...paths: string[]): string[] {
  const all: string[] = [];
  const countView = viewsCounted({
    services: { project: () => project },
    views: { count: (mlsNumber) => all.push(mlsNumber) },
    daily: { count: (what, slug) => all.push(`${what} ${slug}`) },
  });
  for (const path of paths)
    countView(new Request(`http://plots.example${path}`, { headers: { "user-agent": PERSON } }));
  return all;
}

test("views are counted as the listing's or the project's, the bare page as the featured one's", () => {
  expect(counted({}, "/property/P061", "/projects/acres", "/te/projects?plot=7", "/")).toEqual([
    "P061",
    "project-view acres",
    `project-view ${FEATURED_SLUG}`,
  ]);
});

test("where no featured project is shown, the page of projects is no view of it", () => {
  expect(counted(null, "/projects", "/te/projects.data", "/projects/acres")).toEqual([
    "project-view acres",
  ]);
});
