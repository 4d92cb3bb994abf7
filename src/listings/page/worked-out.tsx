import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { type ComponentType, Suspense, useMemo } from "react";
import type { ListingSummary } from "#listings/summary.ts";
import type { Language } from "#locales/languages.ts";
import { whenNear } from "#ui/when-near.tsx";

const PLACE = "worked-out";

/** Words of the tools, which no listing's page loads before the visitor comes near them. */
const WORDS = {
  en: () => import("#locales/en/tools.po"),
  te: () => import("#locales/te/tools.po"),
  hi: () => import("#locales/hi/tools.po"),
} as const satisfies Record<Language, unknown>;

interface WorkedOutProps {
  readonly summary: ListingSummary;
}

/** The sections that reckon something, with their words. */
function inLanguage(language: Language) {
  const { Part } = whenNear<WorkedOutProps>(PLACE, async () => {
    const [{ WorkedOutSections }, { messages }] = await Promise.all([
      import("./worked-out-sections.tsx"),
      WORDS[language](),
    ]);
    return {
      default: function WithWords(props: WorkedOutProps) {
        const { i18n } = useLingui();
        const words = useMemo(() => withMessages(i18n, messages), [i18n]);
        return (
          <I18nProvider i18n={words}>
            <WorkedOutSections {...props} />
          </I18nProvider>
        );
      },
    };
  });
  return Part;
}

function withMessages({ locale, messages }: I18n, more: I18n["messages"]): I18n {
  return setupI18n({
    locale,
    locales: `${locale}-IN`,
    messages: { [locale]: { ...messages, ...more } },
  });
}

const SECTIONS: Record<Language, ComponentType<WorkedOutProps>> = {
  en: inLanguage("en"),
  te: inLanguage("te"),
  hi: inLanguage("hi"),
};

/** All-in cost, units and monthly cost of a listing; alive once the visitor comes near. */
export function WorkedOut(props: WorkedOutProps) {
  const { i18n } = useLingui();
  const Sections = SECTIONS[i18n.locale as Language];
  return (
    <div id={PLACE} className="grid grid-cols-1 gap-14 lg:gap-18">
      <Suspense fallback={<div className="h-screen" />}>
        <Sections {...props} />
      </Suspense>
    </div>
  );
}
