/** What others may use of settings. */
export {
  SETTING_GROUPS,
  SETTING_KEYS,
  SETTINGS,
  type SettingGroup,
  type SettingKey,
} from "./model/settings.ts";
export type { SettingsChange, ShownSetting, ShownSettings } from "./model/settings-replies.ts";
