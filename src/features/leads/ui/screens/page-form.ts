/** A form of the page whose request goes on in the dialog. */
export type PageForm = Pick<HTMLFormElement, "elements" | "reset">;

/** Who asks: stays for a further question. */
const ASKER = ["name", "phone", "email"] as const;
const FILLED: readonly string[] = [...ASKER, "requirements", "preferredAt"];
const AGREED = "consent";

interface FilledField {
  readonly name: string;
  readonly value: string;
  readonly checked?: boolean;
}

/**
 * Writes what was corrected in the dialog into the page's form: closed unsent, it is not lost. The page
 * hears of it as of what is typed there.
 */
export function writeBack(page: PageForm, filled: FilledField): void {
  write(page, filled)?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The field that was written; null where it is none that the dialog corrects. */
function write(page: PageForm, { name, value, checked = false }: FilledField): EventTarget | null {
  const field = page.elements.namedItem(name);
  if (!(field instanceof EventTarget)) return null;
  if (FILLED.includes(name) && "value" in field) {
    const before = field.value;
    field.value = value;
    // A choice of times that is older than the dialog's would show none at all.
    if (field.value !== value) field.value = before;
  } else if (name === AGREED && "checked" in field) field.checked = checked;
  else return null;
  return field;
}

/**
 * Empties a form whose request was taken, but for who asks. Without what was agreed to nobody sends it
 * twice by mistake.
 */
export function clearAsked(page: PageForm): void {
  const asker = ASKER.flatMap((name) => {
    const field = page.elements.namedItem(name);
    return field && "value" in field ? [{ name, value: String(field.value) }] : [];
  });
  page.reset();
  // The page may have come with a text and a tick of a form that was refused before.
  const rest = [
    { name: "requirements", value: "" },
    { name: AGREED, value: "", checked: false },
  ];
  for (const field of [...asker, ...rest]) write(page, field);
}
