import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Failure, UNTYPED_FAILURES, useFailureWords } from "#features/accounts/ui.ts";

type Words = Readonly<Record<string, MessageDescriptor>>;

/** Of a file that was sent, whatever it is. */
const FILE: Words = {
  "harmful-file": msg`The file is known to be harmful. Nothing was taken.`,
  "scanner-away": msg`The file could not be checked for harm, and nothing was taken. Try again later.`,
  "second-factor-needed": msg`The console was locked. Choose the file once more.`,
  // A session that has ended gets the answer of a call that there is not.
  "no-such-call": msg`You were signed out. Sign in again, and choose the file once more.`,
};

/** What several screens of the console say of a refusal by its code, by what was refused there. */
export const REFUSALS = {
  /** Something that was typed. */
  typed: {
    "second-factor-needed": msg`The console was locked. What you typed is still here: do it once more.`,
  },
  /** Nothing was done: what a page shows was to be fetched. */
  loaded: UNTYPED_FAILURES,
  /** Something that was only pressed. */
  pressed: {
    ...UNTYPED_FAILURES,
    "second-factor-needed": msg`The console was locked. Do it once more.`,
  },
  file: FILE,
  /** A file of a project: its plots or their prices. */
  projectFile: {
    ...FILE,
    "file-too-large": msg`The file is larger than 20 MB.`,
    "import-too-slow": msg`Reading the file took too long. Nothing was saved.`,
  },
  /** Something done to a lead or to its visit. */
  lead: {
    "changed-meanwhile": msg`Someone else has changed this lead in the meantime. See how it is now, and do it once more.`,
    "no-next-step": msg`Nothing is to be done next any more.`,
    "step-past": msg`This time is past. Choose one that is to come.`,
    "visit-over": msg`That cannot be done to the visit as it stands now.`,
  },
} as const satisfies Readonly<Record<string, Words>>;

/**
 * The sentence of a refusal, given as a failure or as its code alone: the screen's own words of it,
 * else those of what was refused, else those of any call.
 */
export function useRefusalWords(
  ...refused: readonly (keyof typeof REFUSALS)[]
): (failure: Failure | string, own?: Readonly<Record<string, string>>) => string {
  const { i18n } = useLingui();
  const failureWords = useFailureWords();
  const shared: Words = Object.assign({}, ...refused.map((name) => REFUSALS[name]));
  return (given, own = {}) => {
    const failure =
      typeof given === "string" ? { ok: false as const, code: given, message: "" } : given;
    const words = shared[failure.code];
    return own[failure.code] ?? (words ? i18n._(words) : failureWords(failure));
  };
}
