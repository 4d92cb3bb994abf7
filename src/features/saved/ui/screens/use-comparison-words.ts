import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type {
  Approval,
  ListingSummary,
  PropertyType,
  RoadSurface,
} from "#features/listings/index.ts";
import {
  APPROVAL_WORDS,
  ROAD_SURFACE_NAMES,
  TYPE_NAMES,
  useFeatureWords,
  usePlaceName,
  useSum,
  useWhere,
} from "#features/listings/ui.ts";

/** Values of a comparison in words of the page; figures come formatted. */
export interface ComparisonWords {
  readonly label: (label: MessageDescriptor) => string;
  readonly yes: string;
  readonly no: string;
  readonly status: (status: string) => string;
  readonly sum: (rupees: number) => string;
  readonly sqYards: (figure: string) => string;
  readonly feet: (figure: string) => string;
  readonly kilometres: (figure: string) => string;
  readonly approval: (approval: Approval) => string;
  readonly propertyType: (type: PropertyType) => string;
  readonly roadSurface: (surface: RoadSurface) => string;
  readonly features: (raw: readonly string[]) => readonly string[];
  readonly placeName: (name: ListingSummary["town"]) => string;
  readonly where: (summary: ListingSummary) => string;
}

export function useComparisonWords(): ComparisonWords {
  const { t, i18n } = useLingui();
  const sum = useSum();
  const features = useFeatureWords();
  const placeName = usePlaceName();
  return {
    label: (label) => i18n._(label),
    yes: t`Yes`,
    no: t`No`,
    status: (status) => (status === "Available" ? t`Available` : status),
    sum,
    sqYards: (figure) => t({ message: `${figure} sq yd`, context: "standing alone" }),
    feet: (figure) => t`${figure} ft`,
    kilometres: (figure) => t`${figure} km`,
    approval: (approval) => i18n._(APPROVAL_WORDS[approval].name),
    propertyType: (type) => i18n._(TYPE_NAMES[type]),
    roadSurface: (surface) => i18n._(ROAD_SURFACE_NAMES[surface]),
    features,
    placeName,
    where: useWhere(),
  };
}
