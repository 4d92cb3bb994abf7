import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { ComponentType } from "react";
import { toRupees } from "#features/calculators/index.ts";
import { MOST_TYPED_LAKHS } from "#features/listings/index.ts";
import { useSum } from "#features/listings/ui.ts";
import {
  type FilterName,
  formatFilter,
  type SearchQuery,
  withUsual,
} from "#features/search/model/query/search-query.ts";
import type { FilterFieldProps } from "./filter-field.tsx";
import { nearText, REGISTRATION_WORDS, roadText, sizeText, typeName } from "./filter-texts.ts";
import { FlagField, type FlagName } from "./flag-field.tsx";
import type { FoldedControl } from "./folded-fields.tsx";

/** What texts of filters are made with. */
export interface FilterWords {
  readonly i18n: I18n;
  readonly sum: ReturnType<typeof useSum>;
}

/** What texts of filters are made with, in the page's language. */
export function useFilterWords(): FilterWords {
  const { i18n } = useLingui();
  return { i18n, sum: useSum() };
}

type FilterText = (query: SearchQuery, words: FilterWords) => string;

/** Where a filter stands: folded away under a header that shows its value, or in the bar itself. */
type Place =
  | {
      readonly in: "dropdown";
      readonly label: MessageDescriptor;
      /** Where no value stands beside the label to explain it. */
      readonly fullLabel?: MessageDescriptor;
      readonly value: FilterText;
      readonly control: FoldedControl;
      /** A choice is all: the dropdown closes by it. */
      readonly isOneChoice?: true;
    }
  | { readonly in: "bar"; readonly Field: ComponentType<FilterFieldProps> };

interface FilterView {
  /** The control in the filter bar and in the phone's overlay. */
  readonly field?: Place & {
    /** Filters that are set in the same control. */
    readonly alsoSets?: readonly FilterName[];
  };
  /** Shown while the filter is not as usual. */
  readonly chip?: {
    readonly text: FilterText;
    /** What goes back to the usual with the filter when the chip is taken away. */
    readonly takes?: readonly FilterName[];
    /** The name in the place box goes too. */
    readonly takesPlaceName?: true;
  };
}

/** A yes-or-no filter: a box to tick, and a chip of the same words. */
function flag(name: FlagName, label: MessageDescriptor): FilterView {
  return {
    field: { in: "bar", Field: (props) => <FlagField {...props} name={name} label={label} /> },
    chip: { text: (_, { i18n }) => i18n._(label) },
  };
}

/** "₹50 L", "₹20 L – ₹50 L"; "From ₹20 L", "No limit". */
function budgetText({ leastLakhs, budgetLakhs }: SearchQuery, { i18n, sum }: FilterWords): string {
  const least = sum(toRupees(leastLakhs));
  const budget = sum(toRupees(budgetLakhs));
  if (budgetLakhs === MOST_TYPED_LAKHS)
    return i18n._(leastLakhs ? msg`From ${least}` : msg`No limit`);
  return leastLakhs ? `${least} – ${budget}` : budget;
}

/**
 * What each filter looks like, in the order of fields and chips: first what most ask, how large and for how much. An
 * empty entry is set elsewhere.
 */
const FILTER_VIEWS: { readonly [Name in FilterName]: FilterView } = {
  text: {
    chip: { text: (query, { i18n }) => i18n._(msg`“${query.text ?? ""}”`), takesPlaceName: true },
  },
  size: {
    field: {
      in: "dropdown",
      label: msg`Size`,
      fullLabel: msg`Plot size`,
      value: sizeText,
      control: "size",
    },
    chip: { text: sizeText },
  },
  // Set with the most that a plot may cost.
  leastLakhs: {
    chip: {
      text: ({ leastLakhs }, { i18n, sum }) => {
        const least = sum(toRupees(leastLakhs));
        return i18n._(msg`From ${least}`);
      },
    },
  },
  budgetLakhs: {
    field: {
      in: "dropdown",
      label: msg`Budget`,
      value: budgetText,
      control: "budget",
      alsoSets: ["total", "leastLakhs"],
    },
    chip: {
      text: ({ budgetLakhs }, { i18n, sum }) => {
        const budget = sum(toRupees(budgetLakhs));
        return i18n._(budgetLakhs === MOST_TYPED_LAKHS ? msg`No limit` : msg`Up to ${budget}`);
      },
    },
  },
  // Set beside the budget.
  total: { chip: { text: (_, { i18n }) => i18n._(msg`All-in, with duties`) } },
  centre: {
    chip: {
      text: ({ radiusKm, town }, { i18n }) =>
        i18n._(town ? msg`The whole place` : msg`Within ${radiusKm} km`),
      takes: ["radiusKm", "town", "bounds"],
      takesPlaceName: true,
    },
  },
  // Its chip is the centre's.
  town: {},
  // Its chip is the centre's: without a centre it is idle.
  radiusKm: {
    field: {
      in: "dropdown",
      label: msg`Radius`,
      value: (query, { i18n }) =>
        i18n._(query.centre && !query.town ? msg`${query.radiusKm} km` : msg`off`),
      control: "radius",
    },
  },
  area: { chip: { text: (_, { i18n }) => i18n._(msg`Drawn area`) } },
  type: {
    field: {
      in: "dropdown",
      label: msg`Type`,
      value: ({ type }, words) => typeName(type, words.i18n),
      isOneChoice: true,
      control: "type",
    },
    chip: { text: ({ type }, words) => typeName(type, words.i18n) },
  },
  road: {
    field: {
      in: "dropdown",
      label: msg`Road`,
      fullLabel: msg`Widest road`,
      value: ({ road }, { i18n }) => (road ? roadText(road, i18n) : i18n._(msg`any`)),
      isOneChoice: true,
      control: "road",
    },
    chip: { text: ({ road }, { i18n }) => (road ? roadText(road, i18n) : "") },
  },
  registration: {
    field: {
      in: "dropdown",
      label: msg`Registration`,
      value: ({ registration }, { i18n }) =>
        i18n._(registration ? REGISTRATION_WORDS[registration] : msg`any`),
      isOneChoice: true,
      control: "registration",
    },
    chip: {
      text: ({ registration }, { i18n }) =>
        registration ? i18n._(REGISTRATION_WORDS[registration]) : "",
    },
  },
  near: {
    field: {
      in: "dropdown",
      label: msg`Near`,
      fullLabel: msg`What is near`,
      value: ({ near }, { i18n }) => (near ? nearText(near, i18n) : i18n._(msg`anything`)),
      control: "near",
    },
    chip: { text: ({ near }, { i18n }) => (near ? nearText(near, i18n) : "") },
  },
  gated: flag("gated", msg`Gated Community`),
  available: flag("available", msg`Not sold out`),
  includeUnrated: { chip: { text: (_, { i18n }) => i18n._(msg`Also without a rate`) } },
  sort: {},
  bounds: {},
};

type FieldView = NonNullable<FilterView["field"]> & { readonly name: FilterName };
/** A filter that is folded away under its header. */
export type FoldedView = Extract<FieldView, { readonly in: "dropdown" }>;
type ChipView = NonNullable<FilterView["chip"]> & { readonly name: FilterName };

const SHOWN = Object.keys(FILTER_VIEWS) as readonly FilterName[];

/** The filters that a visitor sets in the filter bar or the overlay. */
export const FILTER_FIELDS: readonly FieldView[] = SHOWN.flatMap((name) => {
  const { field } = FILTER_VIEWS[name];
  return field ? [{ ...field, name }] : [];
});

const CHIPS: readonly ChipView[] = SHOWN.flatMap((name) => {
  const { chip } = FILTER_VIEWS[name];
  return chip ? [{ ...chip, name }] : [];
});

/** The filters that are at work, in the order of their chips. */
export function activeFilters(query: SearchQuery): readonly ChipView[] {
  return CHIPS.filter(({ name }) => formatFilter(name, query) !== null);
}

/** The query once a chip is taken away. */
export function withoutChip({ name, takes = [] }: ChipView, query: SearchQuery): SearchQuery {
  return withUsual(query, (other) => other === name || takes.includes(other));
}

/** What a filter is called where it has no chip to tell it. */
export function filterLabel(name: FilterName, words: FilterWords): string {
  const { field } = FILTER_VIEWS[name];
  return field?.in === "dropdown" ? words.i18n._(field.fullLabel ?? field.label) : "";
}

/** What a filter says with the query's value, whether usual or not. */
export function filterText(name: FilterName, query: SearchQuery, words: FilterWords): string {
  return FILTER_VIEWS[name].chip?.text(query, words) ?? "";
}
