import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { useNow } from "#features/admin/ui/while-open.ts";
import type { AgentLead, VisitAct } from "#features/leads/index.ts";
import { SlotForm } from "#features/leads/ui.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { VISIT_WORDS } from "./inbox-words.ts";

interface VisitPartProps {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  /** Fetches the lead anew: somebody changed it. */
  readonly onReload: () => Promise<void>;
}

/** The visit of a lead: confirmed, moved, cancelled, and how it ended; or one that is agreed now. */
export function VisitPart({ lead, onChange, onReload }: VisitPartProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [isMoving, setMoving] = useState(false);
  const { outcome, problem, busy, act } = useVisitActs({ lead, onChange, onReload });
  const { visitState: state, preferredAt } = lead;
  const hasBegun = preferredAt !== null && Date.parse(preferredAt) <= now;
  const isExpected = state === "asked" || state === "confirmed";
  const told = lead.email
    ? t`Saved, and the buyer is mailed.`
    : t`Saved. The buyer gave no e-mail: please call.`;
  const move = async (startsAt: string) => {
    if (await act("move", told, startsAt)) setMoving(false);
  };
  const action = (what: VisitAct, words: string, look: "primary" | "outline", said = t`Saved.`) => (
    <button
      type="button"
      aria-busy={busy}
      onClick={() => void act(what, said)}
      className={button(look)}
    >
      {words}
    </button>
  );
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-label font-medium text-muted">
        <Trans>Visit</Trans>
      </h2>
      {preferredAt !== null && state !== null ? (
        <p className="mt-1 text-h3">
          {formatIndiaTime(new Date(preferredAt), toLanguage(i18n.locale))}
          <span className="ml-3 text-control font-[550] text-muted">
            {i18n._(VISIT_WORDS[state])}
          </span>
        </p>
      ) : (
        <p className="mt-1 text-muted">
          <Trans>None yet. Agreed one on the phone? Put it into the calendar.</Trans>
        </p>
      )}
      {isMoving ? (
        <div className="mt-5">
          <SlotForm
            mlsNumber={lead.mlsNumber}
            action={
              preferredAt === null ? <Trans>Book this time</Trans> : <Trans>Move it here</Trans>
            }
            isBusy={busy}
            problem={problem}
            again={problem}
            onChoose={(startsAt) => void move(startsAt)}
            onClose={() => setMoving(false)}
          />
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {state === "asked" &&
            !hasBegun &&
            action("confirm", t`Confirm the visit`, "primary", told)}
          {hasBegun && state !== "cancelled" && (
            <>
              {state !== "done" && action("done", t`They came`, "primary")}
              {state !== "missed" && action("missed", t`Nobody came`, "outline")}
            </>
          )}
          <button type="button" onClick={() => setMoving(true)} className={button("outline")}>
            <Icon name="calendar-days" className="size-5" />
            {preferredAt === null ? (
              <Trans>Agree a visit</Trans>
            ) : isExpected && !hasBegun ? (
              <Trans>Move</Trans>
            ) : (
              <Trans>Agree a new time</Trans>
            )}
          </button>
          {isExpected && !hasBegun && action("cancel", t`Cancel the visit`, "outline", told)}
        </div>
      )}
      <FormMessage outcome={outcome} />
    </section>
  );
}

/** Sends what is done to a visit; `act` gives true when it was done. */
function useVisitActs({ lead, onChange, onReload }: VisitPartProps) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("pressed", "lead");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const act = async (what: VisitAct, said: string, startsAt?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const path = `/api/agent/leads/${encodeURIComponent(lead.reference)}/visit`;
    const body = { act: what, version: lead.version, ...(startsAt !== undefined && { startsAt }) };
    const reply = await call<{ lead: AgentLead }>("POST", path, body);
    setBusy(false);
    setProblem(undefined);
    if (reply.ok) {
      onChange(reply.body.lead);
      setOutcome({ kind: "success", text: said });
      return true;
    }
    const text = refusalWords(reply, {
      "slot-taken": t`Someone has just taken this time. Choose another.`,
      "slot-closed": t`No visit can begin then. Choose another time.`,
    });
    if (reply.code.startsWith("slot-")) setProblem(text);
    setOutcome({ kind: "failure", text });
    if (reply.code === "changed-meanwhile" || reply.code === "visit-over") await onReload();
    return false;
  };
  return { outcome, problem, busy, act };
}
