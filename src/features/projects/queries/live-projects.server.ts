import type { Logger } from "pino";
import type { Plan } from "site-model";
import {
  FEATURED_SLUG,
  type ListedProject,
  projectPath,
  toOtherCards,
} from "#features/projects/model/listed-project.ts";
import { storedFacts } from "#features/projects/model/stored-project.ts";
import { toDrawnSource } from "#features/projects/pdf/drawn-source.server.ts";
import { type CachedPdf, PdfCache } from "#features/projects/pdf/project-pdfs.server.ts";
import { writePdf } from "#features/projects/pdf/write-pdf.server.ts";
import type { Database } from "#platform/db/database.ts";
import { Follower } from "#platform/db/follower.ts";
import type { SendableBytes } from "#platform/http/send-bytes.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import type { Region } from "#platform/region/region.ts";
import { proveStored, toPlanNow } from "./load-plan.server.ts";
import { type OpenDrawn, openDrawn } from "./open-drawn.server.ts";
import { type OpenProject, openProject, type ProjectSettings } from "./open-project.server.ts";
import { drawPlotPicture } from "./plot-picture.server.ts";
import { findPlots, findProjectRows, toListedPlot } from "./plot-store.server.ts";

/** States whose files stay available to pages that were opened before a change. */
const MOST_STATES = 3;

/** Layout sheets of drawn projects that stay written, each up to a megabyte. */
const MOST_SHEETS = 24;

/** What projects are shown with, and how its changes are heard of: the PDFs say whom to call. */
export interface FollowedSettings extends ProjectSettings {
  readonly region: Pick<Region, "register" | "hasProject">;
  /** Where a project lies, in a language as far as its places are known. */
  readonly townIn: (town: string, language: Language) => string;
  /** Another after every change. */
  readonly settingsVersion: () => string;
  readonly onSettingsChange: (listener: () => void) => () => void;
}

/** All projects at one moment. */
interface ProjectsState {
  /** Another after every change. */
  readonly version: string;
  readonly featured: OpenProject;
  /** The featured project's plan as it is stored, and proved: that takes longer than all the rest. */
  readonly plan: { readonly stored: string; readonly proved: Plan };
  /** All, drafts as well, the featured one first. */
  readonly listed: readonly ListedProject[];
  /** What is drawn of the others, by their slugs. */
  readonly drawn: ReadonlyMap<string, OpenDrawn>;
}

/** Holds the projects as they are shown, and follows the changes of their plots. */
export class LiveProjects {
  readonly #database: Database;
  readonly #config: FollowedSettings;
  readonly #log: Logger;
  #states: readonly [ProjectsState, ...ProjectsState[]];
  readonly #sheets = new PdfCache(MOST_SHEETS);
  readonly #stopWatching: () => void;
  readonly #stopSettings: () => void;
  readonly #follower = new Follower(
    () => this.#readAgain(),
    (err) => this.#log.error({ err }, "changed projects could not be read"),
  );

  private constructor(
    database: Database,
    config: FollowedSettings,
    log: Logger,
    first: ProjectsState,
  ) {
    this.#database = database;
    this.#config = config;
    this.#log = log;
    this.#states = [first];
    this.#stopWatching = database.onProjectChange(() => this.#follower.follow());
    this.#stopSettings = config.onSettingsChange(() => this.#follower.follow());
  }

  /** Reads the projects once and watches them from then on; throws when a plan breaks a rule. */
  static async open(
    database: Database,
    config: FollowedSettings,
    log: Logger,
  ): Promise<LiveProjects> {
    const first = await readProjects(database, config, null);
    const live = new LiveProjects(database, config, log, first);
    // What changed after the reading and before the watching was told to nobody.
    live.#follower.follow();
    return live;
  }

  /** The one that comes with the site, whether it is on it or not. */
  featured(): OpenProject {
    return this.#states[0].featured;
  }

  /** The same where `/projects` shows it; null where the region has none, or it was taken off. */
  shownFeatured(): OpenProject | null {
    return this.all().some(({ slug }) => slug === FEATURED_SLUG) ? this.featured() : null;
  }

  /** All projects that are on the site, the featured one first where there is one. */
  all(): readonly ListedProject[] {
    return this.withDrafts().filter(({ published }) => published);
  }

  /** The same with those that the console alone shows. */
  withDrafts(): readonly ListedProject[] {
    return this.#states[0].listed;
  }

  /** Of all that is shown of projects: another after every change. */
  version(): string {
    return this.#states[0].version;
  }

  /** What is made from a plan, by the last part of its address; null for what there is not. */
  findFile(name: string): SendableBytes | null {
    const { hasProject } = this.#config.region;
    for (const { featured, drawn } of this.#states)
      for (const { files } of [...(hasProject ? [featured] : []), ...drawn.values()]) {
        const file = files.get(name);
        if (file) return file;
      }
    return null;
  }

  /** One plot of the featured project as an SVG; null where there is none of that number, or it is not shown. */
  drawPlot(number: number): string | null {
    const featured = this.shownFeatured();
    return featured && drawPlotPicture(this.#states[0].plan.proved, featured.view, number);
  }

  /** The layout sheet of a drawn project that is on the site; null for what there is not. */
  findSheet(slug: string, language: Language): Promise<CachedPdf> | null {
    const [{ drawn, version }] = this.#states;
    const found = drawn.get(slug);
    if (!found || !this.all().some((one) => one.slug === slug)) return null;
    const { register } = this.#config.region;
    const { origin } = this.#config.siteIn(language);
    return this.#sheets.get(`${slug} ${language} ${version}`, async () => {
      const { facts } = found.sheet;
      const town = this.#config.townIn(facts.town, language);
      const source = await toDrawnSource(language, {
        ...found.sheet,
        facts: { ...facts, town },
        registerIn: (spoken) => register.name[spoken],
        addressIn: (spoken) => origin + pathIn(spoken, projectPath(slug)),
      });
      return writePdf({ name: "drawn", source });
    });
  }

  close(): void {
    this.#follower.close();
    this.#stopWatching();
    this.#stopSettings();
  }

  async #readAgain(): Promise<void> {
    const [before] = this.#states;
    const next = await readProjects(this.#database, this.#config, before);
    if (next === before) return;
    this.#states = [next, ...this.#states.slice(0, MOST_STATES - 1)];
    this.#log.info({ version: next.version }, "the projects changed");
  }
}

/** The projects as they are now; `before` itself where nothing changed since. */
async function readProjects(
  { db }: Database,
  config: FollowedSettings,
  before: ProjectsState | null,
): Promise<ProjectsState> {
  const rows = await findProjectRows(db);
  const version = rows
    .map(({ slug, version, updatedAt }) => `${slug} ${version} ${updatedAt.getTime()}`)
    .concat(config.settingsVersion())
    .join();
  if (before?.version === version) return before;
  const read = await Promise.all(
    rows.map(async (row) => ({ row, plots: await findPlots(db, row.slug) })),
  );
  const featured = read.find(({ row }) => row.slug === FEATURED_SLUG);
  // A backup from before there were projects was brought in: the next start seeds the first again.
  if (!featured && before) return before;
  if (!featured) throw new Error("The featured project is not in the database.");
  const stored = JSON.stringify(featured.row.plan);
  const proved =
    before?.plan.stored === stored ? before.plan.proved : proveStored(featured.row.plan);
  const now = toPlanNow(proved, featured.plots);
  const drawn = new Map<string, OpenDrawn>();
  for (const { row, plots } of read) {
    if (row.slug === FEATURED_SLUG || row.plan === null) continue;
    const { slug, plan: content, updatedAt: since } = row;
    const facts = storedFacts.parse(row.facts);
    const told = { slug, content, facts, plots: plots.map(toListedPlot), since };
    drawn.set(slug, await openDrawn(told, before?.drawn.get(slug)));
  }
  const own = read.filter(({ row }) => row.slug !== FEATURED_SLUG || config.region.hasProject);
  const listed = own.map(({ row: { slug, facts, published, lat, lng }, plots }) => ({
    slug,
    facts: storedFacts.parse(facts),
    published,
    plots: plots.map(toListedPlot),
    place: lat === null || lng === null ? null : { lat, lng },
    drawn: drawn.get(slug)?.view ?? null,
  }));
  const opened = await openProject(now, config, { before: before?.featured });
  const others = toOtherCards(listed.filter(({ published }) => published));
  const plan = { stored, proved };
  return {
    version,
    listed,
    plan,
    drawn,
    featured: { ...opened, view: { ...opened.view, others } },
  };
}
