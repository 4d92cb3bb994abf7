import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What the page wrote into a field, and what it held when its form went. */
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
  const written = useRef<ReadonlyMap<string, string>>(null);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || names.current.length === 0) return;
    const id = `${key} ${name}`;
    // Once: what React holds the value of is written anew with each letter.
    written.current ??= new Map(
      names.current.flatMap((field) => {
        const found = fieldOf(element, field);
        return found ? [[field, writtenInto(found)]] : [];
      }),
    );
    const before = written.current;
    restore(element, forms.get(id));
    return () => keep(id, textsOf(element, before));
  }, [form, key, name]);
}

function textsOf(form: HTMLFormElement, written: ReadonlyMap<string, string>): UnsentTexts {
  return new Map(
    [...written].flatMap(([name, from]) => {
      const to = fieldOf(form, name)?.value;
      return to === undefined || to === from ? [] : [[name, { from, to }]];
    }),
  );
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

/** A field, or all choices of one name; null where the form has none. */
function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  return field && "value" in field ? (field as Field) : null;
}

/** What a field holds as long as neither a visitor nor a browser has filled it in. */
function writtenInto(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
  }
  if (field instanceof RadioNodeList) return [...field].find(isWrittenChoice)?.value ?? "";
  return field.defaultValue;
}

function isWrittenChoice(node: Node): node is HTMLInputElement {
  return node instanceof HTMLInputElement && node.defaultChecked;
}
