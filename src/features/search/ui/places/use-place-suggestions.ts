import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { LatLng } from "#lib/geo/geo.ts";

const PAUSE_MS = 150;

/** A place or a layout that the search box offers. */
export interface PlaceSuggestion extends LatLng {
  readonly name: string;
  readonly kind: string;
  readonly context: string;
  /** Of a town, whose area is searched. */
  readonly town?: string;
  /** Of a layout, which has a page to go to. */
  readonly mlsNumber?: string;
}

/** Places and layouts for what is being typed, asked after a short pause; none while the network is away. */
export function usePlaceSuggestions(text: string): PlaceSuggestion[] {
  const { i18n } = useLingui();
  const [found, setFound] = useState<{ text: string; places: PlaceSuggestion[] }>(NOTHING);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchPlaces(typed, i18n.locale, stop.signal).then(
        (places) => setFound({ text: typed, places }),
        // Without suggestions the box still takes what is typed.
        () => setFound(NOTHING),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, i18n.locale]);
  return typed.length < 2 ? NOTHING.places : found.places;
}

const NOTHING: { text: string; places: PlaceSuggestion[] } = { text: "", places: [] };

async function fetchPlaces(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const query = new URLSearchParams({ q: text, language });
  const response = await fetch(`/api/suggestions?${query}`, { signal });
  if (!response.ok) return [];
  const { results } = (await response.json()) as { results: PlaceSuggestion[] };
  return results;
}
