import type { MessageKind, PlaceholderValues } from "#features/leads/index.ts";
import type { MessageKey, ShownSettings } from "#features/settings/index.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** What an agent may write to the buyer of a lead, as `GET /api/agent/leads/{reference}/messages` tells it. */
export interface MessagesOfLead {
  /** The texts as agents have made them, placeholders in them. */
  readonly texts: Readonly<Record<MessageKind, Readonly<Record<Language, string>>>>;
  /** What is known of the lead, in words of each language. */
  readonly values: Readonly<Record<Language, PlaceholderValues>>;
}

/** The texts in the hands of agents, as `GET /api/agent/messages` tells them. */
export interface ShownMessages {
  /** Each with what the site came with as its fallback. */
  readonly shown: ShownSettings<MessageKey>;
  readonly examples: Readonly<Record<Language, PlaceholderValues>>;
}
