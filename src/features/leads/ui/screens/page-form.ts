/** A form of the page whose request goes on in the dialog. */
export type PageForm = Pick<HTMLFormElement, "elements" | "reset">;

/** Who asks: stays for a further question. */
const ASKER = ["name", "phone", "email"] as const;
const TYPED: readonly string[] = [...ASKER, "requirements"];
const AGREED = "consent";

/** Writes what was corrected in the dialog into the page's form: closed unsent, it is not lost. */
export function writeBack(page: PageForm, { name, value, checked = false }: TypedField): void {
  const field = page.elements.namedItem(name);
  if (!field) return;
  if (TYPED.includes(name) && "value" in field) field.value = value;
  if (name === AGREED && "checked" in field) field.checked = checked;
}

interface TypedField {
  readonly name: string;
  readonly value: string;
  readonly checked?: boolean;
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
  for (const field of [...asker, ...rest]) writeBack(page, field);
}
