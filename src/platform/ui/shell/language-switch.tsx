import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import {
  type DrawnLanguage,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
  languageOf,
  pathIn,
  withoutLanguage,
} from "#platform/i18n/languages.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface NameProps {
  readonly language: Language;
  readonly size: "short" | "full";
  readonly isCurrent: boolean;
}

/** Links to the same page, one a language. */
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
          <Name language={language} size={size} isCurrent={language === current} />
        </a>
      ))}
    </Frame>
  );
}

/** A language's name: drawn where the page lacks its typeface. */
function Name({ language, size, isCurrent }: NameProps) {
  const { drawn, [size]: name } = LANGUAGE_TABLE[language];
  if (drawn === null || isCurrent) return name;
  const width = `${drawn[size]}em`;
  return (
    <Icon name={`${language as DrawnLanguage}-${size}`} className="h-[1.6em]" style={{ width }} />
  );
}

/** The name read out holds what is seen: "EN English". */
function nameOf(language: Language, size: "short" | "full"): string {
  const { short, full } = LANGUAGE_TABLE[language];
  return size === "short" ? `${short} ${full}` : full;
}

const SHORT =
  "grid h-9 min-w-10 place-items-center rounded-full text-small font-medium text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-white";
const FULL =
  "flex min-h-11 min-w-11 items-center text-control underline-offset-4 hover:underline aria-[current]:font-[550]";
