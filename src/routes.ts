import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Paths whose page has the same name. */
const pages = (paths: readonly string[]) => paths.map((path) => route(path, `routes/${path}.tsx`));

/** Every page of the site; src/platform/i18n/languages.ts has the languages that may stand before it. */
export default [
  route(":lang?", "routes/lang.tsx", [
    index("routes/home.tsx"),
    // One route for all of the console, whose pages are a table of its own: every page of the site carries
    // this one. Before the pages that `agent`, taken for a language, would lead to: /agent/leads.
    route("agent/:page?/:item?/:part?", "routes/agent.tsx"),
    route("searchProperties", "routes/search-properties.tsx"),
    route("property/:mlsNumber", "routes/property.tsx"),
    route("PropertyDetails", "routes/property-details.tsx"),
    route("tools/:tool?", "routes/tools.tsx"),
    layout(
      "routes/sign-in-frame.tsx",
      pages(["login", "signup", "otp", "forgot-password", "reset-password", "undo-email"]),
    ),
    route("projects/:slug", "routes/project.tsx"),
    route("profile/data", "routes/profile-data.tsx"),
    ...pages(["projects", "about", "terms", "privacy", "favourites", "compare", "profile"]),
    ...pages(["contact", "enquire", "leads", "withdraw", "visit", "join-team"]),
    route("leads/:reference", "routes/lead.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
