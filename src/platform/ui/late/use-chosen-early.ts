import { type RefObject, useEffect, useEffectEvent } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Takes over what a visitor chose in a field, or the browser filled in, before the page answered:
 * React leaves that in the field and tells nobody. `shown` is what the page holds, a value or
 * whether a box is ticked.
 */
export function useChosenEarly<Kind extends Field>(
  field: RefObject<Kind | null>,
  shown: string | boolean,
  take: (field: Kind) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current && !shows(field.current, shown)) take(field.current);
  });
  useEffect(() => takeOver(), []);
}

/** The same for a form whose fields hold what is typed themselves. */
export function useFilledEarly(
  form: RefObject<HTMLFormElement | null>,
  take: (form: HTMLFormElement) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (form.current && [...form.current.elements].some(isFilled)) take(form.current);
  });
  useEffect(() => takeOver(), []);
}

/** Whether a field holds something else than the page wrote into it. */
function isFilled(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return false;
  const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(written, 0);
}

/** Of a value, as the field itself writes it: a slider rounds to its steps. */
function shows(field: Field, shown: string | boolean): boolean {
  if (typeof shown === "boolean") return "checked" in field && field.checked === shown;
  const copy = field.cloneNode(true) as Field;
  copy.value = shown;
  return copy.value === field.value;
}
