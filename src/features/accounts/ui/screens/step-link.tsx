import type { ReactNode } from "react";
import { isPlainClick, LocalLink } from "#platform/ui/local-link.tsx";
import { type SignInStep, type StepNotes, useSignInPlace } from "./sign-in-place.ts";

interface StepLinkProps {
  readonly step: SignInStep;
  readonly notes: StepNotes;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to another step of signing in, within the sheet or to its page, with what was typed. */
export function StepLink({ step, notes, ...rest }: StepLinkProps) {
  const { pathOf, go } = useSignInPlace();
  return (
    <LocalLink
      to={pathOf(step)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(step, notes);
      }}
      {...rest}
    />
  );
}
