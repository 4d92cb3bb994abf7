import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const neverChanges = () => () => {};
const unknown = () => null;

/**
 * What the navigation to this page brought along in `location.state`; null without any. A browser
 * keeps it over a reload, and the HTML of the reloaded page knows nothing of it: while React takes
 * that over this is null as well, else the two would differ.
 */
export function useNavigationState(): Readonly<Record<string, unknown>> | null {
  const { state } = useLocation();
  return useSyncExternalStore(neverChanges, () => state, unknown);
}
