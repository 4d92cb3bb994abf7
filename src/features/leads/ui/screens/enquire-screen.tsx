import { Trans, useLingui } from "@lingui/react/macro";
import type { LeadSubject } from "#features/leads/model/enquire-path.ts";
import { isVisit } from "#features/leads/model/lead-kinds.ts";
import type { FormAnswer } from "#features/leads/model/refusals.ts";
import { LeadForm } from "#features/leads/ui/lead-form.tsx";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { LEAD_ACTIONS, LEAD_TITLES, useFieldWords, useLeadFailureWords } from "./lead-words.ts";
import { SlotList } from "./slot-fields.tsx";

interface EnquireScreenProps {
  readonly subject: LeadSubject;
  /** Name of the layout that it is about. */
  readonly layout: string | null;
  /** Free slots for a visit. */
  readonly slots: readonly string[];
  /** What was sent, and why it was not taken; null on a first visit. */
  readonly refused: {
    readonly answer: Extract<FormAnswer, { ok: false }>;
    readonly values: Readonly<Record<string, string>>;
  } | null;
}

/** The form of a lead as a page of its own. */
export function EnquireScreen({ subject, layout, slots, refused }: EnquireScreenProps) {
  const { t, i18n } = useLingui();
  const fieldWords = useFieldWords();
  const failureWords = useLeadFailureWords();
  const title = i18n._(LEAD_TITLES[subject.kind]);
  const errors = fieldWords(refused?.answer.problems ?? []);
  const values = refused?.values ?? {};
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead
        title={t`${title} · Sthalam`}
        description={t`Ask for a call, a visit or an answer. Our agent calls within 24 hours.`}
        indexed={subject.mlsNumber === null && !refused}
      />
      <div className="mx-auto max-w-lg">
        <h1 className="text-h1">{title}</h1>
        {layout && <p className="mt-1 text-lead text-muted">{layout}</p>}
        <p className="mt-3 mb-8 text-muted">
          <Trans>Our agent calls within 24 hours. It is free, with no commission.</Trans>
        </p>
        <LeadForm
          subject={subject}
          layout={layout}
          values={values}
          errors={errors}
          visit={
            isVisit(subject.kind) && (
              <SlotList slots={slots} value={values.preferredAt} error={errors.preferredAt} />
            )
          }
          submit={i18n._(LEAD_ACTIONS[subject.kind])}
          outcome={
            refused && (
              <FormMessage
                outcome={{
                  kind: "failure",
                  text: failureWords(refused.answer.code, refused.answer.retryAfterSeconds),
                }}
              />
            )
          }
        />
      </div>
    </div>
  );
}
