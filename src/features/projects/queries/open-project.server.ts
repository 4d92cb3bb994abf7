import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { avenueFrame, drawPlanSheet, type Plan, toPlanShapes } from "site-model";
import type { PdfPicture, PdfSource } from "site-model/pdf";
import { PICTURE_NAMES, STILL_WIDTHS } from "site-model/pictures";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import {
  type ProjectMedia,
  type ProjectPicture,
  type ProjectView,
  toProjectView,
} from "#features/projects/model/project-view.ts";
import { toPdfSource } from "#features/projects/pdf/pdf-source.server.ts";
import { cachePdfs, type ProjectPdfs } from "#features/projects/pdf/project-pdfs.server.ts";
import { writePdf } from "#features/projects/pdf/write-pdf.server.ts";
import { type SendableBytes, toSendable } from "#platform/http/send-bytes.ts";
import { byLanguage, LANGUAGES, type Language, languageMark } from "#platform/i18n/languages.ts";
import type { Site } from "#platform/ui/shell/site.ts";

/** The featured project as the site holds it open. */
export interface OpenProject {
  readonly view: ProjectView;
  /** What is made from the plan when the site opens, by the last part of its address. */
  readonly files: ReadonlyMap<string, SendableBytes>;
  /** Brochure and layout sheet in each language. */
  readonly pdfs: ProjectPdfs;
}

const SVG = "image/svg+xml";
const JSON_TYPE = "application/json";
const GEOJSON = "application/geo+json";
/** Brotli of what a change of a plot made anew: visitors wait for it. */
const QUICK_QUALITY = 5;
const FILM = "walkthrough.mp4";
/** Where files that are made beforehand lie: built, else as they are kept. */
const FOLDERS = ["build/client/project", "public/project"];

/** What the settings say of the project. */
export interface ProjectSettings {
  readonly VIDEO_EMBED_URL?: string | undefined;
  readonly REVIEWS_WIDGET_URL?: string | undefined;
  /** The site as it is told now, in a language. */
  readonly siteIn: (language: Language) => Site;
}

interface Opening {
  readonly folders?: readonly string[];
  /** The same project in an earlier state: what has not changed is not made again. */
  readonly before?: OpenProject | undefined;
}

/** Draws what the page of a proved plan shows. */
export async function openProject(
  plan: Plan,
  config: ProjectSettings,
  { folders = FOLDERS, before }: Opening = {},
): Promise<OpenProject> {
  const files = new Map<string, SendableBytes>();
  const keep = async (stem: string, ending: string, type: string, body: string) => {
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    const name = `${stem}-${hash}.${ending}`;
    const known = before?.files.get(name);
    files.set(name, known ?? (await toSendable(type, body, before ? QUICK_QUALITY : undefined)));
    return `/project/${name}`;
  };
  const sheet = drawPlanSheet(plan);
  const ground = await keep("ground", "svg", SVG, sheet);
  const frame = avenueFrame(plan);
  const avenue = { src: await keep("avenue", "svg", SVG, drawPlanSheet(plan, frame)), frame };
  const plotShapes = await keep("plots", "geojson", GEOJSON, JSON.stringify(toPlanShapes(plan)));
  // The search screen knows it by this name.
  const shapes = files.get(plotShapes.slice("/project/".length));
  if (shapes) files.set("plots.geojson", shapes);
  const model = await keep("model", "json", JSON_TYPE, JSON.stringify(plan));
  const media = toMedia(config, folders, { ground, avenue, plotShapes, model });
  const view = toProjectView(plan, media);
  const told = {
    facts: projectFacts,
    plan,
    plots: view.plots,
    areas: view.areas,
  };
  const pictures = toPdfPictures(folders, sheet);
  const pdfs = cachePdfs(async ({ name, language }) =>
    writePdf({
      name,
      source: await toPdfSource(language, { ...told, site: config.siteIn(language) }, pictures),
    }),
  );
  return { view, files, pdfs };
}

function previewFile(language: Language): string {
  return `preview${languageMark(language, "-")}.jpg`;
}

/** For each picture its largest still, or the plan's sheet. */
function toPdfPictures(folders: readonly string[], svg: string): PdfSource["pictures"] {
  const width = STILL_WIDTHS.at(-1);
  const entries = ["hero", ...PICTURE_NAMES].map((name): [string, PdfPicture] => {
    const path = folders
      .map((folder) => join(folder, `${name}-${width}.avif`))
      .find((file) => existsSync(file));
    return [name, path === undefined ? { kind: "drawn", svg } : { kind: "file", path }];
  });
  return Object.fromEntries(entries) as PdfSource["pictures"];
}

function toMedia(
  config: ProjectSettings,
  folders: readonly string[],
  made: Pick<ProjectMedia, "ground" | "avenue" | "plotShapes" | "model">,
): ProjectMedia {
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const has = (name: string) => find(name) !== undefined;
  const picture = (name: string): ProjectPicture =>
    STILL_WIDTHS.every((width) => has(`${name}-${width}.avif`))
      ? { kind: "still", stem: `/project/${name}` }
      : { kind: "drawn", src: made.ground };
  return {
    pictures: Object.fromEntries(
      ["hero", ...PICTURE_NAMES].map((name) => [name, picture(name)]),
    ) as ProjectMedia["pictures"],
    ...made,
    hasPanoramas: ["gate", "green"].every((name) => has(`panorama-${name}-4096.avif`)),
    walkthrough: walkthrough(config.VIDEO_EMBED_URL, find(FILM)),
    preview: LANGUAGES.map(previewFile).every(has)
      ? byLanguage((language) => `/project/${previewFile(language)}`)
      : null,
    reviewsUrl: config.REVIEWS_WIDGET_URL ?? null,
  };
}

/** A configured film takes the place of our own. */
function walkthrough(
  url: string | undefined,
  film: string | undefined,
): ProjectMedia["walkthrough"] {
  if (url) return { kind: "embed", url };
  if (film === undefined) return null;
  const since = statSync(film).mtime.toISOString().slice(0, 10);
  return { kind: "file", src: `/project/${FILM}`, since };
}
