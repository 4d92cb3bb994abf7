import { useRouteLoaderData } from "react-router";
import type { MapSources } from "#platform/map/ground/map-sources.ts";
import type { PlotsOnMap } from "#platform/map/marks/plots-layer.client.tsx";
import type { RegionWords } from "#platform/region/region.ts";

/** Who answers in law for a site that is real. */
export interface Operator {
  readonly legalName: string;
  /** Registration as an agent, RERA Act section 9. */
  readonly reraAgentNumber: string;
  /** Name and address of whom complaints about personal data reach. */
  readonly grievanceOfficer: string;
}

/** What a sample makes up until somebody says it. */
export type SampleName =
  | "supportPhone"
  | "whatsappNumber"
  | "infoEmail"
  | "postalAddress"
  | "crdaRegistration";

/** What the pages say of the agent who runs the site; all of it comes from the settings, those of the console before those of the environment. */
export interface Site {
  /** Public origin without a slash at the end; canonical links come only from it. */
  readonly origin: string;
  readonly supportPhone: string;
  readonly whatsappNumber: string;
  readonly infoEmail: string;
  readonly postalAddress: string;
  /** When somebody is there, in the agent's words; empty where nobody has said it. */
  readonly officeHours: string;
  /** Empty where a real site has none. */
  readonly crdaRegistration: string;
  /** Null while the site is a sample. */
  readonly operator: Operator | null;
  /** True for a sample: it says so, dials nobody and tells machines of no way to reach anybody. */
  readonly sample: boolean;
  /** Of a sample, what is still made up and marked so; each goes once it is said. */
  readonly samples: readonly SampleName[];
  /** How long the details of a request stay after the last thing that happened to it. */
  readonly leadDays: number;
  /** What its maps are made from. */
  readonly map: MapSources;
}

/** The organization behind the site, by the name that machines have of it on every page. */
export const organizationId = ({ origin }: Pick<Site, "origin">) => `${origin}/#organization`;

/** The site as every page gets it from the root of the route table. */
export interface RootData {
  readonly site: Site;
  /** In the page's language. */
  readonly region: RegionWords;
  /** Of the featured project, on maps of all; null where the region has none. */
  readonly plots: PlotsOnMap | null;
  readonly catalogueUrl: string;
}

/** The root's data; throws outside a rendered page. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("useRootData is for pages below the root route");
  return data;
}

/** Who runs the site, and what its maps are made from. */
export function useSite(): Site {
  return useRootData().site;
}

/** The region that the site is of, in the page's language. */
export function useRegion(): RegionWords {
  return useRootData().region;
}
