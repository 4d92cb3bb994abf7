/** Texts of a message by some name: its kind and language, or a place that was filled in. */
type Texts = Readonly<Partial<Record<string, string>>>;

/** A message as far as it is written, and what of it was sent. */
export interface WrittenMessage {
  /** Typed over, by kind and language. */
  readonly edited: Texts;
  /** Typed for what is not known, by placeholder. */
  readonly typed: Texts;
  /** The last that was sent, by kind and language. */
  readonly sent: Texts;
  /** What was typed for what is not known when something was sent. */
  readonly sentTyped: Texts;
}

/** True while something is typed that no message took along; spaces are nothing. */
export function isUnsent({ edited, typed, sent, sentTyped }: WrittenMessage): boolean {
  return holdsMore(edited, sent) || holdsMore(typed, sentTyped);
}

function holdsMore(texts: Texts, before: Texts): boolean {
  return Object.entries(texts).some(
    ([name, text = ""]) => text.trim() !== "" && text !== before[name],
  );
}
