import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a buyer said. `isSample` marks text that stands in until a real buyer's takes its place. */
interface Testimonial {
  readonly isSample: boolean;
  readonly name: MessageDescriptor;
  readonly location: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Address of a portrait; null shows a drawn figure. */
  readonly image: string | null;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    isSample: true,
    name: msg`Sample buyer`,
    location: msg`Guntur`,
    text: msg`We had the plot number, the road width and the full cost before we set out.`,
    image: null,
  },
  {
    isSample: true,
    name: msg`Sample buyer`,
    location: msg`Vijayawada`,
    text: msg`The page said which papers were missing. We asked for them first.`,
    image: null,
  },
  {
    isSample: true,
    name: msg`Sample buyer`,
    location: msg`Mangalagiri`,
    text: msg`Someone called the same evening and knew which plot we meant.`,
    image: null,
  },
];
