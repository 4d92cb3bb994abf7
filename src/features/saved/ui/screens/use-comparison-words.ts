import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type {
  Approval,
  ListingSummary,
  PropertyType,
  RoadSurface,
} from "#features/listings/index.ts";
import {
  ROAD_SURFACE_NAMES,
  TYPE_NAMES,
  useFeatureWords,
  usePlaceName,
  useSum,
} from "#features/listings/ui.ts";

const APPROVALS = {
  approved: msg`Approved`,
  "registration-stated": msg`RERA no. stated`,
  "not-stated": msg`Approval not stated`,
} as const;

/** Values of a comparison in words of the page; figures come formatted. */
export interface ComparisonWords {
  readonly yes: string;
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
}

export function useComparisonWords(): ComparisonWords {
  const { t, i18n } = useLingui();
  const sum = useSum();
  const features = useFeatureWords();
  const placeName = usePlaceName();
  return {
    yes: t`Yes`,
    status: (status) => (status === "Available" ? t`Available` : status),
    sum,
    sqYards: (figure) => t({ message: `${figure} sq yd`, context: "standing alone" }),
    feet: (figure) => t`${figure} ft`,
    kilometres: (figure) => t`${figure} km`,
    approval: (approval) => i18n._(APPROVALS[approval]),
    propertyType: (type) => i18n._(TYPE_NAMES[type]),
    roadSurface: (surface) => i18n._(ROAD_SURFACE_NAMES[surface]),
    features,
    placeName,
  };
}
