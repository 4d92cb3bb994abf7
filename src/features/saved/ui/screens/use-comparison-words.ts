import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { toRupees } from "#features/calculators/index.ts";
import type {
  Approval,
  ContradictionCode,
  ListingSummary,
  PropertyType,
  RoadSurface,
} from "#features/listings/index.ts";
import {
  APPROVAL_WORDS,
  CONTRADICTION_WORDS,
  ROAD_SURFACE_NAMES,
  TYPE_NAMES,
  useFeatureWords,
  usePlaceName,
  useStatusWords,
  useSum,
  useWhere,
} from "#features/listings/ui.ts";
import type { Rupees } from "#lib/units/units.ts";
import { useRegion } from "#platform/ui/shell/site.ts";

/** Values of a comparison in words of the page; figures come formatted. */
export interface ComparisonWords {
  readonly label: (label: MessageDescriptor) => string;
  readonly yes: string;
  readonly no: string;
  readonly status: (status: string) => string;
  readonly sum: (rupees: number) => string;
  readonly sqYards: (figure: string) => string;
  readonly acres: (figure: string) => string;
  /** What of a sum is paid for the land alone. */
  readonly land: (sum: string) => string;
  /** What the visitor would pay, and what a row tells of it. */
  readonly budget: Rupees;
  readonly budgetBuys: string;
  /** Whether it is known what the state adds to a price. */
  readonly hasDuties: boolean;
  readonly feet: (figure: string) => string;
  readonly kilometres: (figure: string) => string;
  readonly approval: (approval: Approval) => string;
  readonly propertyType: (type: PropertyType) => string;
  readonly roadSurface: (surface: RoadSurface) => string;
  readonly features: (raw: readonly string[]) => readonly string[];
  readonly placeName: (name: ListingSummary["town"]) => string;
  readonly where: (summary: ListingSummary) => string;
  /** Of values that other claims speak against: the mark, and the words of a home with none such. */
  readonly inDoubt: string;
  readonly noDoubt: string;
  readonly contradiction: (code: ContradictionCode) => string;
  /** Another listing of the layout says otherwise. */
  readonly denied: string;
}

/** Words for a comparison by a visitor with a budget in lakhs. */
export function useComparisonWords(lakhs: number): ComparisonWords {
  const { t, i18n } = useLingui();
  const sum = useSum();
  const features = useFeatureWords();
  const placeName = usePlaceName();
  const { hasDuties } = useRegion();
  const budget = toRupees(lakhs);
  const paid = sum(budget);
  return {
    label: (label) => i18n._(label),
    yes: t`Yes`,
    no: t`No`,
    status: useStatusWords(),
    sum,
    sqYards: (figure) => t({ message: `${figure} sq yd`, context: "standing alone" }),
    acres: (figure) => t`${figure} acres`,
    land: (land) => t`${land} land alone`,
    budget,
    budgetBuys: t`${paid} buys up to, land alone`,
    hasDuties,
    feet: (figure) => t`${figure} ft`,
    kilometres: (figure) => t`${figure} km`,
    approval: (approval) => i18n._(APPROVAL_WORDS[approval].name),
    propertyType: (type) => i18n._(TYPE_NAMES[type]),
    roadSurface: (surface) => i18n._(ROAD_SURFACE_NAMES[surface]),
    features,
    placeName,
    where: useWhere(),
    inDoubt: t`In doubt`,
    noDoubt: t`Nothing in this part`,
    contradiction: (code) => i18n._(CONTRADICTION_WORDS[code]),
    denied: t`Another listing of this layout says otherwise. Ask which is right.`,
  };
}
