import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { LatLng } from "#lib/geo/geo.ts";
import type { MapPlots } from "#platform/map/marks/plots-layer.client.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { ListingMap, type MapSubject } from "./listing-map.tsx";
import { NearNotes } from "./near-notes.tsx";
import { SiteRow } from "./site-row.tsx";

/** Rows that a phone shows before it is asked for all. */
const FEW = 4;

interface NearPlacesProps {
  readonly place: LatLng;
  readonly subject: MapSubject;
  /** Plots that the map draws on the ground. */
  readonly plots?: MapPlots | undefined;
}

/** On a phone the map stands above the list; beside it, the page stays where it is. */
function bringIntoView(map: HTMLElement | null): void {
  if (map === null) return;
  const { top, bottom } = map.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle < 0 || middle > window.innerHeight) map.scrollIntoView({ block: "nearest" });
}

/** The map and the list beside it, which mark the same place: by pointer, by key, by a press. */
export function NearPlaces({ place, subject, plots }: NearPlacesProps) {
  const { t } = useLingui();
  const [marked, setMarked] = useState<number | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const mapBox = useRef<HTMLDivElement>(null);
  const { near } = subject;
  const shown = marked ?? picked;
  const map = {
    place,
    subject,
    plots,
    marked: shown,
    picked,
    onMark: setMarked,
    onPick: setPicked,
  };
  return (
    <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div ref={mapBox} className="scroll-mb-24 print:hidden">
        <ListingMap {...map} />
      </div>
      {near && (
        <div>
          <h3 className="text-h3">
            <Trans>What is near</Trans>
          </h3>
          <ol aria-label={t`What is near`} className="mt-2 md:mt-3">
            {near.sites.map((site, row) => (
              <SiteRow
                key={site.asked}
                site={site}
                number={row + 1}
                isFolded={!isWhole && row >= FEW && row !== shown}
                isMarked={row === shown}
                isPicked={row === picked}
                onMark={(isMarked) => setMarked(isMarked ? row : null)}
                onPick={() => {
                  setPicked(row);
                  bringIntoView(mapBox.current);
                }}
              />
            ))}
          </ol>
          {!isWhole && near.sites.length > FEW && (
            <button
              type="button"
              aria-expanded="false"
              onClick={() => setWhole(true)}
              className="flex min-h-11 items-center gap-2 font-[550] text-river md:hidden"
            >
              <Trans>All {near.sites.length} places</Trans>
              <Icon name="chevron-down" className="size-5" />
            </button>
          )}
          <NearNotes near={near} />
        </div>
      )}
    </div>
  );
}
