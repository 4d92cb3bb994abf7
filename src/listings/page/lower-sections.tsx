import { I18nProvider, useLingui } from "@lingui/react";
import { type ComponentType, useMemo } from "react";
import type { Language } from "#locales/languages.ts";
import { wordsIn } from "#locales/words-in.ts";
import { LatePlace, whenNear } from "#ui/when-near.tsx";
import type { ListingDetails } from "./listing-details.ts";

const PLACE = "lower-sections";

/** Words of the tools, which no listing's page loads before the visitor comes near them. */
const WORDS = {
  en: () => import("#locales/en/tools.po"),
  te: () => import("#locales/te/tools.po"),
  hi: () => import("#locales/hi/tools.po"),
} as const satisfies Record<Language, unknown>;

interface LowerSectionsProps {
  readonly details: ListingDetails;
}

/** The sections, with their words. */
function inLanguage(language: Language) {
  const { Part } = whenNear<LowerSectionsProps>(PLACE, async () => {
    const [{ LowerSectionsContent }, { messages }] = await Promise.all([
      import("./lower-sections-content.tsx"),
      WORDS[language](),
    ]);
    return {
      default: function WithWords(props: LowerSectionsProps) {
        const { i18n } = useLingui();
        const words = useMemo(() => wordsIn(language, { ...i18n.messages, ...messages }), [i18n]);
        return (
          <I18nProvider i18n={words}>
            <LowerSectionsContent {...props} />
          </I18nProvider>
        );
      },
    };
  });
  return Part;
}

const SECTIONS: Record<Language, ComponentType<LowerSectionsProps>> = {
  en: inLanguage("en"),
  te: inLanguage("te"),
  hi: inLanguage("hi"),
};

/** Market, neighbourhood, all-in cost, units and monthly cost; alive once the visitor comes near. */
export function LowerSections(props: LowerSectionsProps) {
  const { i18n } = useLingui();
  const Sections = SECTIONS[i18n.locale as Language];
  return (
    <LatePlace id={PLACE} className="grid grid-cols-1 gap-14 lg:gap-18">
      <Sections {...props} />
    </LatePlace>
  );
}
