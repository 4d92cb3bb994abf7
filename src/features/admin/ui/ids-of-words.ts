/** Ids of what is typed and sent: the same words have the same id, by whichever call they go. */
export class IdsOfWords {
  readonly #ids = new Map<string, string>();

  /** A UUID. */
  of(words: string): string {
    const id = this.#ids.get(words) ?? crypto.randomUUID();
    this.#ids.set(words, id);
    return id;
  }

  /** They are stored: the same words are meant anew from now on. */
  clear(): void {
    this.#ids.clear();
  }
}
