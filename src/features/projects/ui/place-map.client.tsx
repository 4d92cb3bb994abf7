import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import DetailMap from "#platform/map/detail-map.client.tsx";
import type { MapTarget } from "#platform/map/map-view.ts";
import { useSite } from "#platform/ui/shell/site.ts";
import { usePlanState } from "./use-plan-state.ts";

/** MapLibre's zoom at which the plots fill the map. */
const PLOTS_ZOOM = 16.7;
const NAME = projectFacts.name;

interface PlaceMapProps {
  readonly view: Pick<ProjectView, "place" | "media">;
  readonly onError: () => void;
}

/** The plots on the map; a click on one opens its sheet beside the plan. */
export default function PlaceMap({ view: { place, media }, onError }: PlaceMapProps) {
  const { t, i18n } = useLingui();
  const { mapStyleUrl } = useSite();
  const { state, choose } = usePlanState();
  const target = useMemo<MapTarget>(
    () => ({ key: "project", kind: "centre", centre: place, zoom: PLOTS_ZOOM }),
    [place],
  );
  const centre = useMemo(() => ({ at: place, name: NAME }), [place]);
  const pick = (plot: string) => {
    choose(Number(plot));
    document.getElementById("plan")?.scrollIntoView();
  };
  return (
    <DetailMap
      language={toLanguage(i18n.locale)}
      styleUrl={mapStyleUrl}
      label={t`Map of ${NAME} with its plots`}
      target={target}
      centre={centre}
      landmarks={[]}
      plots={{ url: media.plotShapes, at: place, chosen: state.plot, onPick: pick, sign: null }}
      onError={onError}
    />
  );
}
