import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { withArrival } from "#features/accounts/model/next-path.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { Sheet } from "#platform/ui/sheet.tsx";
import ForgotScreen from "./forgot-password-screen.tsx";
import LoginScreen from "./login-screen.tsx";
import OtpScreen from "./otp-screen.tsx";
import { SignInSheetContext, type SignInStep, type StepNotes } from "./sign-in-place.ts";
import SignupScreen from "./signup-screen.tsx";

/** What the sheet opens with. */
export interface SignInOpening {
  readonly step: SignInStep;
  /** Where to go on to, as a path of this site; null to stay. */
  readonly next: string | null;
}

export interface SignInSheetProps {
  readonly opening: SignInOpening;
  /** Why one should log in, in place of the words of any page. */
  readonly lead?: string;
  readonly onClose: () => void;
}

const SCREENS: Readonly<Record<SignInStep, ComponentType>> = {
  login: LoginScreen,
  signup: SignupScreen,
  otp: OtpScreen,
  "forgot-password": ForgotScreen,
};

/** Signing in over the page, which stays as it is: what was begun there goes on afterwards. */
export function SignInSheet({ opening, lead, onClose }: SignInSheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [{ step, notes }, setStep] = useState<{ step: SignInStep; notes: StepNotes }>({
    step: opening.step,
    notes: {},
  });
  const Screen = SCREENS[step];
  const place = useSheetPlace({ titleId, opening, onClose, notes, setStep, ...(lead && { lead }) });
  const content = useFocusOnStep(step);
  return (
    <Sheet titleId={titleId} onClose={onClose}>
      <button
        type="button"
        onClick={onClose}
        aria-label={t`Close`}
        className={`absolute top-4 right-4 md:top-6 md:right-6 ${ICON_BUTTON}`}
      >
        <Icon name="x" className="size-6" />
      </button>
      <div ref={content}>
        <SignInSheetContext value={place}>
          <Screen key={step} />
        </SignInSheetContext>
      </div>
    </Sheet>
  );
}

interface SheetPlaceOptions extends SignInSheetProps {
  readonly titleId: string;
  readonly notes: StepNotes;
  readonly setStep: (next: { step: SignInStep; notes: StepNotes }) => void;
}

function useSheetPlace({ opening, onClose, setStep, ...shown }: SheetPlaceOptions) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return {
    ...shown,
    pathOf: (step: SignInStep) => withArrival(href(`/${step}`), { next: opening.next ?? here }),
    go: (step: SignInStep, notes: StepNotes) => setStep({ step, notes }),
    finish: (next = opening.next ?? here) => {
      onClose();
      if (next !== here) void navigate(next);
    },
  };
}

/** The focus goes to the first field of each step; by finger to its title, since a keyboard would hide it. */
function useFocusOnStep(step: SignInStep) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFine = window.matchMedia("(pointer: fine)").matches;
    const first = step && content.current?.querySelector<HTMLElement>(isFine ? "input" : "h2");
    first?.focus();
  }, [step]);
  return content;
}
