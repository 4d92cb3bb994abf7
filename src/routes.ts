import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { CONSOLE_PAGES, type ConsolePage } from "#features/admin/index.ts";

/** Paths whose page has the same name. */
const pages = (paths: readonly string[]) => paths.map((path) => route(path, `routes/${path}.tsx`));

/** A page of the console, whose table says where it stands and which file shows it. */
function consoleRoute({
  path,
  file,
  pages,
}: Omit<ConsolePage, "words" | "right">): RouteConfigEntry {
  const module = `features/admin/ui/${file}`;
  if (pages) return layout(module, pages.map(consoleRoute));
  return path === "" ? index(module) : route(path, module);
}

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
      pages(["login", "signup", "otp", "forgot-password", "reset-password", "undo-email"]),
    ),
    route("projects/:slug", "routes/project.tsx"),
    route("profile/data", "routes/profile-data.tsx"),
    ...pages(["projects", "about", "terms", "privacy", "favourites", "compare", "profile"]),
    ...pages(["contact", "enquire", "leads", "withdraw", "visit", "join-team"]),
    route("leads/:reference", "routes/lead.tsx"),
    route("agent", "routes/agent.tsx", CONSOLE_PAGES.map(consoleRoute)),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
