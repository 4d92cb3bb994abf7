import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type FeatureCode, toFeatures } from "#features/listings/model/fields/features.ts";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";

/** How each feature is shown; the stored texts stay as published. */
const FEATURES: Record<
  FeatureCode,
  { readonly icon: IconName; readonly label: MessageDescriptor }
> = {
  "club-house": { icon: "building-2", label: msg`Clubhouse` },
  "swimming-pool": { icon: "waves-ladder", label: msg`Swimming pool` },
  security: { icon: "shield-check", label: msg`24×7 security` },
  "underground-power": { icon: "zap", label: msg`Underground power supply` },
  "water-to-each-plot": { icon: "droplet", label: msg`Water connection to each plot` },
  "municipal-water": { icon: "droplet", label: msg`Municipal water connection` },
  "underground-drainage": { icon: "droplets", label: msg`Underground drainage` },
  cctv: { icon: "cctv", label: msg`CCTV surveillance` },
  "cc-roads": { icon: "route", label: msg`CC roads` },
  "bt-roads": { icon: "route", label: msg`BT roads` },
  "children-play-area": { icon: "ferris-wheel", label: msg`Children’s play area` },
  park: { icon: "trees", label: msg`Park` },
  "overhead-tank": { icon: "container", label: msg`Overhead tank` },
  "sewage-treatment": { icon: "recycle", label: msg`Sewage treatment` },
  "underground-data-ducts": { icon: "cable", label: msg`Underground telecom ducts` },
  "power-backup": { icon: "battery-charging", label: msg`Power backup` },
  gym: { icon: "dumbbell", label: msg`Gym` },
  "indoor-games": { icon: "dices", label: msg`Indoor games` },
  "multi-purpose-hall": { icon: "presentation", label: msg`Multi-purpose hall` },
  "tennis-court": { icon: "grid-3x3", label: msg`Tennis court` },
  "badminton-court": { icon: "grid-3x3", label: msg`Badminton court` },
  "basketball-court": { icon: "goal", label: msg`Basketball court` },
  "volleyball-court": { icon: "volleyball", label: msg`Volleyball court` },
  courts: { icon: "grid-3x3", label: msg`Courts` },
  "cricket-nets": { icon: "goal", label: msg`Cricket nets` },
  "jogging-track": { icon: "footprints", label: msg`Jogging track` },
  "walking-track": { icon: "footprints", label: msg`Walking track` },
  temple: { icon: "landmark", label: msg`Temple` },
  "rain-water-harvesting": { icon: "cloud-rain", label: msg`Rainwater harvesting` },
  "compound-wall": { icon: "brick-wall", label: msg`Compound wall` },
  "solar-fencing": { icon: "fence", label: msg`Solar fencing` },
  "fire-sprinklers": { icon: "flame", label: msg`Fire sprinklers` },
  "street-lights": { icon: "lamp", label: msg`Street lights` },
  "foot-paths": { icon: "footprints", label: msg`Footpaths` },
  "avenue-plantation": { icon: "tree-palm", label: msg`Avenue plantation` },
  "entrance-arch": { icon: "door-open", label: msg`Entrance arch` },
  "main-gate": { icon: "door-open", label: msg`Main gate` },
  "security-cabin": { icon: "shield-check", label: msg`Security cabin` },
  "open-power": { icon: "plug", label: msg`Overhead power supply` },
  "power-supply": { icon: "plug", label: msg`Power supply` },
  "open-drainage": { icon: "network", label: msg`Open drainage` },
  "plot-signs": { icon: "signpost", label: msg`Plot signs` },
  "boundary-pegs": { icon: "map-pin", label: msg`Boundary pegs` },
};

/** Icon and words of one feature. */
export function FeatureMark({ code }: { code: FeatureCode }) {
  const { i18n } = useLingui();
  const { icon, label } = FEATURES[code];
  return (
    <>
      <Icon name={icon} className="size-4 shrink-0 text-river" />
      {i18n._(label)}
    </>
  );
}

/** A feature in the words it was published with, where the vocabulary does not know it. */
export function OtherFeatureMark({ text }: { text: string }) {
  return (
    <>
      <Icon name="milestone" className="size-4 shrink-0 text-river" />
      {text}
    </>
  );
}

/** Features as published, in words of the page and in the order of the vocabulary. */
export function useFeatureWords(): (raw: readonly string[]) => readonly string[] {
  const { i18n } = useLingui();
  return (raw) => {
    const { codes, other } = toFeatures(raw);
    return [...codes.map((code) => i18n._(FEATURES[code].label)), ...other];
  };
}
