import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { type AdminPlot, MOST_HELD_DAYS, type PlotAct } from "#features/projects/index.ts";
import { DAY_MS, toIndiaField } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Sheet } from "#platform/ui/sheet.tsx";
import { fieldsOf } from "./act-fields.ts";
import { ACT_WORDS } from "./plot-words.ts";
import type { ActFields, ActOutcome } from "./use-plot-acts.ts";

interface ActFormProps {
  readonly act: PlotAct;
  readonly plots: readonly AdminPlot[];
  readonly isBusy: boolean;
  readonly outcome: ActOutcome;
  readonly onSend: (fields: ActFields) => void;
  readonly onClose: () => void;
}

const USUAL_HOLD_DAYS = 3;

/** What an act needs to know; what is typed stays whatever the server answers. */
export function ActForm({ act, plots, isBusy, outcome, onSend, onClose }: ActFormProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { isTyped, form } = useTyped();
  const { mayClose } = useUnsaved(isTyped, "project");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(fieldsOf(act, new FormData(event.currentTarget)));
  };
  const numbers = plots.map(({ number }) => number).join(", ");
  return (
    <Sheet titleId={titleId} onClose={() => mayClose() && onClose()}>
      <form {...form} onSubmit={submit} className="grid gap-4">
        <div>
          <h2 id={titleId} className="text-h3">
            {i18n._(ACT_WORDS[act])}
          </h2>
          <p className="num mt-1 line-clamp-3 text-muted">
            <Plural value={plots.length} one={`Plot ${numbers}`} other={`Plots ${numbers}`} />
          </p>
        </div>
        {act === "price" && <PriceFields plots={plots} />}
        {act !== "price" && act !== "extend" && <BuyerFields act={act} plots={plots} />}
        {(act === "hold" || act === "extend") && <UntilField plots={plots} />}
        <FormMessage
          outcome={outcome.kind === "failed" ? { kind: "failure", text: outcome.text } : NO_OUTCOME}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={isBusy} className={`flex-1 ${button("primary")}`}>
            {i18n._(ACT_WORDS[act])}
          </button>
          <button type="button" onClick={onClose} className={button("outline")}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function BuyerFields({ act, plots }: Pick<ActFormProps, "act" | "plots">) {
  const { t } = useLingui();
  // Whose one plot is held for is whom it is booked for, unless the agent says otherwise.
  const [only] = plots.length === 1 ? plots : [];
  const isHold = act === "hold";
  return (
    <>
      <Field
        name="buyer"
        label={isHold ? t`For whom` : t`For whom (optional)`}
        required={isHold}
        maxLength={200}
        defaultValue={only?.buyer?.name}
      />
      <Field
        name="contact"
        label={t`Phone or email (optional)`}
        maxLength={200}
        defaultValue={only?.buyer?.contact ?? ""}
      >
        <Trans>Visitors never see either. A year after the last change both are deleted.</Trans>
      </Field>
    </>
  );
}

/** When a hold ends: some days from now, or from when it ends already. */
function UntilField({ plots }: Pick<ActFormProps, "plots">) {
  const { t } = useLingui();
  const ends = plots.map(({ heldUntil }) => (heldUntil === null ? 0 : Date.parse(heldUntil)));
  const from = Math.max(Date.now(), ...ends);
  const until = Math.min(from + USUAL_HOLD_DAYS * DAY_MS, Date.now() + MOST_HELD_DAYS * DAY_MS);
  return (
    <Field
      name="until"
      label={t`Until (time in India)`}
      type="datetime-local"
      required
      defaultValue={toIndiaField(until)}
    >
      <Trans>Then it becomes available again by itself.</Trans>
    </Field>
  );
}

function PriceFields({ plots }: Pick<ActFormProps, "plots">) {
  const { t } = useLingui();
  const [first] = plots;
  const rate = first?.priceRupees ? Math.round(first.priceRupees / first.sqYards) : "";
  return (
    <>
      <fieldset className="flex gap-5">
        <legend className="sr-only">{t`Price`}</legend>
        {(["sq-yard", "plot"] as const).map((per) => (
          <label key={per} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="per"
              value={per}
              defaultChecked={per === "sq-yard"}
              className="size-5 accent-river"
            />
            {per === "sq-yard" ? t`A square yard` : t`A plot`}
          </label>
        ))}
      </fieldset>
      <Field
        name="rupees"
        label={t`Rupees`}
        required
        inputMode="numeric"
        maxLength={16}
        defaultValue={rate}
      />
      <Field name="from" label={t`From (empty: at once)`} type="datetime-local" />
    </>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is to be known of it, below. */
  readonly children?: ReactNode;
}

function Field({ label, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <label className="grid gap-1.5 text-control font-[550]">
      {label}
      <input
        {...input}
        autoComplete="off"
        aria-describedby={children ? id : undefined}
        className="h-12 w-full min-w-0 rounded border border-edge bg-card px-3.5 font-normal"
      />
      {children && (
        <span id={id} className="text-small font-normal text-muted">
          {children}
        </span>
      )}
    </label>
  );
}
