import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FIELDS, type FormGroup, type ListingField } from "#features/listings/index.ts";

interface GroupSpec {
  readonly words: MessageDescriptor;
  /** Rarely filled in: closed until asked for, or until something stands in it. */
  readonly folded?: true;
}

/** The groups of the form in their order; where the layout lies is asked beside the map. */
const GROUPS: Record<Exclude<FormGroup, "place">, GroupSpec> = {
  basics: { words: msg`The layout` },
  price: { words: msg`Price` },
  approval: { words: msg`Approval and papers` },
  features: { words: msg`What the layout has` },
  plots: { words: msg`Land and supply` },
  agent: { words: msg`Who sells it`, folded: true },
  house: { words: msg`If there is a house`, folded: true },
  sources: { words: msg`Sources and links`, folded: true },
};

const fieldsIn = (group: string): readonly ListingField[] =>
  FIELDS.filter(({ form }) => form === group);

export const FIELD_GROUPS = Object.entries(GROUPS).map(([id, spec]) => ({
  id,
  ...spec,
  fields: fieldsIn(id),
}));

/** Where the layout is: asked beside the map. */
export const PLACE_FIELDS = fieldsIn("place");
