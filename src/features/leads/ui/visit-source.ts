import {
  type LeadSource,
  NO_SOURCE,
  readSource,
  toSourceText,
} from "#features/leads/model/lead-source.ts";
import { withoutLanguage } from "#platform/i18n/languages.ts";

/** Where this visit came from: in the tab alone, until it is closed, and only where there is something to tell. */
const KEY = "came-from";

/** Stores what the first page of the visit tells; later ones change nothing. */
export function rememberSource(storage: Storage | null, address: URL, referrer: string): void {
  const source = readSource(address, referrer);
  if (Object.values(source).every((told) => told === null)) return;
  try {
    if (storage?.getItem(KEY) === null) storage.setItem(KEY, JSON.stringify(source));
  } catch {
    // full or forbidden: the lead is as good without
  }
}

/** What goes with a lead that is sent from this page. */
export function sourceOf(
  storage: Storage | null,
  { pathname }: Pick<Location, "pathname">,
): LeadSource {
  return { ...readStored(storage), sourcePage: toSourceText(withoutLanguage(pathname)) };
}

function readStored(storage: Storage | null): LeadSource {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "null");
    const told = new Map(Object.entries(stored ?? {}));
    const read = (name: string) => {
      const text = told.get(name);
      return typeof text === "string" ? toSourceText(text) : null;
    };
    return {
      sourcePage: null,
      referrerHost: read("referrerHost"),
      utmSource: read("utmSource"),
      utmMedium: read("utmMedium"),
      utmCampaign: read("utmCampaign"),
    };
  } catch {
    return NO_SOURCE; // forbidden, or written by something else
  }
}
