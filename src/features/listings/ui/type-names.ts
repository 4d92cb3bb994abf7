import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PropertyType } from "#features/listings/model/listing-codes.ts";

export const TYPE_NAMES: Record<PropertyType, MessageDescriptor> = {
  Plot: msg`Plot`,
  Apartment: msg`Apartment`,
  Villa: msg`Villa`,
};
