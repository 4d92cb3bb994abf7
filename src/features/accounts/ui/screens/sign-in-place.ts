import { createContext, use, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { parseArrival, withArrival } from "#features/accounts/model/next-path.ts";
import { session } from "#features/accounts/ui/session.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useNavigationState } from "#platform/ui/use-navigation-state.ts";

/** The steps of signing in, each a page and a state of the sheet. */
export type SignInStep = "login" | "signup" | "otp" | "forgot-password";

/** What one step tells the next. */
export interface StepNotes {
  readonly email?: string;
  /** The sign-up that this browser made. */
  readonly attempt?: string;
}

/** What the step before has told, as the browser's history holds it; no address names it. */
export function parseNotes(state: Readonly<Record<string, unknown>> | null): StepNotes {
  const { email, attempt } = state ?? {};
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof attempt === "string" && { attempt }),
  };
}

/** How login opens once a password is set anew: with its address, in place of the link that is spent. */
export function loginAfterReset(email: string) {
  return { replace: true, state: { email } satisfies StepNotes };
}

/** Where a form of signing in stands: on a page of its own, or in the sheet over any page. */
export interface SignInPlace {
  /** Id of the sheet's heading; null on a page, which has a title of its own. */
  readonly titleId: string | null;
  /** Why one should log in here, where the page knows. */
  readonly lead?: string;
  /** What the step before has told. */
  readonly notes: StepNotes;
  /** The page of a step, which goes on to where this one does. */
  readonly pathOf: (step: SignInStep) => string;
  readonly go: (step: SignInStep, notes: StepNotes) => void;
  /** Signed in: on to where the visitor wanted to go, or to `next`. */
  readonly finish: (next?: string) => void;
}

/** Set by the sheet. */
export const SignInSheetContext = createContext<SignInPlace | null>(null);

/** Where a form of signing in stands: in the sheet over a page, else on a page of its own. */
export function useSignInPlace(): SignInPlace {
  const page = useSignInPage();
  return use(SignInSheetContext) ?? page;
}

/** Who is signed in already goes on at once: the form would read as if nobody were. */
export function useWayOn(finish: SignInPlace["finish"]): void {
  const goOn = useRef(finish);
  useEffect(() => {
    if (session.current().status === "signed-in") goOn.current();
  }, []);
}

function useSignInPage(): SignInPlace {
  const { search } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const arrival = parseArrival(search, state?.from);
  const pathOf = (step: SignInStep) => withArrival(href(`/${step}`), arrival);
  return {
    titleId: null,
    notes: parseNotes(state),
    pathOf,
    go: (step, notes) => void navigate(localPath(pathOf(step)), { state: notes }),
    finish: (next = arrival.next ?? localPath("/")) => void navigate(next, { replace: true }),
  };
}
