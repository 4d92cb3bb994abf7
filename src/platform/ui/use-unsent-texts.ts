import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What a field held when its form came, and what it held when the form went. */
interface Change {
  readonly from: string;
  readonly to: string;
}

/** Changed fields by name. */
type UnsentTexts = ReadonlyMap<string, Change>;

/**
 * By entry of the history and form, the oldest first. In memory alone: a page that is loaded anew
 * gets its fields back from the browser.
 */
const forms = new Map<string, UnsentTexts>();
const MOST_FORMS = 30;

/**
 * Gives a form back what was typed in it when Back or Forward lead to it again. A field that begins
 * with something else by then, as it was saved, is left as it is.
 *
 * @param name tells forms of one page apart
 * @param fields names of those that come back; never a password, a code or what is agreed to
 */
export function useUnsentTexts(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  const { key } = useLocation();
  const names = useRef(fields);
  const first = useRef<ReadonlyMap<string, string>>(null);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const id = `${key} ${name}`;
    first.current ??= new Map(names.current.flatMap((field) => entryOf(element, field)));
    const before = first.current;
    restore(element, forms.get(id));
    return () => {
      const texts = names.current.flatMap((field) =>
        entryOf(element, field).flatMap(([, to]) => {
          const from = before.get(field);
          return from === undefined || from === to ? [] : [[field, { from, to }] as const];
        }),
      );
      keep(id, new Map(texts));
    };
  }, [form, key, name]);
}

function keep(id: string, texts: UnsentTexts): void {
  forms.delete(id);
  if (texts.size === 0) return;
  forms.set(id, texts);
  const [oldest] = forms.keys();
  if (forms.size > MOST_FORMS && oldest !== undefined) forms.delete(oldest);
}

function restore(form: HTMLFormElement, texts: UnsentTexts | undefined): void {
  for (const [name, { from, to }] of texts ?? []) {
    const field = fieldOf(form, name);
    if (field?.value !== from) continue;
    field.value = to;
    // As if it were typed: what is shown beside the field follows.
    if (field instanceof EventTarget) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The field's name and value; nothing where the form has no such field. */
function entryOf(form: HTMLFormElement, name: string): readonly (readonly [string, string])[] {
  const field = fieldOf(form, name);
  return field ? [[name, field.value]] : [];
}

/** A field, or all choices of one name. */
function fieldOf(form: HTMLFormElement, name: string): { value: string } | null {
  const field = form.elements.namedItem(name);
  return field && "value" in field ? (field as { value: string }) : null;
}
