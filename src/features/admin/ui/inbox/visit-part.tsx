import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";

import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { useNow } from "#features/admin/ui/while-open.ts";
import type { AgentLead, VisitAct } from "#features/leads/index.ts";
import { SlotForm } from "#features/leads/ui.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CancelVisit } from "./cancel-visit.tsx";
import { VISIT_WORDS } from "./inbox-words.ts";

interface VisitPartProps {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  /** Fetches the lead anew: somebody changed it. */
  readonly onReload: () => Promise<void>;
}

/** The part of a lead's page that an address may aim at, after its `#`. */
export const VISIT_PART = "visit";

/** The visit of a lead: confirmed, moved, cancelled, and how it ended; or one that is agreed now. */
export function VisitPart({ lead, onChange, onReload }: VisitPartProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [asked, setAsked] = useState<"new-time" | "cancel" | "not-cancelled" | null>(null);
  const { outcome, problem, busy, act } = useVisitActs({ lead, onChange, onReload });
  const { visitState: state, preferredAt } = lead;
  const at = preferredAt && formatIndiaTime(new Date(preferredAt), toLanguage(i18n.locale));
  const isAhead = isExpected(lead.visitState) && !hasBegun(lead, now);
  const saved = lead.email
    ? t`Saved, and the buyer is mailed.`
    : t`Saved. The buyer gave no e-mail: please call.`;
  const stillRuns = isAhead && lead.firstAnsweredAt === null;
  const told = stillRuns ? `${saved} ${t`The 24 hours run until you have talked.`}` : saved;
  const heading = useAimedAt();
  const close = () => setAsked(null);
  const doAndClose = async (what: VisitAct, startsAt?: string) => {
    if (await act(what, told, startsAt)) close();
  };
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-label font-medium text-muted outline-none">
        <Trans>Visit</Trans>
      </h2>
      {at !== null && state !== null ? (
        <p className="mt-1 text-h3">
          {at}
          <span className="ml-3 text-control font-[550] text-muted">
            {i18n._(VISIT_WORDS[state])}
          </span>
        </p>
      ) : (
        <p className="mt-1 text-muted">
          <Trans>None yet. Agreed one on the phone? Put it into the calendar.</Trans>
        </p>
      )}
      {asked === "new-time" ? (
        <div className="mt-5">
          <SlotForm
            visit={lead}
            action={at === null ? <Trans>Book this time</Trans> : <Trans>Move it here</Trans>}
            isBusy={busy}
            problem={problem}
            again={problem}
            onChoose={(startsAt) => void doAndClose("move", startsAt)}
            onClose={close}
          />
        </div>
      ) : asked === "cancel" && isAhead && at !== null ? (
        <CancelVisit
          lead={lead}
          at={at}
          isBusy={busy}
          onCancel={() => void doAndClose("cancel")}
          onKeep={() => setAsked("not-cancelled")}
        />
      ) : (
        <VisitButtons
          lead={lead}
          now={now}
          told={told}
          busy={busy}
          isAhead={isAhead}
          isNotCancelled={asked === "not-cancelled"}
          onAct={act}
          onAsk={setAsked}
        />
      )}
      <FormMessage outcome={outcome} />
    </section>
  );
}

/** Goes to the heading where the address aims at the visit: the lead came after the page, so no browser does. */
function useAimedAt() {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== `#${VISIT_PART}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [hash]);
  return heading;
}

/** Whether somebody is to come to a visit in this state; null where there is none. */
export function isExpected(visitState: AgentLead["visitState"]): boolean {
  return visitState === "asked" || visitState === "confirmed";
}

function hasBegun({ preferredAt }: AgentLead, now: number): boolean {
  return preferredAt !== null && Date.parse(preferredAt) <= now;
}

interface VisitButtonsProps {
  readonly lead: AgentLead;
  readonly now: number;
  /** What is said after something that the buyer is told of. */
  readonly told: string;
  readonly busy: boolean;
  /** True of a visit that somebody still means to come to. */
  readonly isAhead: boolean;
  /** True after the question whether to cancel it: the focus is back where it came from. */
  readonly isNotCancelled: boolean;
  readonly onAct: (what: VisitAct, said: string) => Promise<boolean>;
  readonly onAsk: (what: "new-time" | "cancel") => void;
}

/** What can be done to the visit as it stands now. */
function VisitButtons(props: VisitButtonsProps) {
  const { lead, now, told, busy, isAhead, isNotCancelled, onAct, onAsk } = props;
  const { t } = useLingui();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNotCancelled) cancel.current?.focus();
  }, [isNotCancelled]);
  const { visitState: state, preferredAt } = lead;
  const action = (what: VisitAct, words: string, look: "primary" | "outline", said = t`Saved.`) => (
    <button
      type="button"
      aria-busy={busy}
      onClick={() => void onAct(what, said)}
      className={button(look)}
    >
      {words}
    </button>
  );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {state === "asked" && isAhead && action("confirm", t`Confirm the visit`, "primary", told)}
      {hasBegun(lead, now) && state !== "cancelled" && (
        <>
          {state !== "done" && action("done", t`They came`, "primary")}
          {state !== "missed" && action("missed", t`Nobody came`, "outline")}
        </>
      )}
      <button type="button" onClick={() => onAsk("new-time")} className={button("outline")}>
        <Icon name="calendar-days" className="size-5" />
        {preferredAt === null ? (
          <Trans>Agree a visit</Trans>
        ) : isAhead ? (
          <Trans>Move</Trans>
        ) : (
          <Trans>Agree a new time</Trans>
        )}
      </button>
      {isAhead && (
        <button
          ref={cancel}
          type="button"
          onClick={() => onAsk("cancel")}
          className={button("outline")}
        >
          <Trans>Cancel the visit</Trans>
        </button>
      )}
    </div>
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
