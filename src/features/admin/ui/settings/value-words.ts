import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { parseHours } from "#features/leads/index.ts";
import { parseTestimonial, SETTINGS, type SettingKey } from "#features/settings/index.ts";
import { formatStatedDate } from "#platform/i18n/india-time.ts";
import { LANGUAGES, type Language, toLanguage } from "#platform/i18n/languages.ts";
import { hourWords } from "./hours-choice.tsx";

/** The value of a setting as people say it, such as "10 am – 6 pm" of "10-18". */
export function useValueWords(): (key: SettingKey, value: string) => string {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return (key, value) => {
    const { kind } = SETTINGS[key];
    if (kind === "minutes" && value !== "")
      return t`${plural(Number(value), { one: "# minute", other: "# minutes" })}`;
    if (kind === "yes-no" && value !== "") return value === "yes" ? t`Yes` : t`No`;
    if (kind === "testimonial") return testimonialWords(value, language);
    if (kind !== "hours") return value;
    const hours = parseHours(value);
    if (hours === null) return t`Closed`;
    return hours ? `${hourWords(hours.from, language)} – ${hourWords(hours.to, language)}` : value;
  };
}

/** Who said what, and how and when they agreed to be shown. */
function testimonialWords(value: string, language: Language): string {
  const read = parseTestimonial(value);
  if (!read.ok) return value;
  const { name, place, text, agreed } = read.testimonial;
  const said = LANGUAGES.flatMap((each) => text[each] ?? []).map((words) => `“${words}”`);
  const on = formatStatedDate(agreed.on, language);
  return `${name}, ${place}: ${said.join(" ")} (${agreed.how}, ${on})`;
}
