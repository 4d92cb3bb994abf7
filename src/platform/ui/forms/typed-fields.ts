/** As much of a form's field as tells what is typed in it. */
export interface TypedField {
  readonly type: string;
  readonly value: string;
}

/** Kinds of fields that text is typed in; the others hold choices. */
const TYPED_KINDS: ReadonlySet<string> = new Set([
  "text",
  "textarea",
  "tel",
  "email",
  "search",
  "url",
  "number",
  "date",
  "time",
  "datetime-local",
]);

/** True for a field that text is typed in. */
export function isTypedField<Field extends object>(field: Field): field is Field & TypedField {
  return "type" in field && TYPED_KINDS.has(String(field.type)) && "value" in field;
}

/** True where a field holds another text than it began with; an emptied one, or spaces, hold none. */
export function holdTyped(
  fields: Iterable<TypedField>,
  first: ReadonlyMap<object, string>,
): boolean {
  return [...fields].some((field) => {
    const text = field.value.trim();
    return text !== "" && text !== (first.get(field) ?? "").trim();
  });
}
