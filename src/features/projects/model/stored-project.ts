import { z } from "zod";

/** What is told of a project beside plan and plots, as its row has it. */
export const storedFacts = z.strictObject({
  name: z.string().min(1).max(120),
  isSample: z.boolean(),
  /** Where it lies, in words; empty for the featured project, whose page says it. */
  town: z.string().max(200).default(""),
  /** Number at AP RERA; null of a project that is not registered. */
  registration: z.string().min(1).max(60).nullable().default(null),
  /** A paragraph of its page. */
  description: z.string().max(4000).default(""),
});

export type StoredFacts = z.infer<typeof storedFacts>;
