import devanagari from "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2?url";
import telugu from "@fontsource-variable/anek-telugu/files/anek-telugu-telugu-wght-normal.woff2?url";
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { projectFacts } from "#features/projects/index.ts";
import { type Language, languageOf } from "#platform/i18n/languages.ts";
import { toRegionWords } from "#platform/region/region.ts";
import latin from "#platform/ui/fonts/latin.woff2?url";
import rupee from "#platform/ui/fonts/rupee.woff2?url";
import { usePageHandles } from "#platform/ui/shell/page-handle.ts";
import type { RootData } from "#platform/ui/shell/site.ts";
import theme from "#platform/ui/theme.css?url";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/root.ts";

const FONTS: Record<Language, readonly string[]> = {
  en: [latin],
  te: [latin, telugu],
  hi: [latin, devanagari],
};

export function loader({ url, context }: Route.LoaderArgs): RootData {
  const { site, region, catalogue, project } = context.get(servicesContext);
  const language = languageOf(url.pathname);
  const words = toRegionWords(region, language);
  const { place: at, name } = projectFacts;
  const plots = project() ? { url: "/project/plots.geojson", at, name } : null;
  return { site: site(language), region: words, plots, catalogueUrl: catalogue().url };
}

/** All of it is the same on every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = languageOf(useLocation().pathname);
  const handles = usePageHandles();
  // Read by src/entry.client.tsx, before any part of the page works out a cost.
  const duties = useRouteLoaderData<RootData>("root")?.region.duties;
  const startsAt = handles.findLast((handle) => handle.startsAt)?.startsAt;
  const showsPrices = handles.some((handle) => handle.showsPrices);
  const fonts = showsPrices ? [...FONTS[language], rupee] : FONTS[language];
  return (
    <html
      lang={language}
      data-starts-at={startsAt}
      data-duties={duties ? JSON.stringify(duties) : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f8f5" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* The one style sheet: a route that imports its own needs the router's `Links` beside it. */}
        <link rel="stylesheet" href={theme} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* The attribute tells src/server/pages/late-start.ts where the app's scripts begin. */}
        <Scripts data-app="" />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
