import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { SITE_NAMES, TYPE_NAMES, UNIT_WORDS } from "#features/listings/ui.ts";
import type { Registration, RoadWidth, TypeChoice } from "#features/search/model/query/filters.ts";
import type { NearQuery } from "#features/search/model/query/near-query.ts";
import {
  asksLeast,
  asksMost,
  type SizeQuery,
  sizeBounds,
  unitOf,
} from "#features/search/model/query/size-query.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";

/** The words of a type. */
export function typeName(type: TypeChoice, i18n: I18n): string {
  return i18n._(type === "All" ? msg`All types` : TYPE_NAMES[type]);
}

/** "40 ft or wider". */
export function roadText(feet: RoadWidth, i18n: I18n): string {
  return i18n._(msg`${feet} ft or wider`);
}

/** What each of the things asked of a registration is called. */
export const REGISTRATION_WORDS: Readonly<Record<Registration, MessageDescriptor>> = {
  stated: msg`RERA number given`,
  agreeing: msg`RERA number, records agree`,
};

/** "School, Bank within 2 km". */
export function nearText({ kinds, km }: NearQuery, i18n: I18n): string {
  const name = kinds.map((kind) => i18n._(SITE_NAMES[kind])).join(", ");
  return i18n._(msg`${name} within ${km} km`);
}

function inUnit(figure: string, size: SizeQuery, i18n: I18n): string {
  return `${figure} ${i18n._(UNIT_WORDS[unitOf(size)].short)}`;
}

/** A size in the unit that is asked in: "5 cents". */
export function sizeWords(value: number, size: SizeQuery, i18n: I18n): string {
  return inUnit(formatDecimal(value, 1), size, i18n);
}

/** The sizes that are asked for: "200–300 sq yd", "200 sq yd or more", "up to 300 sq yd". */
export function sizeText({ size }: { readonly size: SizeQuery }, { i18n }: { i18n: I18n }): string {
  const [from, to] = [formatDecimal(size.min, 1), formatDecimal(size.max, 1)];
  if (asksMost(size)) return inUnit(`${from}–${to}`, size, i18n);
  if (!asksLeast(size)) return i18n._(msg`any size`);
  const least = sizeWords(size.min, size, i18n);
  return i18n._(msg`${least} or more`);
}

/** The asked size in the visitor's own unit; in sq yd where the layout's smallest plot is larger. */
export function askedWords(sqYards: SqYards, size: SizeQuery, i18n: I18n): string {
  return sqYards === sizeBounds(size).min
    ? sizeWords(size.min, size, i18n)
    : sizeWords(sqYards, { ...size, unit: "sq-yard" }, i18n);
}
