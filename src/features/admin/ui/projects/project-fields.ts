import { readPlace } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";

/** What is told of a project beside its plots, as the calls take it. */
export interface ProjectFields {
  readonly name: string;
  readonly town: string;
  /** Number at AP RERA; null of one that is not registered. */
  readonly registration: string | null;
  /** A paragraph of its page; empty for none. */
  readonly description: string;
  readonly isSample: boolean;
  readonly place: LatLng | null;
}

/** The same of a new one, with the address of its page. */
export interface NewProjectFields extends ProjectFields {
  readonly slug: string;
}

/** Of a project of which nothing is told yet. */
export const NO_FIELDS: ProjectFields = {
  name: "",
  town: "",
  registration: null,
  description: "",
  isSample: false,
  place: null,
};

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

type Read<Fields> =
  | { readonly ok: true; readonly fields: Fields }
  | ({ readonly ok: false } & FieldProblem);

/** The fields of a form, or the first that is wrong. A drawing brings its own place. */
export function readFields(form: FormData, centre: LatLng): Read<ProjectFields> {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const [name, typed] = [read("name"), read("place")];
  const isRegistered = read("state") === "registered";
  const registration = isRegistered ? read("registration") : null;
  const place = typed === "" ? null : readPlace(typed, centre);
  if (name === "") return { ok: false, field: "name", code: "missing" };
  if (typed !== "" && !place) return { ok: false, field: "place", code: "bad-place" };
  if (registration === "") return { ok: false, field: "registration", code: "missing" };
  const texts = { name, town: read("town"), description: read("description") };
  return { ok: true, fields: { ...texts, registration, isSample: form.has("sample"), place } };
}

/** The same of a new project. */
export function readNewFields(form: FormData, centre: LatLng): Read<NewProjectFields> {
  const read = readFields(form, centre);
  if (!read.ok && read.field === "name") return read;
  const slug = String(form.get("slug") ?? "").trim();
  if (!SLUG.test(slug)) return { ok: false, field: "slug", code: "bad-slug" };
  return read.ok ? { ok: true, fields: { slug, ...read.fields } } : read;
}
