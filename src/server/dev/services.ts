import type { Hono } from "hono";
import type { Site } from "#platform/ui/shell/site.ts";
import type { Config } from "#server/config/config.ts";
import { DEVELOPMENT_ISSUER_PATH } from "#server/config/social-settings.ts";
import { developmentIdentity } from "./identity.ts";
import { MAIL_VIEWER_PATH } from "./mail-page.ts";
import { mailViewer } from "./mail-viewer.ts";
import { isDevelopmentSite } from "./own-machine.ts";

export type DevelopmentServices = typeof developmentServices;

/**
 * Mounts what stands for an SMTP server and an identity provider; on a loopback origin only. A site
 * of a public origin does not even load this module.
 */
export function developmentServices(app: Hono, config: Config, siteNow: () => Site): void {
  if (!isDevelopmentSite(config)) return;
  if (!config.OIDC_ISSUER) app.route(DEVELOPMENT_ISSUER_PATH, developmentIdentity(config));
  if (!config.SMTP_URL) app.route(MAIL_VIEWER_PATH, mailViewer(config, siteNow));
}
