import type { Logger } from "pino";
import { IssuerKeys, type SocialDeps } from "#features/accounts/index.server.ts";
import type { SocialOptions } from "#features/accounts/index.ts";
import { isDevelopmentSite } from "#server/dev/own-machine.ts";
import type { Config } from "./config.ts";

export const DEVELOPMENT_ISSUER_PATH = "/dev/identity";
export const DEVELOPMENT_CLIENT_ID = "sthalam-development";
const SCOPE = "openid profile email";

/** The provider that the settings name, else the development provider, else none. */
function socialSettings(config: Config): SocialOptions | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_AUDIENCE, site } = config;
  if (OIDC_ISSUER && OIDC_CLIENT_ID)
    return {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      audience: OIDC_AUDIENCE ?? null,
      scope: SCOPE,
    };
  if (!isDevelopmentSite(config)) return null;
  return {
    issuer: `${site.origin}${DEVELOPMENT_ISSUER_PATH}`,
    clientId: DEVELOPMENT_CLIENT_ID,
    audience: null,
    scope: SCOPE,
  };
}

/** What social sign-in works with, null where there is none. */
export function openSocial(config: Config, log: Logger): SocialDeps | null {
  const settings = socialSettings(config);
  if (!settings) return null;
  const { issuer } = settings;
  return { settings, log, keys: new IssuerKeys({ issuer, fetch, clock: () => new Date() }) };
}
