import {
  SOUGHT_KINDS,
  SOUGHT_KMS,
  type SoughtKind,
  type SoughtKm,
} from "#features/places/index.ts";
import type { Parse } from "./address-values.ts";

/** Within so many km of something of each kind. */
export interface NearQuery {
  /** One at least, each once, in the order of `SOUGHT_KINDS`. */
  readonly kinds: readonly SoughtKind[];
  readonly km: SoughtKm;
}

function toNear(wanted: (kind: SoughtKind) => boolean, km: SoughtKm): NearQuery | undefined {
  const kinds = SOUGHT_KINDS.filter(wanted);
  return kinds.length === 0 ? undefined : { kinds, km };
}

/** With one kind more; the distance is of all. */
export function withKind(near: NearQuery | undefined, kind: SoughtKind, km: SoughtKm) {
  return toNear((other) => other === kind || Boolean(near?.kinds.includes(other)), km);
}

/** With one kind less; undefined once none is left. */
export function withoutKind(near: NearQuery | undefined, kind: SoughtKind) {
  return near && toNear((other) => other !== kind && near.kinds.includes(other), near.km);
}

/** "bank,hospital-2" of a link; of a plain form its kinds and, as the last value, its km. */
export const parseNear: Parse<NearQuery> = (text, ...more) => {
  const given = [text, ...more].join(",").split(/,|-(?=\d$)/);
  const km = SOUGHT_KMS.find((known) => String(known) === given.at(-1));
  const kinds = given.slice(0, -1);
  const isKnown = kinds.every((kind) => SOUGHT_KINDS.some((known) => known === kind));
  return km && isKnown ? (toNear((kind) => kinds.includes(kind), km) ?? null) : null;
};

/** "bank,hospital-2" of kinds and km, as `parseNear` reads it; null of nothing asked. */
export function formatNear(near: NearQuery | undefined): string | null {
  return near ? `${near.kinds.join(",")}-${near.km}` : null;
}
