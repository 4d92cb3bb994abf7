import { useLocation } from "react-router";
import {
  LANGUAGE_TABLE,
  LANGUAGES,
  languageMark,
  languageOf,
  pathIn,
  withoutLanguage,
} from "#platform/i18n/languages.ts";
import { useSite } from "./site.ts";

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the page that search engines should keep, without language; unset: this page's own. */
  readonly canonicalPath?: string;
  /** Picture for a shared link, as a path of this site. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean;
}

/** Title, description, canonical address, translations and the picture of a shared link. */
export function PageHead({
  title,
  description,
  canonicalPath,
  picture,
  indexed = true,
}: PageHeadProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const path = canonicalPath ?? withoutLanguage(pathname);
  const canonical = origin + pathIn(language, path);
  const image = origin + (picture?.path ?? `/social${languageMark(language, "-")}.png`);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? "index, follow" : "noindex"} />
      {indexed && <link rel="canonical" href={canonical} />}
      {indexed &&
        LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={origin + pathIn(other, path)} />
        ))}
      {indexed && <link rel="alternate" hrefLang="x-default" href={origin + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sthalam" />
      <meta property="og:locale" content={LANGUAGE_TABLE[language].locale.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={picture?.alt ?? "Sthalam"} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
