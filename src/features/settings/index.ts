/** What others may use of settings. */

export { MESSAGE_SETTINGS, type MessageKey, messageKey } from "./model/message-settings.ts";
export { SETTING_KINDS } from "./model/setting-kinds.ts";
export {
  FIELD_SETTING_KEYS,
  type FieldSettingKey,
  MESSAGE_SETTING_KEYS,
  SETTING_GROUPS,
  SETTINGS,
  type SettingGroup,
  type SettingKey,
  type SettingVariable,
  SITE_SETTING_KEYS,
  type SiteSettingKey,
  siteByVariables,
  VARIABLE_SETTINGS,
} from "./model/settings.ts";
export type { SettingsChange, ShownSetting, ShownSettings } from "./model/settings-replies.ts";
export {
  type ShownTexts,
  SITE_TEXT_SETTINGS,
  SITE_TEXTS,
  type SiteText,
  type SiteTextKey,
  siteTextKey,
} from "./model/site-texts.ts";
export {
  checkTestimonial,
  LONGEST_QUOTE,
  parseTestimonial,
  TESTIMONIAL_KEYS,
  type TestimonialKey,
  type TestimonialPart,
  writeTestimonial,
} from "./model/testimonials.ts";
