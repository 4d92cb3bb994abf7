/** What others may use of settings, on the server. */
export {
  forgetWhoSet,
  moveWhoSet,
  type SettingsRefused,
  saveSettings,
  sweepTestimonials,
  undoSettings,
} from "./commands/save-settings.server.ts";
export { findSettings } from "./queries/find-settings.server.ts";
export { LiveSettings } from "./queries/live-settings.server.ts";
