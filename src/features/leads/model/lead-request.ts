import type { Language } from "#platform/i18n/languages.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { LeadSource } from "./lead-source.ts";

/** What a buyer asks, after parsing. */
export interface LeadRequest {
  readonly kind: LeadKind;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  readonly requirements: string;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  readonly preferredAt: Date | null;
  readonly language: Language;
  /** Version of the notice that the buyer agreed to. */
  readonly noticeVersion: string;
  readonly source: LeadSource;
}
