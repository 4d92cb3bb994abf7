import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { LANGUAGES, type Language } from "./locales/languages.ts";

/** Pages whose content is written by a later part of the work; each says so and offers a way on. */
const PREPARED = [
  "projects",
  "about",
  "contact",
  "enquire",
  "terms",
  "privacy",
  "favourites",
  "compare",
  "profile",
  "login",
  "signup",
  "otp",
  "forgot-password",
  "reset-password",
] as const;

/** Every page of the site, once; each language mounts the same table. */
const pages = (language: Language) => [
  index("routes/home.tsx", { id: `${language}/home` }),
  route("searchProperties", "routes/search-properties.tsx", { id: `${language}/search` }),
  route("property/:mlsNumber", "routes/property.tsx", { id: `${language}/property` }),
  route("PropertyDetails", "routes/property-details.tsx", { id: `${language}/property-details` }),
  ...PREPARED.map((path) => route(path, "routes/prepared.tsx", { id: `${language}/${path}` })),
  route("*", "routes/not-found.tsx", { id: `${language}/not-found` }),
];

export default LANGUAGES.map((language) => {
  const file = `routes/lang.${language}.tsx`;
  return language === "en" ? layout(file, pages(language)) : route(language, file, pages(language));
}) satisfies RouteConfig;
