import { useLingui } from "@lingui/react/macro";
import {
  FIELD_SETTING_KEYS,
  SITE_TEXT_SETTINGS,
  type SiteSettingKey,
} from "#features/settings/index.ts";
import { LANGUAGE_TABLE } from "#platform/i18n/languages.ts";
import { useRegion } from "#platform/ui/shell/site.ts";
import { SETTING_WORDS, TEXT_WORDS } from "./setting-words.ts";

/** What a setting is called: "Phone", "Promise, English", "Testimonial 2". */
export function useSettingName(): (key: SiteSettingKey) => string {
  const { t, i18n } = useLingui();
  const { authority } = useRegion();
  return (key) => {
    const field = FIELD_SETTING_KEYS.find((each) => each === key);
    if (field) return i18n._({ ...SETTING_WORDS[field].label, values: { authority } });
    const written = SITE_TEXT_SETTINGS.find((each) => each.key === key);
    if (written)
      return `${i18n._(TEXT_WORDS[written.text].label)}, ${LANGUAGE_TABLE[written.language].full}`;
    const place = key.slice("testimonial".length);
    return t`Testimonial ${place}`;
  };
}
