import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type ListingField, labelOf, toMessage, withValue } from "#features/listings/index.ts";
import type { Draft } from "./draft.ts";
import type { FieldState } from "./field-frame.tsx";
import { type FieldProblemCode, useProblemWords } from "./problem-words.ts";

/** Something wrong at a path of the draft. */
interface FieldProblem {
  readonly path: string;
  readonly code: FieldProblemCode;
}

/** The draft as its fields need it. */
export interface DraftControl {
  readonly draft: Draft;
  readonly set: (path: string, value: unknown) => void;
  readonly stateOf: (field: ListingField) => FieldState;
  /** True for a path with something wrong in it. */
  readonly hasProblem: (path: string) => boolean;
}

/** What a field of the form is given, whatever its kind. */
export interface ListingFieldProps {
  readonly field: ListingField;
  readonly control: DraftControl;
  /** For a number that cannot be changed any more. */
  readonly readOnly?: boolean;
}

/** Holds the draft, and what the server found wrong with it until that is changed. */
export function useDraft(first: Draft) {
  const { i18n } = useLingui();
  const problemWords = useProblemWords();
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const at = (path: string) =>
    problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
  const control: DraftControl = {
    draft,
    set: (path, value) => {
      setDraft((was) => withValue(was, path, value));
      setProblems((was) => was.filter((one) => one.path.replace(/\.\d+$/, "") !== path));
    },
    stateOf: ({ path, hint, required }) => {
      const problem = at(path);
      return {
        label: i18n._(labelOf(path)),
        hint: hint ? i18n._(toMessage(hint)) : null,
        error: problem ? problemWords(problem.code, path) : null,
        required: required ?? false,
      };
    },
    hasProblem: (path) => at(path) !== undefined,
  };
  return { control, setDraft, setProblems, problems };
}
