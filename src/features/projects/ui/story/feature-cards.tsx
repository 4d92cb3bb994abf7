import { Trans, useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { formatDecimal, formatKm } from "#platform/i18n/formats.ts";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";

interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** Ten things that come with every plot. */
export function FeatureCards({ shares }: Pick<ProjectView, "shares">) {
  const features = useFeatures(shares);
  return (
    <section
      aria-labelledby="features-title"
      className="far wrap pb-12 [--far:1050px] sm:[--far:590px] md:pb-20 lg:[--far:420px] print:hidden"
    >
      <h2 id="features-title" className="mb-6 text-h2">
        <Trans>What comes with every plot</Trans>
      </h2>
      <ul className="grid overflow-hidden rounded-card border border-line bg-card sm:grid-cols-2 lg:grid-cols-5">
        {features.map(({ icon, title, text }) => (
          <li
            key={icon}
            className="-mr-px -mb-px grid grid-cols-[auto_1fr] gap-x-4 border-r border-b border-line p-5 lg:block"
          >
            <Icon name={icon} className="row-span-2 size-6 text-river lg:mb-3" />
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFeatures(shares: ProjectView["shares"]): readonly Feature[] {
  const { t } = useLingui();
  const { maintenanceYears: years, roadFeet, wallFeet, fenceFeet } = projectFacts;
  const { kmFromVijayawada, kmFromStartupVillage } = projectFacts;
  const [vijayawada, startup] = [formatKm(kmFromVijayawada), formatKm(kmFromStartupVillage)];
  const [avenue, park, loop] = roadFeet;
  const [open, green] = [formatDecimal(shares.open, 1), formatDecimal(shares.green, 1)];
  return [
    {
      icon: "file-check",
      title: t`Approval and maintenance`,
      text: t`Layout papers shown before you pay; ${years} years of upkeep by the developer`,
    },
    {
      icon: "map-pin",
      title: t`Location`,
      text: t`${vijayawada} km from Vijayawada, ${startup} km from Amaravati startup village`,
    },
    {
      icon: "route",
      title: t`Roads`,
      text: t`${avenue}, ${park} and ${loop} ft, with no dead ends`,
    },
    {
      icon: "cable",
      title: t`Underground utilities`,
      text: t`Power and drains out of sight`,
    },
    {
      icon: "droplets",
      title: t`Water and drip irrigation`,
      text: t`Piped to every plot and garden`,
    },
    { icon: "building-2", title: t`Clubhouse`, text: t`Two floors beside the pool` },
    { icon: "volleyball", title: t`Sports`, text: t`Court and indoor games` },
    {
      icon: "trees",
      title: t`Gardens`,
      text: t`${green}% of the land is green; ${open}% with the clubhouse, pool, court and play area`,
    },
    {
      icon: "shield-check",
      title: t`Security`,
      text: t`${wallFeet} ft wall with a ${fenceFeet} ft solar fence`,
    },
    { icon: "landmark", title: t`Legacy`, text: t`A clear title to pass on` },
  ];
}
