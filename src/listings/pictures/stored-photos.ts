import { z } from "zod";
import type { Photo } from "./photo.ts";

/** Longest words that stand for a photograph. */
export const LONGEST_ALT = 200;

const alt = z.string().max(LONGEST_ALT);
const photos = z.array(
  z.object({
    hash: z.string().regex(/^[0-9a-f]{20}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.object({ en: alt, te: alt, hi: alt }),
  }),
);

/** The photographs of a row of `listings`; what does not parse is a bug of a migration and throws. */
export function getPhotos(stored: unknown): Photo[] {
  return photos.parse(stored);
}
