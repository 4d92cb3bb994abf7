import type { ReactNode } from "react";
import { button } from "#platform/ui/button.ts";
import { FormMessage, type Outcome } from "#platform/ui/forms/form-message.tsx";
import type { FormControl } from "#platform/ui/forms/use-form.ts";
import { NeedsScript } from "#platform/ui/loading.tsx";
import { StepHeading } from "./step-heading.tsx";

interface AccountFormProps<Name extends string> {
  readonly title: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly lead?: ReactNode;
  readonly form: FormControl<Name>;
  readonly submit: string;
  readonly outcome: Outcome;
  /** What can be done about the outcome, within its message. */
  readonly remedy?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** One step of signing in: its title, its form, what came of it, and where else to go. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { form, outcome } = props;
  return (
    <>
      <StepHeading
        title={props.title}
        pageTitle={props.pageTitle}
        description={props.description}
        lead={props.lead}
      />
      <form {...form.form} method="post" className="mt-8 grid gap-5">
        <NeedsScript />
        {props.children}
        <button
          type="submit"
          disabled={!form.valid}
          aria-busy={form.sending}
          className={`mt-1 ${button("primary")}`}
        >
          {props.submit}
        </button>
        <FormMessage outcome={outcome}>{props.remedy}</FormMessage>
      </form>
      {props.below}
    </>
  );
}

/** Classes of a link in a line of text. */
