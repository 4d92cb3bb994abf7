import { msg } from "@lingui/core/macro";
import type { Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import type { Region } from "#platform/region/region.ts";
import type { Site } from "#platform/ui/shell/site.ts";

/** Ways to reach somebody, of which a sample has none. */
const WAYS = ["supportPhone", "whatsappNumber", "infoEmail"] as const;

/** The site as pages and PDFs of a language tell it: what a sample makes up says in that language that it is made up. */
export function siteIn(
  site: Site,
  language: Language,
  { sampleAddress }: Pick<Region, "sampleAddress">,
): Site {
  const words = SERVER_WORDS[language];
  const { samples } = site;
  const marked = (name: (typeof WAYS)[number]) => {
    const way = site[name];
    return samples.includes(name) ? words._(msg`${way} (sample)`) : way;
  };
  return {
    ...site,
    ...Object.fromEntries(WAYS.map((name) => [name, marked(name)])),
    ...(samples.includes("postalAddress") && { postalAddress: sampleAddress[language] }),
    ...(samples.includes("crdaRegistration") && {
      crdaRegistration: words._(msg`sample number`),
    }),
  };
}
