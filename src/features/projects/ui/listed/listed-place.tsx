import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { NearPlaces } from "#features/listings/ui.ts";
import type { ListedProjectView } from "#features/projects/model/listed-project.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import type { LatLng } from "#lib/geo/geo.ts";

interface ListedPlaceProps {
  readonly project: ListedProjectView;
  readonly place: LatLng;
  readonly control: PlanControl;
}

/** Where a project lies, with its plots on the ground where they are drawn. */
export function ListedPlace({ project, place, control }: ListedPlaceProps) {
  const navigate = useNavigate();
  const { slug, facts, drawn } = project;
  const plots = drawn && {
    url: drawn.shapes,
    at: place,
    chosen: control.state.plot,
    sign: null,
    onPick: (plot: string) => void navigate(`${control.pathOf(plot)}#plot`),
  };
  return (
    <section aria-labelledby="place-title" className="mt-12 print:hidden">
      <h2 id="place-title" className="text-h2">
        <Trans>Where it is</Trans>
      </h2>
      <NearPlaces
        place={place}
        subject={{ id: slug, name: facts.name, near: null }}
        {...(plots && { plots })}
      />
    </section>
  );
}
