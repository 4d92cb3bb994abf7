import type { LeadSubject } from "#features/leads/model/enquire-path.ts";

type Values = Readonly<Record<string, string>>;

/** What comes back into a dialog that was closed; consent is given anew. */
const COMES_BACK = ["name", "phone", "email", "requirements", "preferredAt"];

/** What was typed into dialogs and not sent, by what each is about: a dialog is soon closed by mistake. */
export class UnsentLeads {
  readonly #typed = new Map<string, Values>();

  /** What was typed about it, by field. */
  about(subject: LeadSubject): Values {
    return this.#typed.get(keyOf(subject)) ?? {};
  }

  note(subject: LeadSubject, { name, value }: { name: string; value: string }): void {
    if (!COMES_BACK.includes(name)) return;
    this.#typed.set(keyOf(subject), { ...this.about(subject), [name]: value });
  }

  /** It was sent, or waits to be. */
  forget(subject: LeadSubject): void {
    this.#typed.delete(keyOf(subject));
  }
}

function keyOf({ kind, mlsNumber, plotNumber }: LeadSubject): string {
  return JSON.stringify([kind, mlsNumber, plotNumber]);
}
