import { I18nProvider, useLingui } from "@lingui/react";
import type { ComponentType, FunctionComponent } from "react";
import type { CatalogueName } from "#platform/i18n/catalogues.ts";
import { LANGUAGES, type Language, toLanguage } from "#platform/i18n/languages.ts";
import { loadWords } from "./load-words.ts";
import { whenNear } from "./when-near.tsx";

/**
 * A late part of a page, as `whenNear` makes it, with words that the page does not load before the
 * part comes.
 */
export function lateInWords<Props extends object>(
  id: string,
  further: readonly CatalogueName[],
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const inLanguage = (language: Language) =>
    whenNear<Props>(id, async () => {
      const [Content, words] = await Promise.all([load(), loadWords(language, further)]);
      return {
        default: (props: Props) => (
          <I18nProvider i18n={words}>
            <Content {...props} />
          </I18nProvider>
        ),
      };
    }).Part;
  const parts = new Map(LANGUAGES.map((language) => [language, inLanguage(language)]));
  return function LateInWords(props: Props) {
    const { i18n } = useLingui();
    const Part = parts.get(toLanguage(i18n.locale));
    return Part && <Part {...props} />;
  };
}
