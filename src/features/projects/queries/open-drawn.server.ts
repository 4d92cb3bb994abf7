import { createHash } from "node:crypto";
import {
  type DrawnPlan,
  drawDrawnSheet,
  drawnFrame,
  drawnPlan,
  drawnPlots,
  toDrawnShapes,
} from "site-model/drawn";
import type { DrawnModel } from "site-model/walk";
import type { DrawnView, ListedPlot } from "#features/projects/model/listed-project.ts";
import type { StoredFacts } from "#features/projects/model/stored-project.ts";
import type { DrawnTold } from "#features/projects/pdf/drawn-source.server.ts";
import { type SendableBytes, toSendable } from "#platform/http/send-bytes.ts";

/** A project whose drawing was brought in, as the site holds it open. */
export interface OpenDrawn {
  /** The plan as its row has it, and as it is drawn: both stay as plots change. */
  readonly stored: string;
  readonly plan: DrawnPlan;
  readonly view: DrawnView;
  /** By the last part of their address. */
  readonly files: ReadonlyMap<string, SendableBytes>;
  /** What its layout sheet tells. */
  readonly sheet: Pick<DrawnTold, "facts" | "plan" | "plots" | "since">;
}

/** A project's row with what is told of it. */
export interface StoredDrawn {
  readonly slug: string;
  /** The plan as its row has it. */
  readonly content: unknown;
  readonly facts: StoredFacts;
  readonly plots: readonly ListedPlot[];
  readonly since: Date;
}

/** Brotli of what a change of a plot made anew: visitors wait for it. */
const QUICK_QUALITY = 5;

/** Draws a stored plan with its plots as they are now; what has not changed is not made again. */
export async function openDrawn(
  { slug, content, facts, plots, since }: StoredDrawn,
  before: OpenDrawn | undefined,
): Promise<OpenDrawn> {
  const stored = JSON.stringify(content);
  const isSame = before?.stored === stored;
  const plan = isSame ? before.plan : drawnPlan.parse(content);
  const files = new Map<string, SendableBytes>();
  const keep = async (part: string, ending: string, type: string, body: string) => {
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    const name = `${slug}-${part}-${hash}.${ending}`;
    files.set(name, before?.files.get(name) ?? (await toSendable(type, body, QUICK_QUALITY)));
    return `/project/${name}`;
  };
  const shapes = JSON.stringify(toDrawnShapes(plan, plots));
  const statuses = Object.fromEntries(plots.map(({ number, status }) => [number, status]));
  const model: DrawnModel = { ...plan, statuses };
  const view: DrawnView = {
    src: await keep("ground", "svg", "image/svg+xml", drawDrawnSheet(plan)),
    frame: drawnFrame(plan),
    shapes: await keep("plots", "geojson", "application/geo+json", shapes),
    model: await keep("model", "json", "application/json", JSON.stringify(model)),
    plots: isSame ? before.view.plots : drawnPlots(plan),
  };
  return { stored, plan, view, files, sheet: { facts, plan, plots, since } };
}
