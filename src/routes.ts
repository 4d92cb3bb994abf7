import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Paths whose page has the same name. */
const pages = (paths: readonly string[]) => paths.map((path) => route(path, `routes/${path}.tsx`));

/** Every page of the site; src/platform/i18n/languages.ts has the languages that may stand before it. */
export default [
  route(":lang?", "routes/lang.tsx", [
    index("routes/home.tsx"),
    route("searchProperties", "routes/search-properties.tsx"),
    route("property/:mlsNumber", "routes/property.tsx"),
    route("PropertyDetails", "routes/property-details.tsx"),
    route("tools/:tool?", "routes/tools.tsx"),
    layout(
      "routes/sign-in-frame.tsx",
      pages(["login", "signup", "otp", "forgot-password", "reset-password"]),
    ),
    ...pages(["projects", "about", "terms", "privacy", "favourites", "compare", "profile"]),
    ...pages(["contact", "enquire", "leads"]),
    route("leads/:reference", "routes/lead.tsx"),
    route("agent", "routes/agent.tsx", [
      layout("routes/agent-inbox.tsx", [
        index("routes/agent-no-lead.tsx"),
        route("leads/:reference", "routes/agent-lead.tsx"),
      ]),
      route("listings", "routes/agent-listings.tsx"),
      route("listings/new", "routes/agent-new-listing.tsx"),
      route("listings/:mlsNumber/:part?", "routes/agent-listing.tsx"),
      route("import", "routes/agent-import.tsx"),
      route("numbers", "routes/agent-analytics.tsx"),
      route("account", "routes/agent-account.tsx"),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
