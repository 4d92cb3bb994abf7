import { withoutLanguage } from "#platform/i18n/languages.ts";

/** Where a page is, as far as it tells whether a form stays. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What a press on a link for a call or a mail may take to be told as leaving, ms. */
const CALL_MS = 1000;

/** What is typed on a page and not saved: each form says so for itself. */
export class UnsavedTexts {
  /** By form, the parameter of the query that another form stands for; null where the path tells. */
  readonly #forms = new Map<string, string | null>();
  #isLetGo = false;
  #calledAt = Number.NEGATIVE_INFINITY;

  add(form: string, param: string | null): void {
    this.#forms.set(form, param);
  }

  forget(form: string): void {
    this.#forms.delete(form);
  }

  /** All is let go of: nothing is asked twice while the page gone to is on its way. */
  letGo(): void {
    this.#isLetGo = true;
  }

  /** Going has ended: forms that are still there are asked about again. */
  arrive(): void {
    this.#isLetGo = false;
  }

  get isEmpty(): boolean {
    return this.#isLetGo || this.#forms.size === 0;
  }

  /** True where going from one place to the other takes a form away that holds something; another language does not. */
  areLost(from: Place, to: Place): boolean {
    if (this.isEmpty) return false;
    if (withoutLanguage(from.pathname) !== withoutLanguage(to.pathname)) return true;
    const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
    return [...this.#forms.values()].some(
      (param) => param !== null && before.get(param) !== after.get(param),
    );
  }

  /** A link was pressed: one that begins a call or a mail leaves the page where it is. */
  noteLink(protocol: string, at: number): void {
    if (/^(?:tel|mailto|sms):$/.test(protocol)) this.#calledAt = at;
  }

  /** True where closing the page loses something; browsers take a call for closing it as well. */
  holdClosing(at: number): boolean {
    return !this.isEmpty && at - this.#calledAt > CALL_MS;
  }
}
