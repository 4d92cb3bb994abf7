import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { RATES } from "#costs/rates.ts";
import { loadPlan } from "#project/load-plan.server.ts";
import type { PaperPicture, PaperSource } from "#project/papers/paper-source.ts";
import { PICTURE_NAMES } from "#project/picture-names.ts";
import { toPlotShapes } from "#project/plot-shapes.ts";
import { drawPictures } from "#project/project-pictures.ts";
import {
  type ProjectMedia,
  type ProjectPicture,
  type ProjectView,
  toProjectView,
} from "#project/project-view.ts";
import { STILL_WIDTHS } from "#project/still-widths.ts";
import type { Site } from "#ui/shell/site.ts";
import type { Config } from "./config.ts";
import { keepPapers, type Papers } from "./papers.ts";

/** A file made from the plan when the site opens; its address changes with what it holds. */
export interface ProjectFile {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
}

/** The featured project as the site holds it open. */
export interface OpenProject {
  readonly view: ProjectView;
  /** By the last part of their address. */
  readonly files: ReadonlyMap<string, ProjectFile>;
  /** Brochure and layout sheet. */
  readonly papers: Papers;
}

const compress = promisify(brotliCompress);
const SVG = "image/svg+xml";
const JSON_TYPE = "application/json";
const GEOJSON = "application/geo+json";
const FILM = "walkthrough.mp4";
/** Where files that are made beforehand lie: built, else as they are kept. */
const FOLDERS = ["build/client/project", "public/project"];

type ProjectSettings = Pick<Config, "VIDEO_EMBED_URL" | "REVIEWS_WIDGET_URL" | "site">;

/** Reads and proves the plan, and draws what its page shows; throws when a rule is broken. */
export async function openProject(
  config: ProjectSettings,
  folders: readonly string[] = FOLDERS,
): Promise<OpenProject> {
  const plan = await loadPlan();
  const files = new Map<string, ProjectFile>();
  const keep = async (stem: string, ending: string, type: string, body: string) => {
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    const name = `${stem}-${hash}.${ending}`;
    const plain = new TextEncoder().encode(body);
    files.set(name, { type, plain, brotli: new Uint8Array(await compress(plain)) });
    return `/project/${name}`;
  };
  const drawn = new Map<string, string>();
  const pictures = drawPictures(plan);
  for (const [name, svg] of pictures) drawn.set(name, await keep(name, "svg", SVG, svg));
  const plotShapes = await keep("plots", "geojson", GEOJSON, JSON.stringify(toPlotShapes(plan)));
  // The search screen knows it by this name.
  const shapes = files.get(plotShapes.slice("/project/".length));
  if (shapes) files.set("plots.geojson", shapes);
  const model = await keep("model", "json", JSON_TYPE, JSON.stringify(plan));
  const media = toMedia(config, folders, drawn, { plotShapes, model });
  const view = toProjectView(plan, media);
  const source = {
    plan,
    view: { plots: view.plots, areas: view.areas, widths: view.widths },
    pictures: toPaperPictures(folders, pictures),
    contact: toContact(config.site),
    origin: config.site.origin,
    dated: new Date(RATES.asOf),
  };
  return { view, files, papers: keepPapers(source) };
}

function toContact({ supportPhone, whatsappNumber, infoEmail, postalAddress, sample }: Site) {
  return {
    phone: supportPhone,
    whatsApp: whatsappNumber,
    email: infoEmail,
    address: postalAddress,
    sample,
  };
}

/** For each picture its largest still, or how it is drawn. */
function toPaperPictures(
  folders: readonly string[],
  pictures: ReadonlyMap<string, string>,
): PaperSource["pictures"] {
  const width = STILL_WIDTHS.at(-1);
  const entries = ["hero", ...PICTURE_NAMES].map((name): [string, PaperPicture] => {
    const path = folders
      .map((folder) => join(folder, `${name}-${width}.avif`))
      .find((file) => existsSync(file));
    const svg = pictures.get(name) ?? "";
    return [name, path === undefined ? { kind: "drawn", svg } : { kind: "file", path }];
  });
  return Object.fromEntries(entries) as PaperSource["pictures"];
}

function toMedia(
  config: ProjectSettings,
  folders: readonly string[],
  drawn: ReadonlyMap<string, string>,
  made: Pick<ProjectMedia, "plotShapes" | "model">,
): ProjectMedia {
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const has = (name: string) => find(name) !== undefined;
  const picture = (name: string): ProjectPicture =>
    STILL_WIDTHS.every((width) => has(`${name}-${width}.avif`))
      ? { kind: "still", stem: `/project/${name}` }
      : { kind: "drawn", src: drawn.get(name) ?? "" };
  const ready = (name: string) => (has(name) ? `/project/${name}` : null);
  return {
    pictures: Object.fromEntries(
      ["hero", ...PICTURE_NAMES].map((name) => [name, picture(name)]),
    ) as ProjectMedia["pictures"],
    ground: drawn.get("ground") ?? "",
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
