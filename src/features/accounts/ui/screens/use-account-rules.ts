import { useLingui } from "@lingui/react/macro";
import {
  CODE_DIGITS,
  findNameProblem,
  isEmail,
  isLongEnough,
  LEAST_NAME,
  LEAST_PASSWORD,
  MOST_NAME,
} from "#features/accounts/model/account-rules.ts";
import type { FieldRule } from "#platform/ui/forms/use-form.ts";

/** The rules of the account forms, in words of the page. */
export function useAccountRules(): Readonly<
  Record<"email" | "password" | "name" | "code" | "required", FieldRule>
> {
  const { t } = useLingui();
  return {
    email: (value) => (isEmail(value) ? null : t`Please enter a valid email.`),
    password: (value) =>
      isLongEnough(value) ? null : t`Password must be at least ${LEAST_PASSWORD} characters.`,
    name: (value) => {
      const problem = findNameProblem(value);
      if (problem === "name-too-long") return t`Name must be at most ${MOST_NAME} characters.`;
      return problem && t`Name must be at least ${LEAST_NAME} characters.`;
    },
    code: (value) => (value.length === CODE_DIGITS ? null : t`Enter all 6 digits of the code.`),
    required: (value) => (value === "" ? t`This is required.` : null),
  };
}

/** What stands below a field that a new password is typed into. */
export function usePasswordHint(): string {
  const { t } = useLingui();
  return t`At least ${LEAST_PASSWORD} characters. A few words together work well.`;
}
