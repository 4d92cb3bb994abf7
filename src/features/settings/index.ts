/** What others may use of settings. */
export { MESSAGE_SETTINGS, type MessageKey, messageKey } from "./model/message-settings.ts";
export {
  MESSAGE_SETTING_KEYS,
  SETTING_GROUPS,
  SETTINGS,
  type SettingGroup,
  type SettingKey,
  SITE_SETTING_KEYS,
  type SiteSettingKey,
} from "./model/settings.ts";
export type { SettingsChange, ShownSetting, ShownSettings } from "./model/settings-replies.ts";
