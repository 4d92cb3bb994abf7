import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PhotoKind } from "#features/listings/index.ts";

interface KindWords {
  readonly name: MessageDescriptor;
  /** Said once a picture is one. */
  readonly chosen: MessageDescriptor;
}

export const PHOTO_KIND_WORDS: Readonly<Record<PhotoKind, KindWords>> = {
  photograph: { name: msg`Photograph`, chosen: msg`Shown as a photograph now.` },
  "floor-plan": {
    name: msg`Floor plan`,
    chosen: msg`Shown as a floor plan now, after the photographs and on no card.`,
  },
  panorama: {
    name: msg`360° view`,
    chosen: msg`Opens as a 360° view now, and stands on no card.`,
  },
};
