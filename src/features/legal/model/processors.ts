/** What somebody else does for a site, so that personal data may reach them. */
export const PROCESSOR_KINDS = [
  "mail",
  "identity",
  "database",
  "pictures",
  "map",
  "aerial",
  "geocoder",
  "video",
  "reviews",
] as const;
export type ProcessorKind = (typeof PROCESSOR_KINDS)[number];

/** Somebody else who is named because the settings name them. */
export interface Processor {
  readonly kind: ProcessorKind;
  /** Their address, such as "smtp.mail.example". */
  readonly host: string;
}
