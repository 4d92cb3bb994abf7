import { readPlace } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";

/** What is told of a new project, as the call takes it. */
export interface ProjectFields {
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  /** Number at AP RERA; null of one that is not registered. */
  readonly registration: string | null;
  readonly isSample: boolean;
  readonly place: LatLng | null;
}

/** What of a form is wrong: its field, and in which way. */
export interface FieldProblem {
  readonly field: "name" | "slug" | "registration" | "place";
  readonly code: "missing" | "bad-slug" | "bad-place";
}

const LONGEST_SLUG = 60;
const SLUG = /^[a-z][a-z0-9-]{1,60}$/;

/** "Kanuru Acres, Phase 2" → "kanuru-acres-phase-2"; empty of a name without Latin letters. */
export function toSlug(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, LONGEST_SLUG);
  return SLUG.test(plain) ? plain : "";
}

/** The fields of a form, or the first that is wrong. A drawing brings its own place. */
export function readFields(
  form: FormData,
  centre: LatLng,
): { readonly ok: true; readonly fields: ProjectFields } | ({ readonly ok: false } & FieldProblem) {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const [name, slug, typed] = [read("name"), read("slug"), read("place")];
  const isRegistered = read("state") === "registered";
  const registration = isRegistered ? read("registration") : null;
  const place = typed === "" ? null : readPlace(typed, centre);
  if (name === "") return { ok: false, field: "name", code: "missing" };
  if (!SLUG.test(slug)) return { ok: false, field: "slug", code: "bad-slug" };
  if (typed !== "" && !place) return { ok: false, field: "place", code: "bad-place" };
  if (registration === "") return { ok: false, field: "registration", code: "missing" };
  const isSample = form.get("sample") !== null;
  return { ok: true, fields: { slug, name, town: read("town"), registration, isSample, place } };
}
