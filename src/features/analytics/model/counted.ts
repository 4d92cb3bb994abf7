/** What is counted by day, beside views of listings. */
export const COUNTED = ["project-view", "call", "whatsapp"] as const;
export type Counted = (typeof COUNTED)[number];

/** What a visitor's browser may tell: a tap on a link that calls, or opens a chat. */
export const TAPS = ["call", "whatsapp"] as const satisfies readonly Counted[];
