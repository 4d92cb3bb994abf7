import type { Context } from "hono";
import { z } from "zod";
import {
  LAYER_ROLES,
  PLOT_TARGETS,
  type ProjectFileSaid,
  UNIT_NAMES,
} from "#features/projects/index.ts";
import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import { refuseInput, text, trimmed } from "#platform/http/read-body.ts";

/** A text that titles, mails and file names take: one line. */
const line = (longest: number) =>
  trimmed(longest).refine((given) => !NOT_ONE_LINE.test(given), "must be one line");

const latitude = z.number("must be degrees").min(-90).max(90);
const longitude = z.number("must be degrees").min(-180).max(180);
const placed = z.strictObject({
  x: z.number(),
  y: z.number(),
  lat: latitude,
  lng: longitude,
});
const LONGEST_LAYER = 255;
const MOST_LAYERS = 200;
const MOST_ACRES = 100_000;

/** What a person says of the file, as `ProjectFileSaid` has it. */
const said = z.strictObject({
  columns: z.record(z.string().regex(/^\d{1,3}$/), z.enum(PLOT_TARGETS).nullable()).optional(),
  drawing: z
    .strictObject({
      layers: z
        .record(text(LONGEST_LAYER), z.enum(LAYER_ROLES))
        .refine((layers) => Object.keys(layers).length <= MOST_LAYERS)
        .optional(),
      unit: z.enum(UNIT_NAMES).optional(),
      points: z.tuple([placed, placed]).optional(),
      stated: z
        .strictObject({
          acres: z.number().positive().max(MOST_ACRES).optional(),
          openPercent: z.number().min(0).max(100).optional(),
        })
        .optional(),
    })
    .optional(),
});

/** What is told of a project beside its plots, as its form sends it. */
export const projectFields = z.strictObject({
  name: line(120).refine((given) => given !== "", "Write the project's name."),
  town: line(200),
  registration: line(60).nullable(),
  description: trimmed(4000).default(""),
  isSample: z.boolean("must be true or false"),
  place: z.strictObject({ lat: latitude, lng: longitude }).nullable(),
});

/** The same as it is stored; without a number there is no registration. */
export function toTold({ place, registration, ...facts }: z.infer<typeof projectFields>) {
  return { place, facts: { ...facts, registration: registration || null } };
}

/** How the file is to be read, of the query. */
export function readSaid(c: Context) {
  const read = readQuery(c, "said", said);
  return read.ok ? ({ ok: true, value: toSaid(read.value) } as const) : read;
}

type Said = z.infer<typeof said>;

/** Columns by their numbers. */
function toSaid({ columns = {}, drawing }: Said): ProjectFileSaid {
  const byNumber = Object.entries(columns).map(([at, target]) => [Number(at), target] as const);
  return { columns: Object.fromEntries(byNumber), ...(drawing && { drawing: toDrawing(drawing) }) };
}

function toDrawing({ layers, unit, points, stated }: NonNullable<Said["drawing"]>) {
  const placed = { ...(unit && { unit }), ...(points && { points }) };
  return { ...(layers && { layers }), ...placed, ...(stated && { stated }) };
}

/** A value of the query that is JSON; left out, an empty object. */
export function readQuery<Value>(c: Context, name: string, schema: z.ZodType<Value>) {
  let content: unknown;
  try {
    content = JSON.parse(c.req.query(name) ?? "{}");
  } catch {
    content = undefined; // which no schema takes
  }
  const read = schema.safeParse(content);
  if (read.success) return { ok: true, value: read.data } as const;
  return { ok: false, response: refuseInput(c, read.error) } as const;
}
