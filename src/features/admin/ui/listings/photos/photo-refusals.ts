import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { REFUSALS as SHARED } from "#features/admin/ui/refusal-words.ts";

/** What is said of a photograph that was not taken. */
const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  ...SHARED.file,
  "no-such-listing": msg`There is no such listing.`,
  "no-such-photo": msg`This photograph is not there any more.`,
  "too-many-photos": msg`The listing has 40 photographs, and takes no more. Remove one first.`,
  "alt-too-long": msg`The caption is longer than 200 characters. Shorten it.`,
  "not-round": msg`Only a picture twice as wide as high can be a 360° view.`,
  "picture-too-large": msg`The file is larger than 15 MB. Make it smaller.`,
  "not-a-picture": msg`This is not a JPEG, PNG, WebP or AVIF picture, whatever its name says.`,
  "picture-heic": msg`HEIC pictures cannot be read here. Save it as JPEG.`,
  "picture-too-many-pixels": msg`The picture has more than 50 megapixels. Make it smaller.`,
  "picture-too-small": msg`The picture is too small or too narrow: 480 pixels at least.`,
  "picture-damaged": msg`The picture is damaged or cut short. Save or send it again.`,
  network: msg`No connection. Choose the file once more when you are online.`,
};

const OTHER = msg`Something went wrong on our side. Try again in a moment.`;

/** The sentence of a refusal; `other` where the code has none of ours. */
export function usePhotoRefusals(): (code: string, other?: string) => string {
  const { i18n } = useLingui();
  return (code, other) => {
    const words = REFUSALS[code];
    return words ? i18n._(words) : (other ?? i18n._(OTHER));
  };
}
