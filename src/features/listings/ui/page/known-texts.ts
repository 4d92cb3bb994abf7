import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";

/** Texts of the listings themselves that pages can say in their own language. */
const KNOWN_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  "Andhra Pradesh": msg`Andhra Pradesh`,
  "Facts sheet of the published layout registry": msg`Facts sheet of the published layout registry`,
};

/** A text of a listing in the page's language where that is known, else as the listing has it. */
export function useKnownText(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const known = KNOWN_TEXTS[text];
    return known ? i18n._(known) : text;
  };
}
