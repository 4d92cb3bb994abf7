/** What others may use of settings, on the server. */
export {
  forgetWhoSet,
  type SettingsRefused,
  saveSettings,
  undoSettings,
} from "./commands/save-settings.server.ts";
export { sweepTestimonials } from "./commands/sweep-testimonials.server.ts";
export { findSettings } from "./queries/find-settings.server.ts";
export { LiveSettings } from "./queries/live-settings.server.ts";
