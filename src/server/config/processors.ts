import type { Processor, ProcessorKind } from "#features/legal/index.ts";
import { providerAddress } from "#features/places/index.ts";
import { databaseHost } from "#platform/db/database-host.ts";
import { isLoopbackHost } from "#platform/http/loopback.ts";
import type { Config } from "./config.ts";

/** The settings that bring somebody else in, each with the address that it names. */
const ADDRESSES: Readonly<Record<ProcessorKind, (config: Config) => string | null | undefined>> = {
  mail: ({ SMTP_URL }) => SMTP_URL,
  identity: ({ OIDC_ISSUER }) => OIDC_ISSUER,
  database: ({ DATABASE_URL }) => DATABASE_URL && `postgresql://${databaseHost(DATABASE_URL)}`,
  pictures: ({ S3_ENDPOINT }) => S3_ENDPOINT,
  map: ({ MAP_STYLE_URL }) => MAP_STYLE_URL,
  aerial: ({ AERIAL_URL }) => AERIAL_URL,
  geocoder: ({ GEOCODER, GEOCODER_URL }) => providerAddress(GEOCODER, GEOCODER_URL),
  video: ({ VIDEO_EMBED_URL }) => VIDEO_EMBED_URL,
  reviews: ({ REVIEWS_WIDGET_URL }) => REVIEWS_WIDGET_URL,
};

/** Who else the settings bring in; what is on the site's own machine is nobody else. */
export function processorsOf(config: Config): Processor[] {
  return Object.entries(ADDRESSES).flatMap(([kind, addressOf]) => {
    const address = addressOf(config);
    // A database may be named by a socket's folder: that is this machine.
    const host = address ? new URL(address).hostname : "";
    if (host === "" || isLoopbackHost(host)) return [];
    return [{ kind: kind as ProcessorKind, host }];
  });
}
