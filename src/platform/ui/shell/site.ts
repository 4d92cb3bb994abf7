import { useRouteLoaderData } from "react-router";

/** What the pages say of the agent who runs the site; all of it comes from the settings. */
export interface Site {
  /** Public origin without a slash at the end; canonical links come only from it. */
  readonly origin: string;
  readonly supportPhone: string;
  readonly whatsappNumber: string;
  readonly infoEmail: string;
  readonly postalAddress: string;
  readonly crdaRegistration: string;
  /** True while any of these is a sample value, so that the footer can say so. */
  readonly sample: boolean;
  readonly mapStyleUrl: string | null;
}

/** The site as every page gets it from the root of the route table. */
export interface RootData {
  readonly site: Site;
  readonly catalogueUrl: string;
}

/** The root's data; throws outside a rendered page. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("useRootData is for pages below the root route");
  return data;
}

export function useSite(): Site {
  return useRootData().site;
}
