import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages that ask something of the server, each a file of the same name. */
const pages = (paths: readonly string[]) => paths.map((path) => route(path, `routes/${path}.tsx`));

/** Pages that are a screen of a feature and nothing else, in a file of the same name. */
const screens = (folder: string, paths: readonly string[]) =>
  paths.map((path) => route(path, `features/${folder}/${path}-screen.tsx`));

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
    layout("routes/sign-in-frame.tsx", [
      ...screens("accounts/ui/screens", ["login", "signup", "otp"]),
      ...screens("accounts/ui/screens", ["forgot-password", "reset-password", "undo-email"]),
    ]),
    ...screens("accounts/ui/screens", ["join-team"]),
    ...screens("leads/ui/screens", ["withdraw", "visit"]),
    ...screens("legal/ui", ["terms"]),
    ...screens("saved/ui/offline", ["offline"]),
    route("profile/data", "features/accounts/ui/screens/person-data/person-data-screen.tsx"),
    route("projects/:slug", "routes/project.tsx"),
    ...pages(["projects", "about", "privacy", "compare", "shared", "profile", "contact"]),
    ...pages(["enquire", "leads", "favourites"]),
    route("alerts/off", "routes/stop-alerts.tsx"),
    route("leads/:reference", "routes/lead.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
