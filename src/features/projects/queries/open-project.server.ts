import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drawPlanSheet, toPlanShapes } from "site-model";
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
import { type SendableBytes, toSendable } from "#platform/http/send-bytes.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { loadPlan } from "./load-plan.server.ts";

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
const FILM = "walkthrough.mp4";
/** Where files that are made beforehand lie: built, else as they are kept. */
const FOLDERS = ["build/client/project", "public/project"];

/** What the settings say of the project. */
interface ProjectSettings {
  readonly VIDEO_EMBED_URL?: string | undefined;
  readonly REVIEWS_WIDGET_URL?: string | undefined;
  readonly site: Site;
}

/** Reads and proves the plan, and draws what its page shows; throws when a rule is broken. */
export async function openProject(
  config: ProjectSettings,
  folders: readonly string[] = FOLDERS,
): Promise<OpenProject> {
  const plan = await loadPlan();
  const files = new Map<string, SendableBytes>();
  const keep = async (stem: string, ending: string, type: string, body: string) => {
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    const name = `${stem}-${hash}.${ending}`;
    files.set(name, await toSendable(type, body));
    return `/project/${name}`;
  };
  const sheet = drawPlanSheet(plan);
  const ground = await keep("ground", "svg", SVG, sheet);
  const plotShapes = await keep("plots", "geojson", GEOJSON, JSON.stringify(toPlanShapes(plan)));
  // The search screen knows it by this name.
  const shapes = files.get(plotShapes.slice("/project/".length));
  if (shapes) files.set("plots.geojson", shapes);
  const model = await keep("model", "json", JSON_TYPE, JSON.stringify(plan));
  const media = toMedia(config, folders, { ground, plotShapes, model });
  const view = toProjectView(plan, media);
  const told = {
    facts: projectFacts,
    plan,
    plots: view.plots,
    areas: view.areas,
    site: config.site,
  };
  const pictures = toPdfPictures(folders, sheet);
  const pdfs = cachePdfs((language) => toPdfSource(language, told, pictures));
  return { view, files, pdfs };
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
  made: Pick<ProjectMedia, "ground" | "plotShapes" | "model">,
): ProjectMedia {
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const has = (name: string) => find(name) !== undefined;
  const picture = (name: string): ProjectPicture =>
    STILL_WIDTHS.every((width) => has(`${name}-${width}.avif`))
      ? { kind: "still", stem: `/project/${name}` }
      : { kind: "drawn", src: made.ground };
  const ready = (name: string) => (has(name) ? `/project/${name}` : null);
  return {
    pictures: Object.fromEntries(
      ["hero", ...PICTURE_NAMES].map((name) => [name, picture(name)]),
    ) as ProjectMedia["pictures"],
    ...made,
    hasPanoramas: ["gate", "green"].every((name) => has(`panorama-${name}-4096.avif`)),
    walkthrough: walkthrough(config.VIDEO_EMBED_URL, find(FILM)),
    preview: ready("preview.jpg"),
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
