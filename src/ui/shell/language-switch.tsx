import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageOf,
  pathIn,
  withoutLanguage,
} from "#locales/languages.ts";
import { Icon } from "#ui/icon.tsx";

/** Three links to the same page, one a language. */
export function LanguageSwitch({ size = "short" }: { size?: "short" | "full" }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const current = languageOf(pathname);
  const Frame = size === "short" ? "nav" : "div";
  return (
    <Frame
      {...(size === "short" && { "aria-label": t`Language` })}
      className={
        size === "short"
          ? "flex rounded-full border border-line bg-card p-0.5"
          : "flex flex-wrap gap-x-4"
      }
    >
      {LANGUAGES.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={pathIn(language, withoutLanguage(pathname)) + search}
          aria-label={nameOf(language, size)}
          aria-current={language === current ? "true" : undefined}
          data-keep-scroll
          className={size === "short" ? SHORT : FULL}
        >
          {language === "en" || language === current ? (
            LANGUAGE_NAMES[language][size]
          ) : (
            <Icon
              name={`${language}-${size}`}
              className={`h-[1.6em] ${DRAWN[`${language}-${size}`]}`}
            />
          )}
        </a>
      ))}
    </Frame>
  );
}

/** The name read out holds what is seen: "EN English". */
function nameOf(language: Language, size: "short" | "full"): string {
  const { short, full } = LANGUAGE_NAMES[language];
  return size === "short" ? `${short} ${full}` : full;
}

const SHORT =
  "grid h-9 min-w-10 place-items-center rounded-full text-small font-medium text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-white";
const DRAWN = {
  "te-short": "w-[0.8em]",
  "te-full": "w-[2.82em]",
  "hi-short": "w-[0.82em]",
  "hi-full": "w-[1.96em]",
};
const FULL =
  "flex min-h-11 min-w-11 items-center text-control underline-offset-4 hover:underline aria-[current]:font-[550]";
