import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MessageKind, Placeholder } from "#features/leads/index.ts";

/** What each text is for. */
export const MESSAGE_WORDS: Readonly<Record<MessageKind, MessageDescriptor>> = {
  greeting: msg`Greeting`,
  brochure: msg`Brochure`,
  place: msg`How to get there`,
  price: msg`Price of a plot`,
  visit: msg`Visit agreed`,
  "follow-up": msg`Asking again`,
};

/** What each placeholder stands for. */
export const PLACEHOLDER_WORDS: Readonly<Record<Placeholder, MessageDescriptor>> = {
  name: msg`Buyer’s name`,
  layout: msg`Layout`,
  plot: msg`Plot number`,
  price: msg`Price`,
  visitTime: msg`Day and time of the visit`,
  pageLink: msg`Link of the page`,
  brochureLink: msg`Link of the brochure`,
  placeLink: msg`Link of the map`,
  visitLink: msg`Link to change the visit`,
  agent: msg`Your name`,
  site: msg`Name of the site`,
};
