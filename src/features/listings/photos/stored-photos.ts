import { z } from "zod";
import { byLanguage } from "#platform/i18n/languages.ts";
import { PHOTO_KINDS, type Photo } from "./photo.ts";

/** Longest words that stand for a photograph. */
export const LONGEST_ALT = 200;

/** A photograph that was described before a language came has no words in it. */
const words = z.string().max(LONGEST_ALT).default("");
const alt = z.object(byLanguage(() => words));

/** Of a photograph that nobody has described. */
export const NO_WORDS: Photo["alt"] = byLanguage(() => "");

const photos = z.array(
  z.object({
    hash: z.string().regex(/^[0-9a-f]{20}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    // Stored before pictures said what they are.
    kind: z.enum(PHOTO_KINDS).default("photograph"),
    alt,
  }),
);

/** The photographs of a row of `listings`; what does not parse is a bug of a migration and throws. */
export function getPhotos(stored: unknown): Photo[] {
  return photos.parse(stored);
}
