import { useEffect } from "react";
import { BudgetField } from "./budget-field.tsx";
import { RegistrationField, RoadField, TypeField } from "./choice-field.tsx";
import type { FilterFieldProps } from "./filter-field.tsx";
import { NearField } from "./near-field.tsx";
import { RadiusField } from "./radius-field.tsx";
import { SizeField } from "./size-field.tsx";

/** The controls of filters that are folded away; `filter-views.tsx` says which filter has which. */
export const FOLDED_FIELDS = {
  radius: RadiusField,
  budget: BudgetField,
  type: TypeField,
  size: SizeField,
  near: NearField,
  road: RoadField,
  registration: RegistrationField,
};

export type FoldedControl = keyof typeof FOLDED_FIELDS;

export interface FoldedFieldProps extends FilterFieldProps {
  readonly control: FoldedControl;
  /** Told once the control answers. */
  readonly onStart: () => void;
}

/** A control by its name. */
export default function FoldedField({ control, onStart, ...field }: FoldedFieldProps) {
  useEffect(onStart, [onStart]);
  const Field = FOLDED_FIELDS[control];
  return <Field {...field} />;
}
