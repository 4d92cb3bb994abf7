import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES, type Language } from "./locales/languages.ts";

/** Pages of signing in, in a frame of their own. */
const SIGN_IN = ["login", "signup", "otp", "forgot-password", "reset-password"] as const;

/** Pages of the saved homes and the account. */
const OWN = ["favourites", "compare", "profile"] as const;

/** Pages whose words only they load. */
const accountPages = (language: Language) =>
  layout(`routes/account-words.${language}.tsx`, [
    layout(
      "routes/sign-in-frame.tsx",
      { id: `${language}/sign-in-frame` },
      SIGN_IN.map((path) => route(path, `routes/${path}.tsx`, { id: `${language}/${path}` })),
    ),
    ...OWN.map((path) => route(path, `routes/${path}.tsx`, { id: `${language}/${path}` })),
  ]);

/** Pages that take or confirm a lead, with words that only they load. */
const leadPages = (language: Language) =>
  layout(`routes/lead-words.${language}.tsx`, [
    route("contact", "routes/contact.tsx", { id: `${language}/contact` }),
    route("enquire", "routes/enquire.tsx", { id: `${language}/enquire` }),
    route("leads", "routes/leads.tsx", { id: `${language}/leads` }),
    route("leads/:reference", "routes/lead.tsx", { id: `${language}/lead` }),
  ]);

/** The agent's console, with words that only it loads; a part of it is a route here. */
const agentPages = (language: Language) =>
  layout(`routes/agent-words.${language}.tsx`, [
    route("agent", "routes/agent.tsx", { id: `${language}/agent` }, [
      layout("routes/agent-inbox.tsx", { id: `${language}/agent-inbox` }, [
        index("routes/agent-no-lead.tsx", { id: `${language}/agent-no-lead` }),
        route("leads/:reference", "routes/agent-lead.tsx", { id: `${language}/agent-lead` }),
      ]),
      route("listings", "routes/agent-listings.tsx", { id: `${language}/agent-listings` }),
      route("listings/new", "routes/agent-new-listing.tsx", {
        id: `${language}/agent-new-listing`,
      }),
      route("listings/:mlsNumber/:part?", "routes/agent-listing.tsx", {
        id: `${language}/agent-listing`,
      }),
      route("import", "routes/agent-import.tsx", { id: `${language}/agent-import` }),
      route("numbers", "routes/agent-numbers.tsx", { id: `${language}/agent-numbers` }),
      route("account", "routes/agent-account.tsx", { id: `${language}/agent-account` }),
    ]),
  ]);

/** The featured project, with words that only it loads. */
const projectPages = (language: Language) =>
  layout(`routes/project-words.${language}.tsx`, [
    route("projects", "routes/projects.tsx", { id: `${language}/projects` }),
  ]);

/** The landing page, with words that only it loads. */
const landingPage = (language: Language) =>
  layout(`routes/landing-words.${language}.tsx`, [
    index("routes/home.tsx", { id: `${language}/home` }),
  ]);

/** Pages about the site and its rules. */
const STANDING = ["about", "terms", "privacy"] as const;

const standingPages = (language: Language) =>
  layout(
    `routes/standing-words.${language}.tsx`,
    STANDING.map((path) => route(path, `routes/${path}.tsx`, { id: `${language}/${path}` })),
  );

/** Tools for a buyer: one route for all, since every page carries the table of routes. */
const toolPages = (language: Language) =>
  layout(`routes/tool-words.${language}.tsx`, [
    route("tools/:tool?", "routes/tools.tsx", { id: `${language}/tools` }),
  ]);

/** Every page of the site, once; each language mounts the same table. */
const pages = (language: Language) => [
  landingPage(language),
  route("searchProperties", "routes/search-properties.tsx", { id: `${language}/search` }),
  route("property/:mlsNumber", "routes/property.tsx", { id: `${language}/property` }),
  route("PropertyDetails", "routes/property-details.tsx", { id: `${language}/property-details` }),
  standingPages(language),
  toolPages(language),
  accountPages(language),
  leadPages(language),
  agentPages(language),
  projectPages(language),
  route("*", "routes/not-found.tsx", { id: `${language}/not-found` }),
];

export default LANGUAGES.map((language) => {
  const file = `routes/lang.${language}.tsx`;
  return language === "en" ? layout(file, pages(language)) : route(language, file, pages(language));
}) satisfies RouteConfig;
