import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ArchiveRefusal } from "./chosen-pictures.ts";

/** Why an archive gives no pictures, below its name. */
const REFUSALS: Readonly<Record<ArchiveRefusal, MessageDescriptor>> = {
  "not-a-zip": msg`This is not a ZIP, whatever its name says. Pack the photographs again.`,
  "zip-cut-short": msg`The ZIP is cut short. Fetch or pack it again.`,
  "zip-encrypted": msg`The ZIP has a password. Pack the photographs without one.`,
  "zip-too-many": msg`The ZIP has more than 5,000 files. Pack the photographs in parts.`,
  "zip-too-large": msg`The ZIP is larger than 2 GB, packed or unpacked. Pack the photographs in parts.`,
  "zip-without-pictures": msg`There is no photograph in the ZIP.`,
};

/** The sentence for an archive that was refused. */
export function useArchiveWords() {
  const { i18n } = useLingui();
  return ({ code, name }: { readonly code: ArchiveRefusal; readonly name: string }) =>
    `${name}: ${i18n._(REFUSALS[code])}`;
}
