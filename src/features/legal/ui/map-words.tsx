import { Trans } from "@lingui/react/macro";
import { useSite } from "#platform/ui/shell/site.ts";

/** What the maps of this site are, by what they are made from. */
export function MapWords() {
  const { map } = useSite();
  if (map.styleUrl !== null)
    return (
      <Trans>
        The map is its provider’s, whom it names; where that cannot be loaded, a schematic one takes
        its place.
      </Trans>
    );
  if (map.streets !== null)
    return (
      <Trans>
        From afar the map is schematic; from near it shows streets, water and houses by
        OpenStreetMap contributors.
      </Trans>
    );
  return <Trans>The map is schematic.</Trans>;
}
