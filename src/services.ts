import type { FootprintSize } from "layout-art";
import { createContext } from "react-router";
import type { SavedOften } from "#features/landing/index.ts";
import type { FormAnswer, LeadKind } from "#features/leads/index.ts";
import type { Processor } from "#features/legal/index.ts";
import type { Listing, Photo, PriceHistory } from "#features/listings/index.ts";
import type { Gazetteer } from "#features/places/index.ts";
import type { ListedProject, ProjectView } from "#features/projects/index.ts";
import type { Catalogue } from "#features/search/index.ts";
import type { ShownTexts } from "#features/settings/index.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Region } from "#platform/region/region.ts";
import type { Site } from "#platform/ui/shell/site.ts";

interface Log {
  error(context: object, message: string): void;
}

/** What page loaders may use; built once by the server and handed over with each request. */
export interface Services {
  /** The site as it is told now; with a language as its pages tell it. */
  readonly site: (language?: Language) => Site;
  /** What owners have written for pages, for pages of a language. */
  readonly texts: (language: Language) => ShownTexts;
  /** Where the site is of. */
  readonly region: Region;
  readonly gazetteer: Gazetteer;
  /** Who else the settings bring in. */
  readonly processors: readonly Processor[];
  readonly log: Log;
  readonly catalogue: () => Catalogue;
  /** Of all that pages are made from: another after every change, and with every day, as saves are counted. */
  readonly version: () => string;
  /** The featured project as it is now; null where the region has none, or it is not on the site. */
  readonly project: () => ProjectView | null;
  /** Every project that is on the site with its plots, the featured one first. */
  readonly projects: () => readonly ListedProject[];
  /** Null when no published listing has this id. Throws a 503 while the database is away. */
  readonly findListing: (mlsNumber: string) => Promise<Listing | null>;
  /** Its photographs in order, mostly none. Throws as above. */
  readonly findPhotos: (mlsNumber: string) => Promise<Photo[]>;
  /** Other published listings that tell of the same layout. Throws as above. */
  readonly findTwins: (listing: Listing) => Promise<Listing[]>;
  /** What its price and status were before. Throws as above. */
  readonly findPriceHistory: (mlsNumber: string) => Promise<PriceHistory>;
  /** How far a layout reaches on the ground; null where its area is not stated. */
  readonly footprintOf: (listing: Listing) => FootprintSize | null;
  /** Slots for visits that are free at what a form is about, as ISO instants. */
  readonly freeSlots: (said: {
    readonly mlsNumber: string | null;
    readonly plotNumber: string | null;
  }) => Promise<string[]>;
  /** Takes the fields of a lead's form that was sent without script. */
  readonly takeLeadForm: (
    fields: ReadonlyMap<string, string>,
    from: { readonly language: Language; readonly network: string },
  ) => Promise<FormAnswer>;
  /** The homes that visitors save most; empty until there are enough saves to mean something. */
  readonly savedOften: () => Promise<SavedOften[]>;
  /** Turns an account's mails about what it saved off, by the token of such a mail; false for none of ours. */
  readonly stopAlerts: (token: string) => Promise<boolean>;
  /** What a lead asked for; null when there is none with this reference. */
  readonly findLeadKind: (reference: string) => Promise<LeadKind | null>;
}

export const servicesContext = createContext<Services>();

/** Where a request comes from: IPv4 address, or the first 64 bits of an IPv6 one. */
export const networkContext = createContext<string>();

/** Takes a rendered page, past the streams that a reply's body would go through. */
export interface Rendering {
  /** What router and React mark their own scripts with: src/server/pages/own-scripts.ts takes it out. */
  readonly mark: string;
  /** Its bytes, a byte a character: what is done to a page looks for ASCII, and copies no buffers. */
  html: string | null;
}

export const renderingContext = createContext<Rendering>();
