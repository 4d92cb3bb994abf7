import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StateDuties } from "./state-duties.ts";

/** A name in every language of the site. */
export type RegionName = Readonly<Record<Language, string>>;

/** The country that a site is of: what its pages call it, where it lies, who registers layouts in it. */
export interface Region {
  /** Towns as a text names them together: "Vijayawada, Guntur and Amaravati". */
  readonly around: RegionName;
  readonly state: RegionName;
  /** Other ways to write the state: "AP". */
  readonly stateVariants: readonly string[];
  /** Towns that people search by, the greatest first. */
  readonly towns: readonly RegionName[];
  /** The town that layouts are said to be near to, for search engines; one of the gazetteer. */
  readonly seat: RegionName;
  /** Who permits layouts: "CRDA". */
  readonly authority: RegionName;
  /** The state's register under the RERA Act. */
  readonly register: { readonly name: RegionName; readonly url: string };
  readonly bounds: Bounds;
  /** What is nearer to it ranks higher, and short plus codes are counted from it. */
  readonly centre: LatLng;
  /** Shown as the office's address by a sample. */
  readonly sampleAddress: RegionName;
  /** Whether it is known what the state takes on a deed of sale. */
  readonly hasDuties: boolean;
  /** What its file says of that; null where nobody knows, or `data/rates.json` has it. */
  readonly duties: StateDuties | null;
  /** Whether the featured project stands in this region. */
  readonly hasProject: boolean;
  /** The region that the site comes with, whose ground is drawn and surveyed. */
  readonly isShipped: boolean;
  /** Folder of its files, absolute. */
  readonly folder: string;
  /** Its first catalogue and its gazetteer, absolute. */
  readonly catalogue: string;
  readonly places: string;
}

/** The region as pages of one language tell of it. */
export interface RegionWords extends Pick<Region, "centre" | "hasDuties" | "duties" | "isShipped"> {
  readonly around: string;
  readonly state: string;
  readonly towns: readonly string[];
  readonly seat: string;
  readonly authority: string;
  readonly register: string;
  readonly registerUrl: string;
}

/** What pages say of a region, in one language. */
export function toRegionWords(region: Region, language: Language): RegionWords {
  const { around, state, towns, seat, authority, register } = region;
  const { centre, hasDuties, duties, isShipped } = region;
  return {
    around: around[language],
    state: state[language],
    towns: towns.map((name) => name[language]),
    seat: seat[language],
    authority: authority[language],
    register: register.name[language],
    registerUrl: register.url,
    centre,
    hasDuties,
    duties,
    isShipped,
  };
}
