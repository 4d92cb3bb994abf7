import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";

/** What a group of facts does not state, named once; nothing when it states all. */
export function Unstated({ names }: { names: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  return (
    <p className="mt-8 rounded-card border border-dashed border-edge p-5 text-muted">
      <b className="font-[550] text-ink">
        <Trans>Not available:</Trans>
      </b>{" "}
      {names.map((name) => inSentence(i18n._(name))).join(", ")}.
    </p>
  );
}

/** A name as it stands within a sentence: "Soil type" as "soil type", "PIN code" as it is. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
