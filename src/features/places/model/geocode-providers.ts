import { z } from "zod";
import type { LatLng } from "#lib/geo/geo.ts";

export const PROVIDER_NAMES = ["google", "nominatim", "photon"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** What a provider's reply means. "refused" will not get better by asking again. */
export type Answer =
  | ({ readonly outcome: "found" } & LatLng)
  | { readonly outcome: "unknown-place" }
  | { readonly outcome: "failed" }
  | { readonly outcome: "refused" };

export interface ProviderSettings {
  readonly name: ProviderName;
  /** Address of the whole call without its query; the provider's public one unless told. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  /** Of the region; photon prefers what is near to it. */
  readonly centre: LatLng;
}

/** A geocoding service, ready to be asked. */
export interface GeocodeProvider {
  readonly name: ProviderName;
  /** Questions that may run at once, and the rest after each, as the service's terms ask. */
  readonly parallel: number;
  readonly restMs: number;
  toUrl(address: string): URL;
  /** Reads the JSON of a reply; throws nothing. */
  readAnswer(reply: unknown): Answer;
}

interface ProviderKind {
  readonly url: string;
  readonly parallel: number;
  readonly restMs: number;
  readonly addressParameter: string;
  readonly keyParameter: string | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** Takes a place near which an answer is preferred. */
  readonly isBiased: boolean;
  readAnswer(reply: unknown): Answer;
}

const FAILED: Answer = { outcome: "failed" };
const UNKNOWN: Answer = { outcome: "unknown-place" };

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
const googleReply = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({ geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }) }),
    )
    .default([]),
});

const GOOGLE_REFUSALS: ReadonlySet<string> = new Set(["REQUEST_DENIED", "OVER_DAILY_LIMIT"]);

function readGoogle(reply: unknown): Answer {
  const { success, data } = googleReply.safeParse(reply);
  if (!success) return FAILED;
  if (data.status === "ZERO_RESULTS") return UNKNOWN;
  if (GOOGLE_REFUSALS.has(data.status)) return { outcome: "refused" };
  const location = data.results[0]?.geometry.location;
  return data.status === "OK" && location ? { outcome: "found", ...location } : FAILED;
}

/** https://nominatim.org/release-docs/latest/api/Search/ : coordinates come as strings. */
const nominatimReply = z.array(z.object({ lat: latitude, lon: longitude }));

function readNominatim(reply: unknown): Answer {
  const { success, data } = nominatimReply.safeParse(reply);
  if (!success) return FAILED;
  const [first] = data;
  return first ? { outcome: "found", lat: first.lat, lng: first.lon } : UNKNOWN;
}

/** https://github.com/komoot/photon : GeoJSON, longitude first. */
const photonReply = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({ geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }) }),
  ),
});

function readPhoton(reply: unknown): Answer {
  const { success, data } = photonReply.safeParse(reply);
  if (!success) return FAILED;
  const coordinates = data.features[0]?.geometry.coordinates;
  return coordinates ? { outcome: "found", lng: coordinates[0], lat: coordinates[1] } : UNKNOWN;
}

const PROVIDERS: Readonly<Record<ProviderName, ProviderKind>> = {
  google: {
    url: "https://maps.googleapis.com/maps/api/geocode/json",
    parallel: 8,
    restMs: 0,
    addressParameter: "address",
    keyParameter: "key",
    parameters: { region: "in", components: "country:IN" },
    isBiased: false,
    readAnswer: readGoogle,
  },
  nominatim: {
    url: "https://nominatim.openstreetmap.org/search",
    parallel: 1,
    restMs: 1000, // its usage policy: one request a second at most
    addressParameter: "q",
    keyParameter: null,
    parameters: { format: "jsonv2", limit: "1", countrycodes: "in" },
    isBiased: false,
    readAnswer: readNominatim,
  },
  photon: {
    url: "https://photon.komoot.io/api",
    parallel: 2,
    restMs: 200,
    addressParameter: "q",
    keyParameter: null,
    parameters: { limit: "1" },
    isBiased: true,
    readAnswer: readPhoton,
  },
};

/** Where the provider of a setting is asked; null for the gazetteer, which is the site's own. */
export function providerAddress(
  name: ProviderName | "gazetteer",
  url: string | undefined,
): string | null {
  return name === "gazetteer" ? null : (url ?? PROVIDERS[name].url);
}

/** Makes a provider from the settings of `GEOCODER`, `GEOCODER_URL` and `GEOCODER_KEY`. */
export function toProvider({ name, url, key, centre }: ProviderSettings): GeocodeProvider {
  const kind = PROVIDERS[name];
  return {
    name,
    parallel: kind.parallel,
    restMs: kind.restMs,
    readAnswer: kind.readAnswer,
    toUrl(address) {
      const call = new URL(url ?? kind.url);
      for (const [parameter, value] of Object.entries(kind.parameters)) {
        call.searchParams.set(parameter, value);
      }
      if (kind.isBiased) {
        call.searchParams.set("lat", String(centre.lat));
        call.searchParams.set("lon", String(centre.lng));
      }
      call.searchParams.set(kind.addressParameter, address);
      if (kind.keyParameter && key) call.searchParams.set(kind.keyParameter, key);
      return call;
    },
  };
}
