/** What a browser was turned on for: one that is on for both has a subscription for each. */
export const PUSH_TOPICS = ["requests", "saved"] as const;

/** `requests`: what buyers ask of the team. `saved`: what becomes of a buyer's saved searches and homes. */
export type PushTopic = (typeof PUSH_TOPICS)[number];
