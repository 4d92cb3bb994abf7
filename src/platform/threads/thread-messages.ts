/** What a reader sends to its thread: it wants the next piece, or answers what was asked. */
export type ToThread =
  | { readonly kind: "next" }
  | { readonly kind: "answer"; readonly answer: unknown };

/** What a thread sends to its reader; each is sent only after the reader sent something. */
export type FromThread =
  | { readonly kind: "piece"; readonly piece: unknown }
  | { readonly kind: "question"; readonly question: unknown }
  | { readonly kind: "end" };
