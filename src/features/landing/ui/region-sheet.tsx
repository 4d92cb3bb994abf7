import { useLingui } from "@lingui/react/macro";
import type { RegionPoint } from "#features/landing/model/catalogue-facts.ts";
import { SHEET, toSheet } from "#features/landing/model/sheet-place.ts";
import { listingPath } from "#features/listings/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import regionSheet from "./region-sheet.svg?url";

interface RegionSheetProps {
  readonly points: readonly RegionPoint[];
  readonly budgetLakhs: number;
}

/** The dot of a layout; all are the corners of one line that is not drawn itself. */
const DOT = "layout-dot";

/** The region with a dot a layout, each a link to it. */
export function RegionSheet({ points, budgetLakhs }: RegionSheetProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const count = points.length;
  const { around, isShipped } = useRegion();
  return (
    <div className="relative size-full bg-map-land">
      {isShipped && (
        <img
          src={regionSheet}
          alt=""
          width={SHEET.width}
          height={SHEET.height}
          loading="lazy"
          decoding="async"
          className="block size-full object-cover"
        />
      )}
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} className="absolute inset-0 size-full">
        <title>{t`Schematic map around ${around}, with a dot for each of ${count} layouts`}</title>
        <marker id={DOT} markerUnits="userSpaceOnUse" className="overflow-visible">
          <circle r="14" className="fill-river stroke-card" strokeWidth="5" />
        </marker>
        <path
          d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
          className="fill-none"
          style={{ marker: `url(#${DOT})` }}
        />
        {points.map(({ mlsNumber, name, x, y }) => (
          <a
            key={mlsNumber}
            href={localPath(listingPath(mlsNumber, budgetLakhs))}
            tabIndex={-1}
            aria-label={name}
          >
            <title>{name}</title>
            <circle cx={x} cy={y} r="30" className="fill-transparent" />
          </a>
        ))}
      </svg>
      {isShipped && <Towns />}
    </div>
  );
}

/** Where the greatest towns are lettered on the drawn sheet, in the order of the region's file. */
const DRAWN_TOWNS: readonly LatLng[] = [
  { lat: 16.514, lng: 80.672 },
  { lat: 16.565, lng: 80.392 },
  { lat: 16.318, lng: 80.437 },
];

/** Names beside their places, in the script of the page. */
function Towns() {
  const { towns: names } = useRegion();
  const towns = DRAWN_TOWNS.map((place, at) => ({ name: names[at] ?? "", ...place }));
  return (
    <div aria-hidden="true">
      {towns.map(({ name, ...place }) => {
        const { x, y } = toSheet(place);
        return (
          <b
            key={name}
            style={{
              left: `${(x / SHEET.width) * 100}%`,
              top: `${(y / SHEET.height) * 100}%`,
            }}
            className="pointer-events-none absolute -translate-1/2 rounded-tag bg-card/85 px-1.5 text-tiny font-semibold whitespace-nowrap"
          >
            {name}
          </b>
        );
      })}
    </div>
  );
}
