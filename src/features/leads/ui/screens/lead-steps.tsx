import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LeadSubject } from "#features/leads/model/enquire-path.ts";
import { isVisit, toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { toNamedPlace } from "#features/leads/model/lead-place.ts";
import { placeWords } from "#features/leads/model/place-words.ts";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { knownVisitor } from "#features/leads/ui/known-visitor.ts";
import { LeadForm } from "#features/leads/ui/lead-form.tsx";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { LeadTaken } from "./lead-taken.tsx";
import { LEAD_ACTIONS, useFieldWords, useLeadFailureWords } from "./lead-words.ts";
import { clearAsked, writeBack } from "./page-form.ts";
import { SlotPicker, useBookingWords, useSlotChoice } from "./slot-fields.tsx";
import type { UnsentLeads } from "./unsent-leads.ts";
import { useFreeSlots } from "./use-free-slots.ts";
import { type LeadSending, type Stage, useLeadSending } from "./use-lead-sending.ts";
import { VisitSlip } from "./visit-slip.tsx";

/** What the dialog opens with. */
export interface LeadOpening {
  readonly subject: LeadSubject;
  /** Name of the layout it is about. */
  readonly layout: string | null;
  /** Address of a drawing of the plot that it is about. */
  readonly drawing: string | null;
  /** When the form was first before the visitor, as Unix time. */
  readonly openedAt: number;
  /** A form of the page that was sent: the dialog sends it and shows what came of it. */
  readonly filled: FormData | null;
  /** The form of the page that it was sent from; null where the dialog's is the only one. */
  readonly page: HTMLFormElement | null;
  /** The form that waited and was refused, where this is its correction. */
  readonly waiting?: WaitingLead;
}

interface LeadStepsProps {
  readonly opening: LeadOpening;
  readonly unsent: UnsentLeads;
  readonly onClose: () => void;
}

/** One lead from its form to its confirmation. */
export function LeadSteps({ opening, unsent, onClose }: LeadStepsProps) {
  const { i18n } = useLingui();
  const { subject, layout, drawing, openedAt, filled, page, waiting } = opening;
  const sending = useLeadSending({ openedAt, language: i18n.locale, waiting });
  const [typed, setTyped] = useState<FormData | null>(filled);
  useSendAtOnce(filled, sending.send);
  const { stage } = sending;
  useEffect(() => {
    if (page && stage.kind === "taken") clearAsked(page);
  }, [page, stage.kind]);
  const isThrough = stage.kind === "taken" || stage.kind === "waiting";
  useEffect(() => {
    if (isThrough) unsent.forget(subject);
  }, [isThrough, unsent, subject]);
  const submit = (form: FormData) => {
    setTyped(form);
    sending.send(form);
  };
  if (stage.kind === "taken")
    return (
      <Announced isTaken>
        <LeadTaken
          reference={stage.reference}
          kind={toLeadKind(stage.body.kind)}
          slip={
            stage.body.preferredAt &&
            stage.visitEndsAt && (
              <VisitSlip
                reference={stage.reference}
                startsAt={stage.body.preferredAt}
                endsAt={stage.visitEndsAt}
                mlsNumber={subject.mlsNumber}
                place={placeWords(i18n, toNamedPlace(layout, subject))}
                drawing={drawing}
              />
            )
          }
        />
        {stage.visitToken !== null && (
          <LocalLink
            to={visitPageOf(stage.visitToken)}
            className={`mt-4 w-full ${button("outline")}`}
          >
            <Trans>Move or cancel the visit</Trans>
          </LocalLink>
        )}
        <button type="button" onClick={onClose} className={`mt-6 w-full ${button("primary")}`}>
          <Trans>Done</Trans>
        </button>
      </Announced>
    );
  if (stage.kind === "waiting") return <Waiting stage={stage} sending={sending} />;
  const form = { opening, unsent, stage, typed };
  return <FilledForm {...form} onSend={submit} />;
}

/** Sends a form that was filled in on the page, once. */
function useSendAtOnce(filled: FormData | null, send: (form: FormData) => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!filled || done.current) return;
    done.current = true;
    send(filled);
  });
}

/** Takes the focus when it comes, so that it is read out. */
function Announced({ isTaken = false, children }: { isTaken?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.closest("dialog")?.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      data-taken={isTaken || undefined}
      className="outline-none"
    >
      {children}
    </div>
  );
}

interface FilledFormProps extends Pick<LeadStepsProps, "opening" | "unsent"> {
  readonly stage: Extract<Stage, { kind: "form" | "sending" }>;
  readonly typed: FormData | null;
  readonly onSend: (form: FormData) => void;
}

function FilledForm({ opening, unsent, stage, typed, onSend }: FilledFormProps) {
  const { subject, page } = opening;
  const { i18n } = useLingui();
  const fieldWords = useFieldWords();
  const failureWords = useLeadFailureWords();
  const bookingWords = useBookingWords();
  const refused = stage.kind === "form" ? stage.refused : null;
  const errors = fieldWords(refused?.problems ?? []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const slots = useFreeSlots(isVisit(subject.kind), subject, refused);
  const [known] = useState(() => ({
    ...knownVisitor(ownStorage("localStorage")),
    ...unsent.about(subject),
  }));
  const values: Readonly<Record<string, string>> = typed
    ? Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))
    : known;
  const { chosen, choose } = useSlotChoice(slots ?? [], values.preferredAt);
  const note = (field: Parameters<typeof writeBack>[1]) => {
    unsent.note(subject, field);
    if (page) writeBack(page, field);
  };
  const action = chosen ? bookingWords(chosen) : i18n._(LEAD_ACTIONS[subject.kind]);
  const outcome = refused
    ? { kind: "failure" as const, text: failureWords(refused.code, refused.retryAfterSeconds) }
    : { kind: "none" as const };
  return (
    <div ref={box} onInput={({ target }) => note(target as HTMLInputElement)}>
      <LeadForm
        subject={subject}
        values={values}
        errors={errors}
        isInDialog
        sending={stage.kind === "sending"}
        visit={
          isVisit(subject.kind) && (
            <SlotPicker
              slots={slots}
              chosen={chosen}
              onChoose={(startsAt) => {
                choose(startsAt);
                note({ name: "preferredAt", value: startsAt });
              }}
              error={errors.preferredAt}
              refused={values.preferredAt}
            />
          )
        }
        outcome={<FormMessage outcome={outcome} />}
        submit={stage.kind === "sending" ? <Trans>Sending…</Trans> : action}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(new FormData(event.currentTarget));
        }}
      />
    </div>
  );
}

interface WaitingProps {
  readonly stage: Extract<Stage, { kind: "waiting" }>;
  readonly sending: LeadSending;
}

function Waiting({ stage: { isStored }, sending: { retry, cancel } }: WaitingProps) {
  return (
    <Announced>
      <p className="flex items-center gap-2.5 text-lead font-[550]">
        <Icon name="wifi-off" className="size-6" />
        <Trans>Not sent yet: no connection.</Trans>
      </p>
      <p className="mt-3">
        {isStored ? (
          <Trans>
            What you filled in is saved on this device and will be sent as soon as you’re online.
            You can close this.
          </Trans>
        ) : (
          <Trans>It will be sent as soon as you’re online. Keep this open until then.</Trans>
        )}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <button type="button" onClick={retry} className={button("primary")}>
          <Trans>Try now</Trans>
        </button>
        <button type="button" onClick={cancel} className={button("outline")}>
          <Trans>Do not send</Trans>
        </button>
      </div>
    </Announced>
  );
}
