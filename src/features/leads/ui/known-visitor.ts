import { session } from "#features/accounts/ui.ts";
import type { LeadBody } from "#features/leads/model/lead-body.ts";

/** The phone number that the signed-in visitor last gave on this device, with whose it is. */
const KEY = "lead-phone";

/** What a form need not ask a signed-in visitor again. */
export type KnownVisitor = Readonly<Partial<Pick<LeadBody, "name" | "email" | "phone">>>;

/** Name, e-mail and last phone number of whoever is signed in here; nothing of anybody else. */
export function knownVisitor(storage: Storage | null, { current } = session): KnownVisitor {
  const now = current();
  if (now.status !== "signed-in") return {};
  const { name, email } = now.user;
  const phone = readPhone(storage, email);
  return { name, email, ...(phone && { phone }) };
}

function readPhone(storage: Storage | null, email: string): string | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const isOwn = "of" in stored && stored.of === email;
    return isOwn && "phone" in stored && typeof stored.phone === "string" ? stored.phone : null;
  } catch {
    return null; // written by something else
  }
}

/** Keeps the number of a form that was taken, for the account that is signed in; else nothing. */
export function rememberPhone(storage: Storage | null, phone: string, { current } = session): void {
  const now = current();
  if (now.status !== "signed-in") return;
  try {
    storage?.setItem(KEY, JSON.stringify({ of: now.user.email, phone }));
  } catch {
    // full or forbidden: the number is asked for again
  }
}

/** Fills what is still empty of a form in the page. */
export function fillKnown(form: HTMLFormElement, known: KnownVisitor): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}
