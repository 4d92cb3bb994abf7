import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PictureName } from "site-model/pictures";
import type { RoadId } from "site-model/terms";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { formatDecimal, formatWhole, toLakhOrCrore } from "#platform/i18n/formats.ts";

export const ROAD_WORDS: Record<RoadId, MessageDescriptor> = {
  "main-avenue": msg`Main avenue`,
  "park-road-south": msg`South park road`,
  "park-road-north": msg`North park road`,
  "park-road-west": msg`West park road`,
  "park-road-east": msg`East park road`,
  "loop-road": msg`Loop road`,
};

/** The six titles of the gallery, as specified. */
export const PICTURE_WORDS: Record<PictureName, MessageDescriptor> = {
  entrance: msg`Grand Entrance`,
  clubhouse: msg`Clubhouse`,
  gardens: msg`Landscaped Gardens`,
  "play-area": msg`Kids Play Area`,
  roads: msg`Internal Roads`,
  "master-layout": msg`Master Layout`,
};

/** Figures with their units, in words of the page. */
export function useFigures() {
  const { t } = useLingui();
  return {
    sqYards: (value: SqYards | number) => {
      const figure = formatWhole(value);
      return t`${figure} sq yd`;
    },
    feet: (value: number) => {
      const figure = formatDecimal(value, 1);
      return t`${figure} ft`;
    },
    metres: (value: number) => {
      const figure = formatDecimal(value, 2);
      return t`${figure} m`;
    },
    sum: (rupees: Rupees) => {
      const { figure, unit } = toLakhOrCrore(rupees);
      return unit === "lakh" ? t`₹${figure} L` : t`₹${figure} Cr`;
    },
  };
}
