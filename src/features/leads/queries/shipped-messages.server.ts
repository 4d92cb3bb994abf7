import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type MessageKind,
  PLACEHOLDERS,
  type Placeholder,
  type PlaceholderValues,
  placeholderToken,
} from "#features/leads/model/message-texts.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";

type Tokens = Readonly<Record<Placeholder, string>>;

/** The texts that the site comes with, placeholders in them. */
const SHIPPED: Readonly<Record<MessageKind, (tokens: Tokens) => MessageDescriptor>> = {
  greeting: ({ name, agent, site, layout }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nThank you for asking us about ${layout}.\nWhen is a good time to call you?`,
  brochure: ({ name, agent, site, layout, brochureLink, pageLink }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nHere is the brochure of ${layout}: ${brochureLink}\nAll its facts, with map and papers: ${pageLink}\nWhat else would you like to know?`,
  place: ({ name, agent, site, layout, placeLink, pageLink }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nThis is where ${layout} lies: ${placeLink}\nWhat is near it: ${pageLink}\nShall we go there together?`,
  price: ({ name, agent, site, layout, plot, price, pageLink }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nPlot ${plot} of ${layout} costs ${price} for the land. Stamp duty and registration come on top.\nEvery cost, line by line: ${pageLink}\nDo you have a question about it?`,
  visit: ({ name, agent, site, layout, visitTime, placeLink, visitLink }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nYour visit to ${layout} is agreed.\nDay and time: ${visitTime}.\nThe place on the map: ${placeLink}\nTo choose another time or to cancel: ${visitLink}`,
  "follow-up": ({ name, agent, site, layout, pageLink }) =>
    msg`Hello ${name}, this is ${agent} of ${site}.\nHave you had time to think about ${layout}?\nYou find everything again here: ${pageLink}\nI am glad to answer any question.`,
};

/** The text of a kind that the site comes with, in a language, placeholders in it. */
export function shippedMessage(kind: MessageKind, language: Language): string {
  const tokens = Object.fromEntries(
    PLACEHOLDERS.map((each) => [each, placeholderToken(each, language)]),
  ) as Tokens;
  return SERVER_WORDS[language]._(SHIPPED[kind](tokens));
}

/** Tuesday, 24 November 2026, 10:00 by the clock of India. */
const EXAMPLE_VISIT = new Date("2026-11-24T04:30:00Z");

/** Made-up values that say so, for an example of a text. */
export function exampleValues(language: Language, origin: string): PlaceholderValues {
  const words = SERVER_WORDS[language];
  return {
    name: words._(msg`Example Buyer`),
    layout: words._(msg`Example Layout`),
    plot: "17",
    price: "₹45,00,000",
    visitTime: formatIndiaTime(EXAMPLE_VISIT, language),
    pageLink: `${origin}/example`,
    brochureLink: `${origin}/example.pdf`,
    placeLink: `${origin}/example-map`,
    visitLink: `${origin}/example-visit`,
    agent: words._(msg`Example Agent`),
    site: "Sthalam",
  };
}
