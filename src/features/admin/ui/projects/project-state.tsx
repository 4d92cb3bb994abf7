import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { FEATURED_SLUG, projectPath } from "#features/projects/index.ts";
import { button, TEXT_ACTION } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface ProjectStateProps {
  readonly slug: string;
  readonly published: boolean;
  /** Called when it was put on the site or taken off. */
  readonly onPublished: (published: boolean) => void;
  readonly onRemoved: () => void;
}

/** Whether visitors see a project, and what changes that; a draft may be removed. */
export function ProjectState({ slug, published, onPublished, onRemoved }: ProjectStateProps) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("pressed");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setBusy] = useState(false);
  const words: Readonly<Record<string, string>> = {
    "in-use": t`Somebody has a plot of it: make its plots available first.`,
  };
  const send = async (path: string, body: object, onDone: () => void) => {
    if (isBusy) return;
    setBusy(true);
    const reply = await call(
      "POST",
      `/api/agent/projects/${encodeURIComponent(slug)}/${path}`,
      body,
    );
    setBusy(false);
    if (!reply.ok) return setOutcome({ kind: "failure", text: refusalWords(reply, words) });
    setOutcome(NO_OUTCOME);
    onDone();
  };
  const publish = (wanted: boolean) =>
    void send("published", { published: wanted }, () => onPublished(wanted));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="contents">
        <span
          className={`rounded-tag px-2 py-0.5 text-label ${published ? "bg-leaf-tint text-leaf" : "bg-turmeric-tint text-turmeric-ink"}`}
        >
          {published ? <Trans>On the site</Trans> : <Trans>Draft: visitors do not see it</Trans>}
        </span>
      </p>
      {published ? (
        <>
          <LocalLink to={projectPath(slug)} className={button("outline", "small")}>
            <Trans>See its page</Trans>
          </LocalLink>
          <Allowed right="change-plots">
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => publish(false)}
              className={TEXT_ACTION}
            >
              <Trans>Take off the site</Trans>
            </button>
          </Allowed>
        </>
      ) : (
        <Allowed right="change-plots">
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => publish(true)}
            className={button("action", "small")}
          >
            <Trans>Put on the site</Trans>
          </button>
          {slug !== FEATURED_SLUG && (
            <Removal isBusy={isBusy} onRemove={() => void send("removal", {}, onRemoved)} />
          )}
        </Allowed>
      )}
      <FormMessage outcome={outcome} />
    </div>
  );
}

interface RemovalProps {
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Removes a draft, after a question. */
function Removal({ isBusy, onRemove }: RemovalProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)} className={button("quiet", "small")}>
        <Trans>Remove the draft</Trans>
      </button>
    );
  return (
    <>
      <p className="text-small text-muted">
        <Trans>Its plots and their history go with it, and do not come back.</Trans>
      </p>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={onRemove}
        className={`${button("outline", "small")} text-danger!`}
      >
        <Trans>Yes, remove the draft</Trans>
      </button>
      <button type="button" onClick={() => setAsked(false)} className={button("quiet", "small")}>
        <Trans>Keep it</Trans>
      </button>
    </>
  );
}
