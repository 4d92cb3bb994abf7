import type { MessageDescriptor } from "@lingui/core";
import type { FieldSpec } from "./field-kinds.ts";
import { type FieldPath, LISTING_FIELDS } from "./listing-fields.ts";

/** A field with its path. */
export type ListingField = FieldSpec & { readonly path: FieldPath };

/** Every field, in the order of the table. */
export const FIELDS: readonly ListingField[] = Object.entries<FieldSpec>(LISTING_FIELDS).map(
  ([path, spec]) => ({ path: path as FieldPath, ...spec }),
);

/** A text of the table as a message: it stands under itself. */
export const toMessage = (text: string): MessageDescriptor => ({ id: text, message: text });

/** The name of a field. */
export const labelOf = (path: FieldPath): MessageDescriptor =>
  toMessage(LISTING_FIELDS[path].label);

/** The name of the field that a path such as `keyFeatures.3` leads into; null for none of ours. */
export function findLabel(path: string): MessageDescriptor | null {
  const field = path.replace(/\.\d+$/, "");
  return Object.hasOwn(LISTING_FIELDS, field) ? labelOf(field as FieldPath) : null;
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(holder: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], holder);
}

/** What holds values with another one at a path of one or two names. */
export function withValue<Holder extends object>(holder: Holder, path: string, value: unknown) {
  const [first = "", second] = path.split(".");
  const group = (holder as Record<string, unknown>)[first] as object | undefined;
  return { ...holder, [first]: second === undefined ? value : { ...group, [second]: value } };
}

/** What a listing states at a path, as text; null where it states nothing. */
export function statedAt(listing: object, path: FieldPath, yes: string): string | null {
  const value = valueAt(listing, path);
  if (typeof value === "boolean") return value ? yes : null;
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  return text.trim() === "" ? null : text;
}
