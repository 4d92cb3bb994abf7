import { Trans, useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/index.ts";
import { useProjectName } from "#features/projects/ui.ts";
import small from "./featured-plan-800.avif?url";
import large from "./featured-plan-1600.avif?url";

/** The featured project from above, as its model is rendered. */
export function PlanPicture() {
  const { t } = useLingui();
  const name = useProjectName();
  const { plotCount } = projectFacts;
  return (
    <div className="relative h-full">
      <img
        src={large}
        srcSet={`${small} 800w, ${large} 1600w`}
        sizes="(min-width: 64rem) 45rem, 100vw"
        alt={t`${name} from above: ${plotCount} plots around a park with a clubhouse, pool and court`}
        width={1600}
        height={952}
        loading="lazy"
        decoding="async"
        className="block h-full w-full object-cover"
      />
      <p className="absolute bottom-2.5 left-2.5 rounded-tag bg-card/95 px-2 py-1 text-tiny font-medium">
        <Trans>Illustrative, not a photograph</Trans>
      </p>
    </div>
  );
}
