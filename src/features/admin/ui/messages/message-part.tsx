import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { MessagesOfLead } from "#features/admin/model/replies.ts";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { type AgentLead, MESSAGE_KINDS, type MessageKind } from "#features/leads/index.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { RadioChip } from "#platform/ui/forms/radio-chip.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { MESSAGE_WORDS } from "./message-words.ts";
import { MessageWriter } from "./message-writer.tsx";

interface MessagePartProps {
  readonly reference: string;
  readonly phone: string;
  readonly email: string | null;
  /** The buyer's own, which the text begins in. */
  readonly language: Language;
  readonly onSent: (lead: AgentLead) => void;
}

/** What may be written to a buyer; nothing for who may only look. */
export function MessagePart(props: MessagePartProps) {
  const { i18n } = useLingui();
  const mayWrite = useMay("change-leads");
  const heading = useId();
  const [kind, setKind] = useState<MessageKind | null>(null);
  if (!mayWrite || (props.phone === "" && props.email === null)) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={heading} className="text-h3">
          <Trans>Write to the buyer</Trans>
        </h2>
        <LocalLink
          to={consoleHref("messages")}
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>Change the texts</Trans>
        </LocalLink>
      </div>
      <fieldset aria-labelledby={heading} className="flex min-w-0 flex-wrap gap-2">
        {MESSAGE_KINDS.map((each) => (
          <RadioChip
            key={each}
            name={`message ${props.reference}`}
            value={each}
            checked={each === kind}
            onChoose={() => setKind(each)}
          >
            {i18n._(MESSAGE_WORDS[each])}
          </RadioChip>
        ))}
      </fieldset>
      {kind !== null && <LoadedWriter {...props} kind={kind} />}
    </section>
  );
}

function LoadedWriter(props: MessagePartProps & { readonly kind: MessageKind }) {
  const path = `/api/agent/leads/${encodeURIComponent(props.reference)}/messages`;
  const { loaded, load } = useLoaded<{ messages: MessagesOfLead }>(path);
  if (loaded.kind !== "ready") return <NotReady loaded={loaded} onRetry={load} />;
  return <MessageWriter {...props} messages={loaded.body.messages} />;
}
