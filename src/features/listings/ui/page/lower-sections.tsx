import { I18nProvider, useLingui } from "@lingui/react";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { LANGUAGES, type Language, toLanguage } from "#platform/i18n/languages.ts";
import { loadWords } from "#platform/ui/load-words.ts";
import { LatePlace, whenNear } from "#platform/ui/when-near.tsx";

const PLACE = "lower-sections";

interface LowerSectionsProps {
  readonly details: ListingDetails;
}

/** The sections, with words of the tools, which the page does not load before they come. */
function inLanguage(language: Language) {
  const { Part } = whenNear<LowerSectionsProps>(PLACE, async () => {
    const [{ LowerSectionsContent }, words] = await Promise.all([
      import("./lower-sections-content.tsx"),
      loadWords(language, ["tools"]),
    ]);
    return {
      default: (props: LowerSectionsProps) => (
        <I18nProvider i18n={words}>
          <LowerSectionsContent {...props} />
        </I18nProvider>
      ),
    };
  });
  return Part;
}

const SECTIONS = new Map(LANGUAGES.map((language) => [language, inLanguage(language)]));

/** Market, neighbourhood, all-in cost, units and monthly cost; alive once the visitor comes near. */
export function LowerSections(props: LowerSectionsProps) {
  const { i18n } = useLingui();
  const Sections = SECTIONS.get(toLanguage(i18n.locale));
  return (
    <LatePlace id={PLACE} className="grid grid-cols-1 gap-14 lg:gap-18">
      {Sections && <Sections {...props} />}
    </LatePlace>
  );
}
