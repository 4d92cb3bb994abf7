// Pages as Lighthouse scores them; with AGAINST=FOLDER, another checkout, built, in turn with that one,
// in both browsers.
import lighthouse from "lighthouse";
import { freePort } from "../e2e/serve.ts";
import { buildIfStale } from "../scripts/build.ts";
import { launchChromium, launchHeadlessShell } from "../scripts/chromium.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { type RunningSite, runOther, runSite } from "./site.ts";
import { median } from "./timing.ts";

export const name = "lighthouse";

/** A sample project, kept from search engines: docs/decisions/a-site-is-a-sample-until-it-says-so.md. */
const SAMPLE = "/projects";
const PAGES = [
  { words: "landing page", path: "/", performance: 98, kilobytes: 450 },
  { words: "project page", path: SAMPLE, performance: 98, kilobytes: 700 },
  { words: "listing page", path: "/property/P06180094959", performance: 95 },
  { words: "search page", path: "/searchProperties" },
] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Each figure is the median of this many runs: the machine is shared. */
const RUNS = 5;

type Category = (typeof CATEGORIES)[number];

/** What one run of Lighthouse says of a page: points of 100, and what performance is made of. */
interface Scores extends Record<Category, number> {
  readonly largestPaintSeconds: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly kilobytes: number;
}

async function score({ origin }: RunningSite, path: string, port: number): Promise<Scores> {
  const url = origin + path;
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    skipAudits: path === SAMPLE ? ["is-crawlable"] : null,
    logLevel: "silent",
  });
  const categories = result?.lhr.categories ?? {};
  const audits = result?.lhr.audits ?? {};
  for (const category of CATEGORIES)
    for (const { id, weight } of categories[category]?.auditRefs ?? [])
      if (category !== "performance" && weight > 0 && (audits[id]?.score ?? 1) < 1)
        console.log(`${url}: ${category}: ${id}: ${audits[id]?.title}`);
  const points = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
    largestPaintSeconds: value("largest-contentful-paint") / 1000,
    blockedMs: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    kilobytes: value("total-byte-weight") / 1000,
  };
}

type Page = (typeof PAGES)[number];

function figuresOf(page: Page, runs: readonly Scores[]): Figure[] {
  const middle = (of: keyof Scores) => median(runs.map((scores) => scores[of]));
  const named = (words: string) => `${page.words}, Lighthouse mobile: ${words}`;
  const points = CATEGORIES.map((category): Figure => {
    const least = category === "performance" ? performanceOf(page) : 100;
    const [name, value] = [named(category), middle(category)];
    return least === null ? { name, value, unit: "" } : atLeast(name, value, least, "");
  });
  if (!("kilobytes" in page)) return points;
  return [
    ...points,
    atMost(named("largest paint"), middle("largestPaintSeconds"), 1.8, "s"),
    atMost(named("total blocking time"), middle("blockedMs"), 100, "ms"),
    atMost(named("layout shift"), middle("layoutShift"), 0.01, ""),
    atMost(named("first load"), middle("kilobytes"), page.kilobytes, "kB"),
  ];
}

/** What a page is beside the other build: points gained, and what performance is made of. */
function gainsOf(page: Page, { runs, others }: Turns, where = ""): Figure[] {
  const compare = (of: keyof Scores, words: string, digits: number) => {
    const [now = Number.NaN, before = Number.NaN] = [runs, others].map((all) =>
      median(all.map((one) => one[of])),
    );
    const change = `${before.toFixed(digits)} → ${now.toFixed(digits)}`;
    return { name: `${page.words}, Lighthouse mobile${where}: ${words}, ${change}`, now, before };
  };
  const points = CATEGORIES.map((category) => {
    const { name, now, before } = compare(category, category, 0);
    return atLeast(name, now - before, 0, "points");
  });
  const paint = compare("largestPaintSeconds", "largest paint in s", 2);
  const load = compare("kilobytes", "first load in kB", 0);
  const blocked = compare("blockedMs", "total blocking time in ms", 0);
  return [
    ...points,
    atMost(paint.name, paint.now / paint.before, 1.1, "×"),
    atMost(load.name, load.now / load.before, 1.1, "×"),
    atMost(blocked.name, blocked.now - blocked.before, 0, "ms"),
  ];
}

function performanceOf(page: Page): number | null {
  return "performance" in page ? page.performance : null;
}

/** Runs of this build and of the other one, none without it. */
interface Turns {
  readonly runs: readonly Scores[];
  readonly others: readonly Scores[];
}

interface Sites {
  readonly site: RunningSite;
  readonly other: RunningSite | null;
}

/** Every page in turn, in a browser of its own. */
async function scorePages({ site, other }: Sites, launch: typeof launchChromium) {
  const port = await freePort();
  const browser = await launch(port);
  try {
    const scored: [Page, Turns][] = [];
    for (const page of PAGES) {
      const [runs, others]: [Scores[], Scores[]] = [[], []];
      for (let i = 0; i < RUNS; i += 1) {
        runs.push(await score(site, page.path, port));
        if (other) others.push(await score(other, page.path, port));
      }
      scored.push([page, { runs, others }]);
    }
    return scored;
  } finally {
    await browser.close();
  }
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const sites = { site: await runSite(), other: await runOther() };
  try {
    const figures = (await scorePages(sites, launchChromium)).flatMap(([page, turns]) => [
      ...figuresOf(page, turns.runs),
      ...(sites.other ? gainsOf(page, turns) : []),
    ]);
    if (!sites.other) return figures;
    const inShell = await scorePages(sites, launchHeadlessShell);
    const gains = inShell.flatMap(([page, turns]) =>
      gainsOf(page, turns, " in the headless shell"),
    );
    return [...figures, ...gains];
  } finally {
    await sites.site.stop();
    await sites.other?.stop();
  }
}
