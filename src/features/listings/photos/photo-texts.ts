import type { PhotosResult } from "./listing-photos.server.ts";

type Refusal = Extract<PhotosResult, { ok: false }>["code"];

/** What is said to each refusal, one sentence and what to do. */
const REFUSALS: Record<Refusal, string> = {
  "no-such-listing": "There is no such listing.",
  "no-such-photo": "The listing has no such photograph.",
  "too-many-photos": "The listing has 40 photographs, and takes no more. Remove one first.",
  "alt-too-long": "The words for a photograph are longer than 200 letters. Shorten them.",
  "not-round": "Only a picture twice as wide as high can be a 360° view.",
  "changed-meanwhile": "Somebody else changed the photographs. See how they are now.",
  "photos-gone": "The files of a removed photograph are kept for a day. These are gone.",
  "picture-too-large": "The file is larger than 15 MB. Make it smaller.",
  "not-a-picture": "The file is no JPEG, PNG, WebP or AVIF picture, whatever its name says.",
  "picture-heic": "HEIC pictures cannot be read here. Save it as JPEG.",
  "picture-too-many-pixels": "The picture has more than 50 megapixels. Make it smaller.",
  "picture-too-small": "The picture is too small or too narrow to be shown: 480 pixels at least.",
  "picture-damaged": "The picture is damaged or cut short. Save or send it again.",
};

/** Why a photograph was not taken, and what to do. */
export function toRefusalLine(code: Refusal): string {
  return REFUSALS[code];
}
